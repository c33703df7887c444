"""Effects that reveal the cards of the trail, which Dracula can stop once (R17.3, R17.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.decision import ActorDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.events import NothingRevealed, PlaceDenied
from furyqt.rules.fury2.state import Fury2State, TrailSpot
from furyqt.rules.fury2.steps.events.playing import held_by, play_event, to_both
from furyqt.rules.fury2.steps.trail.spots import (
    hide_over,
    location_spot,
    reveal_hide,
    reveal_location,
    reveal_tiles,
    spot_with_id,
)
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, SEA_BACK, SEAS, TRAIL
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_windows = Texts("fury2.windows")


class EffectReveal(Step, frozen=True):
    """An effect turns up a card of the trail or the catacombs, unless it was stopped.

    The agenda is public: a step names the card only as the hunters know it, never by a slot that is hidden
    from them.
    """

    def wanted(self, state: Fury2State) -> TrailSpot | None:
        """Return the spot, None if there is none (any more)."""
        raise NotImplementedError

    def run(self, state: Fury2State) -> None:
        spot = self.wanted(state)
        if spot is not None:
            turn_up(state, spot)


class NamedReveal(EffectReveal, frozen=True):
    """The card of a place that was named is turned up, perhaps with its tiles."""

    place: int
    tiles: bool = False

    def wanted(self, state: Fury2State) -> TrailSpot | None:
        return location_spot(state, self.place)

    def run(self, state: Fury2State) -> None:
        """Turn up the tiles on the card and on Hide."""
        spot = self.wanted(state)
        if spot is None:
            return
        turn_up(state, spot)
        hide = hide_over(state, self.place)
        for found in (spot, hide) if self.tiles else ():
            if found is not None:
                reveal_tiles(state, found.id)


class SlotReveal(EffectReveal, frozen=True):
    """The card of a slot that everybody knows is turned up, for example a sea card."""

    spot: int

    def wanted(self, state: Fury2State) -> TrailSpot | None:
        return spot_with_id(state, self.spot)


class OldestReveal(EffectReveal, frozen=True):
    """The oldest facedown location of the trail is turned up."""

    def wanted(self, state: Fury2State) -> TrailSpot | None:
        return oldest_hidden(state)


class PresenceReveal(EffectReveal, frozen=True):
    """The card of Dracula's present place is turned up."""

    def wanted(self, state: Fury2State) -> TrailSpot | None:
        return location_spot(state, state.present_place())


def turn_up(state: Fury2State, spot: TrailSpot) -> None:
    """Turn up a location card, or Hide."""
    if not spot.is_hide:
        reveal_location(state, spot.id)
    elif not spot.faceup:
        reveal_hide(state, spot)


class PressOffer(Opportunity, frozen=True):
    """Dracula, or the Servant, may stop the reveal that comes next with Sensationalist Press."""

    actor: int = DRACULA_FIGURE

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        """Return whether the reveal is still to come."""
        return bool(state.agenda) and isinstance(state.agenda[-1], EffectReveal)

    def choice(self, state: Fury2State) -> PressChoice:
        return PressChoice(self.actor)


class PressChoice(OptionalChoice, ActorDecision, frozen=True):
    """Dracula, or the Servant, plays Sensationalist Press, or passes."""

    asks = N_questions("A location of Dracula's trail is about to be revealed: play Sensationalist Press?")
    rules_page = "card:event:sensationalist_press"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("press", N_windows("An effect is about to reveal a location"), DRACULA, PASS),
    )

    def options(self, state: Fury2State) -> Sequence[Play]:
        return held_by(state, self.actor, EventCard.SENSATIONALIST_PRESS)

    def use(self, state: Fury2State, action: Play) -> None:
        play_event(state, action.card, action.actor)


class NamedPlace(Step, frozen=True):
    """Dracula reveals the card of a place that an effect names, if it is in the trail or the catacombs."""

    place: int
    tiles: bool = False

    def run(self, state: Fury2State) -> None:
        spot = location_spot(state, self.place)
        if spot is None:
            state.tell(PlaceDenied, self.place)
        else:
            reveal_by_effect(state, spot, NamedReveal(self.place, self.tiles))


def reveal_by_effect(state: Fury2State, spot: TrailSpot, reveal: EffectReveal) -> None:
    """Turn up the card of a spot; a location that is face down in the trail can be kept hidden."""
    in_trail = any(other.id == spot.id for other in state.trail)
    if in_trail and not spot.faceup and not spot.is_hide:
        state.push(*to_both(state, PressOffer()), reveal)
    else:
        state.push(reveal)


def oldest_hidden(state: Fury2State) -> TrailSpot | None:
    """Return the oldest facedown location of the trail; Hide is passed over, which is not a location."""
    return next((spot for spot in reversed(state.trail) if spot.place >= 0 and not spot.faceup), None)


class NewsReading(Step, frozen=True):
    """Newspaper Reports: the oldest facedown location is revealed, unless Dracula is there (R17.3)."""

    def run(self, state: Fury2State) -> None:
        spot = oldest_hidden(state)
        if spot is None or spot.place == state.present_place():
            state.tell(NothingRevealed)
        else:
            reveal_by_effect(state, spot, OldestReveal())


def facedown_seas(state: Fury2State) -> list[TrailSpot]:
    """Return the facedown sea cards of the trail, whose backs show that they are sea zones (R5.5)."""
    return [spot for spot in state.trail if spot.place in SEA_CARDS and not spot.faceup]


SEA_CARDS = SEAS | {SEA_BACK}
"""The places of sea cards; the hunters know only the back of a facedown one."""


class LastCardWatch(Step, frozen=True):
    """Jonathan Harker: the card on the sixth slot of the trail is turned up."""

    def run(self, state: Fury2State) -> None:
        if state.hunter_ally == EventCard.JONATHAN_HARKER and len(state.trail) >= TRAIL:
            last = state.trail[TRAIL - 1]
            if not last.faceup and (last.place >= 0 or last.is_hide):
                reveal_by_effect(state, last, SlotReveal(last.id))
