#!/usr/bin/env bash
# Set up everything `make` needs: Python, Qt's system libraries, .venv, the package, the compiled translations.
#   tools/setup.sh play   what the program needs
#   tools/setup.sh dev    what its tests need too
# It asks nothing, installs system packages only where apt is there and root (or password-free sudo) allows it, and does
# nothing the second time: .venv keeps a stamp of pyproject.toml.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly kind=${1:?play or dev}
readonly python=.venv/bin/python

say() { printf 'furyqt: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# ---- system packages --------------------------------------------------------------------------------------------------

sudo_prefix() {
    if [ "$(id -u)" = 0 ]; then echo env; else echo sudo -n; fi
}

may_apt() {
    command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }
}

apt_updated=
apt_install() {
    local run
    run=$(sudo_prefix)
    say "installing with apt: $*"
    if [ -z "$apt_updated" ]; then
        $run apt-get update -qq </dev/null >&2 || say "apt-get update failed; trying with the lists at hand"
        apt_updated=yes
    fi
    $run DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" </dev/null >&2
}

# ---- Python -----------------------------------------------------------------------------------------------------------

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null </dev/null; }

find_python() {
    local name
    for name in ${PYTHON:-} python3 python3.13 python3.12 python3.11 python3.14 python; do
        if command -v "$name" >/dev/null && is_new_enough "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

install_python() {
    may_apt || return 1
    apt_install python3 python3-venv || true
    find_python >/dev/null || apt_install python3.12 python3.12-venv || apt_install python3.11 python3.11-venv
}

is_usable_venv() { # a moved checkout needs a new one: its scripts name their old place
    [ -x "$python" ] && grep -qF "$(pwd -P)" .venv/bin/activate && is_new_enough "$python" &&
        "$python" -c 'import pip' 2>/dev/null
}

make_venv() {
    local base version
    if is_usable_venv; then return; fi
    find_python >/dev/null || install_python ||
        fail "Python 3.11 or newer is needed and was not found. Install it (Debian, Ubuntu: apt install python3 python3-venv;" \
            "others: https://www.python.org/downloads/) or name one: make play PYTHON=/path/to/python3.12"
    base=$(find_python) || fail "Python 3.11 or newer is needed; what apt offers here is older. See https://www.python.org/downloads/"
    say "making .venv with $base"
    rm -rf .venv
    if "$base" -m venv .venv >/dev/null 2>&1; then return; fi
    version=$("$base" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
    rm -rf .venv
    if may_apt && { apt_install "$version-venv" || apt_install python3-venv; } && "$base" -m venv .venv; then return; fi
    rm -rf .venv
    fail "$base cannot make a virtual environment. Install its venv module (Debian, Ubuntu: apt install $version-venv)."
}

# ---- Qt's system libraries --------------------------------------------------------------------------------------------

# soname, and the package it is in on Debian and Ubuntu
readonly libraries='
libEGL.so.1              libegl1
libGL.so.1               libgl1
libX11-xcb.so.1          libx11-xcb1
libdbus-1.so.3           libdbus-1-3
libfontconfig.so.1       libfontconfig1
libglib-2.0.so.0         libglib2.0-0
libgthread-2.0.so.0      libglib2.0-0
libxcb-cursor.so.0       libxcb-cursor0
libxcb-icccm.so.4        libxcb-icccm4
libxcb-image.so.0        libxcb-image0
libxcb-keysyms.so.1      libxcb-keysyms1
libxcb-randr.so.0        libxcb-randr0
libxcb-render-util.so.0  libxcb-render-util0
libxcb-shape.so.0        libxcb-shape0
libxcb-xkb.so.1          libxcb-xkb1
libxkbcommon-x11.so.0    libxkbcommon-x11-0
libxkbcommon.so.0        libxkbcommon0
'

ldconfig_program() { command -v ldconfig || PATH=/usr/sbin:/sbin command -v ldconfig; }

missing_libraries() { # prints "soname package" lines
    local ldconfig cache soname package
    ldconfig=$(ldconfig_program) || return 0
    cache=$("$ldconfig" -p 2>/dev/null) || return 0
    while read -r soname package; do
        [ -z "$soname" ] || [[ $cache == *"$soname "* ]] || echo "$soname $package"
    done <<<"$libraries"
}

install_libraries() {
    local missing packages
    [ "$(uname -s)" = Linux ] || return 0
    missing=$(missing_libraries)
    [ -n "$missing" ] || return 0
    packages=$(cut -d' ' -f2 <<<"$missing" | sort -u | xargs)
    # shellcheck disable=SC2086
    if may_apt && apt_install $packages; then return 0; fi
    say "Qt needs system libraries that are missing here: $(cut -d' ' -f1 <<<"$missing" | sort -u | xargs)"
    say "Debian, Ubuntu: sudo apt install $packages (other systems: the packages with these files). Trying without them."
}

# ---- the package ------------------------------------------------------------------------------------------------------

wanted() { cat pyproject.toml hatch_build.py | cksum; }

is_installed() { # a dev installation can play too
    local stamp
    for stamp in "$kind" dev; do
        if [ "$(cat ".venv/furyqt-$stamp.stamp" 2>/dev/null)" = "$(wanted)" ]; then return 0; fi
    done
    return 1
}

install_package() {
    local what=.
    [ "$kind" = dev ] && what='.[dev]'
    say "installing the package and what it needs into .venv (once; a few minutes)"
    # Without build isolation the build's own Qt is not downloaded a second time.
    "$python" -m pip install --quiet --disable-pip-version-check 'hatchling>=1.26' editables </dev/null ||
        fail "pip could not install hatchling: is there a network? (messages above)"
    "$python" -m pip install --quiet --disable-pip-version-check --no-build-isolation -e "$what" </dev/null ||
        fail "pip could not install furyqt: see its messages above."
    wanted >".venv/furyqt-$kind.stamp"
}

make_venv
install_libraries
is_installed || install_package
"$python" -m tools.build_translations >/dev/null || fail "the translations could not be compiled (message above)"
