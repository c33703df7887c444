"""A whole campaign in the window, from Budapest to an epilogue, with computers in all seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from furyqt.rules.core.record import Record
from furyqt.views.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LONGEST = 300_000
"""The most milliseconds of a chapter."""


@pytest.mark.slow
@pytest.mark.parametrize("branch", [0, -1], ids=["first branches", "second branches"])
def test_a_campaign_leads_through_the_journal_to_an_epilogue(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, branch: int
) -> None:
    """Each chapter starts with the journal's button, and ends with the afterword's."""
    window.show_journal()
    page = window.pages.journal
    page.bar.create_campaign()
    usual = page.book.record

    def with_computers(*args: Any, **terms: Any) -> Record:
        record = usual(*args, **{**terms, "seed": 11})
        agents = {"human": "greedy"}
        tags = {
            name: "random" if value.startswith("search:") else agents.get(value, value)
            for name, value in record.tags.items()
        }
        return replace(record, tags=tags)

    monkeypatch.setattr(page.book, "record", with_computers)
    order: list[str] = []
    while page.book.store.open_chapters:
        order.append(page.book.store.open_chapters[branch])
        page.tree.select(order[-1])
        assert page.pages.epilogue() == ""
        page.orders.buttons["begin"].click()
        session = window.lifecycle.session
        assert session is not None
        qtbot.waitUntil(lambda session=session: session.is_over, timeout=LONGEST)
        window.table.view.column.leave_combat()
        qtbot.waitUntil(lambda: window.epilogue.finale is not None)
        finale = window.epilogue.finale
        assert finale is not None
        finale.verdict.buttons["journal"].click()
        assert page.currentWidget() is page.afterword
        assert page.afterword.entry.id == order[-1]
        words = page.afterword.story.toPlainText()
        page.afterword.buttons["journal"].click()
        assert page.pages.entry(order[-1]).state in ("passed", "failed")
    forks = (6, 10) if branch == 0 else (7, 11)
    expected = [number for number in range(1, 13) if number not in (6, 7, 10, 11) or number in forks]
    assert [int(name[-2:]) for name in order] == expected
    title = page.book.store.campaign.texts()[f"epilogue.{page.pages.epilogue()}.title"]
    assert str(title) in words
    assert len(page.pages.letters()) == len(order)
