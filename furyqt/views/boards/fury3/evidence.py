"""The hunters' evidence about Dracula's way in the third edition, as sentences with their places."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decks import NONE, TABLE, Deck, Power
from furyqt.rules.fury3.observation import Fury3Observation, as_hunters_know
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    FIGURES,
    HUNTERS,
    LAND_BACK,
    NOWHERE,
    PLACES,
    REGION,
    SEA_BACK,
    SEAS,
    TOWNS,
    TRAIL,
    WALKS,
    WITHIN_ROADS,
)
from furyqt.views.boards.fury3.trail import SLOTS
from furyqt.views.boards.fury3.trail_record import Learners, RecordedCard, RecordLine, TrailRecord
from furyqt.views.picture import Evidence

N_ = Texts("fury3.evidence")


def _record_card(account: TrailRecord, event: events.CardPlaced) -> None:
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


def _record_slide(account: TrailRecord, event: events.TrailSlid) -> None:
    """Record that all hideouts moved by one space."""
    del event
    account.trail = [NONE, *account.trail[: TRAIL - 1]]


def _record_clearing(account: TrailRecord, event: events.HideoutCleared) -> None:
    """Record that a hideout or lair is gone; another card may take its space."""
    if event.hideout in account.trail:
        account.gap = account.trail.index(event.hideout)
        account.trail[account.gap] = NONE
    account.lairs = [NONE if lair == event.hideout else lair for lair in account.lairs]


def _record_lair(account: TrailRecord, event: events.LairMade) -> None:
    """Record that the oldest hideout became a lair."""
    account.lairs[event.slot] = event.hideout
    account.say_of(event.hideout, _LAIR.fill(slot=SLOTS[event.slot]))


def _record_spared_hideout(account: TrailRecord, event: events.HideoutSpared) -> None:
    """Record that a hideout stays because Dracula is in it."""
    card = account.cards.get(event.hideout)
    known = card is not None and card.place >= 0
    account.say(_SPARED, (card.place,) if card is not None and known else (), "in" if known else "")


def _record_maturing(account: TrailRecord, event: events.EncounterMatured) -> None:
    """Record a matured encounter; the encounter of Hide never matures."""
    if account.advanced:
        text = _MATURED.fill(encounter=words.card_text(Deck.ENCOUNTER, event.encounter))
        account.say_of(event.hideout, text)


def _record_stranding(account: TrailRecord, event: events.MoveDenied) -> None:
    """Record the proof that Dracula could not move."""
    del event
    account.say(_STRANDED)


def _record_reveal(account: TrailRecord, event: events.DraculaRevealed) -> None:
    """Record that Dracula's figure is on the board, in place of the line of the card that shows it."""
    account.revealed, account.here = True, event.place
    if account.lines and account.lines[-1].text.source == _CAME.source:
        account.lines.pop()
    account.say(_REVEALED.fill(place=words.place_text(event.place)), (event.place,), "in")


def _record_vanishing(account: TrailRecord, event: events.DraculaVanished) -> None:
    """Record that Dracula's figure is off the board."""
    del event
    account.revealed = False


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


def _record_location(account: TrailRecord, event: events.LocationRevealed) -> None:
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


def _record_hide(account: TrailRecord, event: events.HideRevealed) -> None:
    """Record that Dracula had stayed at his place."""
    card = account.cards.get(event.hideout)
    if card is not None:
        account.say(_HIDE, turn=card.turn)


def _record_no_hide(account: TrailRecord, event: events.HideDenied) -> None:
    """Record that no card of the trail is Hide."""
    del event
    account.say(_NO_HIDE)


def _record_no_place(account: TrailRecord, event: events.PlaceDenied) -> None:
    """Record that no card of the trail is this place."""
    hunter, played = account.found_by(event.place), account.played()
    text = _FOUND_NOTHING if hunter is not None else _CARD_DENIED if played is not None else _DENIED
    account.deny(text.fill(hunter=hunter or "", card=played or ""), event.place, event.lairs)


def _begin_search(account: TrailRecord, event: events.Searched) -> None:
    """Start a search, unless a faceup card is there; the next event says whether the search found a card."""
    known = (account.cards[n].place for n in (*account.trail, *account.lairs) if n in account.cards)
    if account.is_whole and event.place not in account.boxes and event.place not in known:
        account.search = event.hunter, event.place


def _end_search(account: TrailRecord, event: Event | None) -> None:
    """Record a search without a reveal as a denial."""
    if account.search is None:
        return
    (hunter, place), account.search = account.search, None
    if not (isinstance(event, events.LocationRevealed) and event.place == place):
        account.deny(_SEARCHED.fill(hunter=words.FIGURE_NAMES[hunter]), place, True)


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


def _record_region(account: TrailRecord, event: events.RegionNamed) -> None:
    """Record the region that Dracula named as his own."""
    name, seer = words.REGION_NAMES[event.region], account.entranced
    account.entranced = NONE
    text = _IN_REGION if seer == NONE else _SEEN_IN_REGION.fill(hunter=words.FIGURE_NAMES[seer])
    account.say(text.fill(region=name), _region(event.region), "in")


def _remember_trance(account: TrailRecord, event: events.TranceBegan) -> None:
    """Remember who names the region."""
    account.entranced = event.hunter


def _record_no_region(account: TrailRecord, event: events.RegionDenied) -> None:
    """Record a region in which Dracula is not."""
    text = _NOT_IN_REGION.fill(region=words.REGION_NAMES[event.region])
    account.lines.append(RecordLine(text, account.turn, _region(event.region), "out", account.turn))


def _record_named_hunters(account: TrailRecord, event: events.HuntersNamed) -> None:
    """Record the hunters that Dracula named as adjacent."""
    near = [hunter for hunter in FIGURES if event.hunters >> hunter & 1]
    fits = [
        place
        for place in PLACES
        if near == [h for h in FIGURES if account.hunters[h] >= 0 and account.hunters[h] in WALKS[place]]
    ]
    names = words.joined([words.FIGURE_NAMES[hunter] for hunter in near])
    account.say(_NEXT_TO.fill(hunters=names) if near else _NEXT_TO_NOBODY, fits, "in")


def _record_hunter_move(account: TrailRecord, event: events.HunterMoved) -> None:
    """Record a hunter's new place, where the hunter may find something."""
    account.hunters[event.hunter] = event.place
    quiet = event.way in ("start", "hospital")
    account.arrival = None if quiet else (event.hunter, event.place)


def _record_card_move(account: TrailRecord, event: events.CardMoved) -> None:
    """Record that an event card comes into play or is finished."""
    if event.deck != Deck.EVENT:
        return
    if event.target == TABLE:
        account.table.append(event.card)
    elif event.source == TABLE and event.card in account.table:
        account.table.remove(event.card)


def _record_ally(account: TrailRecord, event: events.AllyKept) -> None:
    """Record that a card stays as an ally and is not being played any more."""
    if event.event in account.table:
        account.table.remove(event.event)


def _record_token(account: TrailRecord, event: events.TokenPlaced) -> None:
    """Record a holy token, or a rumor on a hideout."""
    if event.token in ("consecrated", "host"):
        text = _HOLY.fill(place=words.place_text(event.where))
        account.lines.append(RecordLine(text, account.turn, (event.where,), token=(event.token, event.where)))
    elif event.token == "rumor" and event.where in account.cards:
        card = account.cards[event.where]
        places = (card.place,) if card.place >= 0 else ()
        account.lines.append(RecordLine(_RUMOR, card.turn, places, token=("rumor", event.where)))


def _forget_token(account: TrailRecord, event: events.TokenRemoved) -> None:
    """Remove the evidence of a token that is gone."""
    token = event.token, event.where
    account.lines = [line for line in account.lines if line.token != token]


def _region(region: int) -> Iterable[int]:
    """Return the places of a region; NOWHERE is the sea."""
    return SEAS if region == NOWHERE else [place for place in PLACES if REGION[place] == region]


_IN_REGION = N_("Dracula said that he is {region:in}.")
_SEEN_IN_REGION = N_("In a trance {hunter} saw Dracula {region:in}.")
_NOT_IN_REGION = N_("Dracula said that he is not {region:in}.")
_NEXT_TO = N_("Only these hunters were next to Dracula: {hunters}.")
_NEXT_TO_NOBODY = N_("No hunter was next to Dracula.")
_HOLY = N_("{place} is protected: Dracula cannot enter it.")
_RUMOR = N_("A rumor lies on this hideout.")


_LEARNERS: Learners = {
    events.CardPlaced: _record_card,
    events.TrailSlid: _record_slide,
    events.HideoutCleared: _record_clearing,
    events.HideoutSpared: _record_spared_hideout,
    events.LairMade: _record_lair,
    events.EncounterMatured: _record_maturing,
    events.MoveDenied: _record_stranding,
    events.DraculaRevealed: _record_reveal,
    events.DraculaVanished: _record_vanishing,
    events.LocationRevealed: _record_location,
    events.HideRevealed: _record_hide,
    events.HideDenied: _record_no_hide,
    events.PlaceDenied: _record_no_place,
    events.Searched: _begin_search,
    events.RegionNamed: _record_region,
    events.TranceBegan: _remember_trance,
    events.RegionDenied: _record_no_region,
    events.HuntersNamed: _record_named_hunters,
    events.HunterMoved: _record_hunter_move,
    events.CardMoved: _record_card_move,
    events.AllyKept: _record_ally,
    events.TokenPlaced: _record_token,
    events.TokenRemoved: _forget_token,
}
"""The handlers by kind of event."""


def evidence(observation: Fury3Observation) -> tuple[Evidence, ...]:
    """Return the hunters' evidence, the newest first; Dracula gets what he knows that they have."""
    if observation.player != HUNTERS:
        observation = as_hunters_know(observation)
    number_placed = sum(
        isinstance(event, events.CardPlaced) and event.lair == NONE for event in observation.events
    )
    account = TrailRecord(observation.options.game == "advanced", number_placed == observation.placed)
    for event in observation.events:
        _end_search(account, event)
        learner = _LEARNERS.get(type(event))
        if learner is not None:
            learner(account, event)
    _end_search(account, None)
    return tuple(line.value(account.turn) for line in reversed(account.lines))
