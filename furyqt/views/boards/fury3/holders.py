"""The objects that offer actions in the third edition: a card in a hand, a space of the trail, a sheet."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3 import actions
from furyqt.rules.fury3.decision import fury3_decision
from furyqt.rules.fury3.decks import NONE, Deck
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, FIGURES
from furyqt.views.boards.fury3.choices import card_of
from furyqt.views.boards.fury3.figures import LETTERS


def holder_of(observation: Fury3Observation, action: Action) -> str:
    """Return the figure that holds the card an action is about; empty if the card is not in a hand."""
    figure = _holder(observation, action)
    return LETTERS[figure] if figure in (*FIGURES, DRACULA_FIGURE) else ""


def refused_card(observation: Fury3Observation, what: Action | str) -> tuple[str, str]:
    """Return the key of the card that a refusal is about, and its holder; a combat card has none."""
    if isinstance(what, str):
        return (what, LETTERS[DRACULA_FIGURE]) if what.startswith("power:") else ("", "")
    if isinstance(what, actions.Counter):
        return card_of(observation, what), ""
    if not isinstance(what, actions.Play | actions.Strike):
        return "", ""
    return card_of(observation, what), holder_of(observation, what)


def _holder(observation: Fury3Observation, action: Action) -> int:
    if isinstance(action, actions.Play):
        return action.actor
    if isinstance(action, actions.Give):
        return action.giver
    if isinstance(action, actions.Placement):
        return DRACULA_FIGURE if action.power >= 0 else NONE
    decision = fury3_decision(observation)
    if decision is not None and not decision.cards_in_hand:
        return NONE
    if isinstance(action, actions.Space):
        return DRACULA_FIGURE if action.card in observation.encounters else NONE
    if isinstance(action, actions.Pick):
        return _who_holds(observation, action.deck, action.card)
    if isinstance(action, actions.Go) and action.ticket >= 0:
        return _asked(observation)
    is_held = isinstance(action, actions.Strike) or action == actions.Word("horses")
    return _asked(observation) if is_held else NONE


def _asked(observation: Fury3Observation) -> int:
    """Return the figure the pending decision names, or NONE."""
    step = observation.agenda[-1] if observation.agenda else None
    return int(getattr(step, "hunter", getattr(step, "actor", NONE)))


def _who_holds(observation: Fury3Observation, deck: int, card: int) -> int:
    """Return the deciding figure if it holds the card, else Dracula if he holds it."""
    figure = _asked(observation)
    if figure in FIGURES:
        sheet = observation.hunters[figure]
        held = {Deck.ITEM: sheet.items, Deck.EVENT: sheet.events, Deck.TICKET: sheet.tickets}.get(
            Deck(deck), ()
        )
        return figure if card in held else NONE
    if deck == Deck.ENCOUNTER:
        return DRACULA_FIGURE if card in observation.encounters else NONE
    is_dracula = figure == DRACULA_FIGURE or observation.to_move == DRACULA
    return DRACULA_FIGURE if is_dracula and card in observation.dracula_events else NONE


def space_of(action: Action) -> int:
    """Return the space of the trail (0-5) or the lair (6-8) an action is about, or -1."""
    if isinstance(action, actions.Space | actions.Placement):
        return action.space
    return NONE


def figure_of(action: Action) -> str:
    """Return the hunter an action chooses, or an empty text."""
    return LETTERS[action.hunter] if isinstance(action, actions.Choose) else ""
