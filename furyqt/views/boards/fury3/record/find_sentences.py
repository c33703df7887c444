"""Evidence from reveals on the trail and from denials: places, Hide, searches."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.views.boards.fury3.record.trail_record import Learners, TrailRecord

N_ = Texts("fury3.evidence")


def record_location(account: TrailRecord, event: events.LocationRevealed) -> None:
    """Record a revealed card: Dracula was there when he placed it."""
    if event.hideout >= FIRST_BOX:
        account.boxes.add(event.place)
        hunter = account.found_by(event.place)
        account.say(
            (_BOX if hunter is None else _FOUND_BOX).fill(
                hunter=hunter or "", place=words.place_text(event.place)
            )
        )
        return
    card = account.cards.get(event.hideout)
    if card is not None:
        card.place, card.may_be_hide = event.place, False
    if account.way[-1:] == [event.hideout]:
        account.here = event.place
    hunter, played = account.found_by(event.place), account.played()
    text = _FOUND if hunter is not None else _CARD_TURNED if played is not None else _TURNED
    account.say(
        text.fill(hunter=hunter or "", card=played or "", place=words.place_text(event.place)),
        (event.place,),
        "in" if card else "",
        card.turn if card else None,
    )


def record_hide(account: TrailRecord, event: events.HideRevealed) -> None:
    """Record that Dracula had stayed at his place."""
    card = account.cards.get(event.hideout)
    if card is not None:
        account.say(_HIDE, turn=card.turn)


def record_no_hide(account: TrailRecord, event: events.HideDenied) -> None:
    """Record that no card of the trail is Hide."""
    del event
    account.say(_NO_HIDE)


def record_no_place(account: TrailRecord, event: events.PlaceDenied) -> None:
    """Record that no card of the trail is this place."""
    hunter, played = account.found_by(event.place), account.played()
    text = _FOUND_NOTHING if hunter is not None else _CARD_DENIED if played is not None else _DENIED
    account.deny(text.fill(hunter=hunter or "", card=played or ""), event.place, event.lairs)


def begin_search(account: TrailRecord, event: events.Searched) -> None:
    """Start a search, unless a faceup card is there; the next event says whether the search found a card."""
    known = (account.cards[n].place for n in (*account.trail, *account.lairs) if n in account.cards)
    if account.is_whole and event.place not in account.boxes and event.place not in known:
        account.search = event.hunter, event.place


def end_search(account: TrailRecord, event: Event | None) -> None:
    """Record a search without a reveal as a denial."""
    if account.search is None:
        return
    (hunter, place), account.search = account.search, None
    if not (isinstance(event, events.LocationRevealed) and event.place == place):
        account.deny(_SEARCHED.fill(hunter=words.FIGURE_NAMES[hunter]), place, True)


LEARNERS: Learners = {
    events.LocationRevealed: record_location,
    events.HideRevealed: record_hide,
    events.HideDenied: record_no_hide,
    events.PlaceDenied: record_no_place,
    events.Searched: begin_search,
}
"""The handlers by kind of event."""

_FOUND = N_("{hunter} found a hideout {place:in}.")
_CARD_TURNED = N_("{card} revealed the {place} card.")
_TURNED = N_("The {place} card was turned up.")
_FOUND_BOX = N_("{hunter} found a box of earth {place:in}.")
_BOX = N_("There is a box of earth {place:in}.")
_HIDE = N_("This card is Hide: Dracula stayed where he was.")
_NO_HIDE = N_("No card of the trail is Hide.")
_FOUND_NOTHING = N_("{hunter} came {place:to} and found no hideout.")
_CARD_DENIED = N_("{card}: no hideout {place:in}.")
_DENIED = N_("There is no hideout {place:in}.")
_SEARCHED = N_("{hunter} searched {place:in} and found nothing.")
