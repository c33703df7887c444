"""The events since the last turn in order, each with its place: a few sentences first, all on request.

The button for all stands beside the title, where it is seen without scrolling.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from furyqt.rules.core.events import Event
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import larger
from furyqt.views.picture import UNKNOWN_PLACE
from furyqt.views.themes.style_sheet import LINK

MOST_LINES, FEW_LINES = 3, 2
"""The number of sentences at first, and beside a plan."""


@dataclass(frozen=True, slots=True)
class Deed:
    """An event since the last decision, its importance, and its rank in the log."""

    event: Event
    weight: int
    rank: str = ""
    place: int = UNKNOWN_PLACE
    """The place that it is about."""
    known: int = 0
    """The number of the viewer's events up to it."""
    times: int = 1
    """The number of events in a row with this sentence."""


def telling(deeds: Sequence[Deed]) -> tuple[Deed, ...]:
    """Return the events of a story in order: those with weight, or all if none has any.

    No sentence comes twice in a row: it is counted.
    """
    found = [deed for deed in deeds if deed.weight] or list(deeds)
    groups = (tuple(same) for _, same in groupby(found, key=lambda deed: deed.event.describe()))
    return tuple(replace(same[0], times=len(same)) for same in groups)


def most_important(deeds: Sequence[Deed], most: int = MOST_LINES) -> tuple[Deed, ...]:
    """Return the most important events of a story, in their order.

    Of equally important ones the newest are taken, and no sentence comes twice.
    """
    found = telling(deeds)
    ranked = sorted(
        enumerate(found), key=lambda pair: (-pair[1].weight, pair[1].rank in ("", "round"), -pair[0])
    )
    by_sentence: dict[str, int] = {}
    for number, deed in ranked:
        by_sentence.setdefault(str(deed.event.describe()), number)
    return tuple(found[number] for number in sorted(list(by_sentence.values())[:most]))


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A sentence of the story, and the place that it is about by number and name."""

    words: str
    place: int = UNKNOWN_PLACE
    name: str = ""

    @property
    def markup(self) -> str:
        """Return the sentence with its place as a link, added at the end if the words do not name it."""
        words = escape(self.words)
        if self.place == UNKNOWN_PLACE:
            return words
        name = escape(self.name)
        link = f'<a href="{self.place}">{name}</a>'
        before, found, after = words.rpartition(name)
        return f"{before}{link}{after}" if found else f"{words} ({link})"


class RecapPanel(LiveWidget, QWidget):
    """The lines, in the words of the log."""

    place_chosen = Signal(int)
    """The place of a line."""
    more_wanted = Signal(bool)
    """True if all lines are wanted, False if a few are enough again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text, self.more = QLabel(self), QLabel(self), QPushButton(self)
        self.lines: tuple[StoryLine, ...] = ()
        """The lines that are shown."""
        self._left, self.is_whole = 0, False
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.linkActivated.connect(lambda link: self.place_chosen.emit(int(link)))
        self.more.setFlat(True)
        self.more.setProperty(LINK, True)
        self.more.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.more.clicked.connect(lambda: self.more_wanted.emit(not self.is_whole))
        head = QHBoxLayout()
        head.setSpacing(8)
        for part in (self.title, self.more):
            head.addWidget(part)
        head.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 2, 0, 0)
        lines.setSpacing(1)
        lines.addLayout(head)
        lines.addWidget(self.text)
        self.retranslate()
        self.hide()

    def show_lines(self, lines: Sequence[StoryLine], left: int, *, is_whole: bool = False) -> None:
        """Show these lines, and how many more there are; hidden without lines."""
        self.lines, self._left, self.is_whole = tuple(lines), left, is_whole
        self.text.setText("".join(f"<p style='margin:0'>• {line.markup}</p>" for line in lines))
        self.setVisible(bool(lines))
        self.more.setVisible(left > 0 or is_whole)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.title.setText(self.tr("Meanwhile:"))
        self.title.setFont(larger(self.font(), 0.9))
        self.text.setFont(larger(self.font(), 0.95))
        self.more.setText(self.tr("Fewer") if self.is_whole else self.tr("%n more", "", self._left))
        words = " ".join(line.words for line in self.lines)
        self.text.setAccessibleName(f"{self.title.text()} {words}".strip())
