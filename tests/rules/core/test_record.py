"""Records that are damaged, edited, of another program or of another version are refused with the line
number.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from furyqt.rules.core import record as records
from furyqt.rules.core.record import RecordError, dumps, entry, header, loads
from furyqt.rules.lite import RULES
from tests.contract.games import played, short_games
from tests.contract.test_notation import record_of

GAME = played(RULES, RULES.checked_options({}), 4, most=22)
TEXT = dumps(record_of(GAME))
LINES = TEXT.split("\n")


def refused(data: str | bytes, line: int, why: str) -> None:
    for journal in (False, True):
        with pytest.raises(RecordError, match=why) as wrong:
            loads(data, journal=journal)
        assert wrong.value.line == line
        assert str(wrong.value).startswith(f"line {line}: ")


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_the_header_has_four_tags_and_an_empty_line() -> None:
    assert [line.split()[0] for line in LINES[:4]] == ["[Game", "[Ruleset", "[Seed", "[Options"]
    assert LINES[4] == ""
    assert LINES[5].startswith("G")
    assert len(LINES[5].split()) == 5


def test_a_record_of_an_older_or_newer_ruleset_is_refused() -> None:
    refused(changed('[Ruleset "1"]', '[Ruleset "0"]'), 2, "version 0 of lite, not 1")
    refused(changed('[Ruleset "1"]', '[Ruleset "99"]'), 2, "version 99")


@pytest.mark.parametrize("tag", ["Game", "Ruleset", "Seed"])
def test_a_missing_tag_is_named(tag: str) -> None:
    rest = "\n".join(line for line in LINES if not line.startswith(f"[{tag} "))
    refused(rest, 1, f"the tag {tag} is missing")


def test_without_an_options_tag_the_defaults_apply() -> None:
    rest = "\n".join(line for line in LINES if not line.startswith("[Options "))
    assert loads(rest)[0] == record_of(GAME)


def test_a_repeated_tag_is_refused() -> None:
    refused(changed('[Seed "4"]', '[Seed "4"]\n[Seed "4"]'), 4, "the tag Seed appears twice")


def test_an_unknown_game_is_refused() -> None:
    refused(changed('"lite"', '"chess"'), 1, "there is no game “chess”")
    refused(changed('"lite"', '"core"'), 1, "there is no game “core”")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("colour=red", "no option “colour”"),
        ("stay=maybe", "option stay is one of listed, unlisted"),
        ("stay", "option stay is one of"),
        ("stay=listed stay=unlisted", "an option is given twice"),
    ],
)
def test_bad_options_are_refused(options: str, why: str) -> None:
    line = next(line for line in LINES if line.startswith("[Options"))
    refused(TEXT.replace(line, f'[Options "{options}"]'), 4, why)
    refused("\n\n" + TEXT.replace(line, f'[Options "{options}"]'), 6, why)


@pytest.mark.parametrize("seed", ["", "x", "1.5", "1_0", "0x1", "9" * 41, "٤"])
def test_a_seed_is_a_whole_number(seed: str) -> None:
    refused(changed('[Seed "4"]', f'[Seed "{seed}"]'), 3, "the seed is not a whole number")


def test_an_empty_file_is_refused() -> None:
    refused("", 1, "this is not a game record")
    refused(b"\n \n", 3, "this is not a game record")


@pytest.mark.parametrize(
    "foreign",
    [
        "1. e4 e5 2. Nf3 Nc6",
        '{"game": "lite"}',
        "<html></html>",
        "GPA.... SPA....",
        "name,score\nA,1\n",
        "[Game lite]\n\n",
        "[Game 'lite']\n\n",
    ],
)
def test_a_text_that_is_not_a_record_is_refused(foreign: str) -> None:
    refused(foreign + "\n", 1, "expected a tag")


def test_a_chess_game_is_refused() -> None:
    refused('[Event "Casual"]\n[Site "?"]\n\n1. e4 e5 *\n', 1, "the tag Game is missing")


@pytest.mark.parametrize(
    "binary",
    [b"\x89PNG\r\n\x1a\n\0\0\0", b"\x7fELF\x02\x01", b"PK\x03\x04\x14\0", b"\x80\x04\x95", bytes(range(256))],
)
def test_a_binary_file_is_refused(binary: bytes) -> None:
    with pytest.raises(RecordError, match=r"not text|expected a tag|not a game record"):
        loads(binary)


def test_nul_bytes_are_refused_with_their_line() -> None:
    at = TEXT.index("\n", TEXT.index(LINES[6])) - 3
    refused(TEXT[:at] + "\0" + TEXT[at:], 7, "this is not text")
    refused((TEXT[:at] + "\0" + TEXT[at:]).encode(), 7, "this is not text")


def test_bytes_that_are_not_utf_8_are_refused_with_their_line() -> None:
    data = TEXT.encode()
    at = data.index(LINES[7].encode())
    refused(data[:at] + b"\xff\xfe" + data[at:], 8, "this is not text")


def test_a_huge_file_is_refused() -> None:
    refused(b"[" * (records.MOST_BYTES + 1), 1, "at most 4000000 bytes")


@pytest.mark.parametrize("filling", ["{", "[ ", "{} ", "[ ]", "GPA.... ", "\n", "[Game ", "}", "{{"])
def test_a_large_meaningless_file_is_refused_quickly(filling: str) -> None:
    for data in (filling * 300_000 + "]", TEXT.rstrip("*\n") + " " + filling * 300_000 + "]"):
        with pytest.raises(RecordError):
            loads(data)


def test_an_illegal_action_is_refused_with_its_line() -> None:
    second = LINES[6].split()
    refused(changed(LINES[6], " ".join(["GJMT...", *second[1:]])), 7, "not one of the|should read")


def test_a_changed_result_is_refused_with_its_line() -> None:
    at = next(n for n, line in enumerate(LINES) if n > 5 and line and line.split()[-1][3] == "T")
    token = LINES[at].split()[-1]
    refused(changed(token, token[:3] + "...."), at + 1, f"“{token[:3]}....” should read “{token}”")


@pytest.mark.parametrize("token", ["e4", "GPA", "GPA.....", "G??....", "DC?....", "}", "--"])
def test_an_unknown_token_is_refused(token: str) -> None:
    refused(changed(LINES[5], token + " " + LINES[5]), 6, ".")


def test_omitted_reordered_or_repeated_actions_are_refused() -> None:
    for tokens in (LINES[6].split()[1:], LINES[6].split()[::-1], LINES[6].split() * 2):
        with pytest.raises(RecordError) as wrong:
            loads(changed(LINES[6], " ".join(tokens)))
        assert wrong.value.line in (7, 8)


@pytest.mark.parametrize("mark", ["hunters", "dracula", "1-0"])
def test_a_wrong_end_mark_is_refused(mark: str) -> None:
    assert TEXT.endswith("*\n")
    with pytest.raises(RecordError):
        loads(TEXT[:-2] + mark + "\n")


def test_a_finished_game_names_its_winner() -> None:
    over = dumps(record_of(played(RULES, {}, 1)))
    winner = over.split()[-1]
    assert winner in ("hunters", "dracula")
    other = {"hunters": "dracula", "dracula": "hunters"}[winner]
    number = over.count("\n")
    for false in (other, "*"):
        refused(over[: -len(winner) - 1] + false + "\n", number, "the end mark is|the game says otherwise")


def test_nothing_may_follow_the_end_mark() -> None:
    refused(TEXT + "GPA....\n", len(LINES), "comes after the end mark")


@pytest.mark.parametrize("comment", ["{", "{open", "{}", "{ }", "{a} {b}", "}"])
def test_a_comment_follows_its_action_and_is_not_empty(comment: str) -> None:
    with pytest.raises(RecordError) as wrong:
        loads(changed(LINES[5], LINES[5] + " " + comment))
    assert wrong.value.line == 6


def test_a_comment_before_any_action_is_refused() -> None:
    refused(changed(LINES[5], "{hello} " + LINES[5]), 6, "a comment is where none belongs")


def test_a_file_without_its_end_mark_is_refused_but_a_journal_is_unfinished() -> None:
    cut = TEXT[:-2]
    with pytest.raises(RecordError, match="cut off"):
        loads(cut)
    assert len(loads(cut, journal=True)[0].actions) == 22


def test_a_journal_grows_by_the_output_of_entry() -> None:
    data = header(record_of(GAME))
    for before, action, after in GAME.moves():
        data += entry(RULES, before, action, after)
    assert data + ("" if data.endswith("\n") else "\n") + "*\n" == TEXT


@given(st.binary(max_size=300))
def test_any_bytes_are_read_as_a_record_or_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        loads(data)


@given(st.data())
@settings(max_examples=300)
def test_any_edit_is_refused_or_leaves_a_playable_game(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    edit = data.draw(st.text(st.sampled_from('GSHMD.T?V{}[]"* \n=-x9\0é'), max_size=3))
    text = TEXT[:at] + edit + TEXT[at + data.draw(st.integers(0, 3)) :]
    refusals: list[int] = []
    try:
        record, states = loads(text)
        assert record.positions() == states
    except RecordError as wrong:
        refusals = [wrong.line]
    assert all(1 <= line <= text.count("\n") + 1 for line in refusals)


def test_every_variant_is_read_from_its_options_tag() -> None:
    for game in short_games("lite"):
        assert loads(dumps(record_of(game)))[0].options == game.options
