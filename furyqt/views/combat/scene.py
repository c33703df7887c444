"""A combat on the table: the foe, the team against it, their cards, their effects and the course so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from furyqt.rules.core.text import N_, Text, Translate
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.combat.fighter import FighterPanel
from furyqt.views.combat.history import HistoryList
from furyqt.views.panels.painting import serif
from furyqt.views.picture import Fighter, FightPicture, FightRound
from furyqt.views.theme import Theme, theme

_LINES, _WIDE, _LARGEST = 36.0, 56.0, 1.7
"""The smallest height and width of a combat, and the limit of its growth, in lines of text."""
_COLUMNS = 2
"""The number of fighters of the team in a row."""


class CombatScene(QWidget):
    """Shows a FightPicture; cards of the hand at the bottom can be chosen."""

    card_chosen = Signal(str)
    """The key of a card in the hand."""
    map_wanted = Signal()
    """The map is wanted instead of the combat."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate, self._theme = translate, theme("light")
        self.fight: FightPicture | None = None
        self._needed = QSize(0, 0)
        """The minimum size; a smaller space is scrolled."""
        self.is_over = False
        """True if the picture shows the end of a combat."""
        self.map_button = QPushButton(self, autoDefault=True)
        self.map_button.clicked.connect(self.map_wanted)
        self.title, self.effects, self.results = QLabel(self), QLabel(self), QLabel(self)
        self.foe = FighterPanel(translate, self)
        self.team: list[FighterPanel] = []
        self.hand, self._hand_title = CardStrip(translate, self, size=CardSize.SMALL), QLabel(self)
        self.hand.chosen.connect(self.card_chosen)
        self.history = HistoryList(translate, self)
        self._history_title = QLabel(self)
        self.results.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for label in (self.title, self.effects, self.results):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sides = QGridLayout()
        self._sides.setSpacing(6)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        """Lay out the general part above, the foe and the rounds left, the team and a hand right."""
        whole = QGridLayout(self)
        whole.setContentsMargins(16, 12, 16, 10)
        whole.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.map_button, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(head, 0, 0, 1, 2)
        whole.addWidget(self.effects, 1, 0, 1, 2)
        whole.addLayout(self._left(), 2, 0)
        whole.addLayout(self._right(), 2, 1)
        whole.setColumnStretch(0, 4)
        whole.setColumnStretch(1, 9)
        whole.setRowStretch(2, 1)

    def _left(self) -> QVBoxLayout:
        lines = QVBoxLayout()
        lines.addWidget(self.foe)
        lines.addWidget(self._history_title)
        lines.addWidget(self.history, 1)
        return lines

    def _right(self) -> QVBoxLayout:
        lines = QVBoxLayout()
        lines.addLayout(self._sides)
        lines.addSpacing(10)
        lines.addWidget(self.results)
        lines.addStretch(1)
        lines.addWidget(self._hand_title)
        lines.addWidget(self.hand)
        return lines

    def show_fight(self, fight: FightPicture | None) -> None:
        """Show a combat; None keeps the last one in view."""
        if fight is None or (fight == self.fight and not self.is_over):
            return
        self.fight, self.is_over = fight, False
        self._show_sides(fight)
        self.history.set_rounds(fight.history)
        self._say(fight)
        self._fit()

    def show_end(self, rounds: tuple[FightRound, ...]) -> None:
        """Show how the displayed combat ended."""
        if self.fight is None or self.is_over:
            return
        self.is_over = True
        self.fight = replace(self.fight, history=rounds, results=())
        self.history.set_rounds(rounds)
        self.hand.hide()
        self._hand_title.hide()
        self._say(self.fight)

    def _show_sides(self, fight: FightPicture) -> None:
        chooser = _chooser(fight)
        hand = () if chooser is fight.foe else fight.foe.hand
        self.foe.show_fighter(fight.foe, hand, fight.foe_played[-1] if fight.foe_played else None)
        while len(self.team) < len(fight.team):
            self._add_fighter()
        for number, panel in enumerate(self.team):
            panel.setVisible(number < len(fight.team))
            if number < len(fight.team):
                fighter = fight.team[number]
                panel.show_fighter(fighter, before=fighter.last)
        self.hand.set_faces(chooser.hand if chooser is not None else ())
        self.hand.setVisible(chooser is not None)
        self._hand_title.setVisible(chooser is not None)

    def _add_fighter(self) -> None:
        """Add a panel, in two columns."""
        panel = FighterPanel(self._translate, self, faces_left=True)
        for child in (panel, *panel.findChildren(QWidget)):
            child.setFont(self.font())
        panel.set_theme(self._theme)
        number = len(self.team)
        self._sides.addWidget(panel, *divmod(number, _COLUMNS))
        self.team.append(panel)

    def set_playable(self, keys: Iterable[str]) -> None:
        """Mark the cards with these keys as ones that can be chosen now."""
        self.hand.set_playable(keys)

    def set_theme(self, theme: Theme) -> None:
        """Apply the theme."""
        self._theme = theme
        for panel in (self.foe, *self.team):
            panel.set_theme(theme)
        self.hand.set_theme(theme)
        self.history.set_theme(theme)
        self.update()

    # Words

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._history_title.setText(self.tr("Rounds so far"))
        self._history_title.setFont(serif(self.font(), 1.1, bold=True))
        self.history.setAccessibleName(self.tr("Rounds of this combat"))
        self.map_button.setText(self.tr("Show the map"))
        self.history.retranslate()
        if self.fight is not None:
            self._say(self.fight)

    def _say(self, fight: FightPicture) -> None:
        """Set the words of a combat."""
        say = self._translate
        self.title.setText(self._title_words(fight))
        self.title.setFont(serif(self.font(), 1.5, bold=True))
        self.effects.setText(" ".join(effect.render(say) for effect in fight.effects))
        self.results.setText(self._result_words(fight))
        self.results.setFont(serif(self.font(), 1.15))
        chooser = _chooser(fight)
        if chooser is not None:
            name = chooser.name.render(say)
            self._hand_title.setText(self.tr("Choose one of {name}'s cards").format(name=name))
            self._hand_title.setFont(serif(self.font(), 1.1, bold=True))
            self.hand.setAccessibleName(self.tr("{name}'s cards to choose from").format(name=name))

    def _title_words(self, fight: FightPicture) -> str:
        if self.is_over:
            return _OVER.fill(place=fight.place).render(self._translate)
        title = _TITLE.fill(place=fight.place, round=fight.round, most=fight.longest, when=fight.when)
        return title.render(self._translate)

    def _result_words(self, fight: FightPicture) -> str:
        """Return the effects of this round's cards, or of the last round's until the cards are revealed."""
        if fight.results:
            return _sentences(self._translate, fight.results)
        if fight.history:
            last = fight.history[-1]
            words = _sentences(self._translate, last.results)
            return self.tr("Round {round}: {what}").format(round=last.number, what=words)
        return ""

    def minimumSizeHint(self) -> QSize:
        """A combat fits in the space of the map unless its words and cards can shrink no further."""
        return self._needed

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Enlarge cards and words on a large table."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Watch the available space."""
        if event.type() == QEvent.Type.ParentChange and (above := self.parentWidget()) is not None:
            above.installEventFilter(self)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when the visible part changes its size."""
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Use the available space: large words on a large table, small fighters on a small one."""
        usual, there = QApplication.font(), self._there()
        line = QFontMetricsF(usual).height()
        room = min(there.height() / (line * _LINES), there.width() / (line * _WIDE))
        for scale, small in ((min(_LARGEST, max(1.0, room)), False), (1.0, False), (1.0, True)):
            font = QFont(usual)
            font.setPointSizeF(round(usual.pointSizeF() * scale, 1))
            self._resize_words(font)
            for panel in self.team:
                panel.set_small(small)
            least = self._least()
            if least.boundedTo(there) == least:
                break
        self._needed = least if least.boundedTo(there) != least else QSize(0, 0)
        self.updateGeometry()

    def _there(self) -> QSize:
        """Return the available space: the visible part of a scene that can be scrolled."""
        above = self.parentWidget()
        is_scrolled = above is not None and isinstance(above.parentWidget(), QScrollArea)
        return above.size() if above is not None and is_scrolled else self.size()

    def _least(self) -> QSize:
        """Return the minimum size of the displayed words and cards."""
        for layout in self.findChildren(QLayout):  # they keep their previous sizes
            layout.invalidate()
        whole = self.layout()
        return QSize() if whole is None else whole.totalMinimumSize()

    def _resize_words(self, font: QFont) -> None:
        """Set the font of each child, because a style sheet of the program stops inheritance."""
        if font == self.font():
            return
        self.setFont(font)
        for child in self.findChildren(QWidget):
            child.setFont(font)
        self.retranslate()
        for panel in (self.foe, *self.team):
            panel.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        if event.type() == QEvent.Type.LanguageChange:
            self._fit()  # other words need a different size
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground: a sheet with a double frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = self._theme.colors
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.fillRect(self.rect(), QColor(colors.window))
        painter.setPen(QPen(QColor(colors.border), 2.0))
        painter.drawRect(box)
        painter.setPen(QPen(QColor(colors.border), 0.8))
        painter.drawRect(box.adjusted(3, 3, -3, -3))


def _chooser(fight: FightPicture) -> Fighter | None:
    """Return the fighter with the large hand: the next one to decide whose cards are open."""
    fighters = (*fight.team, fight.foe)
    open_hands = (one for one in fighters if one.hand and not any(card.is_back for card in one.hand))
    return next((one for one in open_hands if one.is_active), None)


def _sentences(translate: Translate, texts: tuple[Text, ...]) -> str:
    return " ".join(text.render(translate) for text in texts)


_TITLE = N_("CombatScene", "Combat {place:in}: round {round} of {most}, {when}")
_OVER = N_("CombatScene", "The combat {place:in} is over")
