"""Scenes for pictures: each sets up a position once, and opens a page or dialog for every picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QTimer

from furyqt.controllers.puzzles.collection import puzzle_with_id
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.rules.core.record import SUFFIX, dumps, loads
from furyqt.views.cards.strip import CardStrip
from furyqt.views.dialogs.new_game import NewGameDialog
from furyqt.views.dialogs.seats import ONE
from furyqt.views.dialogs.settings import SettingsDialog
from furyqt.views.dialogs.summary import SummaryDialog
from furyqt.views.main_window import MainWindow
from furyqt.views.picture import CardMoment
from tools import positions
from tools.positions import DRACULA, HUNTERS, MINA

HUNT = Path(__file__).resolve().parents[2] / "docs" / "games" / "fury3-closing-in.furyqt"
HUNT_STEPS = (2, 6, 16, 19)
"""The turns of this game that docs/opponent.md shows."""
_SEED = 33
_SEARCH_MS = 60_000
_SEED_OF_VICTORY = 36
_MOST_DECISIONS = 60
STILL = 0.001
"""A speed at which shown cards stay for every picture."""
_RECENT = 90


class Scene(NamedTuple):
    """The steps that make a picture."""

    lay: Callable[[MainWindow], None]
    """Set up a game in the window; this is slow and done once."""
    open: Callable[[MainWindow], None]
    """Prepare one picture; dialogs are closed after it."""


def wait(done: Callable[[], bool], limit_ms: int = 20_000) -> None:
    """Run the event loop until a condition holds."""
    loop, poll = QEventLoop(), QTimer()
    poll.timeout.connect(lambda: loop.quit() if done() else None)
    poll.start(10)
    QTimer.singleShot(limit_ms, loop.quit)
    loop.exec()


def pause(milliseconds: int) -> None:
    """Run the event loop for a time."""
    wait(lambda: False, milliseconds)


def nothing(window: MainWindow) -> None:
    """Change nothing."""
    del window


# Positions


def put(window: MainWindow, history: History) -> GameSession:
    """Open a game and wait for a prompt, or for a computer hunter's plan."""
    session = GameSession.from_record(history.record, history.states, worker=window.lifecycle.worker)
    window.lifecycle.start(session)
    wait(lambda: session.is_persons_turn or session.is_over or session.teammates.plan is not None)
    window.show_table()
    window.table.tabs.setCurrentWidget(window.table.view.log)
    return session


def hunters(window: MainWindow) -> None:
    """A hunter by day in mid-game, with the places where Dracula may be."""
    put(window, positions.reached(HUNTERS, positions.is_late_game, 49))
    wait(lambda: bool(window.table.view.table.scene.layer.overlay))


def dracula(window: MainWindow) -> None:
    """Dracula chooses where to go."""
    put(window, positions.reached(DRACULA, positions.is_flight, _SEED, 1))


def fight_of_hunters(window: MainWindow) -> None:
    """A hunter chooses a combat card."""
    put(window, positions.reached(HUNTERS, positions.is_fight, 11))


def fight_of_dracula(window: MainWindow) -> None:
    """Dracula chooses a combat card."""
    put(window, positions.reached(DRACULA, positions.is_fight, 11, 1))


def fight_of_many(window: MainWindow) -> None:
    """Several hunters fight together."""
    put(window, positions.reached(HUNTERS, positions.is_crowded_fight, 7))


def trade(window: MainWindow) -> None:
    """Two hunters trade."""
    put(window, positions.trading(1))


def window_for_a_card(window: MainWindow) -> None:
    """The hunters can play a card at a window."""
    put(window, positions.reached(HUNTERS, positions.is_window, 7))


def plan(window: MainWindow) -> None:
    """A computer hunter shows its plan."""
    window.settings.update(teammates="ask")
    history = positions.reached(MINA, lambda o: positions.is_mid_game(o) and o.agenda[-1].hunter != 3, _SEED)
    put(window, history)


def over(window: MainWindow) -> None:
    """A game that has ended."""
    put(window, positions.finished(HUNTERS, _SEED))
    for dialog in window.findChildren(SummaryDialog):
        dialog.close()


def combat_over(window: MainWindow) -> None:
    """The result of a combat."""
    session = put(window, positions.reached(HUNTERS, positions.is_fight, 11))
    combat = window.table.view.combat
    for _ in range(_MOST_DECISIONS):
        if combat.is_over:
            break
        window.table.choices.play_number(1)
        wait(lambda: session.is_persons_turn or session.is_over)


def the_end(window: MainWindow) -> None:
    """The end of a game in place of the map."""
    put(window, positions.finished(HUNTERS, _SEED_OF_VICTORY))


def hunt(window: MainWindow) -> None:
    """A game of two searches in which the hunters close in; docs/opponent.md tells it."""
    record, states = loads(HUNT.read_bytes())
    window.lifecycle.start(GameSession.from_record(record, states, worker=window.lifecycle.worker))


def verdict(window: MainWindow) -> None:
    """The verdict."""
    window.epilogue.close()
    window.epilogue.conclude()


def numbers(window: MainWindow) -> None:
    """The game in numbers."""
    verdict(window)
    assert window.epilogue.finale is not None
    window.epilogue.finale.show_numbers()


def true_way(window: MainWindow, step: int | None = None) -> None:
    """Dracula's true way at a step, or at two thirds of the game, with what the hunters believed."""
    verdict(window)
    finale = window.epilogue.finale
    assert finale is not None
    finale.follow()
    page = finale.way
    assert page.way is not None
    step = page.bar.slider.maximum() * 2 // 3 if step is None else step
    page.bar.go(step)
    way, number = page.way, page.steps[step][0]
    wait(lambda: way.belief(number) is not None, _SEARCH_MS)


def replay(window: MainWindow) -> None:
    """A finished game after its analysis, at its middle."""
    history = positions.finished(HUNTERS, _SEED)
    window.lifecycle.replay_opened.emit(Replay(history.record, history.states))
    analysis = window.replay.course.analysis
    assert analysis is not None
    wait(lambda: analysis.is_finished, _SEARCH_MS)
    window.replay.transport.slider.setValue(window.replay.transport.slider.maximum() * 2 // 3)


def lesson(window: MainWindow) -> None:
    """A lesson after a few steps."""
    window.school.open("net")
    window.table.tabs.setCurrentWidget(window.table.view.log)
    pause(1500)


def past_games(window: MainWindow) -> None:
    """Statistics of a few games."""
    window.show_start()
    day = datetime(2026, 3, 1, 20, 15)
    for seed in range(_SEED, _SEED + 6):
        seats = HUNTERS if seed % 3 else DRACULA
        history = positions.finished(seats, seed)
        session = GameSession.from_record(history.record, history.states, worker=window.lifecycle.worker)
        window.lifecycle.statistics.add(session.archive.result((day + timedelta(days=3 * seed)).isoformat()))
        session.close()


def saved_games(window: MainWindow) -> None:
    """Saved games of each kind: unfinished and over, autosaved, of two people, with a long name, damaged."""
    window.show_start()
    folder = window.lifecycle.library.folder
    long_name = "An evening with Aunt Augusta, the vicar and all of the children"
    for seed, seats, ending, name in (
        (_SEED, HUNTERS, 0.4, "autosave-20260301-201500-aa01"), (_SEED + 1, DRACULA, 0.6, long_name),
        (_SEED + 2, ("human",) * len(HUNTERS), 0.5, "Two people"), (_SEED + 3, HUNTERS, 1.0, "Finished"),
    ):  # fmt: skip
        history = positions.finished(seats, seed)
        count = round(history.ply * ending)
        record = replace(history.record, actions=history.record.actions[:count])
        record = replace(record, notes=history.record.notes[:count])
        (folder / f"{name}{SUFFIX}").write_text(dumps(record, history.states[: count + 1]), encoding="utf-8")
    (folder / f"Damaged{SUFFIX}").write_text('[Game "fury3"]\n', encoding="utf-8")


def start(window: MainWindow) -> None:
    """The first page."""
    window.show_start()


def learn(window: MainWindow) -> None:
    """The list of lessons."""
    window.show_learn()


# Pages and dialogs


def puzzle(window: MainWindow) -> None:
    """A puzzle that was answered with one mistake."""
    window.show_puzzles()
    page = window.pages.puzzles
    entry = puzzle_with_id("350")
    assert entry is not None
    page.show_puzzle(entry)
    assert page.shown is not None
    answer = sorted(page.shown.solver.answer(page.shown.observation, page.shown.puzzle))
    wrong = next(place for place in range(20, 60) if place not in answer)
    for place in (*answer[1:], wrong):
        page.view.table.place_activated.emit(place)
    page.check()


def command(name: str) -> Callable[[MainWindow], None]:
    """Choose a menu command."""

    def choose(window: MainWindow) -> None:
        window.commands.actions[name].trigger()
        pause(200)

    return choose


def new_game_advanced(window: MainWindow) -> None:
    """Play a single figure, and open the fold of the new game."""
    command("new")(window)
    for dialog in window.findChildren(NewGameDialog):
        dialog.choose_side(ONE)
        dialog.area.fold.setChecked(True)


def new_game_groups(window: MainWindow) -> None:
    """Open the fold of a new game that has many options, and one of their groups."""
    command("new")(window)
    for dialog in window.findChildren(NewGameDialog):
        dialog.game.buttons["fury2"].click()
        dialog.area.fold.setChecked(True)
        *_, group = dialog.variants.groups.values()
        group.head.setChecked(True)


def new_game_of(game: str) -> Callable[[MainWindow], None]:
    """Choose a game in the dialog of a new game."""

    def choose(window: MainWindow) -> None:
        command("new")(window)
        for dialog in window.findChildren(NewGameDialog):
            dialog.game.buttons[game].click()

    return choose


def tab(part: str, page: str = "") -> Callable[[MainWindow], None]:
    """Show a tab of the side panel, and one of its pages."""

    def turn(window: MainWindow) -> None:
        table = window.table
        table.tabs.setCurrentWidget({"cards": table.view.cards, "aids": table.aids}[part])
        if page:
            table.aids.turn_to(page)

    return turn


def theirs(window: MainWindow) -> None:
    """Show Dracula's player what the hunters know."""
    action, places = window.commands.actions["theirs"], window.table.aids.places
    if not action.isChecked():
        action.trigger()
    if not places.model.rowCount() and window.lifecycle.session is not None:
        window.lifecycle.session.advice.update_places()  # a new process may have been too slow before
    wait(lambda: places.model.rowCount() > 0, _SEARCH_MS)


def hint(window: MainWindow) -> None:
    """Show a hint; it is computed once and kept."""
    session = window.lifecycle.session
    assert session is not None
    assert window.play is not None
    if not window.table.hint.table.model().rowCount():
        window.play.hints.ask()
        wait(lambda: not session.advice.is_hinting, _SEARCH_MS)
    window.table.raise_hint()


def replay_hint(window: MainWindow) -> None:
    """Show what the computer would have done, on the page of a recorded game."""
    page = window.replay
    page.tabs.setCurrentWidget(page.hint)
    if not page.hint.table.model().rowCount():
        page.hint.ask_button.click()
        wait(lambda: page.hint.table.model().rowCount() > 0, _SEARCH_MS)


def large_card(window: MainWindow) -> None:
    """Show a card of a hunter's hand in large."""
    strips = [found for found in window.table.view.figures.findChildren(CardStrip) if found.faces.rows]
    strip = strips[0]
    index = strip.model().index(0, 0)
    strip.setFocus()
    strip.setCurrentIndex(index)
    strip._reader().toggle(strip.faces.rows[0], strip.near(index))


def moment(window: MainWindow) -> None:
    """Show the newest cards of the game over the board, and keep them there."""
    assert window.play is not None
    moments = window.play.moments
    moments.stage.clear()
    moments.stage.speed = STILL
    shown = moments.since(window.play.session.observation, 0)
    moments.stage.show_moments([one for one in shown if isinstance(one, CardMoment)][-1:])


def story(window: MainWindow) -> None:
    """Show the newest events as the story of a turn."""
    assert window.play is not None
    window.play.story.report(window.play.session.observation.events[-_RECENT:])


def settings(number: int) -> Callable[[MainWindow], None]:
    """A page of the settings."""

    def turn(window: MainWindow) -> None:
        window.commands.actions["settings"].trigger()
        window.findChildren(SettingsDialog)[-1].list.setCurrentRow(number)

    return turn


def rules(anchor: str) -> Callable[[MainWindow], None]:
    """A page of the rules."""
    return lambda window: window.command_handlers.rulebook.open(anchor)


SCENES: dict[str, Scene] = {
    "start": Scene(start, nothing),
    "new-game": Scene(start, command("new")),
    "new-game-advanced": Scene(start, new_game_advanced),
    "new-game-groups": Scene(start, new_game_groups),
    "learn": Scene(learn, nothing),
    "puzzle": Scene(start, puzzle),
    "lesson": Scene(lesson, nothing),
    "hunters": Scene(hunters, nothing),
    "large-card": Scene(hunters, large_card),
    "cards": Scene(hunters, tab("cards")),
    "moment": Scene(hunters, moment),
    "story": Scene(hunters, story),
    "places": Scene(hunters, tab("aids", "places")),
    "evidence": Scene(hunters, tab("aids", "evidence")),
    "marks": Scene(hunters, tab("aids", "marks")),
    "hint": Scene(hunters, hint),
    "plan": Scene(plan, nothing),
    "trade": Scene(trade, nothing),
    "window": Scene(window_for_a_card, nothing),
    "dracula": Scene(dracula, nothing),
    "theirs": Scene(dracula, theirs),
    "combat-hunters": Scene(fight_of_hunters, nothing),
    "combat-dracula": Scene(fight_of_dracula, nothing),
    "combat-many": Scene(fight_of_many, nothing),
    "combat-over": Scene(combat_over, nothing),
    "over": Scene(over, nothing),
    "end": Scene(the_end, verdict),
    "end-numbers": Scene(the_end, numbers),
    "true-way": Scene(the_end, true_way),
    **{f"hunt-{step}": Scene(hunt, partial(true_way, step=step)) for step in HUNT_STEPS},
    "summary": Scene(over, command("summary")),
    "replay": Scene(replay, nothing),
    "replay-hint": Scene(replay, replay_hint),
    "statistics": Scene(past_games, command("statistics")),
    "open": Scene(saved_games, command("open")),
    "save": Scene(hunters, command("save_as")),
    "rules": Scene(fight_of_hunters, rules("combat")),
    "rules-card": Scene(hunters, rules("card:event:long_night")),
    "keys": Scene(start, command("keys")),
    "about": Scene(start, command("about")),
    **{f"settings-{number + 1}": Scene(start, settings(number)) for number in range(7)},
}  # fmt: skip
