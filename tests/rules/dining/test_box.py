"""An owner's table file: its rows replace ours, a record names them, and a damaged one is refused."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest

from furyqt import cli
from furyqt.rules.core import record
from furyqt.rules.core.record import Record, RecordError, dumps, loads
from furyqt.rules.core.ruleset import OptionError
from furyqt.rules.dining import RULES
from furyqt.rules.dining.box import MOST_BYTES, OWN, STANDARD, VARIABLE, BoxChoices, packed_box, tables_of
from furyqt.rules.dining.printed import PRINTED
from furyqt.rules.dining.table_rows import TableError
from furyqt.rules.dining.tables import FILES, standard_rows
from tests.contract.games import played
from tests.rules.dining.scenes import do, legal, opening, own, scene

MINE = """
[[gift]]
id = 5
name = "Rubber Brick"
cost = { brick = 2 }
vp = 7

[[location]]
number = 9
name = "Onion Stand"
resource = "garlic"
yields = [3, 1]
stands = [{ cost = { beer = 1 }, favor = 5 }]

[[tourist]]
id = 1
name = "Senhora Ferro"
trigger = "any"
condition = {}
effect = { kind = "gain_choice", options = ["metal"], amount = 2 }
text = "Any action: 2 Metal."

[clock]
sun_hours = 10
"""


def packed(value: Any) -> str:
    return OWN + urlsafe_b64encode(zlib.compress(json.dumps(value).encode())).decode()


def test_only_the_given_rows_and_numbers_change() -> None:
    mine, ours = tables_of(packed_box(MINE)), tables_of(STANDARD)
    assert (mine.gift(5).name, mine.gift(5).cost, mine.gift(5).points) == ("Rubber Brick", ((1, 2),), 7)
    assert mine.gift(4) == ours.gift(4)
    assert mine.yields[8] == (3, 1)
    assert mine.stand_counts[8] == 1
    assert (mine.clock.sun_hours, mine.clock.hours) == (10, 24)
    assert packed_box("") != STANDARD
    assert tables_of(packed_box("")).gifts == ours.gifts


def test_a_game_uses_them() -> None:
    state = do(
        scene(options={"box": packed_box(MINE)}, tourists=["R9.1"], row_up=(1, 2)), "R9.2 use:R9.1 to:R4.1"
    )
    assert own(do(state, "card:1")) == {"garlic": 1, "sheep": 2, "metal": 2}
    rich = scene(options={"box": packed_box(MINE)}, resources=[{"beer": 1}])
    assert [token for token in legal(rich) if token[1] == "9"] == ["R9.1", "R9.2", "S9.1"]


def test_the_log_and_the_summary_use_its_names() -> None:
    state = do(opening(box=packed_box(MINE)), "R9.2")
    said = " ".join(str(event.describe()) for event in state.told or ())
    assert "Hero goes to Onion Stand, space 2." in said
    assert "Garlic Stand" not in said
    texts = [str(text) for texts in RULES.summarize(RULES.observe(state, 0)).values() for text in texts]
    assert not any("Garlic Stand" in text for text in texts)


def test_a_record_names_the_content_and_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "ruleset", lambda name: RULES)
    options = RULES.checked_options({"box": packed_box(MINE)})
    game = played(RULES, options, 4)
    text = dumps(Record("dining", 4, options, game.actions, ("",) * len(game.actions)))
    assert f"box={options['box']}" in text
    loaded, states = loads(text)
    assert (loaded.options, tuple(states)) == (options, game.states)
    with pytest.raises(RecordError, match="line 4: option box: the value is damaged"):
        loads(text.replace(options["box"], options["box"][:-9]))


def test_determinizing_keeps_them() -> None:
    state = opening(box=packed_box(MINE))
    seen = RULES.observe(state, 0)
    assert RULES.determinize(seen, None, 1).tables is state.tables


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[gift", "not a TOML file"),
        ("a" * (MOST_BYTES + 1), "a table file has at most"),
        ("[nothing]\na = 1", "there is no table “nothing”"),
        ("[clock]\nhours = '24'", "clock.hours: it has to be a whole number, not a text"),
        ("[clock]\nhours = 1", "clock.hours: it has to be at least 2"),
        ("[clock]\nminutes = 1", "clock: there is no field “minutes” \\(fields: hours, sun_hours"),
        ("clock = 3", "clock: it has to be a table, not a whole number"),
        ("gift = [3]", r"gift\[\d+\]: it has to be a table, not a whole number"),
        ("[[gift]]\nid = 25\nname = 'x'\ncost = {}", r"gift\[24\]: “vp” is missing"),
        ("[[gift]]\nid = 26\nname = 'x'\ncost = {}\nvp = 1", "gift: the rows have to be 1 to 25, each once"),
        ("[[gift]]\nid = 1\n[[gift]]\nid = 1", "two rows have the same id"),
        ("[[gift]]\nid = 1\nname = 'x'\ncost = { gold = 1 }\nvp = 1", "“gold” is not possible"),
        ("[[gift]]\nid = 1\nname = '{x}'\ncost = {}\nvp = 1", "matching regex"),
        (
            "[[location]]\nnumber = 1\nname = 'x'\nresource = 'beer'\nyields = [1]\nstands = []",
            "every resource has to belong to one location",
        ),
        ("[components]\ntourists = 3", "more Tourists are placed at dawn than there are"),
        ("[components]\nface_up_cards = 31", "more Tourist cards are faceup than there are"),
        (
            "[[tourist]]\nid = 1\nname = 'x'\ntrigger = 'any'\ncondition = { group = ['snakes'] }\n"
            "effect = { kind = 'favor', amount = 1 }\ntext = 'x'",
            "tourist 1: there is no group “snakes”",
        ),
        (
            "[[tourist]]\nid = 1\nname = 'x'\ntrigger = 'any'\ncondition = {}\n"
            "effect = { kind = 'refund', amount = 1 }\ntext = 'x'",
            "tourist 1: this effect needs the trigger “repair”",
        ),
        (
            "[[tourist]]\nid = 1\nname = 'x'\ntrigger = 'any'\ncondition = {}\n"
            "effect = { kind = 'gain_same_per', max = 1 }\ntext = 'x'",
            "tourist 1: the effect needs “per”",
        ),
        (
            "[[tourist]]\nid = 1\nname = 'x'\ntrigger = 'any'\ncondition = {}\n"
            "effect = { kind = 'gain_choice', amount = 1 }\ntext = 'x'",
            "tourist 1: the effect needs “options”",
        ),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(text: str, why: str, tmp_path: Path, capsys: Any) -> None:
    with pytest.raises(TableError, match=why):
        packed_box(text)
    path = tmp_path / "box.toml"
    path.write_text(text)
    assert cli.main(["dining-box", str(path)]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"furyqt dining-box: {path}: ")


@pytest.mark.parametrize(
    "value",
    [
        "own-",
        "own-!",
        "own-AAAA",
        packed([1]),
        packed({"clock": {"hours": 1}}),
        OWN + "A" * 70_000,
        packed("x") + "==",
    ],
)
def test_a_damaged_value_is_refused(value: str) -> None:
    with pytest.raises(OptionError, match="option box: "):
        RULES.checked_options({"box": value})


def test_another_value_is_no_choice() -> None:
    with pytest.raises(OptionError, match="option box is one of standard, not “other”"):
        RULES.checked_options({"box": "other"})
    with pytest.raises(KeyError):
        BoxChoices()["other"]


def test_a_value_does_not_unpack_to_more_than_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionError, match="the value is damaged"):
        tables_of(packed({"gift": " " * 10_000_000}))


def test_the_command_prints_the_option(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "box.toml"
    path.write_text(MINE)
    assert cli.main(["dining-box", str(path)]) == 0
    name, _, value = capsys.readouterr().out.strip().partition("=")
    assert (name, value) == ("box", packed_box(MINE))
    assert RULES.checked_options({name: value})["box"] == value
    assert cli.main(["dining-box", str(tmp_path / "none.toml")]) == 2


def test_menus_offer_the_file_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choices, path = BoxChoices(), tmp_path / "box.toml"
    monkeypatch.setenv(VARIABLE, str(path))
    assert list(choices) == [STANDARD]
    path.write_text("damaged")
    assert list(choices) == [STANDARD]
    path.write_text(MINE)
    assert list(choices) == [STANDARD, packed_box(MINE)]
    assert len(choices) == 2
    assert str(choices[packed_box(MINE)]) == "those of your own table file"


def test_every_name_and_text_of_the_standard_tables_is_marked_for_translation() -> None:
    rows: Any = standard_rows()
    marked = {(text.context, text.source) for text in PRINTED}
    printed = {("dining.places", row["name"]) for row in rows["location"]}
    printed |= {("dining.gifts", row["name"]) for row in rows["gift"]}
    printed |= {("dining.tourists", row[key]) for row in rows["tourist"] for key in ("name", "text")}
    assert printed == marked
    assert len(FILES) == 4
