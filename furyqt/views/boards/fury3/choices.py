"""The list of actions in the third edition: the card of each action, the headings, and the order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import actions, guidance, words
from furyqt.rules.fury3.actions import CARD_IDS, COMBAT_IDS, POWER_IDS
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import DecisionKind, pending_kind
from furyqt.rules.fury3.decks import NONE, TICKETS, Deck, Item, Power
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import ATLAS, DRACULA, NOWHERE, RAIL_KINDS, REGION, SEAS
from furyqt.views.boards.fury3 import faces
from furyqt.views.picture import CardFace

N_ = Texts("fury3.groups")

PASS = actions.Word("pass")
PLAIN = 12
"""The maximum number of actions in a list without headings."""

Group = tuple[int, Text | None]
"""The place of a group in the list, and its heading."""


# ----------------------------------------------------------------------------------------------------- cards


def card_of(observation: Fury3Observation, action: Action) -> str:
    """Return the key of the card an action plays, gives or chooses, or of the ticket of a ride.

    Location cards are excluded, because they are chosen on the map.
    """
    if isinstance(action, actions.Play):
        return card_key(Deck.EVENT, action.card)
    if isinstance(action, actions.Pick | actions.Give):
        return card_key(action.deck, action.card)
    if isinstance(action, actions.Strike):
        return card_key(Deck.ITEM, action.card)
    if isinstance(action, actions.Counter) and action.card >= 0:
        return combat_key(action.card)
    if isinstance(action, actions.Space):
        return card_key(Deck.ENCOUNTER, action.card)
    if isinstance(action, actions.Go):
        return card_key(Deck.TICKET, action.ticket)
    if isinstance(action, actions.Placement) and action.power >= 0:
        return power_key(action.power)
    return _card_of_word(observation, action)


def card_key(deck: int, card: int) -> str:
    """Return the key of a card, as in `CardFace.key`; empty without a card."""
    return f"{Deck(deck).name.lower()}:{CARD_IDS[deck][card]}" if card >= 0 else ""


def combat_key(card: int) -> str:
    """Return the key of a Dracula combat card."""
    return f"combat:{COMBAT_IDS[card]}"


def power_key(power: int) -> str:
    """Return the key of a power card."""
    return f"power:{POWER_IDS[power]}"


def _card_of_word(observation: Fury3Observation, action: Action) -> str:
    """Return the key of a card that a word is about: Fast Horses, a drawn event, or an ally in play."""
    word = action.word if isinstance(action, actions.Word) else ""
    if word == "horses":
        return card_key(Deck.ITEM, Item.FAST_HORSES)
    if word in ("keep", "play") and observation.drawn:
        return card_key(Deck.EVENT, observation.drawn[0])
    if word in ("ally", "effect", "scout") and observation.table:
        return card_key(Deck.EVENT, observation.table[-1])
    return ""


def card_face(observation: Fury3Observation, action: Action) -> CardFace | None:
    """Return the face of that card for the large view."""
    return faces.by_key(card_of(observation, action))


# ---------------------------------------------------------------------------------------- headings and order


def heading(observation: Fury3Observation, action: Action) -> Text | None:
    """Return the heading of an action, or None in a short list."""
    return _group(observation, action)[1] if len(observation.actions) > PLAIN else None


def ordered(observation: Fury3Observation) -> tuple[Action, ...]:
    """Return the actions grouped, with the likeliest group first; a short list keeps the order of the rules.

    Passing a hunter's turn is the last action, and rides to the same place are adjacent.
    """
    if len(observation.actions) > PLAIN:
        return tuple(
            sorted(observation.actions, key=lambda action: (_group(observation, action)[0], _ride(action)))
        )
    return guidance.ordered(observation)


def _ride(action: Action) -> tuple[int, int]:
    """Return the destination and ticket value of a ride by railway; equal for all other actions."""
    if isinstance(action, actions.Go) and action.way == "rail":
        return action.to, 0 if action.ticket == NONE else sum(TICKETS[action.ticket])
    return 0, 0


def _group(observation: Fury3Observation, action: Action) -> Group:
    return _GROUPS[type(action)](observation, action)


def _do(observation: Fury3Observation, action: actions.Word) -> Group:
    if pending_kind(observation) == DecisionKind.HUNTER_ACTION and action.word in _WORDS:
        return _WORDS[action.word]
    return _ELSE


_SUPPLIES = 10, N_("Supplies and tickets")
_HERE = 11, N_("Rest, search and trade")
_CARDS = 12, N_("Cards and abilities")
_ELSE = 999, N_("None of these")
_WORDS: dict[str, Group] = {
    "supply": _SUPPLIES,
    "reserve": _SUPPLIES,
    "rest": _HERE,
    "search": _HERE,
    "trade": _HERE,
    "bond": _CARDS,
    "horses": _CARDS,
}


def _go(observation: Fury3Observation, action: actions.Go) -> Group:
    """Group moves by the kind of way."""
    if action.way == "rail":
        return _RAIL
    return _BY_SEA if action.way == "sea" else _BY_ROAD


def brief(observation: Fury3Observation, action: Action) -> Text | None:
    """Return the words of an action under its heading, if they are fewer than those of the action."""
    if not isinstance(action, actions.Go | actions.PlaceChoice | actions.Placement) or action.to == NOWHERE:
        return None
    if heading(observation, action) is None:
        return None
    place, ticket = words.place_text(action.to), getattr(action, "ticket", NONE)
    return place if ticket == NONE else _RIDE.fill(place=place, ticket=words.card_text(Deck.TICKET, ticket))


_RIDE = N_("{place} ({ticket})")
_BY_ROAD = 1, N_("By road")
_BY_SEA = 2, N_("By sea")
_RAIL = 30, N_("By railway")


def _at(observation: Fury3Observation, action: actions.PlaceChoice) -> Group:
    """Group places by region."""
    region = REGION[action.to]
    if region == NOWHERE:
        return _SEAS if action.to in SEAS else _HOSPITALS
    return 100 + region, words.REGION_NAMES[region]


_SEAS = 120, N_("Sea zones")
_HOSPITALS = 121, N_("Hospitals")


def _on(observation: Fury3Observation, action: actions.LinkChoice) -> Group:
    kind = ATLAS.links[action.line].kind
    return _LINES.get(kind, _LINES["road"])


_LINES: dict[str, Group] = {
    "road": (130, N_("Roads")),
    RAIL_KINDS[0]: (131, N_("White railways")),
    RAIL_KINDS[1]: (132, N_("Yellow railways")),
}


def _play(observation: Fury3Observation, action: actions.Play) -> Group:
    if pending_kind(observation) == DecisionKind.HUNTER_ACTION:
        return _CARDS
    side = _DRACULA_EVENTS if action.card in EVENTS.of[DRACULA] else _EVENTS
    return 140, side


_EVENTS = N_("Hunter event cards")
_DRACULA_EVENTS = N_("Dracula event cards")


def _pick(observation: Fury3Observation, action: actions.Pick) -> Group:
    return 150 + action.deck, _DECKS[Deck(action.deck)]


_DECKS = {
    Deck.ITEM: N_("Item cards"),
    Deck.EVENT: N_("Event cards"),
    Deck.ENCOUNTER: N_("Encounter cards"),
    Deck.TICKET: N_("Tickets"),
}


def _give(observation: Fury3Observation, action: actions.Give) -> Group:
    giver = words.FIGURE_NAMES[action.giver]
    return 160 + action.giver, N_("{hunter} gives").fill(hunter=giver)


def _choose(observation: Fury3Observation, action: actions.Choose) -> Group:
    return 170, N_("Hunters")


def _strike(observation: Fury3Observation, action: Action) -> Group:
    return 180, N_("Combat cards")


def _space(observation: Fury3Observation, action: actions.Space) -> Group:
    """Group spaces of the trail and lairs; in Dracula's movement step, a lair to clear."""
    if pending_kind(observation) == DecisionKind.PLACEMENT:
        return 195, N_("Clear a lair first")
    if action.space < len(observation.trail):
        return 190, N_("On the trail")
    return 191, N_("Lairs")


def _placement(observation: Fury3Observation, action: actions.Placement) -> Group:
    if action.power == NONE:
        if action.space != NONE:
            return 3, N_("Back to a lair")
        return _BY_SEA if action.to in SEAS else _BY_ROAD
    return _POWERS[Power(action.power)]


_INSTEAD: Group = 20, N_("Power cards instead of a move")
_POWERS: dict[Power, Group] = {
    Power.FEED: _INSTEAD,
    Power.DARK_CALL: _INSTEAD,
    Power.HIDE: _INSTEAD,
    Power.WOLF_FORM: (21, words.power_text(Power.WOLF_FORM)),
    Power.MISDIRECT: (22, words.power_text(Power.MISDIRECT)),
}
_GROUPS: dict[type[Action], Callable[[Fury3Observation, Any], Group]] = {
    actions.Word: _do,
    actions.Go: _go,
    actions.PlaceChoice: _at,
    actions.LinkChoice: _on,
    actions.Play: _play,
    actions.Pick: _pick,
    actions.Give: _give,
    actions.Choose: _choose,
    actions.Strike: _strike,
    actions.Counter: _strike,
    actions.Space: _space,
    actions.Placement: _placement,
}
