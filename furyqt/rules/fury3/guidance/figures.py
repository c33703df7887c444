"""The figures whose place a player knows, and the order of the actions in a list."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.actions import PASS
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.decision import Kind, pending_kind
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.guidance.destinations import known_den
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE
from furyqt.rules.fury3.words import FIGURE_NAMES


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
    if pending_kind(observation) != Kind.HUNTER_ACTION or PASS not in observation.actions:
        return observation.actions
    return (*(action for action in observation.actions if action != PASS), PASS)
