"""The deeds of a chapter that happen automatically at dawn and at dusk."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from furyqt.rules.core import chance
from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.chapters.overlay import TimedDeed, is_away
from furyqt.rules.fury3.decks import HAND, PILE, Deck
from furyqt.rules.fury3.events import NoteAdded, RegionNamed, TranceBegan
from furyqt.rules.fury3.piles import CARDS, tell_back
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import check_place, find, here
from furyqt.rules.fury3.steps.supply.bond import dracula_region
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.tokens import add_fog, add_storm
from furyqt.rules.fury3.tables import MINA, NOWHERE


def happen(state: Fury3State, at: str) -> None:
    """Put the deeds that are due now on the agenda; the first in the chapter's file happens first."""
    if script := state.chapter.script:
        day = state.chapter.day(state.time)
        state.push(*(ScriptStep(deed) for deed in script if deed.is_due(day, at)))


class ScriptStep(Step, frozen=True):
    """One deed of the chapter happens."""

    deed: TimedDeed

    DEEDS: ClassVar[dict[str, Callable[[Fury3State, TimedDeed], None]]]
    """The function for each kind of deed."""

    def run(self, state: Fury3State) -> None:
        self.DEEDS[self.deed.do](state, self.deed)


def trance(state: Fury3State, deed: TimedDeed) -> None:
    """Name Dracula's region by Mina, if she takes part and is not defeated."""
    if not is_away(state, MINA) and not state.hunters[MINA].defeated and here(state) != NOWHERE:
        state.tell(TranceBegan, MINA)
        state.tell(RegionNamed, dracula_region(state))


def strike_off(state: Fury3State, deed: TimedDeed) -> None:
    """Deny one of the places where the hunters still expect a box; nothing happens if all are hideouts."""
    empty = [place for place in state.chapter.candidates if find(state, place) is None]
    if empty:
        place, state.chance = chance.choice(state.chance, empty)
        check_place(state, place)


def storm(state: Fury3State, deed: TimedDeed) -> None:
    """Place a storm token on one of the sea zones."""
    free = [sea for sea in deed.places if sea not in state.storms]
    if free:
        sea, state.chance = chance.choice(state.chance, free)
        add_storm(state, sea)


def fog(state: Fury3State, deed: TimedDeed) -> None:
    """Place a fog token on one of the cities."""
    city, state.chance = chance.choice(state.chance, deed.places)
    add_fog(state, city)


def influence(state: Fury3State, deed: TimedDeed) -> None:
    """Raise the influence."""
    state.add_influence(deed.amount)


def give(state: Fury3State, deed: TimedDeed) -> None:
    """Give cards of the decks to a hunter who takes part; one that is in no deck anymore is not given."""
    hunter = deed.hunter
    if is_away(state, hunter) or state.hunters[hunter].defeated:
        return
    for deck, card in deed.cards:
        if card in CARDS.cards(state, deck, PILE):
            CARDS.move(state, deck, card, PILE, HAND[hunter])
            if deck == Deck.EVENT:
                state.hunter_bottom = 0
                tell_back(state)
    check_hand_limits(state, hunter)


def note(state: Fury3State, deed: TimedDeed) -> None:
    """Report that the story goes on."""
    state.tell(NoteAdded, deed.amount)


ScriptStep.DEEDS = {
    "trance": trance,
    "strike_off": strike_off,
    "storm": storm,
    "fog": fog,
    "influence": influence,
    "give": give,
    "note": note,
}
