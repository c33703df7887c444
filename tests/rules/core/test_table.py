"""A table has players, and each player has seats."""

from __future__ import annotations

import pytest

from furyqt.rules.core.table import PlayerInfo, Seat, Table
from furyqt.rules.core.text import Text

RED, BLUE, GREEN = (PlayerInfo(name, Text("test", name.title())) for name in ("red", "blue", "green"))
THREE = Table(players=(RED, BLUE, GREEN))


def seat(name: str, player: int) -> Seat:
    return Seat(name, Text("test", name), player)


def test_each_player_is_one_seat_by_default() -> None:
    assert [(one.name, one.player) for one in THREE.seats] == [("red", 0), ("blue", 1), ("green", 2)]


def test_a_player_can_have_several_seats() -> None:
    table = Table(players=(RED, BLUE), seats=(seat("red left", 0), seat("red right", 0), seat("blue", 1)))
    assert (table.seats_of(0), table.seats_of(1)) == ((0, 1), (2,))
    assert table.seats_called("red") == (0, 1)
    assert table.seats_called("red right") == (1,)
    with pytest.raises(ValueError, match="no player “green”"):
        table.seats_called("green")


@pytest.mark.parametrize("count", [0, 7])
def test_a_table_has_one_to_six_players(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 6 players"):
        Table(players=tuple(PlayerInfo(str(n), Text("test", str(n))) for n in range(count)))


@pytest.mark.parametrize("owners", [(0,), (0, 2), (0, 1, 2)])
def test_every_player_has_a_seat_and_every_seat_a_player(owners: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="every player has a seat"):
        Table(players=(RED, BLUE), seats=tuple(seat(str(owner), owner) for owner in owners))


def test_players_are_found_by_name() -> None:
    assert THREE.player("green") == 2
    with pytest.raises(ValueError, match=r"no player “pink” \(players: red, blue, green\)"):
        THREE.player("pink")


def test_by_default_every_player_hides_something_from_every_other() -> None:
    assert THREE.hides_from(0, 2)
    assert not THREE.hides_from(1, 1)
    assert not THREE.is_open


def test_a_table_can_be_open_or_hide_in_one_direction_only() -> None:
    nothing: frozenset[int] = frozenset()
    assert Table(players=(RED, BLUE), hidden_from=(nothing, nothing)).is_open
    one_way = Table(players=(RED, BLUE), hidden_from=(frozenset({1}), nothing))
    assert (one_way.hides_from(0, 1), one_way.hides_from(1, 0), one_way.is_open) == (True, False, False)


@pytest.mark.parametrize(("winners", "word"), [((), "nobody"), ((1,), "blue"), ((0, 2), "red+green")])
def test_winners_are_written_as_one_word(winners: tuple[int, ...], word: str) -> None:
    assert THREE.names(winners) == word
    assert THREE.called(word) == winners


@pytest.mark.parametrize("word", ["", "pink", "red+pink", "*"])
def test_an_unknown_word_names_no_players(word: str) -> None:
    assert THREE.called(word) is None
