#!/usr/bin/env bash
# Try the Debian package in a bare Debian 12: install it with what it depends on and nothing else, start it from its
# menu entry, remove it, and compare the list of files before and after.
#   tools/packaging/try_deb.sh PACKAGE FOLDER   as root, with debootstrap, Xvfb, xdotool and ImageMagick
# FOLDER receives the system (300 MB; used again if it is there) and, beside it, the pictures of the window.
set -euo pipefail

readonly package=${1:?the package} root=${2:?a folder}
readonly number=${DISPLAY_NUMBER:-78}
readonly few_colors=99
readonly title='Night over Europe$'
readonly entry=/usr/share/applications/io.github.furyqt.desktop

say() { printf 'try_deb: %s\n' "$*"; }
inside() { chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./root -o -path ./tmp -o -path ./var/log \) -prune -o -print) | sort; }
apt() { inside apt-get -qq -y -o Dpkg::Use-Pty=0 "$@" >/dev/null; }

picture() { # waits for the window with this title
    local try
    for try in $(seq 100); do
        if DISPLAY=:$number xdotool search --onlyvisible --name "$title" >/dev/null 2>&1; then
            for _ in $(seq 20); do # until it is painted
                sleep 1
                import -display ":$number" -window root "$1"
                [ "$(identify -format %k "$1")" -gt "$few_colors" ] && break
            done
            say "the window is open after $try tenths of a second: $1"
            return 0
        fi
        sleep 0.1
    done
    say "no window came"
    return 1
}

close_window() {
    local process
    process=$(DISPLAY=:$number xdotool search --onlyvisible --name "$title" getwindowpid)
    kill "$process"
    tail --pid="$process" -f /dev/null
    wait %% 2>/dev/null || true
}

[ -x "$root/usr/bin/dpkg" ] || debootstrap --variant=minbase bookworm "$root" >/dev/null
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
Xvfb ":$number" -noreset -screen 0 1440x900x24 >/dev/null 2>&1 &
readonly server=$!
trap 'kill $server; umount "$root/proc"' EXIT
sleep 1

apt update
cp "$package" "$root/tmp/furyqt.deb"

# With nothing but what the package declares:
# shellcheck disable=SC2046
apt install --no-install-recommends $(dpkg-deb -f "$package" Depends | tr ',' '\n' | sed 's/(.*//')
inside dpkg -i /tmp/furyqt.deb >/dev/null
if inside sh -c 'command -v python3'; then say "this system has Python"; exit 1; fi
say "version: $(inside furyqt --version)"
inside env DISPLAY=":$number" furyqt &
picture "$root-bare.png"
close_window
inside dpkg -P furyqt >/dev/null

# From the menu, with the programs of a desktop that read menus and file types:
apt install --no-install-recommends desktop-file-utils hicolor-icon-theme libglib2.0-bin shared-mime-info
files >"$root.before"
inside dpkg -i /tmp/furyqt.deb >/dev/null
inside env DISPLAY=":$number" gio launch "$entry" &
picture "$root-menu.png"
close_window
inside furyqt simulate lite --games 1 --players hunters=random,dracula=random --records /tmp/records
say "type: $(inside gio info -a standard::content-type /tmp/records/lite-0.furyqt | tail -1)"
say "opens with: $(inside gio mime application/x-furyqt-game | head -1)"
inside env DISPLAY=":$number" furyqt /tmp/records/lite-0.furyqt &
picture "$root-game.png"
close_window

inside dpkg -P furyqt >/dev/null
files >"$root.after"
if diff "$root.before" "$root.after"; then say "nothing is left"; else say "these files differ"; exit 1; fi
