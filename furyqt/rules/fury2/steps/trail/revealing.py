"""Effects that reveal the cards of the trail, which Dracula can stop once (R17.3, R17.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import N_
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.decision import ActorDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.events import NothingRevealed, PlaceDenied
from furyqt.rules.fury2.state import Fury2State, Spot
from furyqt.rules.fury2.steps.events.playing import held_by, play_event, to_both
from furyqt.rules.fury2.steps.trail.spots import (
    hide_over,
    location_spot,
    reveal_hide,
    reveal_location,
    reveal_tiles,
    spot_with_id,
)
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, SEAS, TRAIL
from furyqt.rules.mechanisms.interruptions import pending
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice


class EffectReveal(Step, frozen=True):
    """An effect turns up the card of a spot, perhaps with its tiles, unless it was stopped."""

    spot: int
    tiles: bool = False

    def run(self, state: Fury2State) -> None:
        spot = spot_with_id(state, self.spot)
        if spot is None:
            return
        if spot.is_hide:
            if not spot.faceup:
                reveal_hide(state, spot)
        else:
            reveal_location(state, spot.id)
        if self.tiles:
            reveal_tiles(state, spot.id)
            hide = None if spot.is_hide else hide_over(state, spot.place)
            if hide is not None:
                reveal_tiles(state, hide.id)


class PressOffer(Opportunity, frozen=True):
    """Dracula may stop the reveal that comes next with Sensationalist Press."""

    spot: int
    actor: int = DRACULA_FIGURE

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        return pending(state, EffectReveal, lambda step: step.spot == self.spot) is not None

    def choice(self, state: Fury2State) -> PressChoice:
        return PressChoice(self.actor)


class PressChoice(OptionalChoice, ActorDecision, frozen=True):
    """Dracula, or the Servant, plays Sensationalist Press, or passes."""

    asks = N_("fury2.questions", "A location of Dracula's trail is about to be revealed: play a card?")
    rules_page = "card:event:sensationalist_press"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("press", N_("fury2.windows", "An effect is about to reveal a location"), DRACULA, PASS),
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
            reveal_by_effect(state, spot, tiles=self.tiles)


def reveal_by_effect(state: Fury2State, spot: Spot, *, tiles: bool = False) -> None:
    """Turn up the card of a spot; a location that is face down in the trail can be kept hidden."""
    in_trail = any(other.id == spot.id for other in state.trail)
    if in_trail and not spot.faceup and not spot.is_hide:
        state.push(*to_both(state, PressOffer(spot.id)), EffectReveal(spot.id, tiles))
    else:
        state.push(EffectReveal(spot.id, tiles))


class NewsReading(Step, frozen=True):
    """Newspaper Reports: the oldest facedown location is revealed, unless Dracula is there (R17.3)."""

    def run(self, state: Fury2State) -> None:
        """Pass over Hide, which is not a location."""
        hidden = [spot for spot in state.trail if spot.place >= 0 and not spot.faceup]
        if not hidden or hidden[-1].place == state.present_place():
            state.tell(NothingRevealed)
        else:
            reveal_by_effect(state, hidden[-1])


def facedown_seas(state: Fury2State) -> list[Spot]:
    """Return the facedown sea cards of the trail, whose backs show that they are sea zones (R5.5)."""
    return [spot for spot in state.trail if spot.place in SEAS and not spot.faceup]


class LastCardWatch(Step, frozen=True):
    """Jonathan Harker: the card on the sixth slot of the trail is turned up."""

    def run(self, state: Fury2State) -> None:
        if state.hunter_ally == EventCard.JONATHAN_HARKER and len(state.trail) >= TRAIL:
            last = state.trail[TRAIL - 1]
            if not last.faceup and (last.place >= 0 or last.is_hide):
                reveal_by_effect(state, last)
