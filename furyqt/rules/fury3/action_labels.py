"""What an action does, as the words of a button; the pending decision tells what is meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import N_, Text
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
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import ATLAS, DRACULA_FIGURE, NOWHERE, SEAS, TRAIL

DO = {
    "ally": N_("fury3.buttons", "Keep as ally"),
    "analysis": N_("fury3.buttons", "Ask for Hide"),
    "banish": N_("fury3.buttons", "Discard the hunters' ally"),
    "bond": N_("fury3.buttons", "Use Psychic Bond"),
    "discard_items": N_("fury3.buttons", "Discard all items"),
    "done": N_("fury3.buttons", "Done"),
    "effect": N_("fury3.buttons", "Use at once"),
    "horses": N_("fury3.buttons", "Use Fast Horses"),
    "keep": N_("fury3.buttons", "Keep in hand"),
    "leader": N_("fury3.buttons", "Trade event cards instead (Leader)"),
    "no": N_("fury3.buttons", "No"),
    "pass": N_("fury3.buttons", "Pass"),
    "play": N_("fury3.buttons", "Play now"),
    "reserve": N_("fury3.buttons", "Reserve a ticket"),
    "rest": N_("fury3.buttons", "Rest"),
    "scout": N_("fury3.buttons", "Scout a city"),
    "search": N_("fury3.buttons", "Search"),
    "starve": N_("fury3.buttons", "Forbid supplies in the next hunter phase"),
    "suffer": N_("fury3.buttons", "Suffer 3 damage"),
    "supply": N_("fury3.buttons", "Take supplies"),
    "trade": N_("fury3.buttons", "Trade"),
    "unhallow": N_("fury3.buttons", "Remove the consecrated ground"),
    "yes": N_("fury3.buttons", "Yes"),
}
"""By the word of a Do."""
NO_CARD = N_("fury3.buttons", "Play no card")
NOTHING_SHOWN = N_("fury3.buttons", "Reveal nothing")
DO_IN = {
    ("HunterAction", "pass"): N_("fury3.buttons", "Do nothing"),
    ("WindowChoice", "pass"): NO_CARD,
    ("CancelChoice", "pass"): NO_CARD,
    ("MoveAnswerChoice", "pass"): NO_CARD,
    ("TipChoice", "pass"): NO_CARD,
    ("TipRescueChoice", "pass"): NO_CARD,
    ("SeductionChoice", "pass"): NO_CARD,
    ("EnragedChoice", "pass"): NO_CARD,
    ("PreventChoice", "pass"): N_("fury3.buttons", "Prevent nothing"),
    ("AmbushAnswer", "pass"): N_("fury3.buttons", "Let it happen"),
    ("AmbushChoice", "pass"): N_("fury3.buttons", "Do not ambush"),
    ("RumorPlacement", "pass"): N_("fury3.buttons", "Place no rumor token"),
    ("DepartureChoice", "done"): N_("fury3.buttons", "Let the hideout go"),
    ("CardPlacement", "pass"): N_("fury3.buttons", "Stay, as nothing can be placed"),
    ("WreathChoice", "pass"): N_("fury3.buttons", "Wear no wreath"),
    ("BulletsChoice", "pass"): N_("fury3.buttons", "Keep the bullets"),
    ("SwapChoice", "pass"): N_("fury3.buttons", "Keep the card"),
    ("FlightChoice", "pass"): N_("fury3.buttons", "Stay here"),
    ("CircleChoice", "done"): N_("fury3.buttons", "Nobody else leaves"),
    ("AidChoice", "done"): N_("fury3.buttons", "Search now"),
    ("BodyguardsChoice", "pass"): N_("fury3.buttons", "Keep the bodyguards"),
    ("ProofChoice", "pass"): NOTHING_SHOWN,
    ("WeaponChoice", "done"): N_("fury3.buttons", "Reveal no more"),
    ("HostChoice", "pass"): NOTHING_SHOWN,
    ("BribeChoice", "pass"): N_("fury3.buttons", "Keep the weapons"),
    ("MobChoice", "done"): N_("fury3.buttons", "Discard no more"),
    ("SoilChoice", "done"): N_("fury3.buttons", "Discard no more"),
    ("BridesChoice", "pass"): N_("fury3.buttons", "Exchange nothing"),
    ("StormChoice", "done"): N_("fury3.buttons", "No more storms"),
    ("TradeGift", "done"): N_("fury3.buttons", "End the trade"),
}
"""By decision and word, where that says more."""

DISCARD = N_("fury3.buttons", "Discard {card}")
RETURN = N_("fury3.buttons", "Return {card}")
KEEP = N_("fury3.buttons", "Keep {card}")
REVEAL = N_("fury3.buttons", "Reveal {card}")
SPEND = N_("fury3.buttons", "Spend {card}")
MATURE = N_("fury3.buttons", "Mature {card}")
BRING_BACK = N_("fury3.buttons", "Bring {card} back")
WEAR = N_("fury3.buttons", "Wear {card}")
EXCHANGE = N_("fury3.buttons", "Exchange {card}")
PICK = N_("fury3.buttons", "Choose {card}")
PICK_IN = {
    "DiscardChoice": DISCARD,
    "VeilChoice": DISCARD,
    "Confiscation": DISCARD,
    "MobChoice": DISCARD,
    "SoilChoice": DISCARD,
    "BribeChoice": DISCARD,
    "AmbushAnswer": DISCARD,
    "LuckChoice": DISCARD,
    "BulletsChoice": DISCARD,
    "BridesChoice": EXCHANGE,
    "ShownChoice": REVEAL,
    "ProofChoice": REVEAL,
    "WeaponChoice": REVEAL,
    "AidChoice": REVEAL,
    "FindChoice": KEEP,
    "SchemeChoice": KEEP,
    "CarriageTicket": SPEND,
    "DepartureChoice": MATURE,
    "ReturnChoice": BRING_BACK,
    "WreathChoice": WEAR,
}
"""By decision: what is done with the card."""

RIDE = N_("fury3.buttons", "Ride by railway to {place}")
RIDE_WITH = N_("fury3.buttons", "Ride by railway to {place} ({ticket})")
WAYS = {
    "road": N_("fury3.buttons", "Go to {place}"),
    "rail": RIDE,
    "sea": N_("fury3.buttons", "Sail to {place}"),
    "door": N_("fury3.buttons", "Leave the hospital for {place}"),
}
START = N_("fury3.buttons", "Start in {place}")
SEND = N_("fury3.buttons", "Move to {place}")
PLACE_STORM = N_("fury3.buttons", "Storm: {place}")
AT_IN = {
    "StartCity": START,
    "DraculaStart": START,
    "Scouting": N_("fury3.buttons", "Ask for {place}"),
    "ForcedChoice": SEND,
    "MisguidedRide": SEND,
    "HospitalChoice": N_("fury3.buttons", "Bring to {place}"),
    "GroundChoice": N_("fury3.buttons", "Consecrate {place}"),
    "HostChoice": N_("fury3.buttons", "Protect {place}"),
    "FlightChoice": N_("fury3.buttons", "Fly to {place}"),
    "FogChoice": N_("fury3.buttons", "Fog: {place}"),
    "WolvesChoice": N_("fury3.buttons", "Wolves: {place}"),
    "StormChoice": PLACE_STORM,
    "StormRemoval": N_("fury3.buttons", "End the storm: {place}"),
}
BLOCK = N_("fury3.buttons", "Block the road {line}")
BLOCK_RAILWAY = N_("fury3.buttons", "Block the railway {line}")
OPEN = N_("fury3.buttons", "Open the road {line}")
OPEN_RAILWAY = N_("fury3.buttons", "Open the railway {line}")
PLAY = N_("fury3.buttons", "Play {event}")
PLAY_BY = N_("fury3.buttons", "Play {event} ({hunter})")
GIVE = N_("fury3.buttons", "{hunter} gives {card}")
STRIKE = N_("fury3.buttons", "Play {card}")
TAKE = N_("fury3.buttons", "Take {card}")
CHOOSE = N_("fury3.buttons", "Choose {hunter}")
CHOOSE_IN = {
    "NextHunter": N_("fury3.buttons", "{hunter} acts next"),
    "TradePartner": N_("fury3.buttons", "Trade with {hunter}"),
    "EngagedChoice": N_("fury3.buttons", "Engage {hunter}"),
    "RouteChoice": N_("fury3.buttons", "{hunter} leaves"),
    "CircleChoice": N_("fury3.buttons", "{hunter} leaves"),
    "PreyChoice": N_("fury3.buttons", "Attack {hunter}"),
    "TransfusionChoice": N_("fury3.buttons", "Heal {hunter}"),
}

LAIR_WITH = N_("fury3.buttons", "Make it lair {space} with {card}")
CLEAR_LAIR = N_("fury3.buttons", "Clear lair {space}: {place}")
SPACE = N_("fury3.buttons", "Space {space}: {place}")
LAIR = N_("fury3.buttons", "Lair {space}: {place}")
WITH_CARD = N_("fury3.buttons", "{card} ({where})")
AMBUSH_WITH = N_("fury3.buttons", "Ambush with {card} ({where})")
PLACE_ON = N_("fury3.buttons", "Place {card} ({where})")
RUMOR_ON = N_("fury3.buttons", "Rumor token: {where}")
SPACE_IN = {
    "AmbushChoice": AMBUSH_WITH,
    "EncounterPlacement": PLACE_ON,
    "SchemeEncounter": PLACE_ON,
    "BridesPlacement": PLACE_ON,
    "RumorPlacement": RUMOR_ON,
}
TO_LAIR = N_("fury3.buttons", "Return to lair {space}: {place}")
MISDIRECT = N_("fury3.buttons", "{power} on space {space}: {place}")
POWER_TO = N_("fury3.buttons", "{power} to {place}")


def describe(observation: Fury3Observation, action: Action) -> Text:
    """What an action does."""
    decision = type(observation.agenda[-1]).__name__ if observation.agenda else ""
    return _DESCRIBERS[type(action)](observation, decision, action)


def _do(observation: Fury3Observation, decision: str, action: Word) -> Text:
    return DO_IN.get((decision, action.word)) or DO[action.word]


def _go(observation: Fury3Observation, decision: str, action: Go) -> Text:
    place = words.place_text(action.to)
    if action.ticket == NONE:
        return WAYS[action.way].fill(place=place)
    return RIDE_WITH.fill(place=place, ticket=words.card_text(Deck.TICKET, action.ticket))


def _at(observation: Fury3Observation, decision: str, action: PlaceChoice) -> Text:
    place = words.place_text(action.to)
    return AT_IN[decision].fill(place=place) if decision in AT_IN else place


def _on(observation: Fury3Observation, decision: str, action: LinkChoice) -> Text:
    way = ATLAS.links[action.line]
    block, unblock = (BLOCK, OPEN) if way.kind == "road" else (BLOCK_RAILWAY, OPEN_RAILWAY)
    line = words.LINE.fill(a=words.place_text(way.a), b=words.place_text(way.b))
    return (block if decision == "RoadblockChoice" else unblock).fill(line=line)


def _play(observation: Fury3Observation, decision: str, action: Play) -> Text:
    event = words.card_text(Deck.EVENT, action.card)
    if action.actor == DRACULA_FIGURE:
        return PLAY.fill(event=event)
    return PLAY_BY.fill(event=event, hunter=words.FIGURE_NAMES[action.actor])


def _pick(observation: Fury3Observation, decision: str, action: Pick) -> Text:
    if decision == "DiscardChoice" and action.deck == Deck.TICKET:
        return RETURN.fill(card=words.card_text(action.deck, action.card))
    return PICK_IN.get(decision, PICK).fill(card=words.card_text(action.deck, action.card))


def _give(observation: Fury3Observation, decision: str, action: Give) -> Text:
    return GIVE.fill(hunter=words.FIGURE_NAMES[action.giver], card=words.card_text(action.deck, action.card))


def _choose(observation: Fury3Observation, decision: str, action: Choose) -> Text:
    return CHOOSE_IN.get(decision, CHOOSE).fill(hunter=words.FIGURE_NAMES[action.hunter])


def _strike(observation: Fury3Observation, decision: str, action: Strike) -> Text:
    return STRIKE.fill(card=words.card_text(Deck.ITEM, action.card))


def _counter(observation: Fury3Observation, decision: str, action: Counter) -> Text:
    return (TAKE if decision == "TutorChoice" else STRIKE).fill(card=words.combat_text(action.card))


def _space(observation: Fury3Observation, decision: str, action: Space) -> Text:
    if decision == "DepartureChoice":
        card = words.card_text(Deck.ENCOUNTER, action.card)
        return LAIR_WITH.fill(space=_name(action.space), card=card)
    if decision == "CardPlacement":
        return CLEAR_LAIR.fill(space=_name(action.space), place=place_at(observation, action.space))
    where = (SPACE if action.space < TRAIL else LAIR).fill(
        space=_name(action.space), place=place_at(observation, action.space)
    )
    if decision == "RumorPlacement":
        return RUMOR_ON.fill(where=where)
    if action.card == NONE:
        return where
    return SPACE_IN.get(decision, WITH_CARD).fill(
        card=words.card_text(Deck.ENCOUNTER, action.card), where=where
    )


def _prowl(observation: Fury3Observation, decision: str, action: Placement) -> Text:
    if action.power == NONE:
        if action.space == NONE:
            return WAYS["sea" if action.to in SEAS else "road"].fill(place=words.place_text(action.to))
        return TO_LAIR.fill(space=_name(action.space), place=place_at(observation, action.space))
    power = words.power_text(action.power)
    if action.power == Power.MISDIRECT:
        place = place_at(observation, action.space)
        return MISDIRECT.fill(power=power, space=_name(action.space), place=place)
    if action.to == NOWHERE:
        return power
    return POWER_TO.fill(power=power, place=words.place_text(action.to))


def _name(space: int) -> str:
    """The number of a space, or the letter of a lair as on the board."""
    return SPACES[space].upper()


def place_at(observation: Fury3Observation, space: int) -> Text:
    """What lies on a space of the trail or in a lair: its place, or its power card."""
    spot = (*observation.trail, *observation.lairs)[space]
    if spot is None:
        return words.NO_PLACE
    if spot.place == NOWHERE and spot.power != NONE:
        return words.power_text(spot.power)
    return words.place_text(spot.place)


_DESCRIBERS: dict[type[Action], Callable[[Fury3Observation, str, Any], Text]] = {
    Word: _do,
    Go: _go,
    PlaceChoice: _at,
    LinkChoice: _on,
    Play: _play,
    Pick: _pick,
    Give: _give,
    Choose: _choose,
    Strike: _strike,
    Counter: _counter,
    Space: _space,
    Placement: _prowl,
}
