"""The hunters' evidence about Dracula's way in the second edition, as sentences with their places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import events, words
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.observation import Fury2Observation, as_hunters_know
from furyqt.rules.fury2.tables import HUNTERS, NOWHERE, ROADS, SAILS, SEA_BACK, SEAS, TOWNS
from furyqt.views.picture import Evidence

N_ = Texts("fury2.evidence")


@dataclass(slots=True)
class _Line:
    text: Text
    turn: int
    places: tuple[int, ...] = ()
    claim: str = ""


@dataclass(slots=True)
class _Account:
    """Dracula's turn, where he certainly is and by which card, the turn and place of each card, the lines."""

    turn: int = -1
    here: int = NOWHERE
    card: int = NONE
    turns: dict[int, int] = field(default_factory=dict)
    known: dict[int, int] = field(default_factory=dict)
    lines: list[_Line] = field(default_factory=list)

    def say(self, text: Text, places: frozenset[int] | tuple[int, ...] = (), claim: str = "in") -> None:
        """Add a line about the current turn; without places it claims nothing."""
        self.lines.append(_Line(text, self.turn, tuple(sorted(places)), claim if places else ""))

    def learn(self, spot: int, place: int) -> None:
        """Note the place of a card; it is Dracula's own if no card has been laid since."""
        self.known[spot] = place
        if spot == self.card:
            self.here = place

    def move_again(self) -> None:
        """Withdraw what was said about the end of this turn: he moves again in it."""
        for line in self.lines:
            if line.turn == self.turn and line.claim == "out":
                line.claim = ""


def evidence(observation: Fury2Observation) -> tuple[Evidence, ...]:
    """Return the hunters' evidence, the newest first; Dracula gets what he knows that they have."""
    if observation.player != HUNTERS:
        observation = as_hunters_know(observation)
    account = _Account()
    for event in observation.events:
        learner = _LEARNERS.get(type(event))
        if learner is not None:
            learner(account, event)
    now = account.turn
    return tuple(
        Evidence(line.text, line.places, max(0, now - max(0, line.turn)), line.claim)
        for line in reversed(account.lines)
    )


def _placed(account: _Account, event: events.CardPlaced) -> None:
    if event.way in _SECOND_MOVES:
        account.move_again()
    else:
        account.turn += 1
    account.turns[event.spot] = account.turn
    if event.power != NONE and event.place == NOWHERE:
        text = _STAYED.fill(power=words.power_text(event.power))
        account.say(text, (account.here,) if account.here >= 0 else ())
        return
    account.card = event.spot
    if event.place >= 0:
        account.say(_CAME.fill(place=words.place_text(event.place)), (event.place,))
        account.learn(event.spot, event.place)
        return
    account.say(_words(event), _reach(account, event))
    account.here = NOWHERE


def _words(event: events.CardPlaced) -> Text:
    """Return the words for a facedown card."""
    if event.power != NONE:
        return _BACK.fill(power=words.power_text(event.power))
    if event.wolf:
        return _WOLF
    return _FACEDOWN.get(event.way, _SEA if event.place == SEA_BACK else _LAND)


def _reach(account: _Account, event: events.CardPlaced) -> frozenset[int]:
    """Return where a facedown card one step from a certain place may be; Hide looks like a city."""
    here = account.here
    if here < 0 or event.way == "evasion":
        return frozenset()
    near = frozenset(SAILS["joined"][here])
    if event.place == SEA_BACK:
        return near & SEAS
    cities = (near | frozenset(ROADS[here])) & TOWNS
    if event.wolf or event.way == "bat":
        cities |= frozenset(to for place in ROADS[here] for to in ROADS[place]) & TOWNS
    return cities - {here} if event.way == "bat" or event.power != NONE else cities | ({here} & TOWNS)


def _revealed(account: _Account, event: events.LocationRevealed) -> None:
    turn = account.turns.get(event.spot, account.turn)
    account.lines.append(_Line(_SHOWN.fill(place=words.place_text(event.place)), turn, (event.place,), "in"))
    account.learn(event.spot, event.place)


def _hide(account: _Account, event: events.HideRevealed) -> None:
    turn = account.turns.get(event.spot, account.turn)
    places = (event.place,) if event.place >= 0 else ()
    account.lines.append(_Line(_HID, turn, places, "in" if places else ""))
    account.learn(event.spot, event.place)


def _spared(account: _Account, event: events.SpotSpared) -> None:
    place = account.known.get(event.spot, NOWHERE)
    account.say(_STILL, (place,) if place >= 0 else ())
    account.card = event.spot
    account.here = place


def _denied(account: _Account, event: events.PlaceDenied) -> None:
    account.say(_NOT_THERE.fill(place=words.place_text(event.place)), (event.place,), "out")


def _absent(account: _Account, event: events.PresenceDenied) -> None:
    account.say(_NOT_NOW.fill(place=words.place_text(event.place)), (event.place,), "out")


def _blood(account: _Account, event: events.BloodLaid) -> None:
    account.say(_PAID)


def _stranded(account: _Account, event: events.MoveDenied) -> None:
    account.say(_NO_MOVE)


def _declared(account: _Account, event: events.MoveDeclared) -> None:
    if event.actor == _DRACULA:
        account.say(_WILL.fill(place=words.place_text(event.place)), (event.place,), "")


_DRACULA = 4
_CAME = N_("Dracula was {place:in}.")
_SHOWN = N_("His card shows that he was {place:in}.")
_STAYED = N_("He stayed where he was and played {power}.")
_LAND = N_("He went to a city, or stayed with Hide.")
_SEA = N_("He went to sea, or sailed on.")
_WOLF = N_("As a wolf he ran up to two roads.")
_BAT = N_("He flew up to two roads as a bat.")
_BACK = N_("He played {power} and returned to a place of his trail or his catacombs.")
_EVADED = N_("He evaded to a city anywhere.")
_STILL = N_("A card stayed on his trail, because he was still there.")
_HID = N_("He used Hide and did not move.")
_NOT_THERE = N_("No card of his trail is {place:in}.")
_NOT_NOW = N_("He was not {place:in}.")
_PAID = N_("He paid blood for the sea.")
_NO_MOVE = N_("He showed that he had no legal move.")
_WILL = N_("He declared that his next move leads {place:to}.")
_FACEDOWN = {"bat": _BAT, "evasion": _EVADED}
_SECOND_MOVES = ("bat", "evasion", "landing")
"""The ways of Dracula outside the movement of his turn."""
_LEARNERS: dict[type[Event], Callable[[_Account, Any], None]] = {
    events.CardPlaced: _placed,
    events.LocationRevealed: _revealed,
    events.HideRevealed: _hide,
    events.SpotSpared: _spared,
    events.PlaceDenied: _denied,
    events.PresenceDenied: _absent,
    events.BloodLaid: _blood,
    events.MoveDenied: _stranded,
    events.MoveDeclared: _declared,
}
