"""The story of a turn in the third edition: important events, the cards seen, and the ways of pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.decks import BURIED, DISCARD, DRAWN, HAND, NONE, ON_HIDEOUT, PILE, TABLE, Deck, Power
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS, TRAIL
from furyqt.views.boards.fury3 import faces
from furyqt.views.boards.fury3.figures import COLORS, LETTERS
from furyqt.views.boards.fury3.great import READERS
from furyqt.views.boards.story import Story
from furyqt.views.picture import (
    UNKNOWN_PLACE,
    CardFace,
    CardGoal,
    CardMoment,
    MomentKind,
    PieceWay,
    ShownCard,
)

Reader = Callable[[Fury3Observation, int], CardMoment | None]
"""Reads the event with this number; None if it shows no card."""

PILES = {Deck.ITEM: "item", Deck.EVENT: "event", Deck.ENCOUNTER: "encounter", Deck.TICKET: "ticket"}
MOST_CAPTIONS = 2
_STOCKS = (PILE, DISCARD, BURIED)


def card_moments(observation: Fury3Observation, since: int) -> tuple[CardMoment, ...]:
    """Return the moments of the viewer's events from a number on, cards that appear together in one."""
    found: list[CardMoment] = []
    told = observation.events
    for number in range(since, len(told)):
        reader = _READERS.get(type(told[number]))
        moment = None if reader is None else reader(observation, number)
        if moment is not None:
            shown = replace(moment, until=number + 1)
            _add(found, shown, is_again=isinstance(told[number], events.Ambushed))
    return tuple(replace(moment, captions=_captions(moment)) for moment in found if moment.cards)


def _add(found: list[CardMoment], new: CardMoment, *, is_again: bool) -> None:
    """Add a moment, or make it one with the last; `is_again` says that its card may be shown already.

    Cards that appear together keep a caption for each, so that a card and its caption can leave again.
    """
    last = found[-1] if found else None
    if is_again and last is not None and _faces(last)[-1:] == _faces(new):
        found[-1] = replace(last, captions=(*last.captions[:-1], *new.captions), until=new.until)
    elif last is not None and _plays_drawn(last, new):
        found[-1:] = [replace(last, cards=last.cards[:-1], captions=last.captions[:-1]), new]
    elif last is not None and (joined := _joined(last, new)) is not None:
        found[-1] = joined
    else:
        found.append(new)


def _plays_drawn(last: CardMoment, new: CardMoment) -> bool:
    """Return whether the card that was drawn last is played at once."""
    return (last.kind, new.kind) == ("drawn", "played") and _faces(last)[-1:] == _faces(new)


def _joined(last: CardMoment, new: CardMoment) -> CardMoment | None:
    """Return both as one moment if they belong together."""
    old, more = _faces(last), _faces(new)
    if new.kind == "canceled" and old == more[:1]:
        return new
    if last.kind == "canceled" and new.kind == "played" and more[0] in old:
        return replace(last, until=new.until)
    if last.kind != new.kind or new.kind not in ("revealed", "drawn"):
        return None
    if last.cards[0].goal.figure != new.cards[0].goal.figure:
        return None
    both = replace(last, cards=last.cards + new.cards, captions=last.captions + new.captions, until=new.until)
    return replace(both, is_brief=last.is_brief and new.is_brief)


def _faces(moment: CardMoment) -> list[CardFace]:
    return [card.face for card in moment.cards]


def _captions(moment: CardMoment) -> tuple[Text, ...]:
    """Return the sentences of a moment, or only the names of its cards if there are many."""
    said = tuple(dict.fromkeys(moment.captions))
    return said if len(said) <= MOST_CAPTIONS else (words.joined([face.title for face in _faces(moment)]),)


# ------------------------------------------------------------------------------------------- kinds of events


def _moment(kind: MomentKind, event: Event, face: CardFace, goal: CardGoal, drawer: str = "") -> CardMoment:
    return CardMoment(kind, (ShownCard(face, goal),), (event.describe(),), drawer)


def _moved(observation: Fury3Observation, number: int) -> CardMoment | None:
    event: Any = observation.events[number]
    if event.deck == Deck.EVENT and event.target == TABLE:
        return _moment("played", event, faces.event_face(event.card), CardGoal(pile="event"))
    taker = HAND.index(event.target) if event.target in HAND else event.drawer
    if event.source in _STOCKS and event.target in (*HAND, DRAWN) and taker != NONE:
        face = faces.face(event.deck, event.card)
        if event.deck == Deck.EVENT:
            face = faces.event_hand(event.card, dracula=taker == DRACULA_FIGURE)
        drawn = _moment("drawn", event, face, CardGoal(figure=LETTERS[taker]), LETTERS[taker])
        return replace(drawn, is_brief=event.deck == Deck.TICKET)
    if event.source == PILE and event.target == DISCARD:
        face = faces.face(event.deck, event.card)
        return _moment("revealed", event, face, CardGoal(pile=PILES[event.deck]))
    return None


def _shown(observation: Fury3Observation, number: int) -> CardMoment:
    event: Any = observation.events[number]
    face = faces.face(event.deck, event.card)
    if event.zone in HAND:
        return _moment("revealed", event, face, CardGoal(figure=LETTERS[HAND.index(event.zone)]))
    if event.zone >= ON_HIDEOUT:
        return _moment("revealed", event, face, _on_trail(observation, event.zone - ON_HIDEOUT))
    return _moment("revealed", event, face, CardGoal(pile=PILES[event.deck]))


def _ambushed(observation: Fury3Observation, number: int) -> CardMoment:
    event: Any = observation.events[number]
    face = faces.encounter_face(event.encounter)
    return _moment("revealed", event, face, _on_trail(observation, event.hideout))


def _matured(observation: Fury3Observation, number: int) -> CardMoment:
    event: Any = observation.events[number]
    return _moment("matured", event, faces.encounter_face(event.encounter), CardGoal(pile="encounter"))


def _place_revealed(observation: Fury3Observation, number: int) -> CardMoment | None:
    event: Any = observation.events[number]
    face = faces.place_face(event.place)
    goal = _on_trail(observation, event.hideout)
    return None if face is None else _moment("revealed", event, face, goal)


def _hide_revealed(observation: Fury3Observation, number: int) -> CardMoment:
    event: Any = observation.events[number]
    return _moment("revealed", event, faces.power_face(Power.HIDE), _on_trail(observation, event.hideout))


def _placed(observation: Fury3Observation, number: int) -> CardMoment | None:
    """Return a power card that Dracula plays, or a location card that he places faceup."""
    event: Any = observation.events[number]
    goal = _on_trail(observation, event.hideout)
    if event.power != NONE:
        return _moment("played", event, faces.power_face(event.power), goal)
    face = faces.place_face(event.place) if event.faceup and event.place >= 0 else None
    return None if face is None else _moment("revealed", event, face, goal)


def _canceled(observation: Fury3Observation, number: int) -> CardMoment:
    """Return the canceled card with the canceling one."""
    event: Any = observation.events[number]
    goal, winner = CardGoal(pile="event"), _canceling(observation.events, number)
    lost = ShownCard(faces.event_face(event.event), goal, is_canceled=True)
    cards = (lost,) if winner == NONE else (lost, ShownCard(faces.event_face(winner), goal))
    return CardMoment("canceled", cards, (event.describe(),))


def _canceling(told: Sequence[Event], number: int) -> int:
    """Return the event card that canceled another: played just after the event, or else last before it."""
    canceled: Any = told[number]
    near = (*told[number + 1 : number + 3], *reversed(told[:number]))
    played = (_event_played(event) for event in near)
    return next((card for card in played if card not in (NONE, canceled.event)), NONE)


def _event_played(event: Any) -> int:
    """Return the event card that comes into play, or NONE."""
    is_played = isinstance(event, events.CardMoved) and event.deck == Deck.EVENT and event.target == TABLE
    return int(event.card) if is_played else NONE


def _on_trail(observation: Fury3Observation, hideout: int) -> CardGoal:
    """Return the space of a hideout, if it is still on the trail or a lair."""
    spots = (*observation.trail, *(None,) * (TRAIL - len(observation.trail)), *observation.lairs)
    found = (space for space, spot in enumerate(spots) if spot is not None and spot.id == hideout)
    return CardGoal(space=next(found, UNKNOWN_PLACE))


_READERS: dict[type[Event], Reader] = {
    events.CardMoved: _moved,
    events.CardShown: _shown,
    events.Ambushed: _ambushed,
    events.EncounterMatured: _matured,
    events.LocationRevealed: _place_revealed,
    events.HideRevealed: _hide_revealed,
    events.CardPlaced: _placed,
    events.EventCanceled: _canceled,
}


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
_OF_TRAIL = (events.DraculaRevealed, events.LocationRevealed, events.HideRevealed)
"""Events by which hunters learn where he is or was."""


class Fury3Story(Story):
    """The newest events of the third edition."""

    great = READERS

    reveals: ClassVar = (events.CombatRevealed,)
    results: ClassVar = (events.CombatEnded, events.GameEnded)

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

    def finds(self, observation: Fury3Observation, event: Event) -> bool:
        """Return whether an event tells the hunters of Dracula or of his trail."""
        return observation.player == HUNTERS and isinstance(event, _OF_TRAIL)

    def turn(self, observation: Fury3Observation) -> int | None:
        """Return the number of the hunters' day and night for Dracula, and of his phase for the hunters."""
        return observation.time >> 1 if observation.player == DRACULA else observation.phase

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
