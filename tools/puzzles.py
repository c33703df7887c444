"""Make, replace and prove the trail puzzles: `python -m tools.puzzles make`, `replace` or `prove`.

`make` plays games between computers, takes positions in which a question has one provable answer, chooses
puzzles of all kinds, themes and ratings, and writes them with their games into resources/puzzles. `replace`
takes out those whose answer is in sight, or not the only one, and puts others of the same games, with new
ids, in their place. `prove` answers all of them again, and checks the truth of each game against the answers.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import repeat
from pathlib import Path

from ai.arena import Match, play_match
from furyqt.controllers.puzzles.collection import (
    INDEX,
    PuzzleEntry,
    position,
    read_index,
    solver_of,
    write_index,
)
from furyqt.rules.core.agenda import State, pending_decision, player_to_move
from furyqt.rules.core.puzzle import ALL, DENY, KINDS, MUST, WHEN, Puzzle, UnsolvableError
from furyqt.rules.core.record import SUFFIX, dumps, loads
from furyqt.rules.core.ruleset import ruleset

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "puzzles"
GAME = "fury3"
WANTED = 500
FIRST_PHASE = 5
MOST_OF_A_GAME = 6
SHARES = {DENY: 0.12, WHEN: 0.16, MUST: 0.22, ALL: 0.5}
"""The share of each kind; the rare kinds choose first."""
_STEP = 200
"""The width of a band of ratings; puzzles are spread evenly over the bands."""
_TURNS = range(1, 6)


def main() -> int:
    """Make or prove the puzzles."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("make", "replace", "prove"))
    parser.add_argument("--games", type=int, default=240, help="games to play (240)")
    parser.add_argument("--seed", type=int, default=7000, help="of the first game (7000)")
    parser.add_argument("--players", nargs="+", default=["greedy,greedy"], help="pairings, taken in turn")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args()
    if given.what == "prove":
        return prove(given.folder)
    if given.what == "replace":
        return replace_poor_ones(given.folder, given.jobs)
    matches = [
        Match(
            GAME, {"game": "advanced" if number % 3 else "base"}, tuple(specs.split(",")), given.seed + number
        )
        for number in range(given.games)
        for specs in [given.players[number % len(given.players)]]
    ]
    with ProcessPoolExecutor(given.jobs) as pool:
        made = list(pool.map(_from_match, matches))
    chosen = choose([entry for _, entries in made for entry in entries], random.Random(given.seed))
    write(given.folder, chosen, {entry.record: text for text, entries in made for entry in entries})
    print(f"{len(chosen)} puzzles", dict(Counter(entry.kind for entry in chosen)))
    return 0


def _from_match(match: Match) -> tuple[str, list[PuzzleEntry]]:
    """Play a game; return its record without notes, and every puzzle in it."""
    record, states = loads(play_match(match).record)
    bare = replace(record, notes=("",) * len(record.actions), tags={})
    name = f"game{match.seed}"
    return dumps(bare, states), list(candidates(name, states))


def candidates(name: str, states: list[State], kinds: Collection[str] = KINDS) -> Iterator[PuzzleEntry]:
    """Yield every puzzle of a game: its kinds in each position in which a hunter begins a day."""
    rules, day = ruleset(GAME), -1
    solver = solver_of(rules)
    for ply, state in enumerate(states[:-1]):
        if not _begins_day(state, day):
            continue
        day = state.time  # type: ignore[attr-defined]
        observation = rules.observe(state, player_to_move(state) or 0)
        for puzzle in (Puzzle(ALL), Puzzle(MUST), Puzzle(DENY), *(Puzzle(WHEN, turns) for turns in _TURNS)):
            try:
                if puzzle.kind not in kinds or solver.is_in_sight(observation, puzzle):
                    continue
            except UnsolvableError:
                continue
            rating, themes = solver.difficulty(observation, puzzle), solver.themes(observation, puzzle)
            yield PuzzleEntry("", name, ply, puzzle.kind, puzzle.turns_ago, rating, themes)


def _begins_day(state: State, day: int) -> bool:
    """Return whether a hunter acts for the first time in a day while Dracula is hidden."""
    position: object = state
    time, phase, is_revealed = (getattr(position, name) for name in ("time", "phase", "revealed"))
    if time == day or time & 1 or phase < FIRST_PHASE or is_revealed or player_to_move(state) != 0:
        return False
    return type(pending_decision(state)).__name__ == "HunterAction"


def choose(found: list[PuzzleEntry], rng: random.Random) -> tuple[PuzzleEntry, ...]:
    """Choose puzzles of each kind, spread over bands of ratings, games and themes; the easiest first."""
    rng.shuffle(found)
    taken: list[PuzzleEntry] = []
    games: Counter[str] = Counter()
    used: set[tuple[str, int]] = set()
    for kind, share in SHARES.items():
        bands: Counter[tuple[int, str]] = Counter()
        mine = [entry for entry in found if entry.kind == kind]
        wanted = round(share * WANTED)
        while wanted and mine:
            best = min(mine, key=lambda entry: (bands[_band(entry)], games[entry.record]))
            mine.remove(best)
            if games[best.record] >= MOST_OF_A_GAME or (best.record, best.ply) in used:
                continue
            bands[_band(best)] += 1
            games[best.record] += 1
            used.add((best.record, best.ply))
            taken.append(best)
            wanted -= 1
    taken.sort(key=lambda entry: (entry.rating, entry.record, entry.ply))
    return tuple(_named(number, entry) for number, entry in enumerate(taken, start=1))


def _band(entry: PuzzleEntry) -> tuple[int, str]:
    return entry.rating // _STEP, entry.themes[0]


def _named(number: int, entry: PuzzleEntry) -> PuzzleEntry:
    rest = (entry.record, entry.ply, entry.kind, entry.turns_ago, entry.rating, entry.themes)
    return PuzzleEntry(f"{number:03}", *rest)


def write(folder: Path, chosen: tuple[PuzzleEntry, ...], games: dict[str, str]) -> None:
    """Write the index and the games, each up to its last puzzle."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob(f"*{SUFFIX}"), *folder.glob(INDEX)):
        old.unlink()
    for name in sorted({entry.record for entry in chosen}):
        last = max(entry.ply for entry in chosen if entry.record == name)
        record, states = loads(games[name])
        (folder / f"{name}{SUFFIX}").write_text(dumps(record.cut(last), states[: last + 1]), encoding="utf-8")
    write_index(folder / INDEX, chosen)


def replace_poor_ones(folder: Path, jobs: int) -> int:
    """Replace the puzzles whose answer is in sight or not the only one; the others keep their ids."""
    entries = read_index(folder / INDEX)
    poor = [entry for entry in entries if _is_poor(entry, folder)]
    kept = [entry for entry in entries if entry not in poor]
    names = sorted({entry.record for entry in entries})
    with ProcessPoolExecutor(jobs) as pool:
        found = [
            entry
            for part in pool.map(_of_stored, names, repeat(folder), repeat({entry.kind for entry in poor}))
            for entry in part
        ]
    new = substitutes(poor, kept, found, last=max(int(entry.id) for entry in entries))
    for name in names:
        if all(entry.record != name for entry in (*kept, *new)):
            (folder / f"{name}{SUFFIX}").unlink()
    write_index(folder / INDEX, (*kept, *new))
    print(f"{len(new)} puzzles replaced")
    return 0


def _is_poor(entry: PuzzleEntry, folder: Path) -> bool:
    shown = position(entry, folder)
    try:
        return shown.solver.is_in_sight(shown.observation, shown.puzzle)
    except UnsolvableError:
        return True


def _of_stored(name: str, folder: Path, kinds: set[str]) -> list[PuzzleEntry]:
    _, states = loads((folder / f"{name}{SUFFIX}").read_bytes())
    return list(candidates(name, states, kinds))


def substitutes(
    poor: list[PuzzleEntry], kept: list[PuzzleEntry], found: list[PuzzleEntry], last: int
) -> list[PuzzleEntry]:
    """Return for each puzzle the unused one of its kind that is nearest in rating, with ids after `last`."""
    used = {(entry.record, entry.ply) for entry in kept}
    games = Counter(entry.record for entry in kept)
    new: list[PuzzleEntry] = []
    for old in poor:
        fits = (
            entry
            for entry in found
            if entry.kind == old.kind
            and (entry.record, entry.ply) not in used
            and games[entry.record] < MOST_OF_A_GAME
        )
        best = min(fits, key=lambda entry: (abs(entry.rating - old.rating), entry.themes != old.themes))
        used.add((best.record, best.ply))
        games[best.record] += 1
        new.append(_named(last + len(new) + 1, best))
    return new


def prove(folder: Path) -> int:
    """Answer all puzzles again; print the first that fails, and return 1 then."""
    entries = read_index(folder / INDEX)
    for entry in entries:
        shown = position(entry, folder)
        try:
            answer = shown.solver.answer(shown.observation, shown.puzzle)
            if shown.solver.is_in_sight(shown.observation, shown.puzzle):
                raise UnsolvableError("the answer is in sight")
        except UnsolvableError as wrong:
            print(f"{entry.id}: {wrong}", file=sys.stderr)
            return 1
        for place in answer:
            shown.solver.explain(shown.observation, shown.puzzle, place)
    print(f"{len(entries)} puzzles proved")
    return 0


if __name__ == "__main__":
    sys.exit(main())
