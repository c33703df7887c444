"""The facts about a hunter's move in games that count moves: how near it leads to Dracula, and to others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ai.knowledge.fury.chances import DRACULA, DRACULA_SURE, SURE, Near, chance_there, percent
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

LEAST_NEAR = 0.1
"""A smaller chance that Dracula is near is not worth a sentence."""
LEAST_AIM = 0.15
"""The smallest chance of a place that a move is said to lead toward."""
FEW_MOVES = 3
"""Farther than one move, but still in reach."""
APART = 0.03
"""Two chances that differ by less than this are the same to a person."""

_NEAR = Near(
    N_("The chance that Dracula is there or one move away is {percent}%."),
    N_("The chance that Dracula is here or one move away is {percent}%."),
)
_NEAR_SURE = Near(N_("Dracula is there or one move away."), N_("Dracula is here or one move away."))
_WITHIN = Near(
    N_("The chance that Dracula is at most three moves from there is {percent}%."),
    N_("The chance that Dracula is at most three moves from here is {percent}%."),
)
_AS_FAR = N_("Dracula is most likely {place:in} ({percent}%), just as far from there.")
_IS_AS_FAR = N_("Dracula is {place:in}, just as far from there.")
AS_NEAR = N_("The chance that Dracula is near, {percent}%, is about the same as after the first choice.")
_TOGETHER = N_("{hunter} is {place:in} already.")


class Nearness:
    """The chances that Dracula is in and near the places where a hunter's move may end."""

    def __init__(
        self, chances: Mapping[int, float], moves: Sequence[Sequence[int]], names: Sequence[Text]
    ) -> None:
        """Take the chance of each place, the moves between all places, and their names."""
        self._chances, self._moves, self._names = chances, moves, names

    def facts(self, place: int, here: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Yield how near Dracula may be at a place, beside a move from `here` that leads to `first`."""
        if place == first:
            return
        chance = self._chances.get(place, 0.0)
        if is_journey and chance >= LEAST_NEAR:
            yield from chance_there(chance, self._names[place], DRACULA, DRACULA_SURE)
        if chance <= SURE:
            around = list(self._around(place, first, is_journey=is_journey))
            if chance < LEAST_NEAR:
                around = around or list(self._toward(place, here, first, is_journey=is_journey))
                around = around or list(self._within(place, first, is_journey=is_journey))
            yield from around

    def _around(self, place: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Yield the chance that Dracula is at most one move away."""
        chance, other = self._near(place, 1), 0.0 if first is None else self._near(first, 1)
        if chance < LEAST_NEAR or (first is not None and abs(chance - other) < APART):
            return
        if chance > SURE:
            yield _NEAR_SURE.of(is_journey=is_journey)
        else:
            yield _NEAR.of(is_journey=is_journey).fill(percent=percent(chance))

    def _near(self, place: int, most: int) -> float:
        away = self._moves[place]
        return sum(chance for city, chance in self._chances.items() if 0 <= away[city] <= most)

    def _toward(self, place: int, here: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Yield how far the likeliest place is from the end of a move that leads toward it.

        After another move it is said if it is nearer or farther than from `first`, or as far.
        """
        aim = max(self._chances, key=lambda city: self._chances[city], default=place)
        chance = self._chances.get(aim, 0.0)
        if chance < LEAST_AIM:
            return
        moves, other = self._moves[place][aim], self._moves[here if first is None else first][aim]
        if moves <= 0:
            return
        if not is_journey and chance > SURE:
            words = N_.plural("Dracula is {place:in}, %n moves from here.", moves)
        elif first is None and (moves >= other or not is_journey):
            return
        elif not is_journey:
            words = N_.plural("Dracula is most likely {place:in} ({percent}%), %n moves from here.", moves)
        elif moves == other:
            words = _IS_AS_FAR if chance > SURE else _AS_FAR
        elif chance > SURE:
            words = N_.plural("Dracula is {place:in}, %n moves from there.", moves)
        else:
            words = N_.plural("Dracula is most likely {place:in} ({percent}%), %n moves from there.", moves)
        yield words.fill(place=self._names[aim], percent=percent(chance))

    def _within(self, place: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Yield the chance that Dracula is at most three moves away, or that `first` has the same."""
        chance, other = self._near(place, FEW_MOVES), 0.0 if first is None else self._near(first, FEW_MOVES)
        if chance < LEAST_NEAR:
            return
        if first is not None and abs(chance - other) < APART:
            yield AS_NEAR.fill(percent=percent(chance))
        else:
            yield _WITHIN.of(is_journey=is_journey).fill(percent=percent(chance))


def moves_away(moves: int) -> Text:
    """Return the words about the nearest hunter."""
    return N_.plural("The nearest hunter is {hunter} {place:in}, %n moves away.", moves)


def nearest_hunter(
    place: int,
    others: Mapping[Text, int],
    away_from: Sequence[Sequence[int]],
    names: Sequence[Text],
    words: Callable[[int], Text] = moves_away,
) -> Iterator[Text]:
    """Yield which of the other hunters, by their places, is nearest to a place.

    `away_from` has the distances between all places, -1 where no way leads; `words` tells of one.
    """
    rows = away_from[place]
    away = {hunter: rows[there] for hunter, there in others.items() if rows[there] >= 0}
    if not away:
        return
    hunter = min(away, key=lambda one: away[one])
    if not away[hunter]:
        yield _TOGETHER.fill(hunter=hunter, place=names[place])
        return
    yield words(away[hunter]).fill(hunter=hunter, place=names[others[hunter]])


def reach(place: int, near: int, by_rail: int, names: Sequence[Text]) -> Iterator[Text]:
    """Yield how many places are one move from a starting place, and how many cities by train."""
    if near:
        yield N_.plural("By road or sea, %n places are one move from {place}.", near).fill(place=names[place])
    if by_rail:
        words = N_.plural("By train, %n cities are at most two railways from {place}.", by_rail)
        yield words.fill(place=names[place])
