"""Guidance for a player who decides: places, figures, the order of a list, and the effects of cards."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import actions, words
from furyqt.rules.fury3.actions import PASS
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.decision import DecisionKind, pending_kind
from furyqt.rules.fury3.decks import CANNOT_MATURE, HIDDEN, ICONS, NONE, Deck
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import ATLAS, DRACULA, DRACULA_FIGURE, NOWHERE
from furyqt.rules.fury3.words import FIGURE_NAMES

N_ = Texts("fury3.board")

# ------------------------------------------------------------------------------------------ places of actions


def destination(observation: Fury3Observation, action: Action) -> int:
    """Return the place an action leads to or is about, or -1."""
    if isinstance(action, actions.Choose):
        return max(observation.hunters[action.hunter].place, NOWHERE)
    if isinstance(action, actions.Space):
        return _place_of_space(observation, action.space)
    if isinstance(action, actions.Placement) and action.to == NOWHERE and action.space >= 0:
        return _place_of_space(observation, action.space)
    if isinstance(action, actions.Placement) and action.to == NOWHERE:
        return known_den(observation)
    if isinstance(action, actions.LinkChoice):
        return ATLAS.links[action.line].a
    return max(action.place, NOWHERE)


def other_end(action: Action) -> int:
    """Return the second place of an action that is about a road or railway, or -1."""
    return ATLAS.links[action.line].b if isinstance(action, actions.LinkChoice) else NOWHERE


def _place_of_space(observation: Fury3Observation, space: int) -> int:
    hideout = (*observation.trail, *observation.lairs)[space]
    return NOWHERE if hideout is None else max(hideout.place, NOWHERE)


def known_den(observation: Fury3Observation) -> int:
    """Return Dracula's place as the player knows it: his newest location card (R15.11), or NOWHERE."""
    if observation.player != DRACULA and not observation.revealed:
        return NOWHERE
    places = (hideout.place for hideout in observation.trail if hideout is not None)
    return max(NOWHERE, next((place for place in places if place != NOWHERE), NOWHERE))


# --------------------------------------------------------------------------- figures, and the order of a list


def figures(observation: Fury3Observation) -> tuple[tuple[Text, int], ...]:
    """Return the name and place of each figure that is known to be on the map, the one to move first.

    Hunters who take no part in a chapter are left out.
    """
    places = [*(sheet.place for sheet in observation.hunters), known_den(observation)]
    step = observation.agenda[-1] if observation.agenda else None
    acting = DRACULA_FIGURE if observation.to_move == DRACULA else int(getattr(step, "hunter", NONE))
    order = sorted(range(len(places)), key=lambda figure: figure != acting)
    there = {*present(observation), DRACULA_FIGURE}
    return tuple(
        (FIGURE_NAMES[figure], places[figure]) for figure in order if figure in there and places[figure] >= 0
    )


def ordered(observation: Fury3Observation) -> tuple[Action, ...]:
    """Return the actions of the pending decision; doing nothing in a hunter's turn is the last one."""
    if pending_kind(observation) != DecisionKind.HUNTER_ACTION or PASS not in observation.actions:
        return observation.actions
    return (*(action for action in observation.actions if action != PASS), PASS)


# ------------------------------------------------------------------------------------------- effects of cards


def meaning(action: Action) -> Text | None:
    """Return the effect of the card an action plays or chooses, or None."""
    if isinstance(action, actions.Play):
        return card_meaning(Deck.EVENT, action.card)
    if isinstance(action, actions.Pick | actions.Give):
        return card_meaning(action.deck, action.card)
    if isinstance(action, actions.Strike):
        return card_meaning(Deck.ITEM, action.card)
    if isinstance(action, actions.Counter):
        return COMBAT[action.card].text
    if isinstance(action, actions.Space) and action.card >= 0:
        return card_meaning(Deck.ENCOUNTER, action.card)
    return POWERS[action.power].text if isinstance(action, actions.Placement) and action.power >= 0 else None


def card_meaning(deck: int, card: int) -> Text | None:
    """Return the effect of a card as in its catalog; None for a hidden card or a ticket."""
    if card == HIDDEN or deck == Deck.TICKET:
        return None
    if deck == Deck.EVENT:
        return EVENTS[card].text
    return _item(card) if deck == Deck.ITEM else _encounter(card)


def _item(card: int) -> Text:
    """Return an item's effect with the icons it cancels, which its drawing would show."""
    if card not in ICONS:
        return ITEMS[card].text
    icons = words.joined([COMBAT[icon].name for icon in sorted(ICONS[card])])
    return _BANNER.fill(text=ITEMS[card].text, icons=icons)


def _encounter(card: int) -> Text:
    text = ENCOUNTERS[card].text
    return text if card in CANNOT_MATURE else MATURED_TOO.fill(text=text, matured=MATURED[card].text)


MATURED_TOO = N_("{text} Matured: {matured}")
_BANNER = N_("{text} Cancels: {icons}.")
