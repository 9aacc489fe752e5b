#!/usr/bin/env bash
# Makes a Raspberry Pi (or any Debian without a desktop) start the companion by itself, full screen.
#   sudo deploy/install.sh            installs, or brings up to date after a "git pull"
#   sudo deploy/install.sh --remove   takes it away again; games and settings in /var/lib/companion stay
set -euo pipefail
home=/opt/companion
environment=$home/venv
# shellcheck source=deploy/set-up.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/set-up.sh"
origin=$checkout
PYTHON=/usr/bin/python3  # one that the service's user may run too

UNIT=/etc/systemd/system/companion.service
RULES=/etc/udev/rules.d/99-companion.rules
COMMAND=/usr/local/bin/companion
GROUPS_OF_DEVICES=(video render audio dialout gpio spi i2c)  # screen and camera, GPU, sound, serial ports, pins

systemd_runs() { [ -d /run/systemd/system ]; }

refuse_what_cannot_work() {
  [ "$(id -u)" -eq 0 ] || stop_with "This writes to $home and to /etc: run \"sudo deploy/install.sh\"."
  { is_known apt-get && is_known systemctl; } || stop_with "This wants a Debian with systemd, as Raspberry Pi OS is."
  [ "$(getconf LONG_BIT)" = 64 ] ||
    stop_with "Kivy has no 32-bit build: write the 64-bit Raspberry Pi OS Lite to the card (see deploy/README.md)."
  ! grep -q '^overlay / ' /proc/mounts ||
    stop_with "The overlay file system is on, so nothing would stay:" \
      "run \"sudo raspi-config nonint do_overlayfs 1\", restart, and start this again."
  ! systemctl is-enabled --quiet display-manager 2>/dev/null ||
    stop_with "A desktop starts on this machine: use deploy/play there, or first run" \
      "\"sudo systemctl set-default multi-user.target && sudo systemctl disable --now display-manager\"."
}

warn_of_old_system() {  # VERSION_ID is a plain number on Debian and Raspberry Pi OS
  local VERSION_ID=13
  # shellcheck source=/dev/null
  . /etc/os-release
  [ "${VERSION_ID%%.*}" -ge 13 ] ||
    say "This is Debian $VERSION_ID: the picture may fill only a part of the screen. Debian 13 does better."
}

remove() {
  systemctl disable --now companion.service 2>/dev/null || true
  rm -rf -- "$UNIT" "$RULES" "$COMMAND" "$home"
  if systemd_runs; then systemctl daemon-reload && systemctl start getty@tty1.service; fi
  say "Removed. Games and settings are still in /var/lib/companion."
}

make_user() {
  id companion >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir /var/lib/companion --shell /usr/sbin/nologin companion
  local group
  for group in "${GROUPS_OF_DEVICES[@]}"; do
    if getent group "$group" >/dev/null; then usermod --append --groups "$group" companion; fi
  done
}

copy_source() {  # away from anybody's home folder; the old copy stays until the new one is whole
  rm -rf -- "$home/source.new" "$home/source.old"
  mkdir -p -- "$home/source.new"
  tar -C "$origin" -c --exclude=__pycache__ rules drivers companion assets deploy pyproject.toml README.md LICENSE |
    tar -C "$home/source.new" -x --no-same-owner
  [ ! -e "$home/source" ] || mv -- "$home/source" "$home/source.old"
  mv -- "$home/source.new" "$home/source"
  rm -rf -- "$home/source.old"
}

provide_program() {
  checkout=$home/source
  provide_packages cage xwayland seatd || exit 1
  set_up "$(extras_to_play)"
  "$environment/bin/python" -m compileall -q "$checkout" || true  # the service's user may not write there
}

prepare_pi() {  # lamps use SPI, number displays I2C; the screen must not go dark by itself
  is_known raspi-config || return 0
  raspi-config nonint do_spi 0
  raspi-config nonint do_i2c 0
  raspi-config nonint do_blanking 1
}

write_command() {
  cat >"$COMMAND" <<'COMMAND_END'
#!/bin/sh
# The companion's commands on the games of the service: sudo companion check, sudo companion cards show ...
export HOME=/var/lib/companion COMPANION_HOME=/var/lib/companion
exec runuser -u companion -- /opt/companion/venv/bin/companion "$@"
COMMAND_END
  chmod 755 "$COMMAND"
}

write_system_files() {
  install -m 644 -- "$origin/deploy/companion.service" "$UNIT"
  install -D -m 644 -- "$origin/deploy/99-companion.rules" "$RULES"
  install -d -m 750 -o companion -g companion /var/lib/companion
  write_command
}

start_service() {
  systemctl enable seatd.service companion.service
  if ! systemd_runs; then say "Installed; it starts with the machine."; return; fi
  { udevadm control --reload && udevadm trigger; } || true
  systemctl daemon-reload
  systemctl reset-failed companion.service 2>/dev/null || true
  say "Starting it: on the first start this takes a while."
  systemctl restart companion.service ||
    stop_with "It is installed, but it did not start: \"journalctl -u companion\" says why."
  say "Installed and started. Devices: sudo companion check."
}

refuse_what_cannot_work
if [ "${1:-}" = --remove ]; then remove; exit; fi
warn_of_old_system
make_user
copy_source
provide_program
prepare_pi
write_system_files
start_service
