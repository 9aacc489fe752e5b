# shellcheck shell=bash
# Sourced by deploy/play, deploy/test and deploy/install.sh: what the machine needs, and the virtual environment.
# Done once and remembered in the environment; what was interrupted half way is begun again. It talks on stderr.

checkout=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
environment=${environment:-$checkout/.venv}

say() { printf '%s\n' "$*" >&2; }
stop_with() { say "$*"; exit 1; }

is_raspberry_pi() { grep -qs 'Raspberry Pi' /proc/device-tree/model; }
is_known() { command -v "$1" >/dev/null 2>&1; }

# --- Python ---------------------------------------------------------------------------------------------------------

suits() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' >/dev/null 2>&1; }

find_python() {  # prints the first Python that suits; a Pi's own comes first, because libcamera is built for it alone
  local name of_the_pi=''
  if is_raspberry_pi; then of_the_pi=/usr/bin/python3; fi
  for name in "${PYTHON:-}" "$of_the_pi" python3 python3.13 python3.12 python3.11; do
    if suits "$name"; then command -v "$name" && return; fi
  done
  return 1
}

how_to_get_python() {
  local version
  for version in 3.13 3.12 3.11; do
    if apt-cache show "python$version" >/dev/null 2>&1; then
      echo "sudo apt-get install python$version python$version-venv" && return
    fi
  done
  if is_known dnf; then echo "sudo dnf install python3.13"
  elif is_known brew; then echo "brew install python@3.13"
  elif is_known uv; then echo "uv python install 3.13"
  else echo "curl -LsSf https://astral.sh/uv/install.sh | sh && ~/.local/bin/uv python install 3.13"; fi
}

provide_python() {  # sets $python
  if ! is_known python3 && is_known apt-get; then install_packages python3 || true; fi
  python=$(find_python) || stop_with "Table Companion needs Python 3.11, 3.12 or 3.13, and here is" \
    "$(python3 -V 2>/dev/null || echo none): run \"$(how_to_get_python)\", then start this again."
}

# --- packages of the system -----------------------------------------------------------------------------------------

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

missing_packages() {  # PACKAGE ...: prints those that are not here, with what codes (zbar) and the screen (OpenGL) need
  local package
  is_installed libzbar0 || is_installed libzbar0t64 || zbar_package
  for package in libgl1 libegl1 libgl1-mesa-dri $(camera_package) "$@"; do
    is_installed "$package" || echo "$package"
  done
}

camera_package() {  # a Pi's ribbon cameras
  if is_raspberry_pi && apt-cache show python3-picamera2 >/dev/null 2>&1; then echo python3-picamera2; fi
}

zbar_package() {  # the name has changed with Debian 13
  if apt-cache show libzbar0t64 >/dev/null 2>&1; then echo libzbar0t64; else echo libzbar0; fi
}

may_install() {
  is_known apt-get || return 1
  [ "$(id -u)" -eq 0 ] || { is_known sudo && { sudo -n true 2>/dev/null || [ -t 0 ]; }; }
}

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }

apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@" </dev/null
}

install_packages() {  # names them first; 1 when they could not be installed
  may_install || return 1
  say "Installing from the system's package source: $*"
  apt_install "$@" >/dev/null 2>&1 && return
  as_root dpkg --configure -a </dev/null >&2 || true  # an earlier run may have been cut off
  as_root apt-get -q update </dev/null >&2 && apt_install "$@" >&2
}

# shellcheck disable=SC2120  # see set_up_now
provide_packages() {  # PACKAGE ...: 1 when some are still missing; the one sentence says which
  is_known dpkg-query || { explain_other_systems; return; }
  local missing
  missing=$(missing_packages "$@" | xargs)
  # shellcheck disable=SC2086  # one word a package
  if [ -z "$missing" ] || install_packages $missing; then return; fi
  say "Still missing, and they cannot be installed from here: run \"sudo apt-get install $missing\"," \
    "then start this again."
  return 1
}

explain_other_systems() {
  [ "$(uname)" = Linux ] || return 0
  "$python" -c 'import ctypes.util as u, sys; sys.exit(not all(map(u.find_library, ("zbar", "GL", "EGL"))))' ||
    say "The screen needs OpenGL and EGL (Mesa), the second code reader needs zbar:" \
      "please install this system's packages of them."
}

provide_venv() {  # Debian keeps it in a package of its own
  "$python" -c 'import ensurepip' 2>/dev/null && return
  local package
  package=python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv
  install_packages "$package" ||
    stop_with "Python's venv is missing: run \"sudo apt-get install $package\", then start this again."
}

# --- the virtual environment ----------------------------------------------------------------------------------------

extras_to_play() { if is_raspberry_pi; then echo pi,camera; else echo camera; fi; }

stamp() { cksum <"$checkout/pyproject.toml"; "$environment/bin/python" -V; echo "$checkout"; }
stamp_file() { echo "$environment/ready-$1"; }
is_ready() { [ -e "$(stamp_file "$1")" ] && [ "$(stamp 2>/dev/null)" = "$(cat "$(stamp_file "$1")")" ]; }
remember() { stamp >"$(stamp_file "$1").new" && mv -- "$(stamp_file "$1").new" "$(stamp_file "$1")"; }

make_environment() {  # keeps one that works; one whose making was cut off is thrown away
  local options=()
  [ ! -e "$environment/unfinished" ] || rm -rf -- "$environment"
  if "$environment/bin/python" -m pip --version >/dev/null 2>&1; then return; fi
  if is_raspberry_pi; then options=(--system-site-packages); fi  # picamera2 comes from the system only
  say "Making the virtual environment $environment with $("$python" -V)"
  if ! { mkdir -p -- "$environment" && touch -- "$environment/unfinished" &&
    "$python" -m venv ${options[@]+"${options[@]}"} "$environment"; }; then
    stop_with "No environment could be made there (see above)."
  fi
}

install_python_packages() {  # EXTRAS
  say "Installing the Python packages (some 200 MB the first time, a few minutes)"
  touch -- "$environment/unfinished"
  "$environment/bin/python" -m pip install --disable-pip-version-check --quiet --editable "${checkout}[$1]" >&2
}

provide_environment() {  # EXTRAS
  local used_before=no
  make_environment
  [ -e "$environment/unfinished" ] || used_before=yes
  if install_python_packages "$1"; then remember "$1" && remember "${1%,dev}"
  elif [ "$used_before" = yes ]; then say "They could not be brought up to date (no network?): going on as they are."
  else stop_with "The Python packages could not be installed (see above): is there a network? Start this again."; fi
  rm -f -- "$environment/unfinished"
}

wait_for_another_set_up() { if is_known flock; then exec 9<"$checkout/pyproject.toml" && flock 9; fi; }

set_up() {  # EXTRAS: returns at once when nothing has changed since the last time
  if is_ready "$1"; then return; fi
  wait_for_another_set_up
  is_ready "$1" || set_up_now "$1"
  exec 9<&-
}

set_up_now() {  # EXTRAS
  provide_python
  provide_venv
  # shellcheck disable=SC2119  # deploy/install.sh is the one that names further packages
  provide_packages || true  # a game can be played without them
  provide_environment "$1"
}
