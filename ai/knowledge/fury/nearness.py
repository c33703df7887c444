"""The facts about a hunter's move in games that count moves: how near it leads to Dracula."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import log2

from ai.knowledge.fury.chances import DRACULA, SURE, chance_there, share_fact
from ai.knowledge.fury.coverage import NEXT_TURN, Coverage, CoverageWords, Reached
from ai.knowledge.fury.teamwork import IN_MOVES, closing_in, mean_way
from ai.reasons import ActionFact, percent
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

LEAST_NEAR = 0.1
"""A smaller chance that Dracula is near is not worth a sentence."""
LEAST_AIM = 0.25
"""The smallest chance of a place that a move is said to lead toward."""

FARTHEST = 40.0
"""More moves than between any two places."""
FARTHER = N_(
    "choice {rival} ends nearer to where Dracula most likely is (a distance of {other} instead of {own})"
)
FARTHER_KNOWN = N_("choice {rival} ends nearer to Dracula (a distance of {other} instead of {own})")
NOT_HERE = -1
"""In place of where a hunter is now, if that does not matter."""
_HERE = N_("Dracula is here now.")
_FEWER_ROADS = N_("from choice {rival} more places are one move away ({other} instead of {own})")
_FEWER_RAILS = N_("from choice {rival} more cities are near by train ({other} instead of {own})")


class Nearness:
    """The chances that Dracula is in and near the places where a hunter's move may end."""

    def __init__(
        self, chances: Mapping[int, float], moves: Sequence[Sequence[int]], names: Sequence[Text]
    ) -> None:
        """Take the chance of each place, the moves between all places, and their names."""
        self._chances, self._moves, self._names = chances, moves, names
        self.coverage = Coverage(chances, names)

    def facts(
        self,
        place: int,
        reached: Reached | None,
        words: CoverageWords = NEXT_TURN,
        *,
        is_journey: bool,
        here: int = NOT_HERE,
        **more: Text,
    ) -> Iterator[ActionFact]:
        """Yield how near Dracula may be at a place, compared with where the hunter is now."""
        yield self.there(place, is_journey=is_journey)
        if self._chances.get(place, 0.0) > SURE:
            return
        is_near = reached is not None and self.coverage.share(reached.after) >= LEAST_NEAR
        if not is_near:
            yield from self.toward(place, is_journey=is_journey, here=here)
        yield from self.coverage.facts(reached, words, is_journey=is_journey, **more)
        if not is_near and max(self._chances.values(), default=1.0) <= SURE:
            near = [city for city, moves in enumerate(self._moves[place]) if 0 <= moves <= 2]
            after = {} if reached is None else reached.after
            yield self.coverage.in_two(near, after, words, is_journey=is_journey)

    def closer(self, place: int, here: int, others: Collection[int]) -> Iterator[ActionFact]:
        """Yield how near the nearest hunter is to Dracula if this one goes from here to a place."""
        if not self._chances or max(self._chances.values()) > SURE:
            return
        rows = [self._moves[one] for one in others]
        own, before = (mean_way(self._chances, [*rows, self._moves[one]]) for one in (place, here))
        yield closing_in(own, before, IN_MOVES)

    def there(self, place: int, *, is_journey: bool) -> ActionFact:
        """Return how likely Dracula is in a place; where a hunter stays only the certain case is said."""
        chance = self._chances.get(place, 0.0)
        if is_journey:
            return chance_there(chance, self._names[place], DRACULA)
        return share_fact(DRACULA.about, chance, _HERE if chance > SURE else None, DRACULA.drawback)

    def toward(self, place: int, *, is_journey: bool, here: int = NOT_HERE) -> Iterator[ActionFact]:
        """Yield how far the likeliest place is, and how far it is now."""
        aim = max(self._chances, key=lambda city: self._chances[city], default=place)
        chance, moves = self._chances.get(aim, 0.0), self._moves[place][aim]
        if chance < LEAST_AIM or moves <= 0:
            return
        before = self._moves[here][aim] if here != NOT_HERE and is_journey else -1
        words = _aim_away(moves, before, is_journey=is_journey, is_sure=chance > SURE)
        words = words.fill(place=self._names[aim], percent=percent(chance), before=before)
        merit = FARTHEST - moves if here == NOT_HERE else float(self._moves[here][aim] - moves)
        drawback = FARTHER_KNOWN if chance > SURE else FARTHER
        yield ActionFact("distance", moves, words, merit, drawback, moves)


def _aim_away(moves: int, before: int, *, is_journey: bool, is_sure: bool) -> Text:
    """Return the words about the moves to the place that most probably is Dracula's.

    `before` is the number of moves now, or -1.
    """
    if not is_journey and is_sure:
        return N_.plural("Dracula is {place:in}, %n moves from here.", moves)
    if not is_journey:
        return N_.plural("Dracula is most likely {place:in} ({percent}%), %n moves from here.", moves)
    if before > 0 and before != moves and is_sure:
        return N_.plural("Dracula is {place:in}, %n moves from there instead of {before}.", moves)
    if before > 0 and before != moves:
        return N_.plural(
            "Dracula is most likely {place:in} ({percent}%), %n moves from there instead of {before}.", moves
        )
    if is_sure:
        return N_.plural("Dracula is {place:in}, %n moves from there.", moves)
    return N_.plural("Dracula is most likely {place:in} ({percent}%), %n moves from there.", moves)


def reach(place: int, near: int, by_rail: int, names: Sequence[Text]) -> Iterator[ActionFact]:
    """Yield how many places are one move from a starting place, and how many cities by train."""
    words = N_.plural("By road or sea, %n places are one move from {place}.", near)
    told = words.fill(place=names[place]) if near else None
    yield ActionFact("roads", near, told, 2 * log2(1 + near), _FEWER_ROADS, near)
    words = N_.plural("By train, %n cities are at most two railways from {place}.", by_rail)
    told = words.fill(place=names[place]) if by_rail else None
    yield ActionFact("rails", by_rail, told, 2 * log2(1 + by_rail), _FEWER_RAILS, by_rail)
