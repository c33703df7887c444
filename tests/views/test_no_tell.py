"""The screen does not reveal whether Dracula was prompted for a card, at any time.

Two games that differ only in his cards are compared.
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QProgressBar

from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.state import Fury3State
from furyqt.views.main_window import MainWindow
from tests.controllers.timeline import Table, table, window_name
from tests.rules.fury3.scenes import scene

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
RULES = ruleset("fury3")
SEATS = (*4 * ("human",), "search:400")
COVER_DELAY = 400
ROUND = ("road:MI", *7 * ("pass",))


def hunted(card: str) -> Fury3State:
    """Return a position in which Dracula has this card."""
    return scene("day", places={"godalming": "genoa"}, events={"dracula": [card]}, trail=["prague", "vienna"])


def screen(window: MainWindow) -> dict[str, Any]:
    """Return everything that a player can see, read or hear at this moment."""
    page, session = window.table, window.lifecycle.session
    assert session is not None
    layer = page.view.table.scene.layer
    texts = [
        (type(widget).__name__, widget.text(), widget.isEnabled())
        for kind in (QLabel, QAbstractButton)
        for widget in window.findChildren(kind)
        if widget.isVisibleTo(window)
    ]
    return {
        "texts": texts,
        "bar": [(bar.minimum(), bar.maximum(), bar.isVisible()) for bar in window.findChildren(QProgressBar)],
        "spoken": page.turn.accessibleName(),
        "rows": page.offers.rows,
        "current": page.choices.list.currentIndex().row(),
        "picture": page.view.picture,
        "figure": page.turn.header.portrait.figure,
        "log": page.view.log.model.rows,
        "hint": page.hint.model.rows,
        "map": (dict(layer.highlights), dict(layer.overlay)),
        "commands": {name: action.isEnabled() for name, action in window.commands.actions.items()},
        "title": (window.windowTitle(), window.statusBar().currentMessage()),
        "focus": type(window.focusWidget()).__name__,
    }


def watched(window: MainWindow, state: Fury3State, tokens: tuple[str, ...]) -> tuple[Table, list[Any]]:
    """Return the game and the changes of its screen, each with its time."""
    one = table(state, *SEATS, pace=0, cover_delay=COVER_DELAY)
    window.lifecycle.start(one.session)
    one.session.pace.set_cover_delay(COVER_DELAY)
    one.session.start()
    seen: list[Any] = []

    def record() -> bool:
        found = screen(window)
        if not seen or seen[-1][1] != found:
            seen.append((one.line.now, found))
        return False

    def settle() -> None:
        one.line.run(lambda: record() or one.session.is_persons_turn or one.session.is_over)
        record()

    settle()
    for token in tokens:
        one.line.now += 3_000
        one.session.act(next(a for a in one.session.observation.actions if a.text == token))
        settle()
    return one, seen


@pytest.mark.mass
@pytest.mark.parametrize("card", ["wild_horses", "devilish_power", "roadblock"])
def test_two_games_look_the_same_at_the_same_times(window: MainWindow, card: str) -> None:
    window.settings.update(reduced_motion=True, show_possible_places=True)
    other, after = watched(window, hunted(card), ROUND)
    one, before = watched(window, hunted("seduction"), ROUND)
    asked = [len([o for _, o in each.worker.asked if o.player and window_name(o)]) for each in (one, other)]
    assert asked[0] == 0 < asked[1]
    assert len(before) > 15
    for (time, seen), (later, other_seen) in zip(before, after, strict=True):
        assert time == later
        for part in seen:
            assert seen[part] == other_seen[part], (part, time)


def test_the_screen_would_differ_if_the_prompt_were_shown(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "furyqt.controllers.session.moves.MoveWriter.might_prompt_computer", lambda self, step: False
    )
    monkeypatch.setattr("furyqt.controllers.computer.covered_windows.CoveredWindows.is_pending", False)
    _, after = watched(window, hunted("wild_horses"), ROUND[:1])
    _, before = watched(window, hunted("seduction"), ROUND[:1])
    assert [seen for _, seen in before] != [seen for _, seen in after]
