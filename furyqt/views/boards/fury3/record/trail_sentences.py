"""Evidence from Dracula's cards and his figure, as they are placed, slide and leave."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.decks import NONE, Deck, Power
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    LAND_BACK,
    NOWHERE,
    SEA_BACK,
    SEAS,
    TOWNS,
    TRAIL,
    WALKS,
    WITHIN_ROADS,
)
from furyqt.views.boards.fury3.record.trail_record import Learners, RecordedCard, TrailRecord
from furyqt.views.boards.fury3.trail import SLOTS

N_ = Texts("fury3.evidence")


def record_card(account: TrailRecord, event: events.CardPlaced) -> None:
    """Record a card that Dracula placed."""
    if event.power == Power.MISDIRECT:
        account.trail[account.gap] = event.hideout
        account.say(_MISDIRECT)
        return
    if event.bat:
        account.forget_denials()
    else:
        account.turn += 1
    if event.lair != NONE:
        account.lairs[event.lair] = NONE
    account.trail[account.gap if event.bat else 0] = event.hideout
    if event.power in (Power.FEED, Power.DARK_CALL):
        account.cards[event.hideout] = RecordedCard(account.turn, NOWHERE, True)
        places, claim = ((account.here,), "in") if account.here >= 0 else ((), "")
        account.say(_STAYED.fill(power=words.power_text(event.power)), places, claim)
    else:
        _moved(account, event)


def _moved(account: TrailRecord, event: events.CardPlaced) -> None:
    plain = event.power == NONE and not event.bat and event.lair == NONE
    hide = plain and account.advanced and not account.revealed and event.place == LAND_BACK
    hide = hide and not (account.is_whole and account.turn == 0)
    old, place = account.cards.get(event.hideout), max(event.place, NOWHERE)
    if place == NOWHERE and old is not None:
        place = old.place
    account.cards[event.hideout] = RecordedCard(account.turn, place, hide)
    account.way.append(event.hideout)
    _say_move(account, event, place, hide)
    account.here = place


def _say_move(account: TrailRecord, event: events.CardPlaced, place: int, hide: bool) -> None:
    if place >= 0:
        text = _IN_CASTLE if place == CASTLE else _CAME
        account.say(text.fill(place=words.place_text(place)), (place,), "in")
    elif event.lair != NONE:
        account.say(_TO_LAIR.fill(slot=SLOTS[event.lair]), TOWNS, "in")
    else:
        kind = _kind(account, event, hide)
        near = account.here >= 0
        text = (_NEAR if near else _FAR)[kind]
        account.say(text.fill(before=words.place_text(account.here)), _reach(account, kind), "in")


def _kind(account: TrailRecord, event: events.CardPlaced, hide: bool) -> str:
    if account.is_whole and not account.turn:
        return "start"
    if event.place == SEA_BACK:
        return "sea"
    return "bat" if event.bat else "wolf" if event.power == Power.WOLF_FORM else "hide" if hide else "land"


def _reach(account: TrailRecord, kind: str) -> frozenset[int]:
    """Return the possible places of such a card from Dracula's last certain place, if that is known."""
    back = SEAS if kind == "sea" else TOWNS
    if kind == "start":
        return TOWNS - set(account.hunters)
    if account.here < 0:
        return CITIES if kind == "hide" else back
    ways = WITHIN_ROADS[2] if kind in ("wolf", "bat") else WALKS
    found = back & set(ways[account.here])
    return found | ({account.here} & CITIES) if kind == "hide" else found


def record_slide(account: TrailRecord, event: events.TrailSlid) -> None:
    """Record that all hideouts moved by one space."""
    del event
    account.trail = [NONE, *account.trail[: TRAIL - 1]]


def record_clearing(account: TrailRecord, event: events.HideoutCleared) -> None:
    """Record that a hideout or lair is gone; another card may take its space."""
    if event.hideout in account.trail:
        account.gap = account.trail.index(event.hideout)
        account.trail[account.gap] = NONE
    account.lairs = [NONE if lair == event.hideout else lair for lair in account.lairs]


def record_lair(account: TrailRecord, event: events.LairMade) -> None:
    """Record that the oldest hideout became a lair."""
    account.lairs[event.slot] = event.hideout
    account.say_of(event.hideout, _LAIR.fill(slot=SLOTS[event.slot]))


def record_spared_hideout(account: TrailRecord, event: events.HideoutSpared) -> None:
    """Record that a hideout stays because Dracula is in it."""
    card = account.cards.get(event.hideout)
    known = card is not None and card.place >= 0
    account.say(_SPARED, (card.place,) if card is not None and known else (), "in" if known else "")


def record_maturing(account: TrailRecord, event: events.EncounterMatured) -> None:
    """Record a matured encounter; the encounter of Hide never matures."""
    if account.advanced:
        text = _MATURED.fill(encounter=words.card_text(Deck.ENCOUNTER, event.encounter))
        account.say_of(event.hideout, text)


def record_stranding(account: TrailRecord, event: events.MoveDenied) -> None:
    """Record the proof that Dracula could not move."""
    del event
    account.say(_STRANDED)


def record_reveal(account: TrailRecord, event: events.DraculaRevealed) -> None:
    """Record that Dracula's figure is on the board, in place of the line of the card that shows it."""
    account.revealed, account.here = True, event.place
    if account.lines and account.lines[-1].text.source == _CAME.source:
        account.lines.pop()
    account.say(_REVEALED.fill(place=words.place_text(event.place)), (event.place,), "in")


def record_vanishing(account: TrailRecord, event: events.DraculaVanished) -> None:
    """Record that Dracula's figure is off the board."""
    del event
    account.revealed = False


LEARNERS: Learners = {
    events.CardPlaced: record_card,
    events.TrailSlid: record_slide,
    events.HideoutCleared: record_clearing,
    events.HideoutSpared: record_spared_hideout,
    events.LairMade: record_lair,
    events.EncounterMatured: record_maturing,
    events.MoveDenied: record_stranding,
    events.DraculaRevealed: record_reveal,
    events.DraculaVanished: record_vanishing,
}
"""The handlers by kind of event."""

_FAR = {
    "start": N_("Dracula began in a city without hunters."),
    "land": N_("His card has the back of a city."),
    "hide": N_("His card has the back of a city: a city, or Hide."),
    "sea": N_("His card has the back of a sea zone."),
    "wolf": N_("Wolf Form took him to a city one or two roads away."),
    "bat": N_("He flew as a bat to a city one or two roads away."),
}
_NEAR = {
    "start": _FAR["start"],
    "land": N_("He was {before:in}, then went to a city, as the back of his card shows."),
    "hide": N_("He was {before:in}, then went to a city or hid: his card has the back of a city."),
    "sea": N_("He was {before:in}, then went to sea, as the back of his card shows."),
    "wolf": N_("Wolf Form took him one or two roads away from {before}."),
    "bat": N_("He flew as a bat one or two roads away from {before}."),
}
_CAME = N_("Dracula came {place:to}, and everyone saw it.")
_IN_CASTLE = N_("Dracula came to his castle, whose card has its own back.")
_TO_LAIR = N_("Dracula returned to lair {slot}, an unknown city.")
_STAYED = N_("{power}: Dracula stayed where he was.")
_MISDIRECT = N_("Misdirect removed a hideout from the trail. Dracula was not in it.")
_LAIR = N_("This hideout became lair {slot}: it is a city.")
_SPARED = N_("A hideout was not cleared, because Dracula was in it.")
_MATURED = N_("{encounter} matured here: this card was not Hide.")
_STRANDED = N_("Dracula showed that he could not move.")
_REVEALED = N_("Dracula was revealed {place:in}.")
