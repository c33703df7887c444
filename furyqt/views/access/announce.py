"""Announcements to the screen reader.

Sentences of one moment are announced together, in order, so that none interrupts the one before it. Of many
events only the newest are announced; the log has them all.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

MOMENT_MS = 120
MOST_EVENTS = 4
"""The maximum number of events in one announcement."""
_Politeness = QAccessible.AnnouncementPoliteness


class Announcer(QObject):
    """Collects sentences and sends them to the screen reader together."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._said: list[str] = []
        self._events: list[str] = []
        self._from: QWidget | None = None
        self._timer = QTimer(self, singleShot=True, interval=MOMENT_MS)
        self._timer.timeout.connect(self.flush)

    def add(self, widget: QWidget, words: str, *, is_event: bool) -> None:
        """Announce this soon; events come before other sentences of the same moment."""
        gathered = self._events if is_event else self._said
        if words and words not in gathered:
            gathered.append(words)
            self._from = widget
            self._timer.start()

    def flush(self) -> None:
        """Announce the collected sentences now."""
        self._timer.stop()
        widget, sentences = self._from, self._short(self._events) + self._said
        self._events, self._said, self._from = [], [], None
        if widget is not None and isValid(widget) and sentences:
            _hand_over(widget, " ".join(sentences), _Politeness.Polite)

    def _short(self, events: list[str]) -> list[str]:
        left = len(events) - MOST_EVENTS
        if left <= 0:
            return events
        return [self.tr("%n earlier event(s) in the log.", "", left), *events[-MOST_EVENTS:]]


def announcer() -> Announcer:
    """Return the announcer of the program."""
    app = QCoreApplication.instance()
    found = app.findChild(Announcer) if app is not None else None
    return found if isinstance(found, Announcer) else Announcer(app)


def announce(widget: QWidget, words: str) -> None:
    """Announce a sentence after the previous ones."""
    announcer().add(widget, words, is_event=False)


def announce_event(widget: QWidget, words: str) -> None:
    """Announce an event, together with other events of the same moment."""
    announcer().add(widget, words, is_event=True)


def announce_now(widget: QWidget, words: str) -> None:
    """Announce an answer to the person, for example a refusal, at once and before everything else."""
    if words and QApplication.instance() is not None:
        _hand_over(widget, words, _Politeness.Assertive)


def _hand_over(widget: QWidget, words: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
    event = QAccessibleAnnouncementEvent(widget, words)
    event.setPoliteness(politeness)
    QAccessible.updateAccessibility(event)
