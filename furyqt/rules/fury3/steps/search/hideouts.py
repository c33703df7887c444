"""Finding, changing, clearing and revealing hideouts and lairs (R6.13, R8.1, R8.2, R9.7)."""

from __future__ import annotations

from msgspec.structs import replace

from furyqt.rules.core.zones import without_card
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decks import HAND, NONE, ON_HIDEOUT, Deck, Power
from furyqt.rules.fury3.events import (
    CardMoved,
    CardShown,
    DraculaRevealed,
    HideoutCleared,
    HideRevealed,
    LocationRevealed,
    PlaceDenied,
    TokenRemoved,
)
from furyqt.rules.fury3.piles import discard_encounter
from furyqt.rules.fury3.state import Fury3State, Hideout, PlacedEncounter
from furyqt.rules.fury3.tables import CITIES, DRACULA_FIGURE, NOWHERE, TRAIL

Spaces = tuple[Hideout | None, ...]
"""The six spaces of a trail, or the three lairs."""

# --------------------------------------------------------------------------------------------------- finding


def current(state: Fury3State) -> Hideout | None:
    """Return the hideout of Dracula's current location: the newest location card on the trail (R15.11)."""
    for spot in state.trail:
        if spot is not None and spot.place >= 0:
            return spot
    return None


def here(state: Fury3State) -> int:
    """Return Dracula's current location; NOWHERE before he has placed himself.

    If even his own card has just slid off the trail, he is still there until he places the next one.
    """
    spot = current(state) or state.leaving
    return NOWHERE if spot is None else spot.place


def find(state: Fury3State, place: int, *, lairs: bool = True) -> Hideout | None:
    """Return the hideout, or lair, of this place."""
    for spot in (*state.trail, *state.lairs) if lairs else state.trail:
        if spot is not None and spot.place == place:
            return spot
    return None


def by_id(state: Fury3State, number: int) -> Hideout | None:
    """Return the hideout or lair with this id, if it is still there."""
    for spot in (*state.trail, *state.lairs):
        if spot is not None and spot.id == number:
            return spot
    return None


def space_of(state: Fury3State, number: int) -> int:
    """Return the space of the hideout with this id: 0-5 on the trail, 6-8 for lairs, NONE if it is gone."""
    for space, spot in enumerate((*state.trail, *state.lairs)):
        if spot is not None and spot.id == number:
            return space
    return NONE


def at_space(state: Fury3State, space: int) -> Hideout | None:
    """Return the hideout on a space of the trail (0-5) or in a lair (6-8)."""
    return state.trail[space] if space < TRAIL else state.lairs[space - TRAIL]


def hidden_from(trail: Spaces) -> tuple[Hideout | None, Hideout | None]:
    """Return the Hide card of a trail, and the hideout that it is associated with (R7.1).

    That is the newest location older than Hide. A hideout there with a higher number came later, by Misdirect
    or by Escape as Bat: then the card associated with Hide is gone.
    """
    hide: Hideout | None = None
    for spot in trail:
        if spot is None:
            continue
        if spot.power == Power.HIDE:
            hide = spot
        elif hide is not None and spot.id > hide.id:
            return hide, None
        elif hide is not None and spot.place >= 0:
            return hide, spot
    return hide, None


def hide_at(state: Fury3State, hideout: Hideout) -> Hideout | None:
    """Return the Hide card associated with this hideout's location while both are on the trail (R7.1)."""
    hide, of = hidden_from(state.trail)
    return hide if of is not None and of.id == hideout.id else None


def at_place(state: Fury3State, place: int) -> list[Hideout]:
    """Return the hideout or lair of a place, and the Hide associated with it (R15.6)."""
    spot = find(state, place)
    if spot is None:
        return []
    hide = hide_at(state, spot)
    return [spot] if hide is None else [spot, hide]


def faceup_copies(spot: Hideout, card: int) -> int:
    """Return the number of copies of a card that are faceup in a hideout."""
    return sum(placed.card == card and placed.faceup for placed in spot.contents)


def has_hunter(state: Fury3State, place: int) -> bool:
    """Return whether a hunter is in a place who can notice anything (R6.5, R11.4)."""
    return any(hunter.place == place and not hunter.defeated for hunter in state.hunters)


# -------------------------------------------------------------------------------------------------- changing


def put(state: Fury3State, hideout: Hideout) -> None:
    """Replace the hideout or lair that has the same id."""
    put_on(state, space_of(state, hideout.id), hideout)


def put_on(state: Fury3State, space: int, hideout: Hideout | None) -> None:
    """Put a hideout on a space of the trail (0-5) or into a lair (6-8), or empty it."""
    if space < TRAIL:
        state.trail = (*state.trail[:space], hideout, *state.trail[space + 1 :])
    else:
        slot = space - TRAIL
        state.lairs = (*state.lairs[:slot], hideout, *state.lairs[slot + 1 :])  # type: ignore[assignment]


def new_id(state: Fury3State) -> int:
    """Return the public number of the next card that Dracula places."""
    state.placed += 1
    return state.placed - 1


def add_encounter(state: Fury3State, number: int, card: int) -> None:
    """Put an encounter card from Dracula's hand facedown on a hideout or lair."""
    hideout = by_id(state, number)
    if hideout is None:
        return
    state.encounters = without_card(state.encounters, card)
    put(state, replace(hideout, contents=(*hideout.contents, PlacedEncounter(card))))
    state.tell(CardMoved, Deck.ENCOUNTER, card, HAND[DRACULA_FIGURE], ON_HIDEOUT + number)


def clear(state: Fury3State, number: int) -> None:
    """Clear a hideout or lair: cards return, encounters are discarded, tokens leave (R6.13).

    Power cards, and Escape as Bat, return with it (R7.2, R7.7).
    """
    hideout = by_id(state, number)
    if hideout is None:
        return
    state.tell(HideoutCleared, number)
    put_on(state, space_of(state, number), None)
    discard_contents(state, hideout)
    if number >= FIRST_BOX:
        state.chapter = state.chapter.without_box(hideout.place)


def discard_contents(state: Fury3State, hideout: Hideout) -> None:
    """Discard the encounters of a hideout that is gone, each as it was, and remove its rumor (R6.13)."""
    for placed in hideout.contents:
        discard_encounter(state, placed.card, ON_HIDEOUT + hideout.id, faceup=placed.faceup)
    if hideout.rumor:
        state.tell(TokenRemoved, "rumor", hideout.id)


def settle_hideout(state: Fury3State, number: int) -> None:
    """Clear a lair without encounters (R7.9), or remove such a hideout's rumor token (R15.1)."""
    hideout = by_id(state, number)
    if hideout is None or hideout.contents:
        return
    if space_of(state, number) >= TRAIL:
        clear(state, number)
    elif hideout.rumor:
        put(state, replace(hideout, rumor=False))
        state.tell(TokenRemoved, "rumor", number)


# ------------------------------------------------------------------------------------------------- revealing


def reveal_location(state: Fury3State, number: int) -> None:
    """Turn a location card faceup, and Hide with it; Dracula is revealed if it is his current city (R8.2).

    The card of a space may turn out to be Hide itself. A faceup location reveals nothing new, but Dracula may
    be there by now.
    """
    hideout = by_id(state, number)
    if hideout is None:
        return
    if hideout.power == Power.HIDE:
        _show_hide(state, hideout)
        return
    if hideout.place < 0:
        return
    if not hideout.faceup:
        put(state, replace(hideout, faceup=True))
        state.tell(LocationRevealed, number, hideout.place)
    hide = hide_at(state, hideout)
    if hide is not None:
        _show_hide(state, hide)
    reveal_dracula(state, number)


def _show_hide(state: Fury3State, hide: Hideout) -> None:
    if not hide.faceup:
        put(state, replace(hide, faceup=True))
        state.tell(HideRevealed, hide.id)


def reveal_dracula(state: Fury3State, number: int) -> None:
    """Put Dracula's figure on the board if this is his current location and a city (R8.2, R8.3)."""
    spot = current(state)
    if spot is not None and spot.id == number and spot.place in CITIES and not state.revealed:
        state.revealed = True
        state.tell(DraculaRevealed, spot.place)


def reveal_encounters(state: Fury3State, number: int) -> None:
    """Turn the encounter cards of a hideout or lair faceup; they stay so (R9.7)."""
    hideout = by_id(state, number)
    if hideout is None:
        return
    put(state, replace(hideout, contents=tuple(replace(placed, faceup=True) for placed in hideout.contents)))
    for placed in hideout.contents:
        if not placed.faceup:
            state.tell(CardShown, Deck.ENCOUNTER, placed.card, ON_HIDEOUT + number)


def check_place(state: Fury3State, place: int, *, lairs: bool = True) -> bool:
    """Answer truthfully whether a place is a hideout, and reveal its card if so (R13.3)."""
    hideout = find(state, place, lairs=lairs)
    if hideout is None:
        state.tell(PlaceDenied, place, lairs)
        if lairs:
            state.chapter = state.chapter.without_box(place)
        return False
    reveal_location(state, hideout.id)
    return True
