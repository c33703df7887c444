"""The story of the other players' turns: important events, and cards that were used or completed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from furyqt.rules.core.events import Event
from furyqt.rules.dining import events
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import TABLE
from furyqt.views.boards.dining.great import READERS
from furyqt.views.boards.dining.pieces import COLORS, IDS, gift_face, tourist_face
from furyqt.views.boards.story import Story
from furyqt.views.picture import CardGoal, CardMoment, PieceWay, ShownCard

_WEIGHTS: dict[type[Event], int] = {
    events.GameEnded: 100, events.MajorityScored: 60, events.GiftCompleted: 90, events.DinnerSkipped: 80,
    events.StandRepaired: 75, events.RoundBegan: 70, events.CardUsed: 55, events.TouristKept: 50,
    events.FavorConverted: 45, events.TouristMoved: 40, events.HeroPlaced: 35, events.TouristsLost: 34,
    events.BribePaid: 32, events.ResourceGained: 30, events.FavorGained: 28, events.ResourceSwapped: 26,
    events.TicketBought: 25, events.BiteReturned: 24, events.GiftDrawn: 20, events.GiftDiscarded: 18,
    events.CubePlaced: 15, events.NightFell: 12, events.DayEnded: 10, events.BusStopped: 8,
    events.RowDealt: 6, events.FirstPlayerChosen: 5, events.DeckShuffled: 3,
}  # fmt: skip
"""The importance of each kind of event."""


class DiningStory(Story):
    """The newest events: the goal of each Hero, and the gains there."""

    great = READERS

    def importance(self, observation: DiningObservation, event: Event) -> int:
        """Return the importance of an event; nothing that the viewer did themself."""
        player = getattr(event, "player", -1)
        return 0 if player == observation.player else _WEIGHTS[type(event)]

    def card_moments(self, observation: DiningObservation, since: int) -> tuple[CardMoment, ...]:
        """Return the cards that other players used or completed."""
        numbered = enumerate(observation.events[since:], since + 1)
        found = ((number, _moment(observation, event)) for number, event in numbered)
        return tuple(replace(moment, until=number) for number, moment in found if moment is not None)

    def ways(self, observation: DiningObservation, since: int) -> tuple[PieceWay, ...]:
        """Return the ways of the other players' Heroes from space to space."""
        here: dict[int, int] = {}
        found: dict[int, list[int]] = {}
        for number, event in enumerate(observation.events):
            if isinstance(event, events.DayEnded):
                here.clear()
            if not isinstance(event, events.HeroPlaced):
                continue
            before = here.get(event.player, TABLE)
            here[event.player] = event.space
            if number >= since and event.player != observation.player:
                found.setdefault(event.player, [before]).append(event.space)
        return tuple(PieceWay(IDS[player], COLORS[player], tuple(way)) for player, way in found.items())


def _moment(observation: DiningObservation, event: Any) -> CardMoment | None:
    """Return a card that another player used or completed."""
    if getattr(event, "player", observation.player) == observation.player:
        return None
    if isinstance(event, events.CardUsed):
        face, goal = tourist_face(observation.tables, event.card), CardGoal()
    elif isinstance(event, events.GiftCompleted):
        face, goal = gift_face(observation.tables, event.gift), CardGoal(figure=IDS[event.player])
    else:
        return None
    return CardMoment("played", (ShownCard(face, goal),), (event.describe(),))


STORY = DiningStory()
