"""The share of where something may be that hunters can reach next: one number for each choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import NamedTuple

from ai.knowledge.fury.chances import APART, NOTICED, SURE, Near, Ways, no_argument, share_fact
from ai.reasons import ActionFact, percent, percentage
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

NAMED = 2
"""The number of places that are named."""
WORTH_TELLING = 0.05
"""The least share that the move after the next must add to get a sentence."""
LEAST = 0.02
"""The smallest share of a place that is named."""


class CoverageWords(NamedTuple):
    """The sentences about what hunters seek, with the braces {percent} and {places}."""

    share: Near
    """With the likeliest places."""
    only_share: Near
    """Without places, as each of them is unlikely."""
    none: Near
    """Nothing is within reach."""
    sure: Near
    """The only possible {place} is within reach."""
    drawback: Text
    """Another choice brings more within reach."""
    together: Text
    """The share that all hunters reach if the others stay, beside that without the choice, {before}."""
    only_together: Text
    """The same if it is less."""
    still_together: Text
    """The same if it is about as much as without the choice."""
    less_together: Text
    """All hunters reach more with another choice."""
    in_two: Near | None = None
    """The share that one more move would bring within reach, if little is."""


class Reached(NamedTuple):
    """The places that hunters reach on the next move, after a choice of one of them."""

    after: Ways
    now: Ways
    """The same without the choice."""
    others: Sequence[Ways]
    """The places of each of the other hunters."""
    who: Sequence[Text] = ()
    """The names of the other hunters."""


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
    ) -> Iterator[ActionFact]:
        """Yield the share that is reached after a choice, and what all hunters reach then.

        `more` has values for other braces of the words.
        """
        if reached is None or not self._chances:
            return
        share, places = self.share(reached.after), self.named(reached.after)
        aim = max(self._chances, key=lambda place: self._chances[place])
        if self._chances[aim] > SURE:
            text = words.sure.of(is_journey=is_journey).fill(place=self._names[aim])
            yield share_fact("reach", share, text if share > SURE else None, words.drawback)
            return
        told = words.only_share if places is None else words.share
        is_none = not round(100 * share) and not more
        told = words.none if is_none else told
        text = told.of(is_journey=is_journey).fill(percent=percent(share), places=places or "", **more)
        fact = share_fact("reach", share, text, words.drawback)
        yield no_argument(fact) if is_none else fact
        yield from self.of_all(reached, words)

    def of_all(self, reached: Reached, words: CoverageWords) -> Iterator[ActionFact]:
        """Yield the share that all hunters reach after a choice and without it, if the others stay."""
        if not reached.others:
            return
        share, before = (self.share(together([one, *reached.others])) for one in (reached.after, reached.now))
        text = None
        if abs(share - before) >= APART:
            text = words.together if share > before else words.only_together
            text = text.fill(percent=percent(share), before=percent(before))
        elif reached.after != reached.now and round(100 * share):
            text = words.still_together.fill(percent=percent(share))
        merit = (share - before) / NOTICED
        fact = ActionFact("together", round(share, 6), text, merit, words.less_together, percentage(share))
        yield fact if share - before >= APART else no_argument(fact)

    def in_two(
        self, places: Iterable[int], reached: Ways, words: CoverageWords, *, is_journey: bool
    ) -> ActionFact:
        """Return the share in places that are two moves away; no sentence if it adds little to one move."""
        assert words.in_two is not None
        ways = certain(places)
        share, text, named = self.share(ways), words.in_two.of(is_journey=is_journey), self.named(ways)
        adds = share - self.share(reached) >= WORTH_TELLING
        told = text.fill(percent=percent(share), places=named) if adds and named else None
        return share_fact("in two", share, told)


NEXT_TURN = CoverageWords(
    Near(
        N_(
            "From there, Dracula's current place is within reach next turn "
            "with a chance of {percent}% (above all {places})."
        ),
        N_(
            "From here, Dracula's current place is within reach next turn "
            "with a chance of {percent}% (above all {places})."
        ),
    ),
    Near(
        N_("From there, Dracula's current place is within reach next turn with a chance of {percent}%."),
        N_("From here, Dracula's current place is within reach next turn with a chance of {percent}%."),
    ),
    Near(
        N_("From there, no place where Dracula may be is within reach next turn."),
        N_("From here, no place where Dracula may be is within reach next turn."),
    ),
    Near(
        N_("Dracula is {place:in}, within reach from there next turn."),
        N_("Dracula is {place:in}, within reach from here next turn."),
    ),
    N_(
        "with choice {rival} this hunter is likelier to reach Dracula's current place ({other} instead of "
        "{own})"
    ),
    N_(
        "If the others stay, the chance that some hunter can reach Dracula's current place rises from "
        "{before}% to {percent}%."
    ),
    N_(
        "If the others stay, the chance that some hunter can reach Dracula's current place falls from "
        "{before}% to {percent}%."
    ),
    N_(
        "If the others stay, the chance that some hunter can reach Dracula's current place stays at about "
        "{percent}%."
    ),
    N_(
        "with choice {rival} some hunter is likelier to reach Dracula's current place ({other} instead of "
        "{own})"
    ),
    Near(
        N_(
            "By road and sea, Dracula's current place is within two turns of there with a chance of "
            "{percent}% (above all {places})."
        ),
        N_(
            "By road and sea, Dracula's current place is within two turns of here with a chance of "
            "{percent}% (above all {places})."
        ),
    ),
)
"""The sentences of games that count turns."""
