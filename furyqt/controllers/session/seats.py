"""Who sits where: a person, or an agent by its name; kept in the header of the record."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ai.levels import parse_spec
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import asked_player, seat_to_move
from furyqt.rules.core.table import Seat, Table
from furyqt.rules.core.text import Text

HUMAN = "human"
SEARCH = "search:"
CASUAL, STRICT = MANNERS = ("casual", "strict")
FULL, PAPER = AIDS = ("full", "paper")
DEFAULT_AGENT = "search:normal"


def checked_seat(text: str) -> str:
    """The seat if a person or a known agent can take it; UnknownAgentError otherwise."""
    if text != HUMAN:
        parse_spec(text)
    return text


def plain_seat(seat: str) -> str:
    """Who sits there without a limit of time and without a style."""
    if not seat.startswith(SEARCH):
        return seat
    spec = parse_spec(seat)
    if spec.level or spec.iterations:
        spec = msgspec.structs.replace(spec, seconds=0.0)
    return msgspec.structs.replace(spec, style="").text


def in_manner(table: Table, seats: tuple[str, ...], seconds: float, style: str) -> tuple[str, ...]:
    """The seats whose searches think at most so many seconds (0 is no limit), and if possible in a style."""
    pairs = zip(table.seats, map(plain_seat, seats), strict=True)
    return tuple(_in_manner(seat, seconds, style if has_styles(table, info) else "") for info, seat in pairs)


def has_styles(table: Table, seat: Seat) -> bool:
    """Whether an agent in this seat may play in a style."""
    return table.players[seat.player].has_styles


def _in_manner(seat: str, seconds: float, style: str) -> str:
    if not seat.startswith(SEARCH):
        return seat
    spec = parse_spec(seat)
    return msgspec.structs.replace(spec, seconds=spec.seconds or seconds, style=style).text


def tag(name: str) -> str:
    """The header's tag for the seat, or the player, with this name, such as Hunters."""
    return name.capitalize()


def known_tags(table: Table) -> tuple[str, ...]:
    """Every tag that may say who sits where."""
    names = [seat.name for seat in table.seats] + [player.name for player in table.players]
    return tuple(dict.fromkeys(tag(name) for name in names))


def seat_tags(table: Table, seats: tuple[str, ...]) -> dict[str, str]:
    """The header's tags for all seats; UnknownAgentError for an unknown one, ValueError for too few."""
    if len(seats) != len(table.seats):
        raise ValueError(f"this game has {len(table.seats)} seats, not {len(seats)}")
    pairs = zip(table.seats, seats, strict=True)
    return {tag(seat.name): checked_seat(who) for seat, who in pairs}


def seats_in(table: Table, tags: Mapping[str, str]) -> tuple[str, ...]:
    """The seats as a header has them, unchecked; a player's tag stands for all of the player's seats.

    Where it names none, a person plays the first player against the search.
    """
    own = [tags.get(tag(seat.name)) or tags.get(tag(table.players[seat.player].name)) for seat in table.seats]
    if not any(own):
        return tuple(DEFAULT_AGENT if seat.player else HUMAN for seat in table.seats)
    return tuple(who or DEFAULT_AGENT for who in own)


def seats_of(record: Record) -> tuple[str, ...]:
    """The seats named in a record; UnknownAgentError for a seat that nobody can take."""
    return tuple(checked_seat(who) for who in seats_in(record.table, record.tags))


def persons(table: Table, seats: tuple[str, ...]) -> tuple[int, ...]:
    """The players in whose seats a person sits, the player of the first such seat first."""
    pairs = zip(table.seats, seats, strict=True)
    return tuple(dict.fromkeys(seat.player for seat, who in pairs if who == HUMAN))


def deciding_seat(table: Table, seats: tuple[str, ...], state: State) -> int:
    """The seat that must decide, or -1 when the game is over.

    What a player's seats decide together is for the person among them, who is first if there are several,
    and where there is none for the first seat.
    """
    seat, player = seat_to_move(state), asked_player(state)
    if seat >= 0 or player < 0:
        return seat
    own = table.seats_of(player)
    return next((number for number in own if seats[number] == HUMAN), own[0])


def parties(table: Table, seats: tuple[str, ...]) -> list[tuple[Text, str]]:
    """Who plays whom: a player whose seats are all taken alike by name, else each of the seats."""
    found = []
    for player, info in enumerate(table.players):
        own = table.seats_of(player)
        if len({seats[number] for number in own}) == 1:
            found.append((info.title, seats[own[0]]))
        else:
            found += [(table.seats[number].title, seats[number]) for number in own]
    return found


def undo_manner(tags: Mapping[str, str]) -> str:
    """Casual or strict, as the header has it."""
    return STRICT if tags.get("Undo") == STRICT else CASUAL


def aids_of(tags: Mapping[str, str]) -> str:
    """Full or paper, as the header has it: on paper a game is played without hint and aids to deduction."""
    return PAPER if tags.get("Aids") == PAPER else FULL


def taken_back(tags: Mapping[str, str]) -> int:
    """How often a decision was taken back in a casual game."""
    number = tags.get("TakenBack", "")
    return int(number) if number.isascii() and number.isdigit() and len(number) < 10 else 0
