"""Who sits where: a person, or an agent by its name; kept in the header of the record."""

from __future__ import annotations

from collections.abc import Mapping

from ai.agent import check_spec
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import Ruleset

HUMAN = "human"
SEARCH = "search:"
CASUAL, STRICT = MANNERS = ("casual", "strict")
DEFAULT_AGENT = "search:normal"


def checked_seat(text: str) -> str:
    """The seat if a person or a known agent can take it; UnknownAgentError otherwise."""
    if text != HUMAN:
        check_spec(text)
    return text


def tag(rules: Ruleset, player: int) -> str:
    """The header's tag for a player's seat, such as Hunters."""
    return rules.players[player].name.capitalize()


def seat_tags(rules: Ruleset, seats: tuple[str, ...]) -> dict[str, str]:
    """The header's tags for all seats; UnknownAgentError for an unknown one, ValueError for too few."""
    if len(seats) != len(rules.players):
        raise ValueError(f"{rules.name} has {len(rules.players)} players, not {len(seats)}")
    return {tag(rules, player): checked_seat(seat) for player, seat in enumerate(seats)}


def seats_of(record: Record) -> tuple[str, ...]:
    """The seats named in a record: where it names none, a person plays the first player against the search.

    UnknownAgentError for a seat that nobody can take.
    """
    rules = record.rules
    named = [record.tags.get(tag(rules, player)) for player in range(len(rules.players))]
    if not any(named):
        return (HUMAN, *(DEFAULT_AGENT for _ in named[1:]))
    return tuple(checked_seat(seat or DEFAULT_AGENT) for seat in named)


def undo_manner(tags: Mapping[str, str]) -> str:
    """Casual or strict, as the header has it."""
    return STRICT if tags.get("Undo") == STRICT else CASUAL


def taken_back(tags: Mapping[str, str]) -> int:
    """How often a decision was taken back in a casual game."""
    number = tags.get("TakenBack", "")
    return int(number) if number.isascii() and number.isdigit() and len(number) < 10 else 0
