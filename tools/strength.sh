#!/usr/bin/env bash
# The games of docs/strength.md: search against the yardsticks on both sides, strength against iterations, and rule bots
# against the greedy player.
#   tools/strength.sh [GAMES] [JOBS]
set -euo pipefail
cd "$(dirname "$0")/.."

readonly games=${1:-40} jobs=${2:-$(nproc 2>/dev/null || echo 2)}

match() { # DRACULA HUNTERS
    echo "furyqt simulate lite --players dracula=$1,hunters=$2 --games $games --jobs $jobs --seed 1"
    .venv/bin/furyqt simulate lite --players "dracula=$1,hunters=$2" --games "$games" --jobs "$jobs" --seed 1
    echo
}

for yardstick in random greedy; do
    match search:200 "$yardstick"
    match "$yardstick" search:200
done
match greedy greedy
match search:200 search:200
for iterations in 25 50 100 200 400 800; do
    match "search:$iterations" greedy
    match greedy "search:$iterations"
done

field() { # HUNTERS DRACULA GAMES
    echo "furyqt simulate lite --hunters $1 --dracula $2 --games $3 --jobs $jobs --seed 1"
    .venv/bin/furyqt simulate lite --hunters "$1" --dracula "$2" --games "$3" --jobs "$jobs" --seed 1
    echo
}

field bots,greedy,random greedy 4
field greedy bots,greedy,random 20
