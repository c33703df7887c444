"""Records of games between players of the population, in the background, and what they show.

python -m lab.fury3.population make FOLDER --hunters training --draculas training --games 400 --seed 900000
python -m lab.fury3.population read FOLDER

The players are those of the third edition (lab/fury3/players.jsonl); a side is a half of them (`training`,
`test`), a half of the rule bots (`bots:training`, `bots:test`), or agents by name. `make` plays the games in
one process, each with the next seed and pairing, and writes one whole when it has ended; started again, it
goes on with the first game that is missing.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import product
from math import exp, log
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from ai.agent import Agent
from ai.agents import make_agent
from ai.arena import mean_interval, wilson
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.features import dracula_place
from ai.levels import SEARCH
from ai.seeds import own_seed, with_own_seeds
from ai.signature import signature
from furyqt import __version__
from furyqt.rules.core.agenda import is_over, play, player_to_move
from furyqt.rules.core.record import SUFFIX, Record, dumps, loads
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.events import CombatStarted, DraculaHurt, HideRevealed, LocationRevealed
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS
from lab.fury3.search_players import HALVES, PREFIX, SIDES, player_agent, specs_of
from lab.held_out import allowed_in_training, kept_for_tests
from lab.selfplay import agents_in, kept_before

GAME = "fury3"
OPTIONS = {"game": "advanced"}
BOTS = "bots:"
UNSHOWN = "never"
DAYS = (3, 6, 9, 12, 15)
"""The last days of the columns of the perplexity; one more is for all later days."""
EARLY = 9
"""The day before which the hunters should have met Dracula."""
COLUMNS = (
    "games | won | days | first card | first meeting | met early | meetings | hunters in each | two or more"
    " | damage | nats"
)
PLAIN = 0.1
"""The share of even places that is mixed into the belief before its log-loss is taken."""


class Pairing(NamedTuple):
    """A game to play: the agents' names of both sides, and the seed."""

    specs: tuple[str, str]
    seed: int

    def path(self, folder: Path) -> Path:
        """Return the path of its record."""
        words = "-".join(
            plain(spec).removeprefix(PREFIX).replace(":", "").replace("/", "") for spec in self.specs
        )
        return folder / f"{self.seed}-{words}{SUFFIX}"


# ------------------------------------------------------------------------------------------------------ make


def agents_of(side: str, words: Sequence[str]) -> list[str]:
    """Return the agents' names that these words select for a side."""
    found: list[str] = []
    for word in words:
        if word in HALVES:
            found += specs_of(side, word)
        elif word.startswith(BOTS):
            of_half = {"training": allowed_in_training, "test": kept_for_tests}[word.removeprefix(BOTS)]
            found += of_half(GAME, side)
        else:
            found.append(word)
    return found


def pairings(hunters: Sequence[str], draculas: Sequence[str], games: int, seed: int) -> Iterator[Pairing]:
    """Yield the games: every pairing once in an order that the seed decides, then all again.

    Each is played with the next seed, which is the number of the variation, too.
    """
    every = list(product(hunters, draculas))
    random.Random(seed).shuffle(every)
    for number in range(games):
        specs = every[number % len(every)]
        at = seed + number
        yield Pairing(tuple(f"{spec}/{at}" if spec.startswith(PREFIX) else spec for spec in specs), at)  # type: ignore[arg-type]


def played(pairing: Pairing, iterations: int = 0) -> str:
    """Return the record of a game; players search with this number of iterations, or with their own."""
    rules = ruleset(GAME)
    agents: list[Agent] = [
        player_agent(spec, iterations) if spec.startswith(PREFIX) else make_agent(rules, spec)
        for spec in pairing.specs
    ]
    options = rules.checked_options(OPTIONS)
    tags = {"Program": __version__, **dict(zip(map(str.capitalize, SIDES), pairing.specs, strict=True))}
    record = with_own_seeds(Record(GAME, pairing.seed, options, tags=tags))
    states, decisions = [rules.setup(options, pairing.seed)], [0, 0]
    while not is_over(states[-1]):
        player = player_to_move(states[-1])
        assert player is not None
        seen, spec = rules.observe(states[-1], player), pairing.specs[player]
        decision = agents[player].decide(seen, own_seed(pairing.seed, player, decisions[player]))
        decisions[player] += 1
        note = signature(GAME, spec, decision).text if spec.startswith(SEARCH) else ""
        record = record.added(seen.actions[decision.index], note)
        states.append(play(states[-1], record.actions[-1]))
    return dumps(record, states)


def make(args: argparse.Namespace) -> int:
    """Play the games that are missing."""
    args.folder.mkdir(parents=True, exist_ok=True)
    hunters, draculas = agents_of("hunters", args.hunters), agents_of("dracula", args.draculas)
    for pairing in pairings(hunters, draculas, args.games, args.seed):
        path = pairing.path(args.folder)
        if not path.is_file():
            keep(path, played(pairing, args.iterations))
    return 0


def keep(path: Path, text: str) -> None:
    """Write a record so that the file is whole or not there, whenever the program is stopped."""
    unfinished = path.with_suffix(".part")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)


# ------------------------------------------------------------------------------------------------------ read


class BeliefMoment(NamedTuple):
    """The hunters' belief on one day, when they first act after Dracula."""

    day: int
    possible: int
    """The number of possible places."""
    perplexity: float
    """The number of equally likely places that would be as uncertain."""
    chance: float
    """That of the true place."""

    @property
    def gain(self) -> float:
        """The gain over even places in nats of log-loss."""
        return log(PLAIN + (1 - PLAIN) * self.chance * self.possible)


class GameFound(NamedTuple):
    """The findings in a record; days count from 1, and a thing that never happened has the day 0."""

    specs: tuple[str, str]
    """The agents' names without the number of a variation."""
    won: bool
    """Whether the hunters won."""
    days: int
    card: int
    """The day of the first card of the trail that was turned."""
    meeting: int
    """The day of the first combat with Dracula."""
    meetings: tuple[int, ...]
    """The number of hunters in each combat with Dracula."""
    damage: int
    """All damage that Dracula suffered in the game."""
    moments: tuple[BeliefMoment, ...]


def specs_in(record: Record) -> tuple[str, str]:
    """Return the agents' names of a record's players, without the number of a variation."""
    hunters, dracula = map(plain, agents_in(record))
    return hunters, dracula


def plain(spec: str) -> str:
    """Return an agent's name without the number of a variation."""
    return spec.partition("/")[0] if spec.startswith(PREFIX) else spec


def found_in(text: str, belief: bool = True) -> GameFound:
    """Return what a record shows; without the belief in less time."""
    record, states = loads(text)
    return measured(specs_in(record), [s for s in states if isinstance(s, Fury3State)], belief)


def measured(specs: tuple[str, str], states: Sequence[Fury3State], belief: bool = True) -> GameFound:
    """Return what the positions of a finished game show."""
    card = meeting = damage = read = 0
    meetings: list[int] = []
    for state in states:
        for event in (state.told or ())[read:]:
            if isinstance(event, LocationRevealed | HideRevealed):
                card = card or state.phase
            elif isinstance(event, CombatStarted) and event.encounter == NONE:
                meeting = meeting or state.phase
                meetings.append(event.hunters.bit_count())
            elif isinstance(event, DraculaHurt):
                damage += event.amount
        read = len(state.told or ())
    last = states[-1]
    moments = tuple(_moments(states)) if belief else ()
    won = last.winner == HUNTERS
    return GameFound(specs, won, last.phase, card, meeting, tuple(meetings), damage, moments)


def _moments(states: Sequence[Fury3State]) -> Iterator[BeliefMoment]:
    day = 0
    for state in states:
        if player_to_move(state) == HUNTERS and state.phase > day:
            day = state.phase
            chances = [
                chance for chance in WaysBelief(observe(state, HUNTERS)).places().items() if chance[1] > 0
            ]
            if len(chances) > 1:
                entropy = -sum(chance * log(chance) for _, chance in chances)
                truth = dict(chances).get(dracula_place(state), 0.0)
                yield BeliefMoment(day, len(chances), exp(entropy), truth)


def read(args: argparse.Namespace) -> int:
    """Print what the records of the folders show."""
    games = [found_in(text, not args.quick) for text in kept_before(args.folders)]
    print("\n".join(report(games)))
    return 0


def report(games: Sequence[GameFound]) -> Iterator[str]:
    """Yield the lines of the tables: wins by player, and what the games were like."""
    for side, name in enumerate(SIDES):
        yield f"| {name} | {COLUMNS} |"
        yield "|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
        groups: dict[str, list[GameFound]] = defaultdict(list)
        for game in games:
            groups[game.specs[side]].append(game)
        for spec, row in [*groups.items(), ("all", list(games))]:
            yield _row(spec, side, row)
        yield ""
    yield from _by_day(games)


def _row(spec: str, side: int, row: Sequence[GameFound]) -> str:
    wins = sum(game.won == (side == HUNTERS) for game in row)
    low, high = wilson(wins, len(row))
    met = [hunters for game in row for hunters in game.meetings]
    gains = [moment.gain for game in row for moment in game.moments]
    early = mean(0 < game.meeting < EARLY for game in row)
    shared = f"{mean(hunters > 1 for hunters in met):.0%}" if met else "-"
    return (
        f"| {spec} | {len(row)} | {wins} ({low:.0%} to {high:.0%}) | {mean(game.days for game in row):.1f} | "
        f"{_usual([game.card for game in row])} | {_usual([game.meeting for game in row])} | "
        f"{early:.0%} | {len(met) / len(row):.1f} | {f'{mean(met):.2f}' if met else '-'} | {shared} | "
        f"{mean(game.damage for game in row):.1f} | {f'{mean(gains):.3f}' if gains else '-'} |"
    )


def _usual(days: Sequence[int]) -> str:
    """Return the mean day of what happened, and in how many games it did not."""
    happened = [day for day in days if day]
    if not happened:
        return UNSHOWN
    missing = len(days) - len(happened)
    return f"{mean(happened):.1f}" + (f" ({missing} without)" if missing else "")


def _by_day(games: Sequence[GameFound]) -> Iterator[str]:
    """Yield the belief by day: perplexity, and the gain over even places with its interval over games."""
    moments = [moment for game in games for moment in game.moments]
    if not moments:
        return
    yield "| days | moments | possible places | perplexity | better than even places, nats |"
    yield "|---|---:|---:|---:|---:|"
    for first, last in zip((1, *(day + 1 for day in DAYS)), (*DAYS, 0), strict=True):
        row = [m for m in moments if first <= m.day and (not last or m.day <= last)]
        if row:
            yield (
                f"| {first} to {last or 'the end'} | {len(row)} | {mean(m.possible for m in row):.1f} | "
                f"{mean(m.perplexity for m in row):.1f} | {mean(m.gain for m in row):.3f} |"
            )
    by_game = [mean(m.gain for m in game.moments) for game in games if game.moments]
    yield "| mean of games | {} | | | {:.3f} ({:.3f} to {:.3f}) |".format(
        len(by_game), *mean_interval(by_game)
    )


def main(arguments: Sequence[str]) -> int:
    """Parse and run."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.fury3.population", description=__doc__.partition("\n")[0]
    )
    commands = parser.add_subparsers(required=True, metavar="make|read")
    making = commands.add_parser("make", help="play games and keep their records")
    making.add_argument("folder", type=Path, help="of the records; games in it are not played again")
    for side in ("--hunters", "--draculas"):
        making.add_argument(side, nargs="+", required=True, metavar="HALF|bots:HALF|AGENT")
    making.add_argument("--games", type=int, required=True, help="how many")
    making.add_argument("--seed", type=int, required=True, help="of the first game; the others follow")
    making.add_argument("--iterations", type=int, default=0, help="of the players instead of their own")
    making.set_defaults(run=make)
    reading = commands.add_parser("read", help="print wins, meetings and the quality of the belief")
    reading.add_argument("folders", type=Path, nargs="+", help="folders of records")
    reading.add_argument("--quick", action="store_true", help="leave out the belief")
    reading.set_defaults(run=read)
    args = parser.parse_args(arguments)
    return int(args.run(args))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
