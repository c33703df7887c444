#!/usr/bin/env bash
# The games of the section "Levels" of docs/strength.md: each level against the one below, normal against the greedy player and
# novice against the random one, both ways on the same seeds.
#   tools/levels.sh GAME [GAMES PER SIDE] [JOBS] [SEED]
set -euo pipefail
cd "$(dirname "$0")/.."

readonly game=$1 games=${2:-25} jobs=${3:-1} seed=${4:-9000}
sides=(hunters dracula) options=()
case $game in
dining) sides=(red blue) options=(--options players=2 snacks=on) ;;
fury3) options=(--options game=advanced) ;;
esac

match() { # AGENT AGENT
    local players="${sides[0]}=$1,${sides[1]}=$2"
    echo "furyqt simulate $game --players $players --games $games --jobs $jobs --seed $seed ${options[*]}"
    .venv/bin/furyqt simulate "$game" --players "$players" --games "$games" --jobs "$jobs" --seed "$seed" "${options[@]}"
    echo
}

for pair in normal,greedy novice,random easy,novice normal,easy hard,normal master,hard; do
    higher=search:${pair%,*} lower=${pair#*,}
    case $lower in greedy | random) ;; *) lower=search:$lower ;; esac
    match "$higher" "$lower"
    match "$lower" "$higher"
done
