"""The list of actions in the second edition: the card, holder, slot and heading of each action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import actions, words
from furyqt.rules.fury2.actions import CARD_IDS, POWER_IDS, TACTIC_IDS
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import Fury2Decision
from furyqt.rules.fury2.decks import NONE, Deck, Power
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, EAST, FIGURES, NOWHERE, SEAS, TRAIL
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.faces import counter_face, strike_face
from furyqt.views.boards.fury2.figures import LETTERS
from furyqt.views.picture import CardFace

N_ = Texts("fury2.groups")

PLAIN = 12
"""The maximum number of actions in a list without headings."""
Group = tuple[int, Text | None]
"""The place of a group in the list, and its heading."""
_LAST = frozenset({"pass", "done", "no", "stay", "nothing"})

# ----------------------------------------------------------------------------------------------------- cards


def card_face(observation: Fury2Observation, action: Action) -> CardFace | None:
    """Return the face of the card that an action plays, gives, uses or chooses.

    A combat card has its results in this combat.
    """
    if isinstance(action, actions.Strike):
        return strike_face(observation, action.card)
    if isinstance(action, actions.Counter):
        return counter_face(observation, action.card)
    return faces.by_key(card_of(observation, action))


def card_of(observation: Fury2Observation, action: Action) -> str:
    """Return the key of that card, or an empty text; places are chosen on the map."""
    if isinstance(action, actions.Play):
        return _key(Deck.EVENT, action.card)
    if isinstance(action, actions.Use | actions.Give):
        return _key(Deck.ITEM, action.item)
    if isinstance(action, actions.Pick):
        return _key(action.deck, action.card)
    if isinstance(action, actions.Strike):
        return _key(Deck.ITEM, action.card)
    if isinstance(action, actions.Counter):
        return f"tactic:{TACTIC_IDS[action.card]}"
    if isinstance(action, actions.SlotChoice):
        return _key(Deck.ENCOUNTER, action.card)
    if isinstance(action, actions.Placement) and (action.power != NONE or action.wolf):
        return f"power:{POWER_IDS[action.power if action.power != NONE else Power.WOLF_FORM]}"
    subject = _decision(observation)
    shown = subject.subject(observation) if subject is not None else None
    is_yes = isinstance(action, actions.Word) and action.word not in _LAST
    return _key(*shown) if shown is not None and is_yes else ""


def refused_card(observation: Fury2Observation, what: Action | str) -> tuple[str, str]:
    """Return the key of the card that a refusal is about, and the letter of its holder."""
    if isinstance(what, str):
        return (what, LETTERS[DRACULA_FIGURE]) if what.startswith("power:") else ("", "")
    if not isinstance(what, actions.Play | actions.Use):
        return "", ""
    return card_of(observation, what), holder_of(observation, what)


def _key(deck: int, card: int) -> str:
    return f"{Deck(deck).name.lower()}:{CARD_IDS[deck][card]}" if card >= 0 else ""


def _decision(observation: Fury2Observation) -> Fury2Decision | None:
    step = observation.agenda[-1] if observation.agenda else None
    return step if isinstance(step, Fury2Decision) else None


def holder_of(observation: Fury2Observation, action: Action) -> str:
    """Return the figure that holds the card of an action, by its letter; empty if no hand holds it."""
    figure = _holder(observation, action)
    return LETTERS[figure] if figure != NONE else ""


def _holder(observation: Fury2Observation, action: Action) -> int:
    if isinstance(action, actions.Play):
        return action.actor
    if isinstance(action, actions.Use):
        return action.hunter
    if isinstance(action, actions.Give):
        return action.giver
    if isinstance(action, actions.Placement):
        return DRACULA_FIGURE if action.power != NONE or action.wolf else NONE
    decision = _decision(observation)
    if decision is None or not decision.cards_in_hand:
        return NONE
    seat = decision.seat(observation)
    if isinstance(action, actions.Strike):
        return seat
    if isinstance(action, actions.Pick):
        return seat if _holds(observation, seat, action.deck, action.card) else NONE
    return NONE


def _holds(observation: Fury2Observation, figure: int, deck: int, card: int) -> bool:
    if figure in FIGURES:
        sheet = observation.hunters[figure]
        return card in {Deck.ITEM: sheet.items, Deck.EVENT: sheet.events}.get(Deck(deck), ())
    if figure != DRACULA_FIGURE:
        return False
    return card in (observation.encounters if deck == Deck.ENCOUNTER else observation.dracula_events)


def slot_of(action: Action) -> int:
    """Return the slot of the trail (0-5) or of the catacombs (6-8) that an action is about, or -1."""
    return action.slot if isinstance(action, actions.SlotChoice) else NONE


def figure_of(action: Action) -> str:
    """Return the hunter an action chooses, or an empty text."""
    return LETTERS[action.hunter] if isinstance(action, actions.Choose | actions.Await) else ""


# ---------------------------------------------------------------------------------------- headings and order


def heading(observation: Fury2Observation, action: Action) -> Text | None:
    """Return the heading of an action, or None in a short list."""
    return _group(action)[1] if len(observation.actions) > PLAIN else None


def ordered(observation: Fury2Observation) -> tuple[Action, ...]:
    """Return the actions grouped; words that end a turn come last."""
    if len(observation.actions) > PLAIN:
        return tuple(sorted(observation.actions, key=lambda action: _group(action)[0]))
    return tuple(sorted(observation.actions, key=_is_last))


def _is_last(action: Action) -> bool:
    return isinstance(action, actions.Word) and action.word in _LAST


def _group(action: Action) -> Group:
    return _GROUPS[type(action)](action)


def _word(action: actions.Word) -> Group:
    return _ELSE if action.word in _LAST else _ACTIONS


def _way(action: actions.Go) -> Group:
    return _WAYS[action.way]


def _place(action: actions.PlaceChoice) -> Group:
    if action.to in SEAS:
        return 42, N_("Sea zones")
    return (41, _EASTERN) if action.to in EAST else (40, _WESTERN)


def _play(action: actions.Play) -> Group:
    if action.card in EVENTS.of[DRACULA]:
        return 51, N_("Dracula event cards")
    return 50, N_("Event cards")


def _pick(action: actions.Pick) -> Group:
    return 60 + action.deck, _DECKS[Deck(action.deck)]


def _give(action: actions.Give) -> Group:
    return 70 + action.giver, N_("{hunter} gives").fill(hunter=words.FIGURE_NAMES[action.giver])


def _slot(action: actions.SlotChoice) -> Group:
    if action.slot < TRAIL:
        return 80, N_("On the trail")
    return 81, N_("Catacombs")


def _placement(action: actions.Placement) -> Group:
    if action.power != NONE and action.to == NOWHERE:
        return 20, N_("Power cards instead of a move")
    if action.power != NONE or action.wolf:
        power = action.power if action.power != NONE else Power.WOLF_FORM
        return 21 + power, words.power_text(power)
    return _WAYS["sea" if action.to in SEAS else "road"]


def _fixed(group: Group) -> Callable[[Any], Group]:
    return lambda action: group


def brief(observation: Fury2Observation, action: Action) -> Text | None:
    """Return the words of a move under its heading: the place alone."""
    if not isinstance(action, actions.Go | actions.PlaceChoice | actions.Placement) or action.to == NOWHERE:
        return None
    return words.place_text(action.to) if heading(observation, action) is not None else None


_EASTERN = N_("Eastern Europe")
_WESTERN = N_("Western Europe")
_ACTIONS: Group = 10, N_("Actions")
_ELSE: Group = 999, N_("None of these")
_WAYS: dict[str, Group] = {
    "road": (1, N_("By road")),
    "sea": (2, N_("By sea")),
    "rail": (3, N_("By rail")),
    "wolf": (4, N_("As a wolf")),
}
_DECKS = {
    Deck.ITEM: N_("Item cards"),
    Deck.EVENT: N_("Event cards"),
    Deck.ENCOUNTER: N_("Encounter tiles"),
}
_HUNTERS = N_("Hunters")
_COMBAT = N_("Tactics cards")
_GROUPS: dict[type[Action], Callable[[Any], Group]] = {
    actions.Word: _word,
    actions.Go: _way,
    actions.PlaceChoice: _place,
    actions.LinkChoice: _fixed((45, N_("Roads and railways"))),
    actions.Play: _play,
    actions.Use: _fixed((52, _DECKS[Deck.ITEM])),
    actions.Resolve: _fixed((53, N_("Resolve"))),
    actions.Pick: _pick,
    actions.Give: _give,
    actions.Choose: _fixed((75, _HUNTERS)),
    actions.Await: _fixed((76, _HUNTERS)),
    actions.Strike: _fixed((77, _COMBAT)),
    actions.Counter: _fixed((77, _COMBAT)),
    actions.SlotChoice: _slot,
    actions.Placement: _placement,
}
