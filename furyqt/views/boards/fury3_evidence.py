"""What the hunters were told of Dracula's way in the third edition, as sentences with their places."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import N_, Text
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.decks import FIRST_DRACULA_EVENT, NONE, TABLE, Deck, Power
from furyqt.rules.fury3.observation import Observation
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    FIGURES,
    HUNTERS,
    LAIRS,
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
from furyqt.views.picture import Evidence

SLOTS = ("A", "B", "C")


def evidence(observation: Observation) -> tuple[Evidence, ...]:
    """What the hunters were told, the newest first; Dracula needs none."""
    if observation.player != HUNTERS:
        return ()
    told = sum(isinstance(event, events.CardPlaced) and event.lair == NONE for event in observation.events)
    account = _Account(observation.options.game == "advanced", told == observation.placed)
    for event in observation.events:
        account.learn(event)
    account.end_search(None)
    return tuple(line.value(account.turn) for line in reversed(account.lines))


@dataclass(slots=True)
class _Line:
    """A piece of evidence with the numbers of Dracula's turns counted from the first one."""

    text: Text
    turn: int
    places: Iterable[int] = ()
    claim: str = ""
    oldest: int = -1
    token: tuple[str, int] | None = None

    def value(self, now: int) -> Evidence:
        """The same, counted back from now."""
        turn = max(0, now - max(0, self.turn))
        oldest = now - self.oldest if self.oldest >= 0 else -1
        return Evidence(self.text, tuple(sorted(self.places)), turn, self.claim, oldest)


@dataclass(slots=True)
class _Card:
    """A card that continued Dracula's way: its turn, its place if that was told, whether it may be Hide."""

    turn: int
    place: int
    may_be_hide: bool


class _Account:
    """Follows the events: which card lies where, who came where, what was said of it.

    A turn of Dracula begins with the card that he places in his phase.
    """

    def __init__(self, advanced: bool, is_whole: bool) -> None:
        self.advanced = advanced
        self.is_whole = is_whole
        """Whether the events tell of all cards; a set-up position has a past that nobody was told of."""
        self.lines: list[_Line] = []
        self.turn = -1
        self.trail = [NONE] * TRAIL
        self.lairs = [NONE] * LAIRS
        self.cards: dict[int, _Card] = {}
        self.way: list[int] = []
        """The hideouts of the cards that moved him, or may have; the newest last."""
        self.here = NOWHERE
        """Where he is, while that is certain."""
        self.revealed = False
        self.hunters = [NOWHERE] * len(FIGURES)
        self.gap = 0
        self.table: list[int] = []
        self.arrival: tuple[int, int] | None = None
        self.search: tuple[int, int] | None = None

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        self.end_search(event)
        learner = _LEARNERS.get(type(event))
        if learner is not None:
            learner(self, event)

    def say(self, text: Text, places: Iterable[int] = (), claim: str = "", turn: int | None = None) -> None:
        """One more line; of the present turn unless another is named."""
        self.lines.append(_Line(text, self.turn if turn is None else turn, places, claim))

    # ------------------------------------------------------------------------------------ cards on the trail

    def placed(self, event: events.CardPlaced) -> None:
        """Dracula placed a card."""
        if event.power == Power.MISDIRECT:
            self.trail[self.gap] = event.hideout
            self.say(_MISDIRECT)
            return
        if event.bat:
            self._forget_denials()
        else:
            self.turn += 1
        if event.lair != NONE:
            self.lairs[event.lair] = NONE
        self.trail[self.gap if event.bat else 0] = event.hideout
        if event.power in (Power.FEED, Power.DARK_CALL):
            self.cards[event.hideout] = _Card(self.turn, NOWHERE, True)
            places, claim = ((self.here,), "in") if self.here >= 0 else ((), "")
            self.say(_STAYED.fill(power=words.power_text(event.power)), places, claim)
        else:
            self._moved(event)

    def _moved(self, event: events.CardPlaced) -> None:
        plain = event.power == NONE and not event.bat and event.lair == NONE
        hide = plain and self.advanced and not self.revealed and event.place == LAND_BACK
        hide = hide and not (self.is_whole and self.turn == 0)
        old, place = self.cards.get(event.hideout), max(event.place, NOWHERE)
        if place == NOWHERE and old is not None:
            place = old.place
        self.cards[event.hideout] = _Card(self.turn, place, hide)
        self.way.append(event.hideout)
        self._say_move(event, place, hide)
        self.here = place

    def _say_move(self, event: events.CardPlaced, place: int, hide: bool) -> None:
        if place >= 0:
            text = _IN_CASTLE if place == CASTLE else _CAME
            self.say(text.fill(place=words.place_text(place)), (place,), "in")
        elif event.lair != NONE:
            self.say(_TO_LAIR.fill(slot=SLOTS[event.lair]), TOWNS, "in")
        else:
            kind = self._kind(event, hide)
            near = self.here >= 0
            text = (_NEAR if near else _FAR)[kind]
            self.say(text.fill(before=words.place_text(self.here)), self._reach(kind), "in")

    def _kind(self, event: events.CardPlaced, hide: bool) -> str:
        if self.is_whole and not self.turn:
            return "start"
        if event.place == SEA_BACK:
            return "sea"
        return (
            "bat" if event.bat else "wolf" if event.power == Power.WOLF_FORM else "hide" if hide else "land"
        )

    def _reach(self, kind: str) -> frozenset[int]:
        """Where such a card may have led from where he surely was, if that is known."""
        back = SEAS if kind == "sea" else TOWNS
        if kind == "start":
            return TOWNS - set(self.hunters)
        if self.here < 0:
            return CITIES if kind == "hide" else back
        ways = WITHIN_ROADS[2] if kind in ("wolf", "bat") else WALKS
        found = back & set(ways[self.here])
        return found | ({self.here} & CITIES) if kind == "hide" else found

    def _forget_denials(self) -> None:
        """He flew off: where he was not in this turn he may be now."""
        for line in self.lines:
            if line.claim == "out" and line.turn == self.turn:
                line.turn -= 1
        self.lines = [line for line in self.lines if line.claim != "out" or line.turn >= line.oldest >= 0]

    def slid(self, event: events.TrailSlid) -> None:
        """All hideouts moved on."""
        del event
        self.trail = [NONE, *self.trail[: TRAIL - 1]]

    def cleared(self, event: events.HideoutCleared) -> None:
        """A hideout or lair is gone; another card may take its space."""
        if event.hideout in self.trail:
            self.gap = self.trail.index(event.hideout)
            self.trail[self.gap] = NONE
        self.lairs = [NONE if lair == event.hideout else lair for lair in self.lairs]

    def lair_made(self, event: events.LairMade) -> None:
        """The oldest hideout became a lair."""
        self.lairs[event.slot] = event.hideout
        self._say_of(event.hideout, _LAIR.fill(slot=SLOTS[event.slot]))

    def spared(self, event: events.HideoutSpared) -> None:
        """A hideout stays because Dracula is in it."""
        card = self.cards.get(event.hideout)
        known = card is not None and card.place >= 0
        self.say(_SPARED, (card.place,) if card is not None and known else (), "in" if known else "")

    def matured(self, event: events.EncounterMatured) -> None:
        """The encounter of Hide never matures."""
        if self.advanced:
            text = _MATURED.fill(encounter=words.card_text(Deck.ENCOUNTER, event.encounter))
            self._say_of(event.hideout, text)

    def stranded(self, event: events.MoveDenied) -> None:
        """He proved that he could not move."""
        del event
        self.say(_STRANDED)

    def _say_of(self, hideout: int, text: Text) -> None:
        """A line about the card of a hideout, which claims no more than is known of that card."""
        card = self.cards.get(hideout)
        if card is not None:
            places = (card.place,) if card.place >= 0 else ()
            self.say(text, places, "in" if places else "", card.turn)

    # ------------------------------------------------------------------------------------- what is turned up

    def dracula_revealed(self, event: events.DraculaRevealed) -> None:
        """His figure stands on the board; the line of the card that shows it says no more."""
        self.revealed, self.here = True, event.place
        if self.lines and self.lines[-1].text.source == _CAME.source:
            self.lines.pop()
        self.say(_REVEALED.fill(place=words.place_text(event.place)), (event.place,), "in")

    def vanished(self, event: events.DraculaVanished) -> None:
        """His figure is off the board."""
        del event
        self.revealed = False

    def location_revealed(self, event: events.LocationRevealed) -> None:
        """A card was turned up: he was there when he placed it."""
        card = self.cards.get(event.hideout)
        if card is not None:
            card.place, card.may_be_hide = event.place, False
        if self.way[-1:] == [event.hideout]:
            self.here = event.place
        hunter, scheme = self._found_by(event.place), self._card()
        text = _FOUND if hunter is not None else _CARD_TURNED if scheme is not None else _TURNED
        self.say(
            text.fill(hunter=hunter or "", card=scheme or "", place=words.place_text(event.place)),
            (event.place,),
            "in" if card else "",
            card.turn if card else None,
        )

    def hide_revealed(self, event: events.HideRevealed) -> None:
        """He had stayed where he was."""
        card = self.cards.get(event.hideout)
        if card is not None:
            self.say(_HIDE, turn=card.turn)

    def hide_denied(self, event: events.HideDenied) -> None:
        """No card of the trail is Hide."""
        del event
        self.say(_NO_HIDE)

    # --------------------------------------------------------------------------------------- what is denied

    def place_denied(self, event: events.PlaceDenied) -> None:
        """No card of the trail is this place."""
        hunter, scheme = self._found_by(event.place), self._card()
        text = _FOUND_NOTHING if hunter is not None else _CARD_DENIED if scheme is not None else _DENIED
        self._deny(text.fill(hunter=hunter or "", card=scheme or ""), event.place, event.lairs)

    def _deny(self, text: Text, place: int, lairs: bool) -> None:
        """He is not there, and was not in the turns whose cards still lie there."""
        lying = {*self.trail, *(self.lairs if lairs else ())}
        line = _Line(text.fill(place=words.place_text(place)), self.turn, (place,))
        if self._is_told(self.turn, lying):
            line.claim, line.oldest = "out", self._oldest_told(lying)
        self.lines.append(line)

    def _oldest_told(self, lying: set[int]) -> int:
        """The oldest turn, going back from now, at whose end a card that lies there said where he was."""
        oldest = self.turn
        while oldest > 0 and self._is_told(oldest - 1, lying):
            oldest -= 1
        return oldest

    def _is_told(self, turn: int, lying: set[int]) -> bool:
        for hideout in reversed(self.way):
            card = self.cards[hideout]
            if card.turn > turn:
                continue
            if hideout not in lying:
                return False
            if not card.may_be_hide:
                return True
        return False

    def searched(self, event: events.Searched) -> None:
        """What lies faceup there is no news; else the next event says whether there was anything."""
        known = (self.cards[n].place for n in (*self.trail, *self.lairs) if n in self.cards)
        if self.is_whole and event.place not in known:
            self.search = event.hunter, event.place

    def end_search(self, event: Event | None) -> None:
        """A search that turned nothing up found nothing."""
        if self.search is None:
            return
        (hunter, place), self.search = self.search, None
        if not (isinstance(event, events.LocationRevealed) and event.place == place):
            self._deny(_SEARCHED.fill(hunter=words.FIGURE_NAMES[hunter]), place, True)

    # ----------------------------------------------------------------------------------------- what is said

    def region_told(self, event: events.RegionTold) -> None:
        """He said which region he is in."""
        name = words.REGION_NAMES[event.region]
        self.say(_IN_REGION.fill(region=name), _region(event.region), "in")

    def region_denied(self, event: events.RegionDenied) -> None:
        """He said that he is not in a region."""
        text = _NOT_IN_REGION.fill(region=words.REGION_NAMES[event.region])
        self.lines.append(_Line(text, self.turn, _region(event.region), "out", self.turn))

    def hunters_named(self, event: events.HuntersNamed) -> None:
        """He named the hunters next to him."""
        near = [hunter for hunter in FIGURES if event.hunters >> hunter & 1]
        fits = [
            place
            for place in PLACES
            if near == [h for h in FIGURES if self.hunters[h] >= 0 and self.hunters[h] in WALKS[place]]
        ]
        names = words.joined([words.FIGURE_NAMES[hunter] for hunter in near])
        self.say(_NEXT_TO.fill(hunters=names) if near else _NEXT_TO_NOBODY, fits, "in")

    # ------------------------------------------------------------------------------------ what stands around

    def hunter_moved(self, event: events.HunterMoved) -> None:
        """A hunter stands somewhere else, and may find something there."""
        self.hunters[event.hunter] = event.place
        quiet = event.way in ("start", "hospital")
        self.arrival = None if quiet else (event.hunter, event.place)

    def _found_by(self, place: int) -> Text | None:
        """The hunter who has just arrived there."""
        arrival, self.arrival = self.arrival, None
        return words.FIGURE_NAMES[arrival[0]] if arrival and arrival[1] == place else None

    def card_moved(self, event: events.CardMoved) -> None:
        """An event card comes into play, or is through."""
        if event.deck != Deck.EVENT:
            return
        if event.target == TABLE:
            self.table.append(event.card)
        elif event.source == TABLE and event.card in self.table:
            self.table.remove(event.card)

    def ally_kept(self, event: events.AllyKept) -> None:
        """A card that stays as an ally is not being played any more."""
        if event.event in self.table:
            self.table.remove(event.event)

    def _card(self) -> Text | None:
        """The event card of the hunters that is being played."""
        own = [card for card in self.table[-1:] if 0 <= card < FIRST_DRACULA_EVENT]
        return words.card_text(Deck.EVENT, own[0]) if own else None

    def token_placed(self, event: events.TokenPlaced) -> None:
        """A holy token, or a rumor on a hideout."""
        if event.token in ("consecrated", "host"):
            text = _HOLY.fill(place=words.place_text(event.where))
            self.lines.append(_Line(text, self.turn, (event.where,), token=(event.token, event.where)))
        elif event.token == "rumor" and event.where in self.cards:
            card = self.cards[event.where]
            places = (card.place,) if card.place >= 0 else ()
            self.lines.append(_Line(_RUMOR, card.turn, places, token=("rumor", event.where)))

    def token_removed(self, event: events.TokenRemoved) -> None:
        """What it told is over."""
        token = event.token, event.where
        self.lines = [line for line in self.lines if line.token != token]


def _region(region: int) -> Iterable[int]:
    """The places of a region; NOWHERE is the sea."""
    return SEAS if region == NOWHERE else [place for place in PLACES if REGION[place] == region]


_LEARNERS: dict[type[Event], Callable[[Any, Any], None]] = {
    events.CardPlaced: _Account.placed,
    events.TrailSlid: _Account.slid,
    events.HideoutCleared: _Account.cleared,
    events.HideoutSpared: _Account.spared,
    events.LairMade: _Account.lair_made,
    events.EncounterMatured: _Account.matured,
    events.MoveDenied: _Account.stranded,
    events.DraculaRevealed: _Account.dracula_revealed,
    events.DraculaVanished: _Account.vanished,
    events.LocationRevealed: _Account.location_revealed,
    events.HideRevealed: _Account.hide_revealed,
    events.HideDenied: _Account.hide_denied,
    events.PlaceDenied: _Account.place_denied,
    events.Searched: _Account.searched,
    events.RegionTold: _Account.region_told,
    events.RegionDenied: _Account.region_denied,
    events.HuntersNamed: _Account.hunters_named,
    events.HunterMoved: _Account.hunter_moved,
    events.CardMoved: _Account.card_moved,
    events.AllyKept: _Account.ally_kept,
    events.TokenPlaced: _Account.token_placed,
    events.TokenRemoved: _Account.token_removed,
}

_FAR = {
    "start": N_("fury3.evidence", "Dracula began in a city without hunters."),
    "land": N_("fury3.evidence", "His card has the back of a city."),
    "hide": N_("fury3.evidence", "His card has the back of a city: a city, or Hide."),
    "sea": N_("fury3.evidence", "His card has the back of a sea zone."),
    "wolf": N_("fury3.evidence", "Wolf Form took him to a city one or two roads away."),
    "bat": N_("fury3.evidence", "He flew as a bat to a city one or two roads away."),
}
_NEAR = {
    "start": _FAR["start"],
    "land": N_("fury3.evidence", "He went from {before} to a city, as the back of his card shows."),
    "hide": N_("fury3.evidence", "He went from {before} to a city, or hid: his card has the back of a city."),
    "sea": N_("fury3.evidence", "He went from {before} to sea, as the back of his card shows."),
    "wolf": N_("fury3.evidence", "Wolf Form took him one or two roads away from {before}."),
    "bat": N_("fury3.evidence", "He flew as a bat one or two roads away from {before}."),
}
_CAME = N_("fury3.evidence", "Dracula came to {place}, and everybody saw it.")
_IN_CASTLE = N_("fury3.evidence", "Dracula came to his castle: its card has a back of its own.")
_TO_LAIR = N_("fury3.evidence", "Dracula returned to lair {slot}, a city nobody knows.")
_STAYED = N_("fury3.evidence", "{power}: Dracula stayed where he was.")
_MISDIRECT = N_("fury3.evidence", "Misdirect took a hideout off the trail. Dracula was not in it.")
_LAIR = N_("fury3.evidence", "This hideout became lair {slot}: it is a city.")
_SPARED = N_("fury3.evidence", "A hideout was not cleared, because Dracula was in it.")
_MATURED = N_("fury3.evidence", "{encounter} matured here: this card was not Hide.")
_STRANDED = N_("fury3.evidence", "Dracula showed that he could not move.")
_REVEALED = N_("fury3.evidence", "Dracula stood revealed in {place}.")
_FOUND = N_("fury3.evidence", "{hunter} found a hideout in {place}.")
_CARD_TURNED = N_("fury3.evidence", "{card} turned up {place}.")
_TURNED = N_("fury3.evidence", "The card of {place} was turned up.")
_HIDE = N_("fury3.evidence", "This card is Hide: Dracula stayed where he was.")
_NO_HIDE = N_("fury3.evidence", "No card of the trail is Hide.")
_FOUND_NOTHING = N_("fury3.evidence", "{hunter} came to {place} and found no hideout.")
_CARD_DENIED = N_("fury3.evidence", "{card}: no hideout in {place}.")
_DENIED = N_("fury3.evidence", "There is no hideout in {place}.")
_SEARCHED = N_("fury3.evidence", "{hunter} searched {place} and found nothing.")
_IN_REGION = N_("fury3.evidence", "Dracula said that he is in {region}.")
_NOT_IN_REGION = N_("fury3.evidence", "Dracula said that he is not in {region}.")
_NEXT_TO = N_("fury3.evidence", "Next to Dracula, and nobody else: {hunters}.")
_NEXT_TO_NOBODY = N_("fury3.evidence", "No hunter was next to Dracula.")
_HOLY = N_("fury3.evidence", "{place} is protected: Dracula cannot enter it.")
_RUMOR = N_("fury3.evidence", "A rumor lies on this hideout.")
