"""The seats of a game: a person or an agent by its name, kept in the header of the record."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ai.levels import parse_spec
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import AnyRuleset, Observation, asked_player, seat_to_move
from furyqt.rules.core.table import Seat, Table
from furyqt.rules.core.text import Text

HUMAN = "human"
SEARCH = "search:"
CASUAL, STRICT = UNDO_MODES = ("casual", "strict")
NO_UNDO = "none"
"""The undo mode of a chapter in which nothing is undone."""
HINTS, NO_HINTS = "Hints", "none"
"""The tag of a game without hints that may have other aids."""
FULL, PAPER = AIDS = ("full", "paper")
DEFAULT_AGENT = "search:normal"


def checked_seat(text: str) -> str:
    """Return the seat if a person or a known agent can take it; UnknownAgentError otherwise."""
    if text != HUMAN:
        parse_spec(text)
    return text


def plain_seat(seat: str) -> str:
    """Return the seat without a time limit and without a style."""
    if not seat.startswith(SEARCH):
        return seat
    spec = parse_spec(seat)
    if spec.level or spec.iterations:
        spec = msgspec.structs.replace(spec, seconds=0.0)
    return msgspec.structs.replace(spec, style="").text


def with_limit_and_style(table: Table, seats: tuple[str, ...], seconds: float, style: str) -> tuple[str, ...]:
    """Return the seats with a time limit in seconds (0 for none) and, if possible, a style for searches."""
    pairs = zip(table.seats, map(plain_seat, seats), strict=True)
    return tuple(
        _with_limit_and_style(seat, seconds, style if has_styles(table, info) else "") for info, seat in pairs
    )


def has_styles(table: Table, seat: Seat) -> bool:
    """Return whether an agent in this seat may have a style."""
    return table.players[seat.player].has_styles


def _with_limit_and_style(seat: str, seconds: float, style: str) -> str:
    if not seat.startswith(SEARCH):
        return seat
    spec = parse_spec(seat)
    return msgspec.structs.replace(spec, seconds=spec.seconds or seconds, style=style).text


def tag(name: str) -> str:
    """Return the header's tag for the seat, or the player, with this name, such as Red."""
    return name.capitalize()


def known_tags(table: Table) -> tuple[str, ...]:
    """Return every tag that may name a seat's player."""
    names = [seat.name for seat in table.seats] + [player.name for player in table.players]
    return tuple(dict.fromkeys(tag(name) for name in names))


def seat_tags(table: Table, seats: tuple[str, ...]) -> dict[str, str]:
    """Return the header's tags for all seats; UnknownAgentError, or ValueError for too few seats."""
    if len(seats) != len(table.seats):
        raise ValueError(f"this game has {len(table.seats)} seats, not {len(seats)}")
    pairs = zip(table.seats, seats, strict=True)
    return {tag(seat.name): checked_seat(who) for seat, who in pairs}


def seats_in(table: Table, tags: Mapping[str, str]) -> tuple[str, ...]:
    """Return the seats of a header, unchecked; a player's tag applies to all of the player's seats.

    If it names none, a person plays the first player against the search.
    """
    own = [tags.get(tag(seat.name)) or tags.get(tag(table.players[seat.player].name)) for seat in table.seats]
    if not any(own):
        return tuple(DEFAULT_AGENT if seat.player else HUMAN for seat in table.seats)
    return tuple(who or DEFAULT_AGENT for who in own)


def seats_of(record: Record) -> tuple[str, ...]:
    """Return the seats of a record; UnknownAgentError for an unknown agent."""
    return tuple(checked_seat(who) for who in seats_in(record.table, record.tags))


def persons(table: Table, seats: tuple[str, ...]) -> tuple[int, ...]:
    """Return the players with at least one person's seat, the player of the first such seat first."""
    pairs = zip(table.seats, seats, strict=True)
    return tuple(dict.fromkeys(seat.player for seat, who in pairs if who == HUMAN))


def persons_view(rules: AnyRuleset, table: Table, seats: tuple[str, ...], seen: Observation) -> Observation:
    """Return a player's observation as it is shown to the persons in some of this player's seats."""
    if rules.seat_view is None:
        return seen
    pairs = enumerate(zip(table.seats, seats, strict=True))
    own = frozenset(number for number, (seat, who) in pairs if seat.player == seen.player and who == HUMAN)
    view: Observation = rules.seat_view(seen, own)
    return view


def deciding_seat(table: Table, seats: tuple[str, ...], state: State) -> int:
    """Return the seat that must decide, or -1 when the game is over.

    A common decision of a player's seats belongs to the first person among them, or without a person to the
    first seat.
    """
    seat, player = seat_to_move(state), asked_player(state)
    if seat >= 0 or player < 0:
        return seat
    own = table.seats_of(player)
    return next((number for number in own if seats[number] == HUMAN), own[0])


def parties(table: Table, seats: tuple[str, ...]) -> list[tuple[Text, str]]:
    """Return the opponents by name: a player whose seats are all taken alike, else each of the seats."""
    found = []
    for player, info in enumerate(table.players):
        own = table.seats_of(player)
        if len({seats[number] for number in own}) == 1:
            found.append((info.title, seats[own[0]]))
        else:
            found += [(table.seats[number].title, seats[number]) for number in own]
    return found


def undo_mode(tags: Mapping[str, str]) -> str:
    """Return casual, strict or, in a chapter, none, as the header has it."""
    found = tags.get("Undo")
    return found if found in (STRICT, NO_UNDO) else CASUAL


def aids_of(tags: Mapping[str, str]) -> str:
    """Return full or paper, as the header has it: on paper there are no hints or deduction aids."""
    return PAPER if tags.get("Aids") == PAPER else FULL


def taken_back(tags: Mapping[str, str]) -> int:
    """Return the number of decisions undone in a casual game."""
    number = tags.get("TakenBack", "")
    return int(number) if number.isascii() and number.isdigit() and len(number) < 10 else 0
