"""Nothing on the screen tells whether Dracula was asked for a card: two worlds, looked at as time passes."""

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
    """Dracula holds this card."""
    return scene("day", places={"godalming": "genoa"}, events={"dracula": [card]}, trail=["prague", "vienna"])


def screen(window: MainWindow) -> dict[str, Any]:
    """All that is to be seen, read or heard at this moment."""
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
        "figure": page.turn.header.plate.figure,
        "log": page.view.log.model.rows,
        "hint": page.hint.model.rows,
        "map": (dict(layer.highlights), dict(layer.overlay)),
        "commands": {name: action.isEnabled() for name, action in window.commands.actions.items()},
        "title": (window.windowTitle(), window.statusBar().currentMessage()),
        "focus": type(window.focusWidget()).__name__,
    }


def watched(window: MainWindow, state: Fury3State, tokens: tuple[str, ...]) -> tuple[Table, list[Any]]:
    """What the screen shows in a game, and when it changes."""
    one = table(state, *SEATS, pace=0, cover_delay=COVER_DELAY)
    window.lifecycle.lay(one.session)
    one.session.pace.set_cover_delay(COVER_DELAY)
    one.session.start()
    seen: list[Any] = []

    def look() -> bool:
        found = screen(window)
        if not seen or seen[-1][1] != found:
            seen.append((one.line.now, found))
        return False

    def settle() -> None:
        one.line.run(lambda: look() or one.session.is_persons_turn or one.session.is_over)
        look()

    settle()
    for token in tokens:
        one.line.now += 3_000
        one.session.act(next(a for a in one.session.observation.actions if a.text == token))
        settle()
    return one, seen


@pytest.mark.parametrize("card", ["wild_horses", "devilish_power", "roadblock"])
def test_two_worlds_look_the_same_at_the_same_times(window: MainWindow, card: str) -> None:
    window.settings.update(reduced_motion=True)
    other, after = watched(window, hunted(card), ROUND)
    one, before = watched(window, hunted("seduction"), ROUND)
    asked = [len([o for _, o in each.worker.asked if o.player and window_name(o)]) for each in (one, other)]
    assert asked[0] == 0 < asked[1]
    assert len(before) > 15
    for (time, look), (later, other_look) in zip(before, after, strict=True):
        assert time == later
        for part in look:
            assert look[part] == other_look[part], (part, time)


def test_the_look_would_differ_if_the_question_were_shown(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "furyqt.controllers.session.moves.MoveWriter.might_prompt_computer", lambda self, step: False
    )
    monkeypatch.setattr("furyqt.controllers.computer.covered_windows.CoveredWindows.is_pending", False)
    _, after = watched(window, hunted("wild_horses"), ROUND[:1])
    _, before = watched(window, hunted("seduction"), ROUND[:1])
    assert [look for _, look in before] != [look for _, look in after]
