"""The share of where something may be that hunters can reach next: one number for each choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import NamedTuple

from ai.knowledge.fury.chances import REACHES_LESS, SURE, Near, Ways
from ai.reasons import percent
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

APART = 0.02
"""Two shares that differ by less are the same to a person."""
NAMED = 2
"""The number of places that are named."""
LEAST = 0.02
"""The smallest share of a place that is named."""

_TOGETHER = N_("If the other hunters stay, all together then reach {percent}%, {before}% without this move.")
_STILL_TOGETHER = N_(
    "If the other hunters stay, all together then reach {percent}%, about as much as without this move."
)


class CoverageWords(NamedTuple):
    """The sentences about what hunters seek, with the braces {percent} and {places}."""

    share: Near
    """With the likeliest places."""
    only_share: Near
    """Without places, as each of them is unlikely."""
    as_much: Near
    """About as much as after the first choice."""
    sure: Near
    """The only possible {place} is within reach."""


class Reached(NamedTuple):
    """The places that hunters reach on the next move, after a choice of one of them."""

    after: Ways
    now: Ways
    """The same without the choice."""
    others: Sequence[Ways]
    """The places of each of the other hunters."""
    first: Ways | None
    """The same after the first choice; None for that one, or if it is not known after it."""
    is_best: bool
    """Whether the choice is the first one."""
    rivals: Sequence[Ways] = ()
    """The same after each choice that the first one is compared with; none for those."""


def certain(places: Iterable[int]) -> Ways:
    """Return the ways of a hunter who can come to these places."""
    return dict.fromkeys(places, 1.0)


def together(ways: Sequence[Ways]) -> Ways:
    """Return how likely one of several hunters can come to each place."""
    places = {place for one in ways for place in one}
    return {place: 1 - prod(1 - one.get(place, 0.0) for one in ways) for place in places}


def average(draws: Iterable[tuple[Ways, float]]) -> Ways:
    """Return the mean of ways with their probabilities."""
    found: dict[int, float] = {}
    for ways, chance in draws:
        for place, there in ways.items():
            found[place] = found.get(place, 0.0) + chance * there
    return found


class Coverage:
    """The share that hunters reach of the places where something may be."""

    def __init__(self, chances: Mapping[int, float], names: Sequence[Text]) -> None:
        """Take the chance of each place; all together count as the whole."""
        whole = sum(chances.values())
        self._chances = {place: chance / whole for place, chance in chances.items()} if whole else {}
        self._names = names

    @property
    def is_known(self) -> bool:
        """Whether there is anything to be reached."""
        return bool(self._chances)

    def share(self, ways: Ways) -> float:
        """Return the share that is reached."""
        return sum(chance * ways.get(place, 0.0) for place, chance in self._chances.items())

    def named(self, ways: Ways, but: Ways | None = None) -> Text | None:
        """Return the likeliest places that are reached; with `but` only new ones, however unlikely."""
        found = {
            place: chance * ways.get(place, 0.0)
            for place, chance in self._chances.items()
            if chance >= (LEAST if but is None else 0.0) and ways.get(place) and not (but and but.get(place))
        }
        best = sorted(found, key=lambda place: (-found[place], place))[:NAMED]
        return enumerated(self._names[place] for place in best) if best else None

    def facts(
        self, reached: Reached | None, words: CoverageWords, *, is_journey: bool, **more: Text
    ) -> Iterator[Text]:
        """Yield the share that is reached after a choice, and what all hunters reach then.

        `more` has values for other braces of the words.
        """
        if reached is None or reached.after == reached.first or not self._chances:
            return
        share, places = self.share(reached.after), self.named(reached.after)
        if not any(
            round(100 * self.share(ways)) for ways in (reached.after, reached.first or {}, *reached.rivals)
        ):
            return  # nothing is within reach after any choice
        if max(self._chances.values()) > SURE:
            if share > SURE:
                (place,) = (place for place, chance in self._chances.items() if chance > SURE)
                yield words.sure.of(is_journey=is_journey).fill(place=self._names[place])
            return
        if reached.first is not None and abs(share - self.share(reached.first)) < APART:
            found = words.as_much
        else:
            found = words.only_share if places is None else words.share
        yield found.of(is_journey=is_journey).fill(percent=percent(share), places=places or "", **more)
        yield from self.of_all(reached)

    def of_all(self, reached: Reached) -> Iterator[Text]:
        """Yield the share that all hunters reach after a choice and without it, if the others stay.

        If it is about the same, only the best choice says so. If another choice brings more within reach
        for its hunter and for all of them, the best one has a word about that before it.
        """
        if any(self._is_more(ways, reached) for ways in reached.rivals):
            yield REACHES_LESS
        if not reached.others or reached.after == reached.now:
            return
        share, before = (self.share(together([one, *reached.others])) for one in (reached.after, reached.now))
        if abs(share - before) >= APART:
            yield _TOGETHER.fill(percent=percent(share), before=percent(before))
        elif reached.is_best:
            yield _STILL_TOGETHER.fill(percent=percent(share))

    def _is_more(self, rival: Ways, reached: Reached) -> bool:
        """Return whether a rival choice reaches a greater share, and all hunters with it, too."""
        of_all = (together([rival, *reached.others]), together([reached.after, *reached.others]))
        pairs = ((rival, reached.after), of_all)
        return all(self.share(more) - self.share(less) >= APART for more, less in pairs)


NEXT_TURN = CoverageWords(
    Near(
        N_("From there, {percent}% of where Dracula may be is within reach next turn, above all {places}."),
        N_("From here, {percent}% of where Dracula may be is within reach next turn, above all {places}."),
    ),
    Near(
        N_("From there, {percent}% of where Dracula may be is within reach next turn."),
        N_("From here, {percent}% of where Dracula may be is within reach next turn."),
    ),
    Near(
        N_("From there, about as much is within reach next turn ({percent}%)."),
        N_("From here, about as much is within reach next turn ({percent}%)."),
    ),
    Near(
        N_("Dracula is {place:in}, within reach from there next turn."),
        N_("Dracula is {place:in}, within reach from here next turn."),
    ),
)
"""The sentences of games that count turns."""
