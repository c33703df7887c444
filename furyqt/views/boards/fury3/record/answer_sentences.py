"""Evidence from Dracula's answers and from hunters, event cards in play and tokens."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.decks import NONE, TABLE, Deck
from furyqt.rules.fury3.tables import FIGURES, NOWHERE, PLACES, REGION, SEAS, WALKS
from furyqt.views.boards.fury3.record.trail_record import Learners, RecordLine, TrailRecord

N_ = Texts("fury3.evidence")


def record_region(account: TrailRecord, event: events.RegionNamed) -> None:
    """Record the region that Dracula named as his own."""
    name, seer = words.REGION_NAMES[event.region], account.entranced
    account.entranced = NONE
    text = _IN_REGION if seer == NONE else _SEEN_IN_REGION.fill(hunter=words.FIGURE_NAMES[seer])
    account.say(text.fill(region=name), _region(event.region), "in")


def remember_trance(account: TrailRecord, event: events.TranceBegan) -> None:
    """Remember who names the region."""
    account.entranced = event.hunter


def record_no_region(account: TrailRecord, event: events.RegionDenied) -> None:
    """Record a region in which Dracula is not."""
    text = _NOT_IN_REGION.fill(region=words.REGION_NAMES[event.region])
    account.lines.append(RecordLine(text, account.turn, _region(event.region), "out", account.turn))


def record_named_hunters(account: TrailRecord, event: events.HuntersNamed) -> None:
    """Record the hunters that Dracula named as adjacent."""
    near = [hunter for hunter in FIGURES if event.hunters >> hunter & 1]
    fits = [
        place
        for place in PLACES
        if near == [h for h in FIGURES if account.hunters[h] >= 0 and account.hunters[h] in WALKS[place]]
    ]
    names = words.joined([words.FIGURE_NAMES[hunter] for hunter in near])
    account.say(_NEXT_TO.fill(hunters=names) if near else _NEXT_TO_NOBODY, fits, "in")


def record_hunter_move(account: TrailRecord, event: events.HunterMoved) -> None:
    """Record a hunter's new place, where the hunter may find something."""
    account.hunters[event.hunter] = event.place
    quiet = event.way in ("start", "hospital")
    account.arrival = None if quiet else (event.hunter, event.place)


def record_card_move(account: TrailRecord, event: events.CardMoved) -> None:
    """Record that an event card comes into play or is finished."""
    if event.deck != Deck.EVENT:
        return
    if event.target == TABLE:
        account.table.append(event.card)
    elif event.source == TABLE and event.card in account.table:
        account.table.remove(event.card)


def record_ally(account: TrailRecord, event: events.AllyKept) -> None:
    """Record that a card stays as an ally and is not being played any more."""
    if event.event in account.table:
        account.table.remove(event.event)


def record_token(account: TrailRecord, event: events.TokenPlaced) -> None:
    """Record a holy token, or a rumor on a hideout."""
    if event.token in ("consecrated", "host"):
        text = _HOLY.fill(place=words.place_text(event.where))
        account.lines.append(RecordLine(text, account.turn, (event.where,), token=(event.token, event.where)))
    elif event.token == "rumor" and event.where in account.cards:
        card = account.cards[event.where]
        places = (card.place,) if card.place >= 0 else ()
        account.lines.append(RecordLine(_RUMOR, card.turn, places, token=("rumor", event.where)))


def forget_token(account: TrailRecord, event: events.TokenRemoved) -> None:
    """Remove the evidence of a token that is gone."""
    token = event.token, event.where
    account.lines = [line for line in account.lines if line.token != token]


def _region(region: int) -> Iterable[int]:
    """Return the places of a region; NOWHERE is the sea."""
    return SEAS if region == NOWHERE else [place for place in PLACES if REGION[place] == region]


LEARNERS: Learners = {
    events.RegionNamed: record_region,
    events.TranceBegan: remember_trance,
    events.RegionDenied: record_no_region,
    events.HuntersNamed: record_named_hunters,
    events.HunterMoved: record_hunter_move,
    events.CardMoved: record_card_move,
    events.AllyKept: record_ally,
    events.TokenPlaced: record_token,
    events.TokenRemoved: forget_token,
}
"""The handlers by kind of event."""

_IN_REGION = N_("Dracula said that he is {region:in}.")
_SEEN_IN_REGION = N_("In a trance {hunter} saw Dracula {region:in}.")
_NOT_IN_REGION = N_("Dracula said that he is not {region:in}.")
_NEXT_TO = N_("Only these hunters were next to Dracula: {hunters}.")
_NEXT_TO_NOBODY = N_("No hunter was next to Dracula.")
_HOLY = N_("{place} is protected: Dracula cannot enter it.")
_RUMOR = N_("A rumor lies on this hideout.")
