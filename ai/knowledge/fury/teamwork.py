"""The facts about what hunters do together: who can meet Dracula, which ways they cover, where they start."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from ai.knowledge.fury.chances import SURE
from ai.knowledge.fury.coverage import Reached, together
from ai.reasons import ActionFact, percent
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.numerals import decimal
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

LIKELY = 0.25
"""The smallest chance of a place that hunters are said to surround."""
FEWEST_ROADS = 2
"""With fewer roads there is nothing to surround."""
FURTHER = 3.0
"""A difference of this many cities within reach is noticed."""
NOTICED_WAY = 0.1
"""A difference of this many days or moves on average is noticed."""

_MORE_GUARDED = N_(
    "with choice {rival} hunters can be in more of the cities one road from {place} ({other} instead of "
    "{own})"
)
_MORE_JOIN = N_("with choice {rival} more hunters can meet Dracula together")
_MORE_REACHED = N_(
    "choice {rival} brings more cities within two moves that no other hunter covers ({other} instead of "
    "{own})"
)
_ALONE = N_("From {place}, {own} cities are at most two moves away.")
_NEW = N_(
    "From {place}, {own} cities are at most two moves away; the team then covers {all}, of which {new} are "
    "new."
)
_ALL_COVERED = N_(
    "All {own} cities at most two moves from {place} are covered by other hunters, so that the team gains "
    "none."
)


class TeamWords(NamedTuple):
    """The sentences about the next move of all hunters, in a game's units of time."""

    guards_known: Text
    """The number of cities one road from {place}, where Dracula is, that hunters can be in."""
    guards: Text
    """The same with his chance to be there."""
    joins: Text
    """One {hunter} can come to {place}, too."""
    join: Text
    """Several {hunters} can."""


NEXT_TURN = TeamWords(
    N_(
        "Of the {all} cities one road from {place}, where Dracula is, hunters can then be in {own} next turn "
        "instead of {before}."
    ),
    N_(
        "Of the {all} cities one road from {place} ({percent}% for Dracula), hunters can then be in {own} "
        "next turn instead of {before}."
    ),
    N_("{hunter} can come {place:to} next turn, too, to fight Dracula with you."),
    N_("{hunters} can come {place:to} next turn, too, to fight Dracula with you."),
)
TOMORROW = TeamWords(
    N_(
        "Of the {all} cities one road from {place}, where Dracula is, hunters can then be in {own} tomorrow "
        "instead of {before}."
    ),
    N_(
        "Of the {all} cities one road from {place} ({percent}% for Dracula), hunters can then be in {own} "
        "tomorrow instead of {before}."
    ),
    N_("If Dracula moves {place:to}, {hunter} can come there tomorrow, too."),
    N_("If Dracula moves {place:to}, {hunters} can come there tomorrow, too."),
)


class CloserWords(NamedTuple):
    """The sentences about the nearest hunter's way to Dracula, in a game's units of it."""

    closer: Text
    less_close: Text


IN_DAYS = CloserWords(
    N_("On average, the nearest hunter is then {own} days away from Dracula instead of {before}."),
    N_(
        "with choice {rival} the nearest hunter is closer to Dracula ({other} instead of {own} days on "
        "average)"
    ),
)
IN_MOVES = CloserWords(
    N_("On average, the nearest hunter is then {own} moves away from Dracula instead of {before}."),
    N_(
        "with choice {rival} the nearest hunter is closer to Dracula ({other} instead of {own} moves on "
        "average)"
    ),
)


def mean_way(chances: Mapping[int, float], rows: Collection[Sequence[int]]) -> float:
    """Return how far the nearest hunter is on average, given the way of each hunter to every place."""
    whole = sum(chances.values())
    return sum(chance * min(row[place] for row in rows) for place, chance in chances.items()) / whole


def closing_in(own: float, before: float, words: CloserWords = IN_DAYS) -> ActionFact:
    """Return how far the nearest hunter then is from Dracula on average, and how far without the choice."""
    told = words.closer.fill(own=decimal(own), before=decimal(before))
    told_apart = told if round(10 * own) != round(10 * before) else None
    merit = (before - own) / NOTICED_WAY
    return ActionFact("team way", round(own, 6), told_apart, merit, words.less_close, decimal(own))


def surrounding(
    goal: int,
    chances: Mapping[int, float],
    reached: Reached | None,
    roads: Sequence[Collection[int]],
    names: Sequence[Text],
    words: TeamWords,
    then: Mapping[int, float] | None = None,
) -> Iterator[ActionFact]:
    """Yield who else can meet Dracula at his likeliest place, and how many ways on the hunters cover.

    `goal` is where the hunter goes or stays, and `roads` has the cities one road from each place. `then` are
    the chances when hunters come there, if he moves before.
    """
    if reached is None:
        return
    yield from _joined(goal, chances if then is None else then, reached, names, words)
    aim = max(chances, key=lambda city: chances[city], default=-1)
    if chances.get(aim, 0.0) < LIKELY:
        return
    exits = [city for city in roads[aim] if city != aim]
    if len(exits) < FEWEST_ROADS:
        return
    own, before = (
        sum(ways.get(city, 0.0) > SURE for city in exits)
        for ways in (together([one, *reached.others]) for one in (reached.after, reached.now))
    )
    guards = words.guards_known if chances[aim] > SURE else words.guards
    told = guards.fill(
        all=len(exits), place=names[aim], percent=percent(chances[aim]), own=own, before=before
    )
    drawback = _MORE_GUARDED.fill(place=names[aim])
    yield ActionFact("guarded", own, told if own != before else None, float(own - before), drawback, own)


def _joined(
    goal: int, chances: Mapping[int, float], reached: Reached, names: Sequence[Text], words: TeamWords
) -> Iterator[ActionFact]:
    """Yield which other hunters can come to Dracula's likeliest place, if this hunter can."""
    aim = max(chances, key=lambda city: chances[city], default=-1)
    if chances.get(aim, 0.0) < LIKELY:
        return
    pairs = zip(reached.who, reached.others, strict=False)
    able = [hunter.form("told") for hunter, ways in pairs if ways.get(aim, 0.0) > SURE]
    if goal != aim and reached.after.get(aim, 0.0) > SURE:
        told = (words.joins if len(able) == 1 else words.join) if able else None
        told = told and told.fill(hunter=enumerated(able), hunters=enumerated(able), place=names[aim])
        yield ActionFact("joined", len(able), told, float(len(able)), _MORE_JOIN)
    else:
        yield ActionFact("joined", -1, None, 0.0)


def spread(
    place: int, name: Text, others: Collection[int], cities: Collection[int], away: Sequence[Sequence[int]]
) -> ActionFact:
    """Return how many cities come within two moves with a start, and how many of them are new to the team.

    `others` has the places of the hunters who are placed, `away` the moves between all places, -1 for none.
    """

    def near(start: int) -> set[int]:
        return {city for city in cities if 0 <= away[start][city] <= 2}

    covered, own = {city for other in others for city in near(other)}, near(place)
    new = len(own - covered)
    words = (_NEW if new else _ALL_COVERED) if others else _ALONE
    told = words.fill(place=name, own=len(own), new=new, all=len(own | covered))
    return ActionFact("spread", (len(own), new), told, new / FURTHER, _MORE_REACHED, new)
