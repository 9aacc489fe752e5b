"""A machine for the deploy scripts: a folder of stand-in commands that note what they are asked, and a checkout."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"
# What the scripts may use of any system; everything else is a stand-in or is not there.
PLAIN = (
    *(
        "bash",
        "cat",
        "chmod",
        "cksum",
        "cp",
        "dirname",
        "echo",
        "env",
        "flock",
        "grep",
        "mkdir",
        "mv",
        "readlink",
        "rm",
    ),
    *("sh", "sleep", "touch", "uname", "xargs"),
)

# Behaves as Python 3.12 does for the scripts. Files in $STATE switch a fault on.
PYTHON = """#!/bin/sh
case "$1 $2" in
  "-V "*) echo "Python 3.12.1" ;;
  "-c "*"import ensurepip"*) [ ! -e "$STATE/no-venv" ] || exit 1 ;;
  "-c "*"%d.%d"*) echo 3.12 ;;
  "-m venv")
    for folder; do :; done
    echo "python -m venv ${3#/*}" >>"$STATE/log"
    mkdir -p "$folder/bin" && cp "$0" "$folder/bin/python" ;;
  "-m pip")
    [ "$3" = --version ] && exit
    for what; do :; done
    echo "pip install ${what##*[}" >>"$STATE/log"
    [ ! -e "$STATE/offline" ] || exit 1
    if [ -e "$STATE/cut" ]; then rm "$STATE/cut"; kill -9 $PPID; exit 1; fi
    for tool in companion ruff mypy pytest; do cp "$STATE/tool" "${0%/*}/$tool"; done ;;
  "-m tests.harness") echo durability; echo noise ;;
  "-m tests."*) echo "$*" >>"$STATE/log"; [ ! -e "$STATE/$2-fails" ] ;;
esac
"""
# Any program that pip installs: notes its words, ends with what $STATE/NAME-ends-with says.
TOOL = """#!/bin/sh
echo "${0##*/} $*" >>"$STATE/log"
[ ! -e "$STATE/${0##*/}-$1" ] || exit "$(cat "$STATE/${0##*/}-$1")"
"""
DPKG_QUERY = """#!/bin/sh
for package; do :; done
grep -qx "$package" "$STATE/installed" && echo -n installed
"""
APT_GET = """#!/bin/sh
echo "apt-get $*" >>"$STATE/log"
case "$*" in *update*) rm -f "$STATE/stale"; exit ;; esac
[ ! -e "$STATE/stale" ] || exit 100
rm -f "$STATE/no-venv"
for package; do echo "$package" >>"$STATE/installed"; done
[ "$package" != python3 ] || cp "$STATE/python3" "${0%/*}/python3"
"""
APT_CACHE = """#!/bin/sh
grep -qx "$2" "$STATE/known"
"""
SUDO = """#!/bin/sh
[ -e "$STATE/sudo-works" ] || exit 1
[ "$1" != -n ] || shift
[ "$1" != true ] || exit 0
echo "sudo $1" >>"$STATE/log"
exec "$@"
"""
ROOT = "#!/bin/sh\necho 0\n"
PLAYER = "#!/bin/sh\necho 1000\n"
OTHER_PYTHON = '#!/bin/sh\n[ "$1" != -V ] || { echo "Python 3.14.0"; exit; }\nexit 1\n'
DEBIAN_12 = {
    "python3": PYTHON,
    "dpkg-query": DPKG_QUERY,
    "dpkg": "#!/bin/sh\n",
    "apt-get": APT_GET,
    "apt-cache": APT_CACHE,
    "sudo": SUDO,
    "id": ROOT,
}
NEEDED = ("libzbar0", "libgl1", "libegl1", "libgl1-mesa-dri")


class Machine:
    """A Debian 12 with nothing installed, used by root; methods and ``state`` files make it another one."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.state = folder / "state"
        self.checkout = folder / "a table" / "companion"
        for made in (self.bin, self.state, self.checkout):
            made.mkdir(parents=True)
        shutil.copytree(DEPLOY, self.checkout / "deploy")
        (self.checkout / "pyproject.toml").write_text("[project]\n")
        (self.state / "tool").write_text(TOOL)
        (self.state / "tool").chmod(0o755)
        for name in ("log", "installed", "known"):
            (self.state / name).touch()
        for name in PLAIN:
            if found := shutil.which(name):
                (self.bin / name).symlink_to(found)
        for name, text in DEBIAN_12.items():
            self.command(name, text)
        shutil.copy(self.bin / "python3", self.state)  # what apt-get installs by that name

    def command(self, name: str, text: str) -> None:
        """Puts a stand-in command into the path."""
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def without(self, *names: str) -> None:
        """Takes commands away."""
        for name in names:
            (self.bin / name).unlink()

    def has(self, *packages: str) -> None:
        """Packages that are installed already."""
        (self.state / "installed").write_text("".join(f"{package}\n" for package in packages))

    def switch(self, name: str, text: str = "") -> None:
        """Switches a fault or a faculty on (see the stand-ins)."""
        (self.state / name).write_text(text)

    def run(self, script: str, *words: str, cwd: Path = Path("/")) -> subprocess.CompletedProcess[str]:
        """Runs a script of the checkout, or with ``-c`` a line of bash in it, without a terminal."""
        start = ["bash", "-c", *words] if script == "-c" else [str(self.checkout / "deploy" / script), *words]
        environment = {"PATH": str(self.bin), "STATE": str(self.state), "HOME": str(self.state)}
        return subprocess.run(
            start, env=environment, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )

    def noted(self) -> list[str]:
        """What the stand-ins were asked since the last call."""
        lines = (self.state / "log").read_text().splitlines()
        (self.state / "log").write_text("")
        return lines
