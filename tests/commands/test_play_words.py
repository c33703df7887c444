"""The words of the terminal client that explain: ?, why, near and map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.session.history import new_history
from furyqt.controllers.terminal.console import Console
from furyqt.controllers.terminal.neighborhood import WAYS, neighborhood
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset


def typed(game: str, *lines: str, language: str = "en", seats: tuple[str, ...] = ()) -> list[str]:
    """Return the lines written after the given ones were typed; the person plays the first side."""
    application = QCoreApplication.instance()
    assert application is not None
    said: list[str] = []
    waiting = [*lines, "quit"]
    table = ruleset(game).default_table
    seats = seats or tuple("random" if seat.player else "human" for seat in table.seats)
    spoken = Language(application)
    spoken.set(language)

    def ask(prompt: str) -> str:
        said.append(prompt + waiting[0])
        return waiting.pop(0)

    Console(SoloGame(new_history(game, {}, 3, seats)), spoken, None, said.append, ask).run()
    spoken.set("en")
    return said


def answer(game: str, line: str, *before: str, language: str = "en") -> list[str]:
    """Return the answer to the last of some lines."""
    said = typed(game, *before, line, language=language)
    start = len(said) - said[::-1].index(f"> {line}")
    return said[start : said.index("> quit")]


def test_the_question_mark_lists_the_words(qtbot: QtBot) -> None:
    lines = answer("fury3", "?")
    assert lines == answer("fury3", "help")
    for word in ("list:", "near:", "why NUMBER:", "places:", "hint:", "undo, redo:", "?:"):
        assert any(line.startswith(word) for line in lines), word


def test_doing_nothing_is_the_last_choice_and_its_number_works(qtbot: QtBot) -> None:
    choices = answer("fury3", "list")
    alone = [line for line in choices if ": all " not in line]
    assert choices[: len(alone)] == alone, "several in a row come last"
    assert alone[-1].endswith("Do nothing [pass]")
    number = alone[-1].split(".")[0]
    assert number != "1"
    said = typed("fury3", number)
    assert "What does Dr. Seward do by day?" in said
    assert not any(line.startswith("1. Do nothing") for line in said)


def test_why_explains_a_choice_by_its_number(qtbot: QtBot) -> None:
    lines = answer("fury3", "why 1")
    assert lines[0] == "You can choose this now: Go to Bucharest."
    assert lines[1] == "Around Bucharest:"
    assert any(line.startswith("By road: ") and "Constanta (Lord Godalming)" in line for line in lines)


@pytest.mark.parametrize(
    ("game", "before", "line", "expected"),
    [
        (
            "fury3",
            (),
            "why rome",
            "It is too far to Rome for one move: 4 moves by road and sea from Lord Godalming.",
        ),
        ("fury3", (), "why Varna", "You can choose Varna now. Its choices: 2. Go to Varna."),
        ("fury3", (), "why constanta", "Lord Godalming is already there."),
        ("fury3", (), "why", "Type “why” and the number of a choice or the name of a place."),
        ("fury3", (), "why xyz", "“xyz” is not a choice, place or figure."),
        ("fury3", (), "why sar", "“sar” may be: Saragossa, Sarajevo."),
        ("lite", (), "why xyz", "“xyz” is not a choice, place or figure."),
    ],
)
def test_why_explains_a_place(
    qtbot: QtBot, game: str, before: tuple[str, ...], line: str, expected: str
) -> None:
    assert answer(game, line, *before) == [expected]


def test_near_sketches_the_surroundings_of_the_figure_to_move(qtbot: QtBot) -> None:
    lines = answer("fury3", "near")
    assert lines == answer("fury3", "map")
    assert lines[0] == "Around Constanta (Lord Godalming):"
    assert lines[1:4] == ["By road: Bucharest, Varna", "By yellow railway: Bucharest", "By sea: Black Sea"]
    assert "Dr. Seward in Marseilles, 5 steps away" in lines[4]


def test_near_a_figure_and_near_its_place_are_the_same(qtbot: QtBot) -> None:
    lines = answer("fury3", "near mina")
    assert lines[0] == "Around Brussels (Mina Harker):"
    assert lines == answer("fury3", "near brussels")
    assert answer("fury3", "near xyz") == ["“xyz” is not a choice, place or figure."]


def test_near_takes_a_code_before_a_part_of_a_figures_name(qtbot: QtBot) -> None:
    """LO is London, not Lord Godalming."""
    assert answer("fury3", "near LO") == answer("fury3", "near London")
    assert answer("fury3", "near LO")[0].startswith("Around London")


def test_nobody_is_on_the_map_before_the_start(qtbot: QtBot) -> None:
    assert answer("lite", "near") == ["No figure is on the map yet; type “near” and the name of a place."]
    assert answer("lite", "near paris")[0] == "Around Paris:"


@pytest.mark.parametrize(
    ("language", "place", "expected"),
    [
        (
            "de",
            "why Köln",
            "Nach Köln ist es für eine Bewegung zu weit: Von Lord Godalming aus sind es 8 Straßen.",
        ),
        (
            "it",
            "why Colonia",
            "Con una mossa non si arriva a Colonia: Lord Godalming ne dista 8 strade.",
        ),
    ],
)
def test_places_have_their_names_in_the_language(
    qtbot: QtBot, language: str, place: str, expected: str
) -> None:
    assert answer("fury3", place, language=language) == [expected]


@pytest.mark.parametrize("game", [name for name in game_names() if ruleset(name).default_table.atlas])
def test_every_way_of_every_place_is_told(game: str) -> None:
    atlas = ruleset(game).default_table.atlas
    assert atlas is not None
    assert {link.kind for link in atlas.links} <= set(WAYS)
    for place in atlas.places:
        lines = [str(text) for text in neighborhood(atlas, place.index, ())]
        links = [link for link in atlas.links if place.index in (link.a, link.b)]
        assert len(lines) == 1 + len({link.kind for link in links})
        for link in links:
            other = atlas.places[link.b if link.a == place.index else link.a]
            start = str(WAYS[link.kind]).split("{")[0]
            assert str(other.name) in next(line for line in lines if line.startswith(start))


@pytest.mark.parametrize(
    ("language", "name", "typed_names"),
    [
        ("de", "München", ("munchen", "muenchen", "MÜNCHEN", "münchen")),
        ("de", "Köln", ("koln", "Koeln", "KOELN")),
        ("de", "Straßburg", ("strassburg", "STRASSBURG")),
        ("de", "Zürich", ("Zuerich", "zurich")),
        ("en", "Zurich", ("Zuerich", "zürich")),
        ("it", "Colonia", ("COLONIA", "colònia")),
    ],
)
def test_a_place_is_understood_as_it_may_be_typed(
    qtbot: QtBot, language: str, name: str, typed_names: tuple[str, ...]
) -> None:
    for written in typed_names:
        assert answer("lite", written, language=language)[0].endswith(f" {name}.")
        assert name in answer("lite", f"near {written}", language=language)[0]
        assert len(answer("lite", f"list {written}", language=language)) == 1


def test_a_part_of_several_names_is_not_guessed(qtbot: QtBot) -> None:
    (said,) = answer("fury3", "near a")
    assert said == "“a” may be: Lord Godalming, Dr. Seward, Van Helsing, Mina Harker."


def test_a_question_says_what_is_at_stake(qtbot: QtBot) -> None:
    said = typed("lite")
    asked = said.index("Choose a starting place for Lord Godalming.")
    assert said[asked + 1] == "Dracula chooses his place after the hunters, and knows theirs."
    assert "Dracula wählt seinen Ort nach den Jägern und weiß, wo sie beginnen." in typed(
        "lite", language="de"
    )
