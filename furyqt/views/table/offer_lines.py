"""The lines of the list of answers: actions with their subjects, and the currently closed ones."""

from __future__ import annotations

from dataclasses import replace

from furyqt.rules.core.agenda import Action, action_label
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.text import Text
from furyqt.views.boards import Board
from furyqt.views.models.choices import ChoiceRow, ClosedRow
from furyqt.views.picture import UNKNOWN_PLACE


def offered(rules: AnyRuleset, board: Board, observation: Observation) -> tuple[ChoiceRow, ...]:
    """Return the legal actions in the order of the list; journeys to one place are folded under the first."""
    rows = [_row(rules, board, observation, action) for action in board.ordered(observation)]
    leads: dict[tuple[Text, int], int] = {}
    for number, row in enumerate(rows):
        if row.heading is None or row.place == UNKNOWN_PLACE or row.other_end != UNKNOWN_PLACE:
            continue
        if row.card is not None and row.card.kind != "ticket":
            continue
        lead = leads.setdefault((row.heading, row.place), number)
        if lead != number and board.lines(observation, row.action):
            rows[number] = replace(row, under=rows[lead].action)
            rows[lead] = replace(rows[lead], variants=rows[lead].variants + 1)
    return tuple(rows)


def _row(rules: AnyRuleset, board: Board, observation: Observation, action: Action) -> ChoiceRow:
    subject = board.subject(observation, action)
    return ChoiceRow(
        action,
        action_label(observation, action),
        board.destination(observation, action),
        subject.other_end,
        subject.meaning,
        subject.card,
        subject.heading,
        brief=subject.brief,
        holder=subject.holder,
        figure=subject.figure,
        space=subject.space,
        die=subject.die,
        spot=subject.spot,
    )


def closed(board: Board, observation: Observation) -> tuple[ClosedRow, ...]:
    """Return the usual actions that are not possible now."""
    return tuple(
        ClosedRow(choice.name, choice.reason, key=choice.card, holder=choice.holder)
        for choice in board.unavailable(observation)
    )
