"""Contracts 4 and 5: notation round-trips, and a record replays to an equal state."""

from __future__ import annotations

import re

import msgspec
import pytest

from ai.worker.wire import packed, unpacked
from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.record import Record, RecordError, dumps, entry, header, loads
from furyqt.rules.core.ruleset import ruleset
from tests.contract.games import GAMES, Game, played, short_games, variants, whole_games


def record_of(game: Game) -> Record:
    return Record(game.rules.name, game.seed, game.options, game.actions, ("",) * len(game.actions))


def journal_of(game: Game, notes: dict[int, str]) -> tuple[bytes, list[int]]:
    """Return a journal's bytes, and its lengths after the header and after each action."""
    data = header(record_of(game)).encode()
    ends = [len(data)]
    for number, (before, action, after) in enumerate(game.moves()):
        data += entry(game.rules, before, action, after, notes.get(number, "")).encode()
        ends.append(len(data))
    return data, ends


@pytest.mark.parametrize("name", GAMES)
def test_4_every_token_reads_as_the_action_it_was_written_for(name: str) -> None:
    rules = ruleset(name)
    for game in short_games(name):
        for before, action, after in game.moves():
            token = rules.write(before, action, after)
            assert re.fullmatch(r"[^\s{}\[\]]+", token)
            assert token != "*"
            assert rules.read(token) == action


@pytest.mark.parametrize("name", GAMES)
def test_4_every_legal_action_has_a_token_of_its_own(name: str) -> None:
    rules = ruleset(name)
    for game in short_games(name)[:6]:
        for state in game.sample(13):
            legal = legal_actions(state)
            tokens = [rules.write(state, action, play(state, action)) for action in legal]
            assert [rules.read(token) for token in tokens] == list(legal)
            assert len({action.text for action in legal}) == len(legal)


@pytest.mark.parametrize("name", GAMES)
def test_4_actions_and_observations_cross_a_wire(name: str) -> None:
    rules = ruleset(name)
    for game in (*short_games(name), *whole_games(name)):
        for state in (*game.states[:120:31], game.states[-1]):
            for player in game.players:
                seen = rules.observe(state, player)
                assert unpacked(packed(seen), rules.observation_type) == seen
            for action in legal_actions(state):
                wire = msgspec.msgpack.encode(action)
                assert msgspec.msgpack.decode(wire, type=rules.action_type) == action


@pytest.mark.parametrize("name", GAMES)
def test_5_a_record_replays_to_equal_states(name: str) -> None:
    for game in (*whole_games(name), *short_games(name)[:6]):
        text = dumps(record_of(game))
        record, states = loads(text)
        assert record == record_of(game)
        assert tuple(states) == game.states
        assert dumps(record, states) == text


@pytest.mark.parametrize("name", GAMES)
def test_5_a_record_in_bytes_or_with_other_line_ends_is_the_same(name: str) -> None:
    text = dumps(record_of(short_games(name)[0]))
    assert loads(text.encode())[0] == loads(text.replace("\n", "\r\n"))[0] == loads(text)[0]


@pytest.mark.parametrize("name", GAMES)
def test_5_notes_and_tags_are_kept(name: str) -> None:
    game = short_games(name)[0]
    notes = tuple(
        f"hint {number}: 70 % — größer" if number % 3 else "" for number in range(len(game.actions))
    )
    record = Record(
        name, game.seed, game.options, game.actions, notes, {"White": "Ännchen", "Date": "2026-11-20"}
    )
    assert loads(dumps(record))[0] == record


@pytest.mark.parametrize("name", GAMES)
def test_5_a_note_cannot_break_out_of_its_comment(name: str) -> None:
    game = short_games(name)[0]
    record = Record(name, game.seed, game.options, tags={"Who": 'a"] [Game "x"\n\n'})
    record = record.added(game.actions[0], "} * {\n* [x").added(game.actions[1], " {}\n ")
    again, _ = loads(dumps(record))
    assert again.actions == record.actions
    assert again.notes == ("* * x", "")
    assert again.tags == {"Who": "a Game x"}


@pytest.mark.parametrize("name", GAMES)
def test_5_a_journal_that_stops_at_any_byte_keeps_what_was_written_wholly(name: str) -> None:
    rules = ruleset(name)
    for options in (variants(rules)[0], variants(rules)[-4]):
        game = played(rules, options, 5, most=24)
        data, ends = journal_of(game, {3: "größer als »70 %«", 11: "kurz"})
        for cut in range(len(data) + 1):
            if cut < ends[0]:
                with pytest.raises(RecordError):
                    loads(data[:cut], journal=True)
                continue
            record, states = loads(data[:cut], journal=True)
            length = len(record.actions)
            assert record.actions == game.actions[:length]
            assert tuple(states) == game.states[: length + 1]
            assert length >= sum(end <= cut for end in ends) - 1


@pytest.mark.parametrize("name", GAMES)
def test_5_a_record_cut_off_anywhere_is_refused(name: str) -> None:
    text = dumps(record_of(played(ruleset(name), {}, 9, most=20)))
    for cut in range(len(text.rstrip("\n"))):
        with pytest.raises(RecordError):
            loads(text[:cut])
