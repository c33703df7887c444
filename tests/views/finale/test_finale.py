"""The end of a game in place of the map: the verdict, and the true way step by step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.whereabouts import Whereabouts
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.language import Language
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.history import new_history
from furyqt.controllers.storage.past_games import PastGame, earlier_scores
from furyqt.rules.core.documents import document
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import Text, sentence
from furyqt.rules.lite.tables import PAR
from furyqt.views import art
from furyqt.views.boards import board
from furyqt.views.dialogs.faces import player_faces
from furyqt.views.picture import MapPanel
from furyqt.views.table.epilogue import best_words
from furyqt.views.table.finale.finale import Finale
from furyqt.views.theme import THEMES, apply_theme
from tests.controllers.chapters.chapter_games import begun, play
from tests.controllers.fakes import FakeEngine
from tests.controllers.test_analysis import Worker, a_replay
from tests.views.test_window import nameless
from tools import positions

HUNTERS, DRACULA = 0, 1
LANGUAGE = Language()
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


class Believer(FakeEngine):
    """Believes in two places."""

    def places(self, game: str, observation: Observation, timeout: float | None = None) -> Whereabouts:
        super().places(game, observation, timeout)
        return Whereabouts(({0: 0.25, 1: 0.75},))


def believing() -> Worker:
    """Make workers that believe in two places."""
    found = Worker()
    found.engine = Believer()
    return found


@pytest.fixture(scope="module")
def lite() -> Replay:
    """A finished game of lite."""
    return a_replay()


@pytest.fixture(scope="module")
def fury() -> Replay:
    """A finished game of the third edition."""
    history = positions.finished(positions.HUNTERS, 33)
    return Replay(history.record, history.states)


@pytest.fixture
def page(qtbot: QtBot, lite: Replay) -> Iterator[Finale]:
    """The end of the game of lite, with a fake process for beliefs."""
    yield from opened(qtbot, lite)


def again(replay: Replay) -> Replay:
    """The same game; the page owns what it shows."""
    return Replay(replay.record, [*replay.record.positions()])


def opened(qtbot: QtBot, replay: Replay, speed: float = 0.0) -> Iterator[Finale]:
    found = Finale(LANGUAGE)
    qtbot.addWidget(found)
    found.speed = speed
    found.resize(1060, 680)
    found.open(again(replay), (HUNTERS,))
    found.way.new_worker = believing()
    found.show()
    qtbot.waitExposed(found)
    yield found
    found.close_finale()


def test_the_verdict_tells_the_only_person_and_shows_the_winner(page: Finale, lite: Replay) -> None:
    verdict = page.verdict
    assert lite.outcome is not None
    is_won = HUNTERS in lite.outcome.winners
    assert verdict.heading.text() == ("Victory!" if is_won else "Defeat.")
    assert str(lite.outcome.score) in verdict.reason.text()
    winner, loser = (HUNTERS, DRACULA) if is_won else (DRACULA, HUNTERS)
    here = board("lite")
    assert verdict.art.winners == here.portraits(winner)
    assert verdict.art.losers == here.portraits(loser)
    assert verdict.art.drawing == here.engravings[winner]
    assert verdict.buttons["way"].hasFocus()
    assert nameless(page) == []
    assert f"Score to beat: {PAR}, " in page.verdict.reason.text()


def test_a_chapter_shows_only_the_hunters_who_took_part(qtbot: QtBot, tmp_path: Path) -> None:
    book = CampaignSession(tmp_path)
    book.store.create("campaign-1")
    history = play(begun(book, "shadow-01"))
    for page in opened(qtbot, Replay(history.record, history.states)):
        art_ = page.verdict.art
        assert {"portraits/helsing"} == {*art_.winners, *art_.losers} & {*board("fury3").portraits(HUNTERS)}


@pytest.mark.parametrize(("variant", "shown"), [("base", ["dracula"]), ("servant", ["dracula", "servant"])])
def test_s1_the_servant_stands_beside_dracula_at_the_end(
    qtbot: QtBot, variant: str, shown: list[str]
) -> None:
    seats = ("greedy",) * (5 if variant == "base" else 6)
    history = play(new_history("fury2", {"variant": variant}, 3, seats), ("random", "random"))
    replay = Replay(history.record, history.states)
    for page in opened(qtbot, replay):
        art_ = page.verdict.art
        sides = [[name.partition("/")[2] for name in names] for names in (art_.winners, art_.losers)]
        assert sorted(sides) == sorted([shown, ["godalming", "seward", "helsing", "mina"]])
    faces = player_faces("fury2", replay.table, DRACULA, LANGUAGE.translate)
    assert [face.drawing.partition("/")[2] for face in faces] == shown


def test_a_game_without_a_map_shows_its_table(qtbot: QtBot, page: Finale) -> None:
    assert page.verdict.buttons["map"].text() == "Show the Map"
    history = new_history("dining", {}, 3, ("greedy",) * 2)
    found = Finale(LANGUAGE)
    qtbot.addWidget(found)
    found.open(Replay(history.record, history.states), (HUNTERS,))
    assert found.verdict.buttons["map"].text() == "Show the Table"
    assert found.verdict.buttons["way"].isHidden()
    found.close_finale()


@pytest.mark.parametrize("name", ["lite", "fury3"])
def test_each_side_has_an_engraving_and_portraits(name: str) -> None:
    here = board(name)
    drawings = [here.engravings[player] for player in (HUNTERS, DRACULA)]
    drawings += [*here.portraits(HUNTERS), *here.portraits(DRACULA)]
    assert len(drawings) == 7
    assert [drawing for drawing in drawings if not art.has(drawing)] == []


def test_spectators_read_who_won(qtbot: QtBot, fury: Replay) -> None:
    found = Finale(LANGUAGE)
    qtbot.addWidget(found)
    found.open(again(fury), ())
    assert fury.outcome is not None
    names = [str(fury.table.players[player].title) for player in fury.outcome.winners]
    assert all(name in found.verdict.heading.text() for name in names)


def test_buttons_report_what_is_wanted(page: Finale, qtbot: QtBot) -> None:
    for name in ("replay", "map"):
        with qtbot.waitSignal(page.wanted) as caught:
            page.verdict.buttons[name].click()
        assert caught.args == [name]
    page.verdict.buttons["numbers"].click()
    for name in ("summary", "again", "statistics"):
        with qtbot.waitSignal(page.wanted) as caught:
            page.numbers.buttons[name].click()
        assert caught.args == [name]
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.verdict.buttons["way"].hasFocus(), "first back to the verdict"
    with qtbot.waitSignal(page.wanted) as caught:
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert caught.args == ["map"]


@pytest.mark.parametrize("name", ["lite", "fury"])
def test_the_way_goes_through_the_true_places(
    qtbot: QtBot, name: str, request: pytest.FixtureRequest
) -> None:
    replay: Replay = request.getfixturevalue(name)
    for found in opened(qtbot, replay):
        qtbot.mouseClick(found.verdict.buttons["way"], Qt.MouseButton.LeftButton)
        page = found.way
        assert found.is_on_the_way
        assert page.way is not None
        here, atlas = board(replay.rules.name), replay.table.atlas
        assert atlas is not None
        walked, last = [], page.bar.slider.maximum()
        for step in range(last + 1):
            truth = replay.observation(DRACULA, page.way.turns[page.steps[step][0]].position)
            panel = here.picture(truth).panel(MapPanel)
            assert panel is not None
            walked += [piece.place for piece in panel.pieces if piece.id == here.hidden_piece]
            if step % 4 > 1 and step < last:
                continue  # drawing takes long
            page.bar.go(step)
            name_here = str(atlas.places[walked[-1]].name)
            assert page.title.text().endswith(name_here)
            assert list(page.trace.keys) == [atlas.places[place].key for place in walked]
        assert len(set(walked)) > 3
        assert page.way.turns[page.steps[-1][0]].position == replay.length


def test_the_beliefs_come_from_what_the_seekers_were_told(page: Finale, qtbot: QtBot) -> None:
    page.follow()
    way = page.way.way
    assert way is not None
    qtbot.waitUntil(lambda: not way.is_running)
    assert [way.belief(number) is not None for number in range(len(way.turns))] == [True] * len(way.turns)
    page.way.bar.go(1)
    assert page.way.belief.text().startswith("The others had to consider 2 place")
    assert set(page.way.map.scene.layer.overlay.values()) == {0.25, 0.75}


@pytest.mark.parametrize(
    ("chances", "words"),
    [
        ({}, "The others had no clue."),
        ({7: 1.0}, "The others knew the place."),
        ({7: 0.6, 8: 0.4}, "The true one was the likeliest, with 60%."),
        ({7: 0.4, 8: 0.6}, "The true one had a chance of 40%."),
        ({8: 1.0}, "Hardly anything pointed to the true one."),
    ],
)
def test_the_belief_is_told_in_a_sentence(page: Finale, chances: dict[int, float], words: str) -> None:
    assert page.way.belief_words(chances, 7).endswith(words)


def test_the_scenes_follow_one_another(qtbot: QtBot, lite: Replay) -> None:
    for page in opened(qtbot, lite, speed=30.0):
        bar = page.way.bar
        with qtbot.waitSignal(bar.stepped):
            assert page.pause.isActive()
        assert page.is_on_the_way
        with qtbot.waitSignal(bar.ended):
            bar.slider.setValue(bar.slider.maximum() - 1)
        assert page.numbers.buttons["back"].hasFocus()
        assert nameless(page) == []


@pytest.mark.parametrize("speed", [0.0, 2.0])
def test_a_person_who_touches_anything_and_one_without_motion_stay(
    qtbot: QtBot, lite: Replay, speed: float
) -> None:
    for page in opened(qtbot, lite, speed=speed):
        assert page.pause.isActive() == bool(speed)
        qtbot.keyClick(page.verdict.first(), Qt.Key.Key_Shift)
        assert not page.pause.isActive()
        assert not page.is_on_the_way


def test_the_verdict_has_a_sentence_of_the_only_persons_side(page: Finale, lite: Replay) -> None:
    assert lite.outcome is not None
    key = "light" if HUNTERS in lite.outcome.winners else "darkness"
    assert page.verdict.sentence.text() == document("moments/hunt")[f"{key}.hunters"]
    page.open(again(lite), (HUNTERS, DRACULA))
    assert page.verdict.sentence.isHidden()


def test_the_numbers_are_those_of_the_summary(page: Finale, lite: Replay) -> None:
    page.show_numbers()
    rows = board("lite").summary(lite.observation(HUNTERS, lite.length))
    shown = [(name.text(), value.text()) for name, value in page.numbers.numbers]
    assert shown == [(str(name), sentence(str(value))) for name, value in rows]
    assert all(name in page.numbers.words for name, _ in shown)


def test_steps_can_be_taken_by_keys_and_paused(page: Finale, qtbot: QtBot) -> None:
    page.follow()
    way = page.way
    way.setFocus()
    for key, step in (
        (Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, way.bar.slider.maximum()), (Qt.Key.Key_Home, 0),
    ):  # fmt: skip
        qtbot.keyClick(way, key)
        assert way.bar.step == step
    qtbot.keyClick(way, Qt.Key.Key_Space)
    assert way.bar.is_playing
    qtbot.keyClick(way, Qt.Key.Key_Space)
    assert not way.bar.is_playing
    qtbot.keyClick(way, Qt.Key.Key_Escape)
    assert not page.is_on_the_way
    assert page.verdict.buttons["way"].hasFocus()


def test_with_motion_the_way_plays_and_a_step_by_hand_pauses_it(qtbot: QtBot, lite: Replay) -> None:
    for page in opened(qtbot, lite, speed=30.0):
        page.follow()
        assert page.way.bar.is_playing
        with qtbot.waitSignals([page.way.bar.stepped] * 2):
            pass
        page.way.bar.buttons["back"].click()
        assert not page.way.bar.is_playing


def test_without_motion_nothing_plays_by_itself(page: Finale) -> None:
    page.follow()
    assert not page.way.bar.is_playing
    assert page.way.map.speed == 0.0
    page.way.bar.go(1)
    assert page.way.trace.legs <= 1


def test_leaving_the_way_stops_its_worker(page: Finale) -> None:
    page.follow()
    way = page.way.way
    assert way is not None
    page.way.left.emit()
    assert not way.is_running


@pytest.mark.parametrize(("name", "size"), [*zip(THEMES, cycle([(700, 420), (2000, 1200)]), strict=False)])
def test_both_pages_can_be_drawn(page: Finale, qapp: QApplication, name: str, size: tuple[int, int]) -> None:
    apply_theme(qapp, name)
    page.resize(*size)
    QApplication.processEvents()
    for scene in (page.show_numbers, page.follow):
        assert not page.grab().isNull()
        scene()
    assert not page.grab().isNull()
    page.way.left.emit()


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_words_follow_the_language(page: Finale, language: str) -> None:
    english = page.verdict.words
    page.follow()
    LANGUAGE.set(language)
    QApplication.processEvents()
    assert page.verdict.words != english
    assert "{" not in page.verdict.words + page.way.when.text() + page.way.belief.text()
    LANGUAGE.set("en")


@pytest.mark.parametrize(
    ("score", "before", "wants_low", "words"),
    [
        (301, [], False, "301, your first game"),
        (301, [280, 298], False, "301, better than 298 until now"),
        (301, [280, 305], False, "305"),
        (301, [301], False, "301"),
        (251, [280, 260], True, "251, better than 260 until now"),
        (251, [280, 240], True, "240"),
    ],
)
def test_the_own_best_is_of_earlier_games(score: int, before: list[int], wants_low: bool, words: str) -> None:
    assert str(best_words(score, before, wants_low=wants_low)) == words


def test_earlier_games_are_of_the_same_kind() -> None:
    now = PastGame(
        key="now", date="", game="lite", options="{}", seed=1, side="hunters", opponent="search:normal",
        winner="hunters", score=301, turns=20, actions=100, taken_back=0, aids="full",
    )  # fmt: skip
    other = [
        msgspec.structs.replace(now, key="a", score=280),
        msgspec.structs.replace(now, key="b", side="dracula", score=1),
        msgspec.structs.replace(now, key="c", game="fury3", score=2),
        msgspec.structs.replace(now, key="d", options='{"stay": "listed"}', score=3),
        msgspec.structs.replace(now, key="e", score=290),
    ]
    assert earlier_scores([*other, now], now) == [280, 290]


def test_the_numbers_compare_the_score_with_the_score_to_beat_and_the_own_best(
    qtbot: QtBot, lite: Replay
) -> None:
    found, theirs = Finale(LANGUAGE), Finale(LANGUAGE)
    for page in (found, theirs):
        qtbot.addWidget(page)
    own = Text("finale", "Your best score"), Text("finale", "first")
    found.open(again(lite), (HUNTERS,), more=(own,))
    rows = {name.text(): value.text() for name, value in found.numbers.numbers}
    assert lite.outcome is not None
    ahead = lite.outcome.score - PAR
    words = "beaten" if ahead > 0 else "missed" if ahead else "equaled"
    assert rows["Score to beat"].startswith(f"{PAR}, {words}")
    assert str(abs(ahead)) in rows["Score to beat"] or not ahead
    assert next(iter(rows)) == "Your best score"
    theirs.open(again(lite), (DRACULA,))
    rows = {name.text(): value.text() for name, value in theirs.numbers.numbers}
    other = {"beaten": "missed", "missed": "beaten", "equaled": "equaled"}[words]
    assert rows["Score to beat"].startswith(f"{PAR}, {other}"), "Dracula wants a low score"
    for page in (found, theirs):
        page.close_finale()
