"""The labels of actions on buttons; a decision has its own labels if these do not fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.actions import (
    SLOTS,
    Await,
    Choose,
    Counter,
    Give,
    Go,
    LinkChoice,
    Pick,
    PlaceChoice,
    Placement,
    Play,
    Resolve,
    SlotChoice,
    Strike,
    Use,
    Word,
)
from furyqt.rules.fury2.decks import NONE, Deck, Power
from furyqt.rules.fury2.tables import ATLAS, DRACULA_FIGURE, NOWHERE, SEAS, TRAIL

N_ = Texts("fury2.buttons")

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
DISCARD = N_("Discard {card}")
KEEP = N_("Keep {card}")
REVEAL = N_("Reveal {card}")
PICK = N_("Choose {card}")
START = N_("Start {place:in}")
SEND = N_("Move {place:to}")
WAYS = {
    "road": N_("Go {place:to}"),
    "rail": N_("Take the train {place:to}"),
    "sea": N_("Sail {place:to}"),
    "wolf": N_("Run {place:to} as a wolf"),
}
ROAD = N_("The road {line}")
RAILWAY = N_("The railway {line}")
PLAY = N_("Play {event}")
PLAY_BY = N_("Play {event} ({hunter})")
USE = N_("Use {item} ({hunter})")
GIVE = N_("{hunter} gives {card}")
STRIKE = N_("Play {card}")
CHOOSE = N_("Choose {hunter}")
AWAIT = N_("Wait for {hunter}")
RESOLVES = (
    N_("Resolve: Newspaper Reports"),
    N_("Resolve: Sense of Emergency"),
    N_("Resolve: Inner Strength"),
)
SLOT = N_("Space {slot}, {place}")
CATACOMB = N_("Catacomb {slot}, {place}")
WITH_CARD = N_("{card} ({where})")
POWER_TO = N_("{power} {place:to}")
POWERS = N_("{first} and {second}")


def action_text(position: Any, labels: Labels, action: Action) -> Text:
    """Return an action's label, the decision's own if it has one.

    Raises KeyError for a word that has no label at all.
    """
    return DESCRIBERS[type(action)](position, labels, action)


def _word(position: Any, labels: Labels, action: Word) -> Text:
    return labels.get(action) or WORDS[action.word]


def _go(position: Any, labels: Labels, action: Go) -> Text:
    return WAYS[action.way].fill(place=words.place_text(action.to))


def _place(position: Any, labels: Labels, action: PlaceChoice) -> Text:
    place = words.place_text(action.to)
    return labels[PlaceChoice].fill(place=place) if PlaceChoice in labels else place


def _line(position: Any, labels: Labels, action: LinkChoice) -> Text:
    text = ROAD if ATLAS.links[action.line].kind == "road" else RAILWAY
    return text.fill(line=words.line_text(action.line))


def _play(position: Any, labels: Labels, action: Play) -> Text:
    event = words.card_text(Deck.EVENT, action.card)
    if action.actor == DRACULA_FIGURE:
        return PLAY.fill(event=event)
    return PLAY_BY.fill(event=event, hunter=words.FIGURE_NAMES[action.actor])


def _use(position: Any, labels: Labels, action: Use) -> Text:
    item = words.card_text(Deck.ITEM, action.item)
    return labels.get(Use, USE).fill(item=item, hunter=words.FIGURE_NAMES[action.hunter])


def _resolve(position: Any, labels: Labels, action: Resolve) -> Text:
    return RESOLVES[action.effect]


def _pick(position: Any, labels: Labels, action: Pick) -> Text:
    return labels.get(Pick, PICK).fill(card=words.card_text(action.deck, action.card))


def _give(position: Any, labels: Labels, action: Give) -> Text:
    card = words.card_text(Deck.ITEM, action.item)
    return GIVE.fill(hunter=words.FIGURE_NAMES[action.giver], card=card)


def _choose(position: Any, labels: Labels, action: Choose) -> Text:
    return labels.get(Choose, CHOOSE).fill(hunter=words.FIGURE_NAMES[action.hunter])


def _await(position: Any, labels: Labels, action: Await) -> Text:
    return AWAIT.fill(hunter=words.FIGURE_NAMES[action.hunter])


def _strike(position: Any, labels: Labels, action: Strike) -> Text:
    return STRIKE.fill(card=words.card_text(Deck.ITEM, action.card))


def _counter(position: Any, labels: Labels, action: Counter) -> Text:
    return STRIKE.fill(card=words.tactic_text(action.card))


def _slot(position: Any, labels: Labels, action: SlotChoice) -> Text:
    where = slot_text(position, action.slot)
    if action.card == NONE:
        return labels[SlotChoice].fill(where=where) if SlotChoice in labels else where
    card = words.card_text(Deck.ENCOUNTER, action.card)
    return labels.get(SlotChoice, WITH_CARD).fill(card=card, where=where)


def slot_text(position: Any, slot: int) -> Text:
    """Name a slot of the trail or the catacombs, with its card."""
    text = SLOT if slot < TRAIL else CATACOMB
    return text.fill(slot=SLOTS[slot].upper(), place=slot_place(position, slot))


def slot_place(position: Any, slot: int) -> Text:
    """Return the place of a slot of the trail or the catacombs, or its power card."""
    spots = position.trail if slot < TRAIL else position.catacombs
    at = slot if slot < TRAIL else slot - TRAIL
    spot = spots[at] if at < len(spots) else None
    if spot is None:
        return words.NO_PLACE
    if spot.place == NOWHERE and spot.power != NONE:
        return words.power_text(spot.power)
    return words.place_text(spot.place)


def _placement(position: Any, labels: Labels, action: Placement) -> Text:
    names = [words.power_text(Power.WOLF_FORM)] if action.wolf else []
    if action.power != NONE:
        names.append(words.power_text(action.power))
    if not names:
        return WAYS["sea" if action.to in SEAS else "road"].fill(place=words.place_text(action.to))
    power = names[0] if len(names) == 1 else POWERS.fill(first=names[0], second=names[1])
    return power if action.to == NOWHERE else POWER_TO.fill(power=power, place=words.place_text(action.to))


DESCRIBERS: dict[type[Action], Callable[[Any, Labels, Any], Text]] = {
    Word: _word,
    Go: _go,
    PlaceChoice: _place,
    LinkChoice: _line,
    Play: _play,
    Use: _use,
    Resolve: _resolve,
    Pick: _pick,
    Give: _give,
    Choose: _choose,
    Await: _await,
    Strike: _strike,
    Counter: _counter,
    SlotChoice: _slot,
    Placement: _placement,
}
