#!/usr/bin/env bash
# Run the tests that a machine could change (fonts, processor, language, time zone, order ...) as on other machines, and
# print which of them differ. Needs what `make test` has set up.
#   tools/try_machines.sh            every sensitive suite under every environment
#   tools/try_machines.sh --short    the most sensitive tests
# Exit code 1 if something differs. What cannot be tried here is listed as "not tried".
set -euo pipefail
cd "$(dirname "$0")/.."

readonly root=$PWD python=${PYTHON:-$PWD/.venv/bin/python} short=${1:-}
work=$(mktemp -d "${TMPDIR:-/tmp}/furyqt-machines.XXXXXX")
readonly work
trap 'rm -rf "$work"' EXIT
case $short in '' | --short) ;; *) sed -n '2,6s/^# \?//p' "$0" >&2; exit 2 ;; esac
unset PYTHONDONTWRITEBYTECODE QT_QPA_PLATFORM

# ---- suites -----------------------------------------------------------------------------------------------------------

if [ "$short" ]; then
    arithmetic='tests/ai/test_golden_decisions.py tests/ai/test_portable.py'
    words='tests/commands/test_cli.py tests/commands/test_options.py tests/controllers/test_language.py tests/test_paths.py'
    pictures='tests/views/test_map_labels.py tests/views/test_night.py'
    screens='tests/test_display.py tests/controllers/test_settings.py'
    all='tests/controllers/test_settings.py tests/controllers/test_language.py tests/commands/test_options.py'
else
    arithmetic='tests/ai tests/controllers/test_audit.py tests/commands/test_audit.py'
    words='tests/commands tests/controllers tests/translations tests/test_app.py tests/test_paths.py'
    pictures='tests/views tests/test_app.py'
    screens='tests/test_app.py tests/test_display.py tests/commands tests/controllers'
    all='tests/ai tests/commands tests/contract tests/controllers tests/views tests/test_app.py'
fi

# ---- running and reporting --------------------------------------------------------------------------------------------

differing=0

report() { printf '%-28s %-10s %s\n' "$1" "$2" "$3"; }

suite() { # FOLDER LOG [NAME=VALUE ...] [-- OPTION ...] TEST ...: one run of pytest
    local folder=$1 log=$2 settings=()
    shift 2
    while [[ $1 == *=* ]]; do settings+=("$1"); shift; done
    (cd "$folder" && env PYTHONPATH="$folder" ${settings[@]+"${settings[@]}"} \
        "$python" -m pytest -q -n "${JOBS:-auto}" --dist worksteal -p no:cacheprovider "$@") </dev/null >"$log" 2>&1
}

judge() { # NAME LOG STATUS
    local summary
    summary=$(grep -E '[0-9]+ (passed|failed|error)' "$2" | tail -n 1) || summary='pytest did not finish'
    if [ "$3" = 0 ]; then report "$1" same "$summary"; return; fi
    differing=1
    report "$1" DIFFERS "$summary"
    grep -E '^(FAILED|ERROR|E  )' "$2" | head -n 20 | cut -c-160 | sed 's/^/    /' || tail -n 5 "$2"
}

try() { # NAME [NAME=VALUE ...] TEST ...
    local name=$1 status=0
    shift
    suite "$root" "$work/log" "$@" || status=$?
    judge "$name" "$work/log" "$status"
}

copied() { # FOLDER: the files of the repository without anything that was compiled
    mkdir "$1"
    if git rev-parse --git-dir >/dev/null 2>&1; then
        git ls-files -z --cached --others --exclude-standard | xargs -0 sh -c 'ls -d "$@" 2>/dev/null' - | tar -cT - | tar -xC "$1"
        git -C "$1" init -q
    else
        tar -c --exclude=.venv --exclude='*.qm' --exclude=__pycache__ . | tar -xC "$1"
    fi
}

# ---- fonts ------------------------------------------------------------------------------------------------------------

fonts() { # NAME FOLDER...: a configuration of fontconfig that knows only these folders
    local name=$1
    shift
    mkdir -p "$work/empty"
    {
        printf '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        printf '<dir>%s</dir>' "$@"
        printf '<cachedir>%s</cachedir></fontconfig>' "$work/cache-$name"
    } >"$work/$name.conf"
    echo "FONTCONFIG_FILE=$work/$name.conf"
}

dejavu=
for folder in /usr/share/fonts/truetype/dejavu /usr/share/fonts/dejavu /usr/share/fonts/TTF; do
    [ ! -e "$folder/DejaVuSans.ttf" ] || dejavu=$folder
done

# ---- languages --------------------------------------------------------------------------------------------------------

install_locales() {
    [ -d /usr/share/i18n/locales ] && return
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends locales; } \
        </dev/null >/dev/null 2>&1
}

generated() { # LOCALE: whether it is known, or could be generated for this run
    if locale -a 2>/dev/null | grep -qix "$1.utf-\?8"; then return; fi
    install_locales && command -v localedef >/dev/null || return 1
    mkdir -p "$work/locales"
    localedef -i "$1" -f UTF-8 "$work/locales/$1.UTF-8" >/dev/null 2>&1
    [ -d "$work/locales/$1.UTF-8" ]
}

# ---- environments -----------------------------------------------------------------------------------------------------
# The variables that are not quoted are lists of files.
# shellcheck disable=SC2086
{
    report environment result tests
    try 'this machine' $arithmetic
    for core in Haswell SkylakeX Prescott; do
        try "OpenBLAS for $core" OPENBLAS_CORETYPE=$core $arithmetic
    done
    try 'NumPy without AVX-512' 'NPY_DISABLE_CPU_FEATURES=X86_V4 AVX512_ICL AVX512_SPR' $arithmetic
    for language in de_DE it_IT; do
        if generated "$language"; then
            try "$language.UTF-8" LC_ALL=$language.UTF-8 LANGUAGE=${language%_*} LOCPATH="$work/locales" $words
        else
            report "$language.UTF-8" 'not tried' 'the locale cannot be generated here'
        fi
    done
    try 'locale C' LC_ALL=C LANG=C $words
    try 'time zone of Auckland' TZ=Pacific/Auckland $words
    try 'no fonts' "$(fonts none "$work/empty")" $pictures
    if [ "$dejavu" ]; then
        try 'only DejaVu fonts' "$(fonts dejavu "$dejavu")" $pictures
    else
        report 'only DejaVu fonts' 'not tried' 'they are not installed'
    fi
    try 'no display' DISPLAY= WAYLAND_DISPLAY= $screens
    try 'random order' --random-order --random-order-seed=$RANDOM $all

    copied "$work/first"
    copied "$work/second"
    suite "$work/first" "$work/first.log" $all &
    first=$! second_status=0 first_status=0
    suite "$work/second" "$work/second.log" $all || second_status=$?
    wait $first || first_status=$?
    judge 'no translations, two clones' "$work/first.log" $first_status
    judge 'at once (the second)' "$work/second.log" $second_status
}
exit $differing
