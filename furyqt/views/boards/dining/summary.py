"""A game in numbers: where each player's VP came from."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import events, words
from furyqt.rules.dining.observation import DiningObservation

N_ = Texts("dining.summary")

_NUMBER = N_("{number}")
_ROUNDS = N_("Rounds")
_POINTS = N_("VP of {player}")
_GIFTS = N_("Gifts completed by {player}")
_STANDS = N_("Stands repaired by {player}")
_GOOD: tuple[type[Event], ...] = (
    events.GameEnded, events.GiftCompleted, events.StandRepaired, events.FavorConverted, events.TouristKept,
    events.CardUsed, events.HeroPlaced,
)  # fmt: skip


def summary(observation: DiningObservation) -> tuple[tuple[Text, Text], ...]:
    """Return the game in key numbers, each with its name."""
    found = [(_ROUNDS, observation.round)]
    for player in range(observation.players):
        name = words.PLAYERS[player]
        gifts = sum(
            isinstance(event, events.GiftCompleted) and event.player == player for event in observation.events
        )
        stands = sum(owners.count(player) for owners in observation.stands)
        found += [
            (_POINTS.fill(player=name), observation.points[player]),
            (_GIFTS.fill(player=name), gifts),
            (_STANDS.fill(player=name), stands),
        ]
    return tuple((name, _NUMBER.fill(number=number)) for name, number in found)


def headline(observation: DiningObservation, known: Sequence[Event], is_good: bool) -> Text | None:
    """Return the most important of some events, good or bad for the viewer."""
    bad = (event for event in known if isinstance(event, events.DinnerSkipped | events.TouristsLost))
    own = next((event for event in bad if event.player == observation.player), None)
    if own is not None and not is_good:
        return own.describe()
    for kind in _GOOD:
        found = [event for event in known if type(event) is kind]
        mine = [event for event in found if getattr(event, "player", -1) == observation.player]
        others = [event for event in found if event not in mine]
        chosen = (mine or others) if is_good else (others or mine)
        if chosen:
            return chosen[0].describe()
    return None
