"""The end of a hunter's move: reveals, ambushes, and the search action (R5.11, R8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import PASS, Space, Word
from furyqt.rules.fury3.decision import DraculaHunterDecision
from furyqt.rules.fury3.decks import CANNOT_AMBUSH, ON_HIDEOUT, Deck
from furyqt.rules.fury3.events import Ambushed, CardShown, Searched
from furyqt.rules.fury3.state import Fury3State, Hideout, PlacedEncounter
from furyqt.rules.fury3.steps.search.encounters import Used
from furyqt.rules.fury3.steps.search.hideouts import (
    at_place,
    at_space,
    by_id,
    check_place,
    faceup_copies,
    find,
    put,
    reveal_location,
    settle_hideout,
    space_of,
)
from furyqt.rules.fury3.steps.search.meetings import Resolution
from furyqt.rules.fury3.steps.search.searching import SearchEnd, SearchPreparation
from furyqt.rules.fury3.tables import CITIES

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")


class Arrival(Step, frozen=True):
    """The end of a hunter's move: reveal, then ambush (R8.1-R8.6), except at sea or in a hospital."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        sheet = state.hunters[self.hunter]
        if sheet.place in CITIES and not sheet.defeated and check_place(state, sheet.place):
            state.push(Encounters(self.hunter, sheet.place, ambush=True))


class Search(Step, frozen=True):
    """A hunter's search action: the encounters of the place are resolved one after another (R5.11)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        place = state.hunters[self.hunter].place
        state.tell(Searched, self.hunter, place)
        found = find(state, place)
        if found is not None:
            reveal_location(state, found.id)
            state.push(
                SearchPreparation(self.hunter), Encounters(self.hunter, place, ambush=False), SearchEnd()
            )


class Encounters(Step, frozen=True):
    """The encounters of a place, and of its Hide (R15.6), are resolved against a hunter, each at most once.

    By ambush Dracula chooses which ones (R8.5); in a search he only chooses the order (R5.11).
    """

    hunter: int
    place: int
    ambush: bool
    used: Used = ()

    def run(self, state: Fury3State) -> None:
        """Continue while the hunter is there and an encounter is left; then remove empty lairs and rumors
        (R7.9, R15.1).
        """
        sheet = state.hunters[self.hunter]
        there = sheet.place == self.place and not sheet.defeated
        choices = unresolved(state, self.place, self.used, ambush=self.ambush) if there else []
        if not choices:
            settle(state, self.place)
        elif self.ambush:
            state.push(AmbushChoice(self.hunter, self.used))
        elif len(choices) > 1:
            state.push(SearchChoice(self.hunter, self.used))
        else:
            resolve(state, self, choices[0])


class AmbushChoice(DraculaHunterDecision, frozen=True):
    """Dracula ambushes the hunter with an encounter, or keeps them all for later (R8.5)."""

    used: Used = ()

    asks = N_questions("Ambush {hunter}?")
    stake = N_stakes(
        "An encounter used now takes effect at once; one that you keep stays hidden for a search, or to "
        "mature."
    )
    rules_page = "ambush"
    place_rule = N_unavailable("Only encounters in the hunter's city can ambush.")
    labels: ClassVar[Labels] = {
        Space: N_buttons("Ambush with {card} ({where})"),
        PASS: N_buttons("Do not ambush"),
    }
    cards_in_hand = False

    def actions(self, state: Fury3State) -> Sequence[Word | Space]:
        return (PASS, *unresolved(state, state.hunters[self.hunter].place, self.used, ambush=True))

    def apply(self, state: Fury3State, action: Word | Space) -> None:
        place = state.hunters[self.hunter].place
        if isinstance(action, Space):
            resolve(state, Encounters(self.hunter, place, ambush=True, used=self.used), action)
        else:
            settle(state, place)


class SearchChoice(DraculaHunterDecision, frozen=True):
    """Dracula chooses which of several encounters a searching hunter finds next (R5.11)."""

    used: Used = ()

    asks = N_questions("Which encounter does {hunter} find next?")
    stake = N_stakes("The hunter meets all encounters here, one after another; you choose the order.")
    rules_page = "search"
    place_rule = N_unavailable("Only encounters in the hunter's city can be found.")

    def actions(self, state: Fury3State) -> Sequence[Space]:
        return unresolved(state, state.hunters[self.hunter].place, self.used, ambush=False)

    def apply(self, state: Fury3State, action: Space) -> None:
        place = state.hunters[self.hunter].place
        resolve(state, Encounters(self.hunter, place, ambush=False, used=self.used), action)


class Aftermath(Step, frozen=True):
    """The end of an encounter: the faceup cards show whether it returned; then the next one follows.

    `shown` is the number of equal cards that were faceup there while it was resolved.
    """

    encounters: Encounters
    hideout: int
    card: int
    shown: int

    def run(self, state: Fury3State) -> None:
        was = self.encounters
        spot = by_id(state, self.hideout)
        back = spot is not None and faceup_copies(spot, self.card) >= self.shown
        state.push(replace(was, used=(*was.used, (self.hideout, self.card))) if back else was)


def resolve(state: Fury3State, encounters: Encounters, choice: Space) -> None:
    """Turn the chosen encounter faceup and push its resolution."""
    spot = at_space(state, choice.space)
    assert spot is not None
    spot, placed = turned_up(state, spot, choice.card, encounters.used)
    if encounters.ambush:
        state.tell(Ambushed, encounters.hunter, placed.card, spot.id)
    state.push(
        Resolution(encounters.hunter, spot.id, placed, encounters.ambush, encounters.used),
        Aftermath(encounters, spot.id, placed.card, faceup_copies(spot, placed.card)),
    )


def turned_up(state: Fury3State, spot: Hideout, card: int, used: Used) -> tuple[Hideout, PlacedEncounter]:
    """Return the hideout and the encounter in it, turned faceup; an unused one that is faceup goes first."""
    copies = [n for n, placed in enumerate(spot.contents) if placed.card == card]
    open_ = [n for n in copies if spot.contents[n].faceup]
    if len(open_) > used.count((spot.id, card)):
        return spot, spot.contents[open_[0]]
    at = next(n for n in copies if not spot.contents[n].faceup)
    placed = replace(spot.contents[at], faceup=True)
    spot = replace(spot, contents=(*spot.contents[:at], placed, *spot.contents[at + 1 :]))
    put(state, spot)
    state.tell(CardShown, Deck.ENCOUNTER, card, ON_HIDEOUT + spot.id)
    return spot, placed


def unresolved(state: Fury3State, place: int, used: Used, *, ambush: bool) -> list[Space]:
    """Return the different encounters of a place and of its Hide that were not yet resolved here and now."""
    return [
        Space(space_of(state, spot.id), card)
        for spot in at_place(state, place)
        for card in sorted({placed.card for placed in spot.contents})
        if not (ambush and card in CANNOT_AMBUSH) and _is_unused(spot, card, used)
    ]


def _is_unused(spot: Hideout, card: int, used: Used) -> bool:
    copies = sum(placed.card == card for placed in spot.contents)
    return copies > used.count((spot.id, card))


def settle(state: Fury3State, place: int) -> None:
    """Settle the hideouts that have no encounter anymore."""
    for spot in at_place(state, place):
        settle_hideout(state, spot.id)
