"""A lesson on the table page: the tutor's steps in the panel, the outline on the table."""

from __future__ import annotations

from PySide6.QtCore import QMetaObject, QObject, QTimer, Signal

from furyqt.controllers.language import Language
from furyqt.controllers.tutor.lesson_list import next_lesson
from furyqt.controllers.tutor.tutor import Tutor
from furyqt.rules.core.lesson import Run
from furyqt.rules.core.text import Text
from furyqt.views.learn.pointing import bring_forward, whereabouts
from furyqt.views.learn.spotlight import Spotlight
from furyqt.views.panels.playback.lesson import LessonPanel
from furyqt.views.picture import TradePanel
from furyqt.views.table.table_page import TablePage

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
