"""Pictures of the real window: `python -m tools.screenshots` makes the README's in `docs/images`.

`python -m tools.screenshots fury3` makes those of the third edition.  With a folder as argument every page
and dialog is drawn in three languages and both themes instead.  The games are always the same ones: seeds,
the person's moves and the computer's budget are fixed.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["FURYQT_HOME"] = tempfile.mkdtemp(prefix="furyqt-screenshots-")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from ai.agents import make_agent
from furyqt.app import make_application, make_window
from furyqt.controllers.game_session import GameSession
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow

README = Path(__file__).resolve().parent.parent / "docs" / "images"
SEED = 9
MOVES = 46
HUNTERS_SEED, DRACULA_SEED = 33, 11
"""The games of the third edition."""
SIZES = ((1280, 800), (1920, 1080), (2560, 1440))
DIALOGS = ("new", "settings", "help", "keys", "about")


def wait(done: Callable[[], bool], limit_ms: int = 60_000) -> None:
    """Let the program run until something holds."""
    loop, poll = QEventLoop(), QTimer()
    poll.timeout.connect(lambda: loop.quit() if done() else None)
    poll.start(10)
    QTimer.singleShot(limit_ms, loop.quit)
    loop.exec()


def pause(milliseconds: int) -> None:
    """Let the program run for a while."""
    wait(lambda: False, milliseconds)


def play_on(window: MainWindow, moves: int) -> GameSession:
    """Play the hunters' fixed game up to a decision."""
    window.desk.begin(NewGame("lite", {}, SEED, ("human", "search:100"), "casual"))
    session, chance = window.desk.session, random.Random(SEED)
    assert session is not None
    for _ in range(moves):
        wait(lambda: session.is_persons_turn or session.is_over)
        if session.is_over:
            break
        session.act(chance.choice(session.observation.actions))
    wait(lambda: session.is_persons_turn or session.is_over)
    wait(lambda: bool(window.table.showing.table.scene.layer.overlay), 5_000)
    return session


def shoot(window: MainWindow, path: Path) -> None:
    """Save what is to be seen: the dialog on top, or the window."""
    pause(250)
    open_ones = [d for d in window.findChildren(QDialog) if d.isVisible()]
    (open_ones[0] if open_ones else window).grab().save(str(path))
    print(path)


def readme(window: MainWindow, folder: Path) -> None:
    """The table by day and by night."""
    window.resize(1440, 900)
    play_on(window, MOVES)
    for theme in ("light", "dark"):
        window.settings.update(theme=theme)
        shoot(window, folder / f"table-{theme}.png")


def fury3(window: MainWindow, folder: Path) -> None:
    """The third edition: a hunter by day in mid-game, and Dracula in a combat."""
    window.resize(*SIZES[1])
    thirds_game(window, HUNTERS_SEED, (*4 * ("human",), "greedy"), is_mid_game)
    wait(lambda: bool(window.table.showing.table.scene.layer.overlay), 10_000)
    shoot(window, folder / "fury3-hunters.png")
    window.settings.update(language="de", theme="dark")
    thirds_game(window, DRACULA_SEED, (*4 * ("greedy",), "human"), is_in_combat)
    window.table.choices.list.setCurrentIndex(window.table.choices.filtered.index(2, 0))
    shoot(window, folder / "fury3-dracula.png")


def thirds_game(
    window: MainWindow, seed: int, seats: tuple[str, ...], is_there: Callable[[Any], bool]
) -> None:
    """Let the rule of thumb play the person's side until something holds."""
    window.desk.begin(NewGame("fury3", {"game": "advanced"}, seed, seats, "casual"))
    session = window.desk.session
    assert session is not None
    agent = make_agent(session.rules, "greedy")
    for number in range(500):
        wait(lambda: session.is_persons_turn or session.is_over)
        if session.is_over or is_there(session.observation):
            break
        session.act(session.observation.actions[agent.decide(session.observation, number).index])


def decision(observation: Any) -> str:
    """What is asked."""
    return type(observation.agenda[-1]).__name__


def is_mid_game(observation: Any) -> bool:
    """Whether a hunter by day has much to choose from and two places of the trail are known."""
    known = [hideout for hideout in observation.trail if hideout is not None and hideout.place >= 0]
    return decision(observation) == "HunterAction" and len(known) >= 2 and len(observation.actions) > 14


def is_in_combat(observation: Any) -> bool:
    """Whether Dracula himself chooses a card of the second round or later."""
    fight = observation.fight
    return decision(observation) == "CounterChoice" and fight.vampire is None and fight.round >= 2


def everything(window: MainWindow, folder: Path) -> None:
    """Every page and dialog."""
    shoot(window, folder / "start.png")
    session = play_on(window, MOVES)
    window.play.ask_hint() if window.play else None
    wait(lambda: not session.is_hinting)
    for language in ("en", "de", "it"):
        for theme in ("light", "dark"):
            window.settings.update(language=language, theme=theme)
            pages(window, folder, f"{language}-{theme}")


def pages(window: MainWindow, folder: Path, look: str) -> None:
    """Every page and dialog in one look."""
    for size in SIZES:
        window.resize(*size)
        shoot(window, folder / f"table-{look}-{size[0]}.png")
    window.resize(*SIZES[0])
    for name in DIALOGS:
        window.commands.actions[name].trigger()
        shoot(window, folder / f"{name}-{look}.png")
        for dialog in window.findChildren(QDialog):
            dialog.reject()
        pause(50)
    window.show_start()
    shoot(window, folder / f"start-{look}.png")
    window.desk.look_at_this()
    window.replay.transport.to_end()
    shoot(window, folder / f"replay-{look}.png")
    window.show_table()


def main() -> int:
    """Make the pictures."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    folder = Path(wanted) if wanted not in ("", "fury3") else README
    folder.mkdir(parents=True, exist_ok=True)
    app: QApplication = make_application([])
    window = make_window()
    window.settings.update(language="en", theme="light", animation_speed=0.0)
    window.resize(*SIZES[0])
    window.show()
    {"": readme, "fury3": fury3}.get(wanted, everything)(window, folder)
    window.close()
    app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
