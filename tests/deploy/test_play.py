"""deploy/play: what it installs, when it does not, and what it says when it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.deploy.machine import NEEDED, OTHER_PYTHON, PLAYER, Machine

PIP = "pip install camera]"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.fixture
def furnished(machine: Machine) -> Machine:
    """A machine on which everything is set up already."""
    machine.has(*NEEDED)
    assert machine.run("play").returncode == 0
    machine.noted()
    return machine


def venvs(noted: list[str]) -> int:
    return sum(line.startswith("python -m venv") for line in noted)


def test_the_first_run_names_the_packages_installs_and_plays(machine: Machine) -> None:
    machine.switch("no-venv")
    done = machine.run("play", "--headless", "--home", "my games")
    noted = machine.noted()
    assert done.returncode == 0
    assert "package source: python3.12-venv\n" in done.stderr
    assert "package source: libzbar0 libgl1 libegl1 libgl1-mesa-dri\n" in done.stderr
    assert [line for line in noted if "libgl1 " in line and "install -y --no-install-recommends" in line] != []
    assert noted[-2:] == [PIP, "companion play --headless --home my games"]


def test_where_python_itself_is_missing_it_is_installed(machine: Machine) -> None:
    machine.without("python3")
    assert machine.run("play").returncode == 0
    assert machine.noted()[0].endswith("--no-install-recommends python3")


def test_the_second_run_only_plays(furnished: Machine) -> None:
    furnished.switch("offline")
    done = furnished.run("play")
    assert furnished.noted() == ["companion play"]
    assert done.stderr == ""


def test_debian_13_has_another_name_for_zbar(machine: Machine) -> None:
    machine.switch("known", "libzbar0t64\n")
    assert "libzbar0t64 libgl1" in machine.run("play").stderr
    machine.noted()
    machine.has("libzbar0t64", *NEEDED[1:])
    (machine.checkout / "pyproject.toml").write_text("[project]\nversion = '2'\n")
    machine.run("play")
    assert machine.noted() == [PIP, "companion play"]


def test_stale_package_lists_are_renewed_once(machine: Machine) -> None:
    machine.switch("stale")
    assert machine.run("play").returncode == 0
    words = [line.split()[-1] if "update" in line else line.split()[-5] for line in machine.noted()[:3]]
    assert words == ["--no-install-recommends", "update", "--no-install-recommends"]


def test_what_was_cut_off_is_begun_again(machine: Machine) -> None:
    machine.has(*NEEDED)
    machine.switch("cut")
    assert machine.run("play").returncode == -9
    assert not (machine.checkout / ".venv/bin/companion").exists()
    (machine.checkout / ".venv/half").touch()
    machine.noted()
    assert machine.run("play").returncode == 0
    noted = machine.noted()
    assert (venvs(noted), noted[1:]) == (1, [PIP, "companion play"])
    assert not (machine.checkout / ".venv/half").exists()
    machine.run("play")
    assert machine.noted() == ["companion play"]


def test_a_changed_project_file_updates_the_same_environment(furnished: Machine) -> None:
    (furnished.checkout / "pyproject.toml").write_text("[project]\nversion = '2'\n")
    furnished.run("play")
    assert furnished.noted() == [PIP, "companion play"]


def test_a_moved_checkout_is_set_up_again(furnished: Machine) -> None:
    moved = furnished.checkout.with_name("moved here")
    furnished.checkout = furnished.checkout.rename(moved)
    furnished.run("play")
    assert furnished.noted() == [PIP, "companion play"]


def test_an_update_without_network_does_not_stop_the_game(furnished: Machine) -> None:
    (furnished.checkout / "pyproject.toml").write_text("[project]\nversion = '2'\n")
    furnished.switch("offline")
    done = furnished.run("play")
    assert "could not be brought up to date" in done.stderr
    assert furnished.noted() == [PIP, "companion play"]
    (furnished.state / "offline").unlink()
    furnished.run("play")
    assert furnished.noted() == [PIP, "companion play"]


def test_the_first_run_without_network_says_so_and_stops(machine: Machine) -> None:
    machine.has(*NEEDED)
    machine.switch("offline")
    done = machine.run("play")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("The Python packages could not be installed (see above)")
    assert "companion play" not in machine.noted()


@pytest.mark.parametrize("missing", ["sudo", "apt-get"])
def test_without_rights_or_apt_the_exact_command_is_said(machine: Machine, missing: str) -> None:
    machine.command("id", PLAYER)
    machine.without(missing)
    machine.switch("no-venv")
    done = machine.run("play")
    assert (done.returncode, machine.noted()) == (1, [])
    assert done.stderr == (
        'Python\'s venv is missing: run "sudo apt-get install python3.12-venv", then start this again.\n'
    )


def test_what_the_app_can_do_without_does_not_stop_it(machine: Machine) -> None:
    machine.command("id", PLAYER)
    machine.has("libgl1", "libegl1", "libgl1-mesa-dri")
    done = machine.run("play")
    assert 'run "sudo apt-get install libzbar0", then start this again' in done.stderr
    assert machine.noted()[-1] == "companion play"


def test_a_player_with_sudo_gets_the_packages(machine: Machine) -> None:
    machine.command("id", PLAYER)
    machine.switch("sudo-works")
    machine.run("play")
    noted = machine.noted()
    assert (noted[0], noted[-1]) == ("sudo env", "companion play")


def test_another_python_gets_one_sentence_with_the_command(machine: Machine) -> None:
    machine.command("python3", OTHER_PYTHON)
    machine.switch("known", "python3.12\n")
    done = machine.run("play")
    assert done.returncode == 1
    assert done.stderr == (
        "Table Companion needs Python 3.11, 3.12 or 3.13, and here is Python 3.14.0: "
        'run "sudo apt-get install python3.12 python3.12-venv", then start this again.\n'
    )


def test_an_older_or_newer_default_is_passed_over(machine: Machine) -> None:
    machine.has(*NEEDED)
    machine.command("python3.12", (machine.bin / "python3").read_text())
    machine.command("python3", OTHER_PYTHON)
    assert machine.run("play").returncode == 0
    assert machine.noted()[-1] == "companion play"


def test_without_a_screen_a_game_plays_itself(furnished: Machine) -> None:
    furnished.switch("companion-play", "3")
    done = furnished.run("play")
    assert (done.returncode, furnished.noted()) == (0, ["companion play", "companion demo"])
    assert "For the screen" in done.stderr


def test_any_other_end_is_passed_on(furnished: Machine) -> None:
    furnished.switch("companion-play", "2")
    assert furnished.run("play").returncode == 2
    assert furnished.noted() == ["companion play"]


def test_it_runs_through_a_link_and_from_any_folder(furnished: Machine) -> None:
    link = furnished.bin / "table"
    link.symlink_to(furnished.checkout / "deploy" / "play")
    assert furnished.run("-c", "table --kiosk", cwd=furnished.state).returncode == 0
    assert furnished.noted() == ["companion play --kiosk"]


def test_a_raspberry_pi_uses_its_own_packages_and_the_pi_extra(machine: Machine) -> None:
    machine.switch("known", "python3-picamera2\n")
    load = f'PYTHON=python3; . "{machine.checkout}/deploy/set-up.sh"'
    assert machine.run("-c", f'{load}; is_raspberry_pi() {{ true; }}; set_up "$(extras_to_play)"').returncode == 0
    noted = machine.noted()
    assert noted[0].endswith("libzbar0 libgl1 libegl1 libgl1-mesa-dri python3-picamera2")
    assert noted[1].startswith("python -m venv --system-site-packages")
    assert noted[2:] == ["pip install pi,camera]"]
