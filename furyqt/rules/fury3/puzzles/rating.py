"""The likely difficulty of a puzzle, and its themes."""

from __future__ import annotations

from importlib import resources

from furyqt.rules.core.puzzle import ALL, DENY, WHEN, Puzzle
from furyqt.rules.core.reading import packaged_rows
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.hidden.trail_constraints import HIDE, Fury3TrailConditions
from furyqt.rules.fury3.hidden.trail_proof import reachable
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.puzzles.answers import KnownWay, answer, knowledge, link_of
from furyqt.rules.fury3.puzzles.facts import needed_facts
from furyqt.rules.fury3.tables import SEAS, WALKS
from furyqt.rules.mechanisms.trail_constraints import mask_of

N_ = Texts("fury3.puzzles")

THEMES = {
    "road": N_("On the Roads"),
    "sea": N_("At Sea"),
    "wolf": N_("Wolf Form and Bats"),
    "hide": N_("Hide"),
    "lair": N_("Lairs"),
}
"""The titles of the themes by their ids."""
EASIEST, HARDEST = 700, 2300
_BASE, _LINK, _FACT, _GAP, _PLACE, _POWER = 700, 90, 45, 60, 35, 110
_KIND = {ALL: 0, WHEN: 80, DENY: 220}
_EXPLAINED = 4
"""The number of excluded places near the answer whose facts are counted."""
_SEA_MASK = mask_of(SEAS)
_TABLE = resources.files("furyqt.rules.fury3.puzzles") / "families.csv"
FAMILIES = {(row["kind"], row["theme"]): int(row["shift"]) for row in packaged_rows(_TABLE)}
"""The points that solvers' errors add to the guesses of each family, the easiest first (docs/puzzles.md)."""


def titles() -> dict[str, Text]:
    """Return the titles of the themes."""
    return THEMES


def themes(observation: Fury3Observation, puzzle: Puzzle) -> tuple[str, ...]:
    """Return the themes of the way since Dracula's place was certain."""
    known = knowledge(observation)
    conditions, first = known.conditions, _certain(known.conditions, link_of(known, puzzle)) + 1
    links = conditions.links[first:] or conditions.links[-1:]
    cards = [conditions.cards[link.card] for link in links]
    found = {
        "sea": any(card.may & ~_SEA_MASK == 0 for card in cards),
        "wolf": any(link.way in ("wolf", "bat") for link in links),
        "hide": any(card.may & HIDE for card in cards),
        "lair": any(card.lair for card in conditions.cards.values()),
    }
    return tuple(name for name, holds in found.items() if holds) or ("road",)


def difficulty(observation: Fury3Observation, puzzle: Puzzle) -> int:
    """Return a first rating: the guess for the position, corrected by what solvers find in its family."""
    name = family(puzzle.kind, themes(observation, puzzle))
    return within(first_guess(observation, puzzle) + FAMILIES.get(name, 0))


def family(kind: str, named: tuple[str, ...]) -> tuple[str, str]:
    """Return the kind and the hardest theme of a puzzle."""
    return kind, max(named, key=list(THEMES).index)


def within(rating: int) -> int:
    """Return a rating not easier than the easiest and not harder than the hardest."""
    return max(EASIEST, min(HARDEST, rating))


def first_guess(observation: Fury3Observation, puzzle: Puzzle) -> int:
    """Return a guess: turns since a certain place, facts to combine, and what each alone hides."""
    known = knowledge(observation)
    link, solution = link_of(known, puzzle), answer(observation, puzzle)
    unknown = min(8, link - _certain(known.conditions, link))
    gap = len(reachable(known.conditions, link)) - len(known.now if puzzle.kind == DENY else solution)
    powers = len(set(themes(observation, puzzle)) - {"road", "sea"})
    rating = _BASE + _LINK * unknown + _FACT * _facts(observation, known, link, solution)
    rating += _GAP * min(5, max(0, gap)) + _PLACE * len(known.now) + _POWER * powers
    return within(rating + _KIND.get(puzzle.kind, 0))


def _certain(conditions: Fury3TrailConditions, link: int) -> int:
    """Return the last link before this one whose card is known, or -1."""
    known = (n for n in range(link) if conditions.cards[conditions.links[n].card].may.bit_count() == 1)
    return max(known, default=-1)


def _facts(observation: Fury3Observation, known: KnownWay, link: int, solution: frozenset[int]) -> int:
    """Return the most facts that exclude one of the places next to the answer."""
    near = sorted({to for place in solution for to in WALKS[place]} - known.now)[:_EXPLAINED]
    is_advanced = observation.options.game == "advanced"
    needed = (needed_facts(observation.events, link, place, is_advanced=is_advanced) for place in near)
    return max((len(facts) for facts in needed if facts), default=0)
