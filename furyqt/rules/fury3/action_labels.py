"""The labels of actions on buttons; a decision has its own labels if these do not fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.actions import (
    SPACES,
    Choose,
    Counter,
    Give,
    Go,
    LinkChoice,
    Pick,
    PlaceChoice,
    Placement,
    Play,
    Space,
    Strike,
    Word,
)
from furyqt.rules.fury3.decks import NONE, Deck, Power
from furyqt.rules.fury3.state import Hideout
from furyqt.rules.fury3.tables import ATLAS, DRACULA_FIGURE, NOWHERE, SEAS, TRAIL

N_ = Texts("fury3.buttons")


class TrailAndLairs(Protocol):
    """A position as labels need it."""

    @property
    def trail(self) -> Sequence[Hideout | None]:
        """The spaces of the trail, the newest first; None for an empty one."""

    @property
    def lairs(self) -> Sequence[Hideout | None]:
        """The lairs; None for an empty one."""


Labels = Mapping[Action | type[Action], Text]
"""The label of one action, or of a class of actions."""

WORDS = {
    "done": N_("Done"),
    "no": N_("No"),
    "pass": N_("Pass"),
    "yes": N_("Yes"),
}
"""Labels that are the same in every decision."""
NO_CARD = N_("Play no card")
NOTHING_SHOWN = N_("Reveal nothing")
NO_MORE = N_("Discard no more")

DISCARD = N_("Discard {card}")
KEEP_ALLY = N_("Keep as ally")
KEEP = N_("Keep {card}")
REVEAL = N_("Reveal {card}")
PICK = N_("Choose {card}")

RIDE = N_("Take the train {place:to}")
RIDE_WITH = N_("Take the train {place:to} ({ticket})")
WAYS = {
    "road": N_("Go {place:to}"),
    "rail": RIDE,
    "sea": N_("Sail {place:to}"),
    "door": N_("Leave the hospital and go {place:to}"),
}
START = N_("Start {place:in}")
SEND = N_("Move {place:to}")
OPEN_ROAD = N_("Open the road {line}")
OPEN_RAILWAY = N_("Open the railway {line}")
PLAY = N_("Play {event}")
PLAY_BY = N_("Play {event} ({hunter})")
GIVE = N_("{hunter} gives {card}")
STRIKE = N_("Play {card}")
CHOOSE = N_("Choose {hunter}")
LEAVES = N_("{hunter} leaves")

SPACE = N_("Space {space}, {place}")
LAIR = N_("Lair {space} {place:in}")
WITH_CARD = N_("{card} ({where})")
PLACE_ON = N_("Place {card} ({where})")
TO_LAIR = N_("Return to lair {space} {place:in}")
MISDIRECT = N_("{power} on space {space} ({place})")
POWER_TO = N_("{power} {place:to}")


def action_text(position: TrailAndLairs, labels: Labels, action: Action) -> Text:
    """Return an action's label, the decision's own if it has one.

    Raises KeyError for a word that has no label at all.
    """
    return DESCRIBERS[type(action)](position, labels, action)


def _word(position: TrailAndLairs, labels: Labels, action: Word) -> Text:
    return labels.get(action) or WORDS[action.word]


def _go(position: TrailAndLairs, labels: Labels, action: Go) -> Text:
    place = words.place_text(action.to)
    if action.ticket == NONE:
        return WAYS[action.way].fill(place=place)
    return RIDE_WITH.fill(place=place, ticket=words.card_text(Deck.TICKET, action.ticket))


def _place(position: TrailAndLairs, labels: Labels, action: PlaceChoice) -> Text:
    place = words.place_text(action.to)
    return labels[PlaceChoice].fill(place=place) if PlaceChoice in labels else place


def line_text(road: Text, railway: Text, action: LinkChoice) -> Text:
    """Fill in the names of a line's two ends."""
    way = ATLAS.links[action.line]
    line = words.LINE.fill(a=words.place_text(way.a), b=words.place_text(way.b))
    return (road if way.kind == "road" else railway).fill(line=line)


def _line(position: TrailAndLairs, labels: Labels, action: LinkChoice) -> Text:
    return line_text(OPEN_ROAD, OPEN_RAILWAY, action)


def _play(position: TrailAndLairs, labels: Labels, action: Play) -> Text:
    event = words.card_text(Deck.EVENT, action.card)
    if action.actor == DRACULA_FIGURE:
        return PLAY.fill(event=event)
    return PLAY_BY.fill(event=event, hunter=words.FIGURE_NAMES[action.actor])


def _pick(position: TrailAndLairs, labels: Labels, action: Pick) -> Text:
    return labels.get(Pick, PICK).fill(card=words.card_text(action.deck, action.card))


def _give(position: TrailAndLairs, labels: Labels, action: Give) -> Text:
    return GIVE.fill(hunter=words.FIGURE_NAMES[action.giver], card=words.card_text(action.deck, action.card))


def _choose(position: TrailAndLairs, labels: Labels, action: Choose) -> Text:
    return labels.get(Choose, CHOOSE).fill(hunter=words.FIGURE_NAMES[action.hunter])


def _strike(position: TrailAndLairs, labels: Labels, action: Strike) -> Text:
    return STRIKE.fill(card=words.card_text(Deck.ITEM, action.card))


def _counter(position: TrailAndLairs, labels: Labels, action: Counter) -> Text:
    return labels.get(Counter, STRIKE).fill(card=words.combat_text(action.card))


def _space(position: TrailAndLairs, labels: Labels, action: Space) -> Text:
    where = space_text(position, action.space)
    if action.card == NONE:
        return where
    card = words.card_text(Deck.ENCOUNTER, action.card)
    return labels.get(Space, WITH_CARD).fill(card=card, where=where)


def space_text(position: TrailAndLairs, space: int) -> Text:
    """Name a space of the trail or a lair, with its contents."""
    text = SPACE if space < TRAIL else LAIR
    return text.fill(space=space_name(space), place=place_at(position, space))


def _placement(position: TrailAndLairs, labels: Labels, action: Placement) -> Text:
    if action.power == NONE:
        if action.space == NONE:
            return WAYS["sea" if action.to in SEAS else "road"].fill(place=words.place_text(action.to))
        return TO_LAIR.fill(space=space_name(action.space), place=place_at(position, action.space))
    power = words.power_text(action.power)
    if action.power == Power.MISDIRECT:
        place = place_at(position, action.space)
        return MISDIRECT.fill(power=power, space=space_name(action.space), place=place)
    if action.to == NOWHERE:
        return power
    return POWER_TO.fill(power=power, place=words.place_text(action.to))


def space_name(space: int) -> str:
    """Return the number of a space, or the letter of a lair as on the board."""
    return SPACES[space].upper()


def place_at(position: TrailAndLairs, space: int) -> Text:
    """Return the place of a space of the trail or a lair, or its power card."""
    spot = (*position.trail, *position.lairs)[space]
    if spot is None:
        return words.NO_PLACE
    if spot.place == NOWHERE and spot.power != NONE:
        return words.power_text(spot.power)
    return words.place_text(spot.place)


DESCRIBERS: dict[type[Action], Callable[[TrailAndLairs, Labels, Any], Text]] = {
    Word: _word,
    Go: _go,
    PlaceChoice: _place,
    LinkChoice: _line,
    Play: _play,
    Pick: _pick,
    Give: _give,
    Choose: _choose,
    Strike: _strike,
    Counter: _counter,
    Space: _space,
    Placement: _placement,
}
