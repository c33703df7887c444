"""The story of a turn in the second edition: important events, the cards seen, and the ways of pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.fury2 import events
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import DISCARD, DRAWN, HAND, HIDDEN, NONE, ON_SPOT, PILE, TABLE, Deck, Power
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.figures import COLORS, LETTERS
from furyqt.views.boards.fury2.great import READERS
from furyqt.views.boards.fury2.slots import slot_of_spot
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

Reader = Callable[[Fury2Observation, Any], CardMoment | None]
PILES = {Deck.ITEM: "item", Deck.EVENT: "event", Deck.ENCOUNTER: "encounter"}


def card_moments(observation: Fury2Observation, since: int) -> tuple[CardMoment, ...]:
    """Return the moments of the viewer's events from a number on."""
    found = []
    for number, event in enumerate(observation.events[since:], since + 1):
        reader = _READERS.get(type(event))
        moment = None if reader is None else reader(observation, event)
        if moment is not None:
            found.append(replace(moment, until=number))
    return tuple(found)


def _moment(kind: MomentKind, event: Event, face: CardFace, goal: CardGoal, drawer: str = "") -> CardMoment:
    return CardMoment(kind, (ShownCard(face, goal),), (event.describe(),), drawer)


def _moved(observation: Fury2Observation, event: events.CardMoved) -> CardMoment | None:
    if event.deck == Deck.EVENT and event.target == TABLE:
        return _moment("played", event, faces.event_face(event.card), CardGoal(pile="event"))
    taker = HAND.index(event.target) if event.target in HAND else event.drawer
    if event.source in (PILE, DISCARD) and event.target in (*HAND, DRAWN) and taker != NONE:
        face = faces.face(event.deck, event.card)
        if event.deck == Deck.EVENT:
            # The viewer's side sees its own cards among those drawn: a hidden one is the other side's.
            is_dark = observation.player == HUNTERS if event.target == DRAWN else taker >= DRACULA_FIGURE
            face = faces.event_hand(event.card, dracula=is_dark)
        if event.deck == Deck.ENCOUNTER:
            return None
        return _moment("drawn", event, face, CardGoal(figure=LETTERS[taker]), LETTERS[taker])
    if event.source == PILE and event.target == DISCARD:
        face = faces.face(event.deck, event.card)
        return _moment("revealed", event, face, CardGoal(pile=PILES[Deck(event.deck)]))
    return None


def _shown(observation: Fury2Observation, event: events.CardShown) -> CardMoment:
    face = faces.face(event.deck, event.card)
    if event.zone in HAND:
        return _moment("revealed", event, face, CardGoal(figure=LETTERS[HAND.index(event.zone)]))
    if event.zone >= ON_SPOT:
        return _moment("revealed", event, face, on_trail(observation, event.zone - ON_SPOT))
    return _moment("revealed", event, face, CardGoal(pile=PILES[Deck(event.deck)]))


def _matured(observation: Fury2Observation, event: events.TileMatured) -> CardMoment:
    return _moment("matured", event, faces.encounter_face(event.encounter), CardGoal(pile="encounter"))


def _revealed(observation: Fury2Observation, event: events.LocationRevealed) -> CardMoment | None:
    face = faces.place_face(event.place)
    return None if face is None else _moment("revealed", event, face, on_trail(observation, event.spot))


def _hide(observation: Fury2Observation, event: events.HideRevealed) -> CardMoment:
    return _moment("revealed", event, faces.power_face(Power.HIDE), on_trail(observation, event.spot))


def _placed(observation: Fury2Observation, event: events.CardPlaced) -> CardMoment | None:
    """Return a power card that Dracula plays, or a location card that he lays face up."""
    goal = on_trail(observation, event.spot)
    if event.power != NONE:
        return _moment("played", event, faces.power_face(event.power), goal)
    face = faces.place_face(event.place) if event.faceup and event.place >= 0 else None
    return None if face is None else _moment("revealed", event, face, goal)


def _canceled(observation: Fury2Observation, event: events.EventCanceled) -> CardMoment:
    card = ShownCard(faces.event_face(event.event), CardGoal(pile="event"), is_canceled=True)
    return CardMoment("canceled", (card,), (event.describe(),))


def on_trail(observation: Fury2Observation, spot: int) -> CardGoal:
    """Return the slot of a spot, if it is still on the trail or in the catacombs."""
    return CardGoal(space=slot_of_spot(observation, spot))


_READERS: dict[type[Event], Reader] = {
    events.CardMoved: _moved,
    events.CardShown: _shown,
    events.TileMatured: _matured,
    events.LocationRevealed: _revealed,
    events.HideRevealed: _hide,
    events.CardPlaced: _placed,
    events.EventCanceled: _canceled,
}


WEIGHTS: dict[type[Event], int] = {
    events.GameEnded: 100,
    events.HunterDefeated: 95, events.TileMatured: 90, events.HunterBitten: 85, events.EnemyKilled: 84,
    events.ServantDefeated: 83, events.VampiresChanged: 80, events.BloodChanged: 78, events.EventCanceled: 75,
    events.CombatStarted: 72, events.LocationRevealed: 70, events.HideRevealed: 70, events.MarkerPlaced: 66,
    events.ServantLives: 64, events.MoveDeclared: 62, events.HunterHurt: 60, events.CombatEnded: 56,
    events.RoundWon: 54, events.ServantArmed: 54, events.CatacombMade: 52, events.ServantRises: 50,
    events.MoveDenied: 48, events.ResolveUsed: 47, events.AllyKept: 45, events.CardShown: 44,
    events.HunterChosen: 40, events.SpotLeft: 38, events.MarkerRemoved: 34, events.SpotSpared: 32,
    events.CardPlaced: 30, events.HunterMoved: 28, events.AgentTakenOver: 27, events.GroupJoined: 26,
    events.BiteCured: 25, events.HunterHealed: 22, events.HarmPrevented: 22, events.BloodLaid: 21,
    events.CombatLeft: 20, events.PlaceDenied: 16, events.PresenceDenied: 16, events.CombatRevealed: 14,
    events.EnemyRepelled: 13, events.AdvantageGained: 12, events.ContinueCounted: 12, events.AgathaPaid: 12,
    events.ActionTaken: 10, events.TrainDeclared: 9, events.DiceRolled: 8, events.CombatRolled: 8,
    events.GroupAwaited: 8, events.NothingRevealed: 7, events.RollTied: 6, events.HideEnded: 6,
    events.ServantLooked: 6, events.EventHandedOver: 24, events.ServantDisarmed: 30,
    events.ConsentRefused: 5, events.Reshuffled: 4, events.ResolveChanged: 3,
    events.ChapterBegan: 98, events.HouseLaid: 9, events.ChapterDay: 0,
    events.TimePassed: 0, events.BackSeen: 0,
}  # fmt: skip
"""The importance of each kind of event, except a moved card and a placed one."""
_OPEN, _PLAYED, _DISCARDED, _DRAWN = 74, 68, 12, 6
"""A location card laid face up; an event or power card played; a card discarded or drawn."""
_OF_HUNTERS = (events.HunterMoved, events.ActionTaken, events.HunterHealed)
"""The usual deeds of hunters, which tell their own side less than any deed of Dracula."""
_OF_TRAIL = (events.LocationRevealed, events.HideRevealed)
"""Events by which hunters learn where he is or was."""


class Fury2Story(Story):
    """The newest events of the second edition."""

    great = READERS

    reveals: ClassVar = (events.CombatRevealed,)
    results: ClassVar = (events.CombatEnded, events.GameEnded)

    def card_moments(self, observation: Fury2Observation, since: int) -> tuple[CardMoment, ...]:
        """Return the cards turned up, played, drawn, canceled or matured."""
        return card_moments(observation, since)

    def importance(self, observation: Fury2Observation, event: Event) -> int:
        """Return the importance of an event; usual deeds of hunters are less important to their own side."""
        if isinstance(event, events.CardMoved):
            return _of_card(event)
        if isinstance(event, events.CardPlaced):
            return _PLAYED if event.power != NONE else _OPEN if event.faceup else WEIGHTS[events.CardPlaced]
        if isinstance(event, events.DiceRolled) and event.die == "train" and observation.player == HUNTERS:
            return 0  # their own roll, on which they act at once
        weight = WEIGHTS[type(event)]
        return weight // 3 if observation.player == HUNTERS and isinstance(event, _OF_HUNTERS) else weight

    def finds(self, observation: Fury2Observation, event: Event) -> bool:
        """Return whether an event tells the hunters of Dracula's trail."""
        return observation.player == HUNTERS and isinstance(event, _OF_TRAIL)

    def turn(self, observation: Fury2Observation) -> int | None:
        """Return the number of the round; in Dracula's own turn that of the hunters' turns before it."""
        is_told = observation.player == DRACULA and observation.active == DRACULA_FIGURE
        return observation.round - is_told

    def ways(self, observation: Fury2Observation, since: int) -> tuple[PieceWay, ...]:
        """Return the ways of the hunters and the Servant, and of Dracula while he is seen."""
        told = observation.events
        here = dict(step for event in told[:since] if (step := _step(event))[0] != NONE)
        found: dict[int, list[int]] = {}
        for figure, place in map(_step, told[since:]):
            if figure == NONE:
                continue
            before, here[figure] = here.get(figure, UNKNOWN_PLACE), place
            if min(before, place) >= 0 and place != before:
                found.setdefault(figure, [before]).append(place)
        return tuple(PieceWay(LETTERS[figure], COLORS[figure], tuple(way)) for figure, way in found.items())


STORY = Fury2Story()


def _of_card(event: events.CardMoved) -> int:
    if event.deck == Deck.EVENT and event.target == TABLE:
        is_ally = event.card >= 0 and EVENTS[event.card].is_ally
        return 0 if is_ally else _PLAYED  # the next event names the ally
    if event.deck == Deck.ENCOUNTER and event.card == HIDDEN and event.target not in (TABLE, DISCARD):
        return 0
    return _DRAWN if event.target in HAND or event.source == TABLE else _DISCARDED


def _step(event: Event) -> tuple[int, int]:
    """Return a figure and the place where it is now, or NONE if the event moves no figure."""
    if isinstance(event, events.HunterMoved):
        return event.hunter, event.place
    if isinstance(event, events.CardPlaced) and (event.place >= 0 or event.power == NONE):
        return DRACULA_FIGURE, event.place
    return NONE, NONE


_WEIGHTIEST: Sequence[type[Event]] = sorted(WEIGHTS, key=lambda kind: -WEIGHTS[kind])
_GOOD = (events.GameEnded, events.EnemyKilled, events.LocationRevealed, events.HideRevealed, events.BiteCured)
"""Events that are good for the hunters."""


def most_important(known: Sequence[Event], *, is_good: bool) -> Event | None:
    """Return the most important event, as something good or bad for the hunters if there is such a one."""
    first = _GOOD if is_good else [kind for kind in _WEIGHTIEST if kind not in _GOOD[1:]]
    for kind in (*first, *_WEIGHTIEST):
        for event in known:
            if type(event) is kind:
                return event
    return None
