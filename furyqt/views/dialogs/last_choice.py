"""The choices of the last game, as defaults for the next."""

from __future__ import annotations

from typing import Any

from ai.agent import UnknownAgentError
from furyqt.controllers.session.seats import HUMAN, checked_seat
from furyqt.controllers.storage.settings import Values
from furyqt.rules.core.ruleset import AnyRuleset
from furyqt.rules.core.table import Table
from furyqt.views.dialogs.seats import seats_for


def last_seats(rules: AnyRuleset, table: Table, values: Values, level: str) -> tuple[str, ...]:
    """The seats of the last game like this, or the side last chosen against the level last chosen."""
    seats = values.seats.get(rules.name, ())
    if len(seats) == len(table.seats) and all(map(_is_known, seats)):
        return seats
    names = [player.name for player in table.players]
    side = names.index(values.side) if values.side in names else 0
    return seats_for(table, side, (level,) * len(table.seats), level)


def changes(
    rules: AnyRuleset, values: Values, seats: tuple[str, ...], options: dict[str, str]
) -> dict[str, Any]:
    """Return what the settings keep of a game's seats and options."""
    table = rules.table(rules.checked_options(options))
    players = [table.seats[number].player for number, seat in enumerate(seats) if seat == HUMAN]
    usual = {option.name: option.default for option in rules.options}
    unusual = {name: value for name, value in options.items() if value != usual.get(name)}
    return {
        "game": rules.name,
        "side": table.players[players[0]].name if players else "",
        "seats": {**values.seats, rules.name: list(seats)},
        "options": {**values.options, rules.name: unusual},
    }


def _is_known(seat: str) -> bool:
    try:
        checked_seat(seat)
    except UnknownAgentError:
        return False
    return True
