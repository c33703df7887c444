"""A lesson on the table page: the tutor's steps in the panel, the outline on the table."""

from __future__ import annotations

from PySide6.QtCore import QMetaObject, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtWidgets import QAbstractItemView, QTabWidget, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.tutor.lesson_list import next_lesson
from furyqt.controllers.tutor.tutor import Tutor
from furyqt.rules.core.lesson import Run
from furyqt.rules.core.text import Text
from furyqt.views.cards.strip import CardRow
from furyqt.views.learn.spotlight import Spotlight
from furyqt.views.panels.playback.lesson import LessonPanel
from furyqt.views.picture import TradePanel
from furyqt.views.table.table_page import TablePage

_LEAST = 26
"""The minimum size of an outlined rectangle."""


def whereabouts(page: TablePage, target: str) -> QRect:
    """Return the rectangle of a target such as "part:trail" on the screen; an empty one if it is not
    visible.
    """
    kind, _, name = target.partition(":")
    found = {"part": _part, "place": _place, "choice": _choice, "card": _card, "spot": _spot}[kind](
        page, name
    )
    return found if found.isNull() else _grown(found)


def bring_forward(page: TablePage, target: str) -> None:
    """Select the tab of a part or of the hands, show a place, or scroll to an action."""
    kind, _, name = target.partition(":")
    if kind == "part" and (part := page.part(name)) is not None:
        _turn_to(part)
    elif kind == "place" and _place(page, name).isNull():
        page.view.column.leave_combat()
        page.view.table.map.fit()
    elif kind == "card":
        _turn_to(page.view.figures)
    elif kind == "choice":
        filtered = page.choices.filtered
        for number, row in enumerate(filtered.rows()):
            if row.action.text == name:
                page.choices.list.scrollTo(filtered.index(number, 0))


def _turn_to(part: QWidget) -> None:
    above = part.parentWidget()
    while above is not None:
        if isinstance(above, QTabWidget):
            for number in range(above.count()):
                page = above.widget(number)
                if page is not None and (page is part or page.isAncestorOf(part)):
                    above.setCurrentWidget(page)
        above = above.parentWidget()


def _part(page: TablePage, name: str) -> QRect:
    part = page.part(name)
    return QRect() if part is None else _seen(part, part.rect())


def _seen(widget: QWidget, box: QRect) -> QRect:
    """Return the visible part of a box in a widget, in screen coordinates."""
    if not widget.isVisible():
        return QRect()
    found = QRect(widget.mapToGlobal(box.topLeft()), box.size())
    around: QWidget | None = widget
    while around is not None and not found.isEmpty():
        found &= QRect(around.mapToGlobal(QPoint(0, 0)), around.size())
        around = None if around.isWindow() else around.parentWidget()
    return QRect() if found.isEmpty() else found


def _place(page: TablePage, code: str) -> QRect:
    table, atlas = page.view.table, page.view.atlas
    if atlas is None or not table.map.isVisible():
        return QRect()
    spot = table.corner_of(atlas.index[code])
    port = table.map.viewport()
    if not port.rect().contains(port.mapFromGlobal(spot)):
        return QRect()
    reach = max(_LEAST, round(page.fontMetrics().height() * 1.7))
    return QRect(spot - QPoint(reach // 2, reach // 2), spot + QPoint(reach // 2, reach // 2))


def _spot(page: TablePage, name: str) -> QRect:
    """Return a space of the town by its number, or its clock."""
    town = page.view.town
    box = town.places.tower if name == "clock" else town.box_of(int(name))
    return _seen(town, box.toAlignedRect())


def _choice(page: TablePage, token: str) -> QRect:
    """The line of an action; of all of them if it is not to be seen."""
    rows = [row for row in page.offers.rows if row.action.text == token]
    if not rows:
        return QRect()
    filtered = page.choices.filtered
    if rows[0] in filtered.rows():
        return _item(page.choices.list, filtered.rows().index(rows[0])) or _part(page, "choices")
    return _part(page, "choices")


def _item(view: QAbstractItemView, row: int) -> QRect:
    return _seen(view.viewport(), view.visualRect(view.model().index(row, 0)))


def _card(page: TablePage, key: str) -> QRect:
    """Return the card where it is shown largest."""
    boxes = (
        _item(view, number)
        for view in page.findChildren(CardRow)
        if view.isVisible()
        for number, face in enumerate(view.faces.rows)
        if face.key == key
    )
    return max(boxes, key=lambda box: box.width() * box.height(), default=QRect())


def _grown(box: QRect) -> QRect:
    """Return the box, enlarged to the minimum size."""
    wide, tall = max(0, _LEAST - box.width()), max(0, _LEAST - box.height())
    return box.adjusted(-wide // 2, -tall // 2, (wide + 1) // 2, (tall + 1) // 2)


UPDATE_MS = 120
"""Milliseconds after which the outline follows moved parts of the table."""


class LessonPlay(QObject):
    """Connects a tutor with the panel and the table page until it is left."""

    lesson_requested = Signal(str)
    """The id of the next lesson, or an empty text for the list of lessons."""

    def __init__(
        self, tutor: Tutor, page: TablePage, panel: LessonPanel, spotlight: Spotlight, language: Language
    ) -> None:
        super().__init__(page)
        self.tutor, self._page, self._panel = tutor, page, panel
        self._spotlight, self._language = spotlight, language
        self._stepped_to = 0
        self._update_timer = QTimer(self, interval=UPDATE_MS)
        self._update_timer.timeout.connect(self._point)
        self._connections: list[QMetaObject.Connection] = [
            tutor.stepped.connect(self._show),
            tutor.refused.connect(self._refuse),
            panel.next_requested.connect(self._go_on),
            panel.back_requested.connect(tutor.back),
            panel.solution_requested.connect(tutor.show_me),
            panel.left.connect(lambda: self.lesson_requested.emit("")),
            tutor.session.redraw_needed.connect(self._show_turn),
            tutor.session.ended.connect(lambda: self._offer_after_end(False)),
        ]
        panel.show()
        self.retranslate()
        self._update_timer.start()

    def leave(self) -> None:
        """Disconnect from panel and page; the owner closes the tutor."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()
        self._update_timer.stop()
        self._spotlight.point(())
        self._panel.hide()
        self._offer_after_end(True)
        self.deleteLater()

    def _show_turn(self) -> None:
        """Show whose turn it is, because scripted actions involve no thinking computer."""
        session = self.tutor.session
        name = self._page.view.board.turn_of(session.observation)
        if self.tutor.is_running and not session.computer.is_paused and name is not None:
            who = self._language.text(name)
            self._page.turn.think(self.tr("{who} is playing…").format(who=who))

    def _offer_after_end(self, offered: bool) -> None:
        """Disable replay and new game after the end, because a lesson is not saved."""
        for name in ("again", "replay"):
            self._page.turn.buttons[name].setVisible(offered)

    def _go_on(self) -> None:
        if not self.tutor.is_finished:
            self.tutor.next()
            return
        following = next_lesson(self.tutor.lesson.id)
        self.lesson_requested.emit("" if following is None else following.id)

    def _show(self) -> None:
        """Show the step and its buttons."""
        tutor, panel = self.tutor, self._panel
        progress = self.tr("{number} of {count}").format(number=tutor.number, count=tutor.count)
        panel.set_next(self._next_words())
        panel.show_step(progress, self._words())
        if tutor.is_running:
            panel.say(self.tr("Watch what happens…"))
        panel.allow(back=tutor.can_back, show=tutor.waits_for_action, on=tutor.can_next or tutor.is_finished)
        if not tutor.is_running and not tutor.is_finished and tutor.number != self._stepped_to:
            self._stepped_to = tutor.number
            for target in self._targets():
                bring_forward(self._page, target)
        self._put_keyboard()
        self._point()

    def _words(self) -> str:
        step = self.tutor.step
        if self.tutor.is_finished:
            following = next_lesson(self.tutor.lesson.id)
            done = self.tr("This lesson is finished.")
            if following is None:
                return f"{done} {self.tr('That was the last one. Good hunting!')}"
            title = self._language.text(following.title)
            return f"{done} {self.tr('Next: {title}.').format(title=title)}"
        return "" if isinstance(step, Run) else self._language.text(step.text)

    def _next_words(self) -> str:
        if not self.tutor.is_finished:
            return self.tr("Finish") if self.tutor.number == self.tutor.count else ""
        return self.tr("All Lessons") if next_lesson(self.tutor.lesson.id) is None else self.tr("Next Lesson")

    def _put_keyboard(self) -> None:
        """Focus the widget in which the step is answered."""
        if self.tutor.is_running:
            return
        target = self._page.choices.list if self.tutor.waits_for_action else self._panel.buttons["next"]
        target.setFocus()

    def _refuse(self, why: Text) -> None:
        words = self._language.text(why)
        if self._page.view.picture.panel(TradePanel) is not None:
            self.tutor.ask_again()  # what was laid out for the trade lies ready again
        self._panel.say(words)
        self._page.turn.say(words)

    def _targets(self) -> tuple[str, ...]:
        step = self.tutor.step
        if self.tutor.is_running or self.tutor.is_finished or isinstance(step, Run):
            return ()
        return step.points

    def _point(self) -> None:
        """Outline the visible targets of the step."""
        if not self._page.isVisible():
            self._spotlight.point(())
            return
        boxes = (whereabouts(self._page, target) for target in self._targets())
        self._spotlight.point(tuple(box for box in boxes if not box.isNull()))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        say = self._language.text
        steps = [step for step in self.tutor.lesson.steps if not isinstance(step, Run)]
        title = self.tr("Lesson: {title}").format(title=say(self.tutor.lesson.title))
        self._panel.set_lesson(title, tuple(say(step.text) for step in steps))
        self._show()
