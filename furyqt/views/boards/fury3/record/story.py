"""The story of a turn in the third edition: the importance of events, and the ways of the pieces."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.fury3 import events
from furyqt.rules.fury3.decks import HAND, NONE, TABLE, Deck
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.views.boards.fury3.figures import COLORS, LETTERS
from furyqt.views.boards.fury3.record.moments import card_moments
from furyqt.views.boards.story import Story
from furyqt.views.picture import UNKNOWN_PLACE, CardMoment, PieceWay

WEIGHTS: dict[type[Event], int] = {
    events.GameEnded: 100, events.ChapterBegan: 98, events.VampireSlain: 82,
    events.HunterDefeated: 95, events.EncounterMatured: 90, events.HunterBitten: 85,
    events.DraculaHurt: 80, events.DraculaRevealed: 78, events.Ambushed: 76, events.EventCanceled: 75,
    events.CombatStarted: 72, events.LocationRevealed: 70, events.HideRevealed: 70,
    events.HunterDelayed: 62, events.HunterHurt: 60, events.RegionNamed: 60, events.HuntersNamed: 60,
    events.InfluenceChanged: 58, events.DraculaVanished: 56, events.DespairPlaced: 55,
    events.EffectStarted: 54, events.LairMade: 52, events.DraculaHealed: 50, events.HideDenied: 48,
    events.RegionDenied: 48, events.HideoutCleared: 46, events.AllyKept: 45, events.CardShown: 44,
    events.MoveDenied: 42, events.HunterChosen: 40, events.HideoutLeft: 38, events.TokenPlaced: 36,
    events.TokenRemoved: 34, events.HideoutSpared: 32, events.CardPlaced: 30, events.HunterMoved: 28,
    events.Searched: 26, events.BiteHealed: 24, events.HunterHealed: 22, events.HarmPrevented: 22,
    events.CombatLeft: 20, events.VampireHurt: 20, events.CombatRefused: 20, events.CombatEnded: 18,
    events.PlaceDenied: 16, events.CombatRevealed: 14, events.ActionTaken: 10,
    events.RideAnnounced: 8, events.HunterEngaged: 8, events.PlottingTurned: 8, events.StrikeCanceled: 6,
    events.NoteAdded: 12, events.TranceBegan: 13, events.BoxLaid: 9, events.HunterAbsent: 7,
    events.CounterCanceled: 6, events.Reshuffled: 4, events.CombatCardsDrawn: 1,
    events.TimePassed: 0, events.TrailSlid: 0, events.BackSeen: 0, events.EventsMixed: 1,
}  # fmt: skip
"""The importance of each kind of event, except a moved card and a placed one."""
_OPEN, _PLAYED, _DISCARDED, _DRAWN, _TICKET = 74, 68, 12, 6, 2
"""A location card placed faceup; an event or power card played; a card discarded or drawn; a ticket."""
_OF_HUNTERS = (events.HunterMoved, events.Searched, events.ActionTaken, events.HunterHealed)
"""The usual deeds of hunters, which tell their own side less than any deed of Dracula."""


class Fury3Story(Story):
    """The newest events of the third edition."""

    def card_moments(self, observation: Fury3Observation, since: int) -> tuple[CardMoment, ...]:
        """Return the cards turned up, played, drawn, canceled or matured."""
        return card_moments(observation, since)

    def importance(self, observation: Fury3Observation, event: Event) -> int:
        """Return the importance of an event; usual deeds of hunters are less important to their own side."""
        if isinstance(event, events.CardMoved):
            return _of_card(event)
        if isinstance(event, events.CardPlaced):
            return _of_placement(event)
        weight = WEIGHTS[type(event)]
        return weight // 3 if observation.player == HUNTERS and isinstance(event, _OF_HUNTERS) else weight

    def turn(self, observation: Fury3Observation) -> int | None:
        """Return the number of the hunters' turn for Dracula, who decides in combats, too."""
        return observation.time >> 1 if observation.player == DRACULA else None

    def ways(self, observation: Fury3Observation, since: int) -> tuple[PieceWay, ...]:
        """Return the ways of the hunters, and of Dracula while he is seen."""
        told = observation.events
        here = _places(told[:since])
        found: dict[int, list[int]] = {}
        for figure, place in map(_step, told[since:]):
            if figure == NONE:
                continue
            before, here[figure] = here.get(figure, UNKNOWN_PLACE), place
            if min(before, place) >= 0 and place != before:
                found.setdefault(figure, [before]).append(place)
        return tuple(PieceWay(LETTERS[figure], COLORS[figure], tuple(way)) for figure, way in found.items())


STORY = Fury3Story()


def _of_placement(event: events.CardPlaced) -> int:
    if event.power != NONE:
        return _PLAYED
    return _OPEN if event.faceup else WEIGHTS[events.CardPlaced]


def _of_card(event: events.CardMoved) -> int:
    if event.deck == Deck.TICKET:
        return _TICKET
    if event.deck == Deck.EVENT and event.target == TABLE:
        return _PLAYED
    return _DRAWN if event.target in HAND or event.source == TABLE else _DISCARDED


def _places(told: Sequence[Event]) -> dict[int, int]:
    """Return the last known place of each figure; negative if it is not known."""
    steps = (_step(event) for event in told)
    return {figure: place for figure, place in steps if figure != NONE}


def _step(event: Event) -> tuple[int, int]:
    """Return a figure and the place where it is now, or NONE if the event moves no figure."""
    if isinstance(event, events.HunterMoved):
        return event.hunter, event.place
    if isinstance(event, events.DraculaRevealed):
        return DRACULA_FIGURE, event.place
    if isinstance(event, events.DraculaVanished):
        return DRACULA_FIGURE, UNKNOWN_PLACE
    if isinstance(event, events.CardPlaced):
        return (DRACULA_FIGURE, event.place) if event.power == NONE or event.place >= 0 else (NONE, NONE)
    return NONE, NONE
