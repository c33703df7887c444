"""The page of campaigns: the list of chapters, tabs, terms, letters, and the afterword."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from ai.styles import style_words
from furyqt.app import make_window
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.hunts import HuntResult, Hunts
from furyqt.controllers.chapters.journal_pages import Afterword, JournalPages
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.numerals import numeral
from furyqt.views.journal.journal_page import CHAPTER, CONTENTS, LETTERS, STATISTICS, JournalPage
from furyqt.views.journal.orders_page import OrdersPage
from furyqt.views.journal.stories import afterword_page, statistics_page, task_lines
from furyqt.views.main_window import MainWindow
from furyqt.views.themes.typefaces import SERIF
from tests.views.journal.chapter_sessions import finish_quickly

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture(scope="module")
def page(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[JournalPage]:
    """Return a page with a campaign whose first chapter is finished."""
    book = CampaignSession(tmp_path_factory.mktemp("campaigns"))
    worker = AiWorker()
    hunts = Hunts(tmp_path_factory.mktemp("hunts") / "hunts.json")
    found = JournalPage(Language(qapp), book, hunts, worker)
    found.resize(1280, 720)
    found.show()
    found.welcome()
    finish_quickly(book, "shadow-01")
    found.welcome()
    yield found
    worker.close()
    found.close()
    found.deleteLater()


def rows(page: JournalPage) -> dict[str, str]:
    """Return the state of every entry in words."""
    return {entry.id: entry.state for entry in page.pages.entries()}


def test_titles_of_chapters_are_complete_and_states_become_signs_where_it_is_narrow(
    page: JournalPage,
) -> None:
    tree, chapter = page.tree, page.tree.topLevelItem(0).child(1)
    title = chapter.text(0)
    tree.resize(tree.wanted_width + 10, 400)
    assert chapter.text(1) == "open ◇"
    assert tree.columnWidth(0) > tree.fontMetrics().horizontalAdvance(title)
    tree.resize(tree.wanted_width - 60, 400)
    assert chapter.text(1) == "◇"
    assert chapter.toolTip(0) == f"{title}: open ◇"
    assert tree.columnWidth(0) > tree.fontMetrics().horizontalAdvance(title)
    assert chapter.font(0) == tree.font()
    tree.resize(tree.wanted_width // 2, 400)
    narrow = QFontMetricsF(chapter.font(0)).horizontalAdvance(title)
    assert narrow < tree.columnWidth(0) < tree.fontMetrics().horizontalAdvance(title)


def test_the_start_page_leads_to_the_journal_and_escape_back(qtbot: QtBot) -> None:
    window = make_window()
    qtbot.addWidget(window)
    window.show()
    qtbot.mouseClick(window.start.buttons["journal"], Qt.MouseButton.LeftButton)
    page = window.pages.journal
    assert window.pages.currentWidget() is page
    assert len(page.bar.names.buttons) == 1
    assert page.tree.current == "shadow-01"
    window.settings.update(language="de")
    QApplication.sendPostedEvents()
    assert page.orders.buttons["begin"].text() == "Beginnen"
    assert "Klausenburg" in page.story.toPlainText()
    window.settings.update(language="en")
    QApplication.sendPostedEvents()
    assert page.tabs.currentIndex() == CHAPTER  # a new book is open at its first letter
    qtbot.keyClick(page.orders.buttons["begin"], Qt.Key.Key_Escape)
    assert window.panes()[0] is page.tree
    qtbot.keyClick(page.tree, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start
    window.commands.actions["journal"].trigger()
    assert window.pages.currentWidget() is page
    window.close()


def test_the_list_goes_on_after_a_finished_chapter(page: JournalPage) -> None:
    states = rows(page)
    assert states["shadow-01"] in ("passed", "failed")
    assert states["shadow-02"] == "open"
    assert set(list(states.values())[2:]) == {"closed"}


def test_arrows_show_one_chapter_after_the_other(qtbot: QtBot, page: JournalPage) -> None:
    page.show_book()
    page.tree.select("shadow-01")
    qtbot.keyClick(page.tree, Qt.Key.Key_Down)
    assert page.tree.current == "shadow-02"
    assert "phonograph" in page.story.toPlainText()
    assert not page.orders.buttons["begin"].isHidden()
    qtbot.keyClick(page.tree, Qt.Key.Key_Down)
    assert "not open yet" in page.story.toPlainText()
    assert page.orders.buttons["begin"].isHidden()
    assert page.orders.buttons["practice"].isHidden()
    assert page.orders.task.isHidden()


def test_the_map_chooses_what_the_list_chooses(qtbot: QtBot, page: JournalPage) -> None:
    page.show_book()
    seals = page.route.seals()
    assert list(seals) == [entry.id for entry in page.pages.entries()]
    for name in ("shadow-02", "shadow-12", "shadow-01"):
        found = page.route.entry_at(seals[name])
        assert found is not None
        assert found.id == name
        qtbot.mouseClick(page.route, Qt.MouseButton.LeftButton, pos=seals[name].toPoint())
        assert page.tree.current == name
    assert page.route.entry_at(QPointF(-50, -50)) is None
    told = page.route.accessibleDescription()
    assert all(f"{entry.label}. " in told for entry in page.pages.entries())
    qtbot.mouseDClick(page.route, Qt.MouseButton.LeftButton, pos=seals["shadow-02"].toPoint())
    assert page.tabs.currentIndex() == CHAPTER
    assert page.tree.current == "shadow-02"


@pytest.mark.parametrize("size", [(560, 400), (900, 620)])
def test_no_way_on_the_map_crosses_a_name(page: JournalPage, size: tuple[int, int]) -> None:
    page.show_book()
    route = page.route
    route.resize(*size)
    names, ways = route.names(), route.ways()
    assert len(names) >= 8
    assert ways
    assert any(way.line.intersects(name.box) for way in ways for name in names.values()), "some would cross"
    picture = QImage(route.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    route.paint_route(painter)
    painter.end()
    inked = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha()
    ]
    assert inked
    for name in names.values():
        assert not [name.words for x, y in inked if name.box.contains(QPointF(x + 0.5, y + 0.5))]
        assert not any(name is not other and name.box.intersects(other.box) for other in names.values())


def test_seals_at_the_same_place_keep_apart(page: JournalPage) -> None:
    seals = list(page.route.seals().values())
    pairs = combinations(seals, 2)
    nearest = min(((one - other).x() ** 2 + (one - other).y() ** 2) ** 0.5 for one, other in pairs)
    assert nearest > 20


def test_enter_turns_to_the_chapter_and_begins_it_with_what_is_chosen(
    qtbot: QtBot, page: JournalPage
) -> None:
    page.show_book()
    page.tree.select("shadow-02")
    qtbot.keyClick(page.tree, Qt.Key.Key_Return)
    assert page.tabs.currentIndex() == CHAPTER
    orders = page.orders
    orders.preset.buttons["story"].click()
    orders.riders.portraits["seward"].click()
    before = len(orders.riders.hands["seward"].faces.rows)
    orders.shelf["knife"].click()
    assert orders.bought == ("knife:seward",)
    hand = [face.key for face in orders.riders.hands["seward"].faces.rows]
    assert "item:knife" in hand
    assert len(hand) == before + 1
    assert "Dr. Seward" in orders.shelf["knife"].accessibleName()
    orders.shelf["knife"].click()
    assert orders.bought == ()
    assert not orders.shelf["knife"].isChecked()
    orders.shelf["knife"].click()
    with qtbot.waitSignal(page.session_begun) as begun:
        qtbot.keyClick(orders.buttons["begin"], Qt.Key.Key_Return)
    assert begun.args is not None
    session = begun.args[0]
    assert isinstance(session, GameSession)
    assert session.header.tags["Chapter"].startswith("shadow-02/")
    assert session.header.tags["Preset"] == "story"
    assert session.header.tags["Bought"] == "knife:seward"
    assert " 2 " in session.header.tags["Campaign"]
    session.close()


def test_wounds_are_bandages_and_the_portraits_say_them(page: JournalPage) -> None:
    page.tree.select("shadow-02")
    for name, portrait in page.orders.riders.portraits.items():
        assert portrait.rider.id == name
        assert (portrait.rider.wounds > 0) == ("damage" in portrait.accessibleName())
        assert page.orders.riders.hands[name].accessibleName() == portrait.rider.name


def test_practice_is_not_for_the_campaign(qtbot: QtBot, page: JournalPage) -> None:
    page.tree.select("shadow-01")
    with qtbot.waitSignal(page.session_begun) as begun:
        page.orders.buttons["practice"].click()
    assert begun.args is not None
    assert "Campaign" not in begun.args[0].header.tags
    begun.args[0].close()


@pytest.mark.parametrize(
    ("preset", "challenge", "resolve"),
    [("story", "", 4), ("hunter", "", 2), ("helsing", "", 1), ("iron", "", 0), ("story", "iron", 0)],
)
def test_the_shelf_tells_the_resolve_that_is_left(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, preset: str, challenge: str, resolve: int
) -> None:
    book, parent = CampaignSession(tmp_path), QWidget()
    qtbot.addWidget(parent)
    book.store.create("winter")
    orders = OrdersPage(Language(qapp), parent)
    orders.show_chapter(book, JournalPages(book), "shadow-01")
    orders.preset.buttons[preset].click()
    orders.challenge.buttons[challenge].click()
    assert orders.titles["shelf"].text() == f"To take along (resolve {resolve})"
    if "day" not in orders.shelf:
        assert resolve == 0
        return
    orders.shelf["day"].click()
    assert orders.bought == (("day",) if resolve >= 2 else ())
    left = resolve - 2 if resolve >= 2 else resolve
    assert orders.titles["shelf"].text() == f"To take along (resolve {left})"
    assert orders.note.text() == "" or resolve >= 2 or "resolve" in orders.note.text()


def test_what_is_not_allowed_is_refused_with_a_reason(page: JournalPage) -> None:
    page.tree.select("shadow-02")
    orders = page.orders
    assert "helsing" not in orders.riders.portraits  # he is absent
    assert "heal" not in orders.shelf  # nobody is hurt
    orders.preset.buttons["story"].click()
    orders.shelf["day"].click()
    assert orders.bought == ("day",)
    resolve = page.book.store.dossier.resolve
    dear = [name for name in ("knife", "garlic", "dogs") if name in orders.shelf]
    for name in dear:
        orders.shelf[name].click()
    assert len(orders.bought) == min(2, 1 + max(0, resolve - 2))
    assert orders.note.text()
    orders.preset.buttons["iron"].click()  # no days can be bought at this difficulty
    assert "day" not in orders.bought
    page.tree.select("shadow-01")


def test_a_preset_changes_the_days_of_the_orders(page: JournalPage) -> None:
    page.tree.select("shadow-02")
    orders, days = page.orders, {}
    for preset in ("story", "hunter", "iron"):
        orders.preset.buttons[preset].click()
        days[preset] = page.pages.entry("shadow-02", preset).days
        assert f"You have {numeral(days[preset]).form('word').source} days to " in orders.task.text()
        assert orders.sky.accessibleName() == f"Days: {days[preset]}"
    assert days["story"] > days["hunter"] > days["iron"]


@pytest.mark.parametrize(
    ("preset", "task", "button"),
    [
        (
            "story",
            "name up to two places as your final answer, one of which has to be right",
            "up to two places",
        ),
        ("hunter", "name his place as your final answer", "one place"),
    ],
)
def test_a_preset_may_allow_another_place_in_the_final_answer(
    preset: str, task: str, button: str, page: JournalPage
) -> None:
    first, *_, last = task_lines(page.pages.entry("shadow-06", preset), str)
    assert first.endswith(f" days to reveal Dracula twice or {task}.")
    assert f"you can name {button} as your final answer" in last


def test_the_measured_chance_is_a_tool_tip_that_says_who_played(page: JournalPage) -> None:
    page.tree.select("shadow-02")
    orders = page.orders
    orders.preset.buttons["hunter"].click()
    assert "rule of thumb for the goal won" in orders.preset.toolTip()
    assert orders.preset.accessibleDescription() == orders.preset.toolTip()
    assert "% " not in page.story.toPlainText()
    assert "60 games" not in page.story.toPlainText()


def test_keys_turn_to_the_tabs(qtbot: QtBot, page: JournalPage) -> None:
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    for number in range(page.tabs.count()):
        qtbot.keyClick(page.tree, Qt.Key(Qt.Key.Key_1 + number), Qt.KeyboardModifier.AltModifier)
        assert page.tabs.currentIndex() == number
        assert page.panes()[0].isVisible()
    page.tabs.setCurrentIndex(CONTENTS)


def test_case_book_and_medals_say_everything_in_words(page: JournalPage) -> None:
    cases = page.cases.toPlainText()
    assert "Dr. Seward's case-book" in cases
    assert all(name in cases for name in ("Lord Godalming", "Dr. Seward", "Van Helsing", "Mina Harker"))
    assert "Resolve: " in cases
    assert "Habits" in cases
    medals = page.medals.toPlainText()
    closed = [entry for entry in page.pages.entries() if entry.state == "closed"]
    assert medals.count("not open yet") == len(closed) > 5
    assert "1. The Borgo Road" in medals
    assert "No Trains: none" in medals


def test_the_statistics_say_in_words_what_they_draw(page: JournalPage) -> None:
    page.hunts_of_days.keep(
        HuntResult(
            date=page.hunts_of_days.today().isoformat(), chapter="hunt-01", preset="hunter", medal="silver",
            day=3, harm=6, influence=1, taken_back=0, nights="",
        )
    )  # fmt: skip
    page.tabs.setCurrentIndex(STATISTICS)
    words = page.statistics.toPlainText()
    assert "By week, the newest last: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1." in words
    assert "Days in a row: 1; the longest streak: 1." in words
    meetings = page.pages.meetings()
    for one in meetings:
        assert f"{page.language.text(one.name)}: {one.count}" in words
    assert meetings or "He was not met yet." in words
    assert f"met/{','.join(f'{one.place}.{one.count}' for one in meetings)}" in statistics_page(
        page.pages.entries(), meetings, (), page.hunts_of_days.today(), page.language.text
    )
    page.tabs.setCurrentIndex(CONTENTS)


def test_letters_can_be_saved_as_pdf(
    page: JournalPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    page.tabs.setCurrentIndex(LETTERS)
    words = page.letters.browser.toPlainText()
    assert "Klausenburg" in words
    assert "TELEGRAM" in words
    assert "typewritten" not in words  # chapter 4 is not open yet
    path = tmp_path / "letters.pdf"
    assert page.letters.save_pdf(path)
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 3  # every letter begins its own sheet; the first one needs two
    for wrong in (tmp_path / "missing" / "letters.pdf", Path("/dev/full")):
        page.letters.note.clear()
        assert not page.letters.save_pdf(wrong)
        assert "could not be saved" in page.letters.note.text()
    with monkeypatch.context() as disk:
        disk.setattr("furyqt.controllers.storage.files.os.fsync", full)
        assert not page.letters.save_pdf(path)
    assert path.read_bytes() == data, "what was there stays"
    page.tabs.setCurrentIndex(CHAPTER)


def test_the_afterword_shows_the_truth_night_by_night(qtbot: QtBot, page: JournalPage) -> None:
    page.show_book()
    page.tree.select("shadow-01")
    qtbot.keyClick(page.tree, Qt.Key.Key_Return)
    qtbot.keyClick(page.orders.buttons["afterword"], Qt.Key.Key_Return)
    after = page.afterword
    assert page.currentWidget() is after
    assert "Verdict:" in after.story.toPlainText()
    nights = page.pages.afterword("shadow-01").nights
    assert after.nights.count() == len(nights) > 0
    for row in sorted({0, len(nights) // 2, len(nights) - 1}):
        night = nights[row]
        after.nights.setCurrentRow(row)
        assert after.map.manual_marks.marks == {after.map.key_of(night.place): "here"}
        assert night.place in night.expected
    qtbot.keyClick(after.story, Qt.Key.Key_Escape)
    assert page.currentIndex() == 0
    assert "The numbers" in after.story.toPlainText()


def test_the_map_of_each_afterword_shows_the_whole_route(page: JournalPage) -> None:
    page.bar.new_button.click()
    for name in ("shadow-01", "shadow-02"):  # the second one is far from the first
        finish_quickly(page.book, name)
    for name in ("shadow-01", "shadow-02"):
        page.show_afterword(name)
        view = page.afterword.map.map
        shown = view.mapToScene(view.viewport().rect()).boundingRect()
        for night in page.pages.afterword(name).nights:
            spot = page.afterword.map.scene.layer.spot(page.afterword.map.key_of(night.place))
            assert shown.contains(spot), (name, night.place)
    page.bar.delete_button.click()
    assert page.bar.question is not None
    page.bar.question.button(QMessageBox.StandardButton.Yes).click()


def test_escape_leads_from_a_page_to_the_contents_and_out(qtbot: QtBot, page: JournalPage) -> None:
    page.tabs.setCurrentIndex(LETTERS)
    qtbot.keyClick(page.letters.browser, Qt.Key.Key_Escape)
    assert page.tabs.currentIndex() == CONTENTS
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page.tree, Qt.Key.Key_Escape)


def test_the_afterword_names_the_style_of_the_computer(page: JournalPage) -> None:
    campaign, language = page.book.store.campaign, page.language
    found = Afterword((), None, style_words("seafarer").title)
    entry = page.pages.entry("shadow-01")
    story = afterword_page(campaign, entry, found, "", page.pages.entries(), language.text)
    assert "The computer played in the style “Seafarer: likes to be at sea”." in story


def test_cards_to_carry_on_are_chosen_once_and_within_the_limits(page: JournalPage) -> None:
    page.show_afterword("shadow-01")
    keep = page.afterword.keep
    finished = page.book.store.finished[-1]
    assert len(keep.cards) == len(finished.items) + len(finished.events)
    assert all(card.ware.face is not None for card in keep.cards)
    for card in keep.cards:
        if card.isChecked():
            assert card.accessibleName().endswith("carried on")
            card.click()
        assert not card.isChecked()
        assert card.accessibleName() == card.ware.name
    page.afterword.buttons["journal"].click()
    assert page.tree.current == "shadow-02"  # the chapter that follows
    assert page.book.store.dossier.items == ()
    assert page.book.store.dossier.events == ()


def test_campaigns_are_kept_side_by_side_and_deleted_after_a_question(
    qtbot: QtBot, page: JournalPage
) -> None:
    bar = page.bar
    page.tree.select("shadow-01")
    bar.new_button.click()
    first, second = bar.names.in_order()
    assert page.pages.entry("shadow-01").state == "open"
    assert second.isChecked()
    first.click()
    assert page.tree.current == "shadow-02"  # the one that is played next
    second.click()
    assert page.tree.current == "shadow-01"
    bar.delete_button.click()
    question = bar.question
    assert isinstance(question, QMessageBox)
    question.button(QMessageBox.StandardButton.No).click()
    assert bar.names.in_order() == [first, second]
    bar.delete_button.click()
    assert bar.question is not None
    bar.question.button(QMessageBox.StandardButton.Yes).click()
    assert len(bar.names.buttons) == 1
    assert page.pages.entry("shadow-01").state != "open"


def test_a_campaign_is_walked_to_an_epilogue(page: JournalPage) -> None:
    """A quick computer plays every open chapter; the journal leads from one to the next."""
    page.bar.new_button.click()
    played = []
    while opened := [entry for entry in page.pages.entries() if entry.state == "open"]:
        name = opened[0].id
        page.tree.select(name)
        assert not page.orders.buttons["begin"].isHidden()
        played.append(finish_quickly(page.book, name, seed=len(played)).chapter)
        assert page.pages.entry(name).finished is not None
    chapters = page.pages.entries()
    assert played[0] == chapters[0].id
    assert played[-1] == chapters[-1].id
    assert [entry.state for entry in chapters].count("skipped") == 3  # the other branches of two forks
    page.show_afterword(played[-1])
    words = page.afterword.story.toPlainText()
    ends = {page.language.text(page.book.store.campaign.texts()[f"epilogue.{end}.title"]) for end in "ABC"}
    assert [end for end in ends if end in words] == [
        page.language.text(page.book.store.campaign.texts()[f"epilogue.{page.pages.epilogue()}.title"])
    ]
    left = [page.language.text(entry.title) for entry in chapters if entry.state == "skipped"]
    assert all(title in words for title in ("gold: ", "Not taken: ", *left))
    assert page.afterword.keep.isHidden()  # nothing follows
    can_burn = page.book.can_burn
    assert page.afterword.buttons["winter"].isHidden() != can_burn
    if can_burn:
        debt = page.book.store.dossier.debt
        page.afterword.buttons["winter"].click()
        assert page.pages.entry(played[-1]).state == "open"
        assert page.book.store.dossier.debt <= debt


def test_a_bought_day_and_the_day_after_two_failures_are_in_the_orders(
    page: JournalPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.bar.create_campaign()
    name = page.book.store.open_chapters[0]
    page.tree.select(name)
    never, always = (lambda medals: False), (lambda medals: True)
    monkeypatch.setattr("furyqt.controllers.chapters.journal_pages.needs_help", never)
    usual, orders = page.pages.entry(name, "hunter").days, page.orders
    orders.preset.buttons["hunter"].click()
    orders.shelf["day"].click()
    assert orders.bought == ("day",)
    assert f"You have {numeral(usual + 1).form('word').source} days to " in orders.task.text()
    monkeypatch.setattr("furyqt.controllers.chapters.journal_pages.needs_help", always)
    assert page.pages.entry(name, "hunter", ("day",)).days == usual + 2


def test_headings_of_a_spread_have_their_font_in_the_window(window: MainWindow, qapp: QApplication) -> None:
    window.settings.update(theme="dark")
    qapp.processEvents()
    window.settings.update(theme="light")
    window.commands.actions["journal"].trigger()
    qapp.processEvents()
    orders = window.findChild(OrdersPage)
    assert orders is not None
    assert all(title.font().bold() for title in orders.titles.values())
    assert orders.task.font().family() == SERIF
