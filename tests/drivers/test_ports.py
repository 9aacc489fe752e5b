"""Serial ports: found by USB identity, opened for one program, refusals with the remedy."""

from __future__ import annotations

import errno
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from drivers import ports
from drivers.errors import DeviceMissing
from drivers.ports import KnownPort, identity, missing, open_port, resolve


def adapter(device: str, vid: int, pid: int, number: str | None) -> ListPortInfo:
    info = ListPortInfo(device)
    info.vid, info.pid, info.serial_number = vid, pid, number
    return info


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> list[ListPortInfo]:
    """What the machine has plugged in."""
    found = [ListPortInfo("/dev/ttyS0"), adapter("/dev/ttyUSB0", 0x1A86, 0x7523, None)]
    monkeypatch.setattr(list_ports, "comports", lambda: list(found))
    return found


def refusal(spec: str) -> str:
    with pytest.raises(DeviceMissing) as refused:
        resolve(spec, "adalight")
    return str(refused.value)


def test_paths_and_addresses_are_themselves() -> None:
    assert [resolve(spec) for spec in ("/dev/ttyUSB0", "COM3", "loop://")] == ["/dev/ttyUSB0", "COM3", "loop://"]


def test_an_adapter_is_found_by_maker_and_product(plugged: list[ListPortInfo]) -> None:
    assert resolve("usb:1a86:7523") == "/dev/ttyUSB0"
    assert refusal("usb:1A86:5523") == "not-found device=adalight port=usb:1A86:5523"


def test_two_of_a_kind_are_told_apart_by_their_number(plugged: list[ListPortInfo]) -> None:
    plugged += [adapter("/dev/ttyACM0", 0x239A, 0x80F4, "E6614"), adapter("/dev/ttyACM1", 0x239A, 0x80F4, "E6615")]
    assert resolve("usb:239A:80F4:E6615") == "/dev/ttyACM1"
    assert refusal("usb:239A:80F4") == (
        "several-found device=adalight port=usb:239A:80F4 found=/dev/ttyACM0, /dev/ttyACM1"
    )


def test_an_adapter_without_a_number_has_no_identity(plugged: list[ListPortInfo]) -> None:
    plugged.append(adapter("/dev/ttyACM0", 0x239A, 0x80F4, "E6614"))
    assert (identity("/dev/ttyUSB0"), identity("/dev/ttyS0")) == (None, None)
    assert identity("/dev/ttyACM0") == "usb:239A:80F4:E6614"


def test_a_device_that_vanishes_during_the_search_is_searched_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    vanishing = [True, False]

    def comports() -> list[ListPortInfo]:
        if vanishing.pop(0):
            raise TypeError("int() argument must be a string, not 'NoneType'")
        return [ListPortInfo("/dev/ttyS0")]

    monkeypatch.setattr(list_ports, "comports", comports)
    assert [port.device for port in ports.plugged()] == ["/dev/ttyS0"]


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Path]:
    """A pseudo-terminal under a name of its own."""
    master, slave = pty.openpty()
    (tmp_path / "ttyUSB0").symlink_to(os.ttyname(slave))
    yield tmp_path / "ttyUSB0"
    os.close(master)
    os.close(slave)


def test_a_port_is_opened_for_one_program_alone(line: Path) -> None:
    held = open_port(str(line), device="serial", baud=9600, timeout=0)
    with pytest.raises(DeviceMissing) as refused:
        open_port(str(line), device="serial", baud=9600, timeout=0)
    assert str(refused.value) == f"in-use device=serial port={line}"
    held.close()
    open_port(str(line), device="serial", baud=9600, timeout=0).close()


def test_a_board_is_not_restarted_by_its_control_lines(line: Path) -> None:
    held = open_port(str(line), device="serial", baud=9600, timeout=0)
    assert (held.dtr, held.rts) == (False, False)
    held.close()


def test_a_port_found_by_identity_after_it_changed_its_path(line: Path, plugged: list[ListPortInfo]) -> None:
    plugged.append(adapter(os.path.realpath(line), 0x239A, 0x80F4, "E6614"))
    port = KnownPort(str(line), device="serial", baud=9600)
    port.open().close()
    master, slave = pty.openpty()
    plugged[-1] = adapter(os.ttyname(slave), 0x239A, 0x80F4, "E6614")
    again = port.open()
    assert again.port == os.ttyname(slave)
    again.close()
    os.close(master)
    os.close(slave)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOENT, "not-found device=serial port=/dev/none"),
        (errno.ENXIO, "not-found device=serial port=/dev/none"),
        (errno.EACCES, "no-permission device=serial port=/dev/none group=dialout"),
        (errno.EBUSY, "in-use device=serial port=/dev/none"),
        (errno.EAGAIN, "in-use device=serial port=/dev/none"),
        (errno.EINVAL, "not-opened device=serial port=/dev/none reason=[Errno 22] Invalid argument"),
    ],
)
def test_what_the_system_says_is_a_key_with_its_facts(number: int, said: str) -> None:
    assert str(missing(OSError(number, os.strerror(number)), "serial", "/dev/none")) == said


def test_an_unknown_kind_of_address_is_told_with_its_words() -> None:
    with pytest.raises(DeviceMissing) as refused:
        open_port("telephone://1", device="serial", baud=9600, timeout=0)
    assert refused.value.facts["reason"] == "invalid URL, protocol 'telephone' not known"


PROGRAM = """
import grp, os, serial, sys
from drivers.errors import DeviceMissing
from drivers.ports import open_port
if os.geteuid() == 0:
    os.setuid(65534)
try:
    open_port(sys.argv[1], device="serial", baud=9600, timeout=0)
except DeviceMissing as refused:
    print(refused.key, refused.facts["group"])
"""


def test_a_port_that_others_may_open_names_their_group(line: Path) -> None:
    port = os.path.realpath(line)
    os.chmod(port, 0)
    done = subprocess.run([sys.executable, "-c", PROGRAM, port], capture_output=True, text=True, check=True)
    assert done.stdout == f"no-permission {ports.group_of(port)}\n"
