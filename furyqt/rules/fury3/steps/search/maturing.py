"""The hideout that left the sixth space matures, or becomes a lair (R6.1, R6.14-R6.16, R7.8-R7.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import Labels, space_name
from furyqt.rules.fury3.actions import DONE, Pick, Space, Word
from furyqt.rules.fury3.catalog import MATURED
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.decks import (
    CANNOT_MATURE,
    NONE,
    ON_HIDEOUT,
    VAMPIRE_INFLUENCE,
    Deck,
    Encounter,
    Power,
)
from furyqt.rules.fury3.events import (
    EncounterMatured,
    HideoutLeft,
    HideoutSpared,
    LairMade,
    LocationRevealed,
    TokenRemoved,
)
from furyqt.rules.fury3.piles import discard_encounter, refill_encounters
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.travel.legal_placements import boxes, can_place
from furyqt.rules.fury3.steps.travel.placement import clear_lair
from furyqt.rules.fury3.tables import CITIES, NOWHERE, TRAIL

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

# -------------------------------------------------------------- lairs: hideouts beside the trail (R7.8-R7.12)


def as_lair(hideout: Hideout) -> Hideout:
    """Return a hideout as a lair: power cards and Escape as Bat return to Dracula (R7.2, R7.7)."""
    return replace(hideout, power=NONE, bat=False)


def lair_choices(state: Fury3State) -> list[Space]:
    """Return the slots and encounter cards with which the hideout that left can become a lair (R7.8).

    The first free slot; without one, each but those of boxes, and its lair is cleared first (R7.9).
    Dracula must keep a legal placement, perhaps one after he cleared other lairs (R15.2, R15.5), and his
    current location stays on the trail.
    """
    leaving = state.leaving
    if state.options.game != "advanced" or leaving is None or leaving.place not in CITIES:
        return []
    if hideouts.current(state) is None:
        return []
    free = [slot for slot, lair in enumerate(state.lairs) if lair is None][:1]
    own = [slot for slot, lair in enumerate(state.lairs) if lair and lair.id < FIRST_BOX]
    kept = boxes(state.lairs)
    return [
        Space(TRAIL + slot, card)
        for slot in free or own
        if can_place(state, state.trail, (*kept[:slot], leaving, *kept[slot + 1 :]))
        for card in kinds(state.encounters)
    ]


def make_lair(state: Fury3State, slot: int, card: int) -> None:
    """Make a lair of the hideout that left the trail, with one more encounter card (R7.8)."""
    leaving = state.leaving
    assert leaving is not None
    clear_lair(state, slot)
    state.leaving = None
    hideouts.put_on(state, TRAIL + slot, as_lair(leaving))
    state.tell(LairMade, leaving.id, slot)
    hideouts.add_encounter(state, leaving.id, card)
    refill_encounters(state)


# --------------------------------------------------------------------------------------------------- maturing

RUMOR_INFLUENCE = 3
"""The influence that a rumor token adds to a matured vampire (R6.15)."""
CLEARED_SPACES = range(3, TRAIL)
"""The spaces that a matured vampire clears: the fourth, fifth and sixth (R6.16)."""


class Departure(Step, frozen=True):
    """Dracula resolves the hideout that slid off the sixth space (R6.1).

    `matured` means that he has begun to mature it, so that it cannot become a lair anymore.
    """

    matured: bool = False

    def run(self, state: Fury3State) -> None:
        if state.leaving is None:
            return
        if mature_choices(state) or (not self.matured and lair_choices(state)):
            state.push(DepartureChoice(self.matured))
        else:
            leave(state)


_MATURE_OR_LAIR = N_questions("The oldest hideout leaves: mature an encounter, or make it a lair?")
_LAIR_WITH = N_buttons("Make it lair {space} (with {card})")


class DepartureChoice(DraculaDecision, frozen=True):
    """Dracula matures one of the encounters, makes the hideout a lair, or removes it (R6.14, R7.8)."""

    matured: bool = False

    asks = N_questions("The oldest hideout leaves: mature an encounter?")
    stake = N_stakes(
        "A matured encounter has its other effect and is discarded: a vampire adds influence, then "
        "clears spaces four to six. The rest is discarded without effect."
    )
    rules_page = "mature"
    place_rule = N_unavailable("Only the oldest hideout leaves the trail.")
    labels: ClassVar[Labels] = {
        Pick: N_buttons("Mature {card}"),
        DONE: N_buttons("Discard the hideout"),
    }
    cards_in_hand = False

    def actions(self, state: Fury3State) -> Sequence[Word | Pick | Space]:
        lairs = () if self.matured else lair_choices(state)
        return (DONE, *(Pick(Deck.ENCOUNTER, card) for card in mature_choices(state)), *lairs)

    def apply(self, state: Fury3State, action: Word | Pick | Space) -> None:
        if isinstance(action, Word):
            leave(state)
        elif isinstance(action, Space):
            make_lair(state, action.space - TRAIL, action.card)
        else:
            mature(state, action.card)

    def prompt(self, position: Any) -> Text:
        """Return the prompt; in the advanced game the hideout can become a lair."""
        if self.matured or position.options.game != "advanced":
            return self.asks
        return _MATURE_OR_LAIR

    def page(self, position: Any) -> str:
        return "lairs" if position.options.game == "advanced" else self.rules_page

    def label(self, position: Any, action: Action) -> Text:
        if isinstance(action, Space):
            card = words.card_text(Deck.ENCOUNTER, action.card)
            return _LAIR_WITH.fill(space=space_name(action.space), card=card)
        return super().label(position, action)


def mature_choices(state: Fury3State) -> tuple[int, ...]:
    """Return the different encounters that can mature: not on Hide, not Rats or Bats (R6.14, R7.1)."""
    leaving = state.leaving
    if leaving is None or leaving.power == Power.HIDE:
        return ()
    return kinds(
        tuple(sorted(placed.card for placed in leaving.contents if placed.card not in CANNOT_MATURE))
    )


def mature(state: Fury3State, card: int) -> None:
    """Turn an encounter faceup and push its matured effect; then it is discarded (R6.14)."""
    leaving = state.leaving
    assert leaving is not None
    contents = list(leaving.contents)
    at = next(n for n, placed in enumerate(contents) if placed.card == card)
    contents[at] = replace(contents[at], faceup=True)
    state.leaving = replace(leaving, contents=tuple(contents))
    state.tell(EncounterMatured, card, leaving.id)
    state.push(MaturedEffect(card, leaving.id), MaturedDiscard(card), Departure(True))


class MaturedEffect(Step, frozen=True):
    """The effect MATURED[card]; its hideout, with the location card, is `state.leaving`."""

    card: int
    hideout: int
    """The hideout's id."""

    def run(self, state: Fury3State) -> None:
        MATURED[self.card].effect(state, self)


class MaturedDiscard(Step, frozen=True):
    """A matured encounter is discarded faceup, unless its effect took it away."""

    card: int

    def run(self, state: Fury3State) -> None:
        """Discard it; Dracula's hand is refilled (R6.10)."""
        if take_matured(state, self.card) and state.leaving is not None:
            discard_encounter(state, self.card, ON_HIDEOUT + state.leaving.id, faceup=True)
        refill_encounters(state)


def take_matured(state: Fury3State, card: int) -> bool:
    """Remove a matured (faceup) encounter from the hideout that left; False if it is not there."""
    leaving = state.leaving
    if leaving is None:
        return False
    for at, placed in enumerate(leaving.contents):
        if placed.card == card and placed.faceup:
            state.leaving = replace(leaving, contents=leaving.contents[:at] + leaving.contents[at + 1 :])
            return True
    return False


def leave(state: Fury3State) -> None:
    """Remove the hideout: its cards return to the location deck, encounters are discarded as they were.

    Dracula's place is remembered only if his own card has left the trail (R15.11).
    """
    leaving = state.leaving
    assert leaving is not None
    hideouts.discard_contents(state, leaving)
    state.leaving = Hideout(leaving.id, leaving.place) if hideouts.current(state) is None else None
    state.tell(HideoutLeft, leaving.id)


# -------------------------------------------------------------------------------------- for matured effects


def reveal_leaving(state: Fury3State) -> None:
    """Turn the location card of the hideout that left faceup, as some matured effects require."""
    leaving = state.leaving
    if leaving is not None and leaving.place != NOWHERE and not leaving.faceup:
        state.leaving = replace(leaving, faceup=True)
        state.tell(LocationRevealed, leaving.id, leaving.place)


def mature_vampire(state: Fury3State, card: int) -> None:
    """Mature a vampire: a location is shown, influence rises, spaces are cleared (R6.15, R6.16, R14.2)."""
    reveal_leaving(state)
    state.add_influence(VAMPIRE_INFLUENCE[Encounter(card)])
    leaving = state.leaving
    if leaving is not None and leaving.rumor:
        state.leaving = replace(leaving, rumor=False)
        state.tell(TokenRemoved, "rumor", leaving.id)
        state.add_influence(RUMOR_INFLUENCE)
    clear_far_spaces(state)


def clear_far_spaces(state: Fury3State) -> None:
    """Clear the fourth, fifth and sixth spaces after the slide, but never Dracula's place (R15.3)."""
    own = hideouts.current(state)
    for space in CLEARED_SPACES:
        spot = state.trail[space]
        if spot is None:
            continue
        if spot is own:
            state.tell(HideoutSpared, spot.id)
        else:
            hideouts.clear(state, spot.id)
