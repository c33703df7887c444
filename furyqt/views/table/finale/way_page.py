"""The true way of the hidden figure over the map, turn by turn, with what the others believed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.review.true_way import TrueWay
from furyqt.rules.core.text import sentence
from furyqt.views.access.announce import announce
from furyqt.views.boards import board
from furyqt.views.live import LiveWidget
from furyqt.views.map.items import MARK
from furyqt.views.map.scene import MapScene
from furyqt.views.numbers import share
from furyqt.views.panels.painting import serif
from furyqt.views.picture import Badge, MapPanel, Piece
from furyqt.views.table.finale.step_bar import StepBar
from furyqt.views.table.map_table import MapTable
from furyqt.views.theme import current_theme

_RECENT = 6
"""The number of legs that are not faint."""
_FAINT = 0.4


class WayTrace:
    """Draws a way on a map; a change of theme redraws it."""

    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self.keys: tuple[str, ...] = ()
        self._color = 0
        self._items: list[QGraphicsPathItem] = []
        scene.sheet_changed.connect(lambda is_new: self._draw() if is_new else None)

    def show(self, keys: Sequence[str], color: int) -> None:
        """Show the way through these places, in the color of a piece by its number."""
        if (tuple(keys), color) != (self.keys, self._color):
            self.keys, self._color = tuple(keys), color
            self._draw()

    @property
    def legs(self) -> int:
        """The number of legs drawn."""
        return sum(1 for start, end in pairwise(self.keys) if start != end)

    def _draw(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        legs = [(start, end) for start, end in pairwise(self.keys) if start != end]
        old, recent, newest = legs[:-_RECENT], legs[-_RECENT:-1], legs[-1:]
        self._add(old, 3.0, _FAINT)
        self._add(recent, 4.0, 1.0)
        self._add(newest, 6.5, 1.0)

    def _add(self, legs: Sequence[tuple[str, str]], pixels: float, opacity: float) -> None:
        path = QPainterPath()
        for start, end in legs:
            path.addPath(self._scene.ways.between(start, end))
        if path.isEmpty():
            return
        colors = self._scene.layer.colors
        ink = colors.pieces[self._color % len(colors.pieces)]
        for rank, (color, width) in enumerate(((colors.piece_rim, pixels + 3.5), (ink, pixels))):
            pen = QPen(QColor(color), width * colors.strength)
            pen.setCosmetic(True)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            item = QGraphicsPathItem(path)
            item.setPen(pen)
            item.setOpacity(opacity)
            item.setZValue(MARK - 9 + rank + 2 * (opacity == 1.0))
            item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, False)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)
            self._items.append(item)


_LEAST = 0.01
"""The smallest chance that is written as a number."""


class WayPage(LiveWidget, QWidget):
    """A map with the way so far, a sentence about the turn, and a bar of steps."""

    left = Signal()
    """The person returns to the verdict."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.new_worker: Callable[[], AiWorker] = AiWorker
        self.way: TrueWay | None = None
        self._replay: Replay | None = None
        self.steps: list[tuple[int, Piece]] = []
        """The turns in which the place is known: the number of the turn, and the hidden figure's piece."""
        self.speed = 0.0
        """The speed of the traveling pieces; they jump if it is 0."""
        self.map = MapTable(language.translate, self)
        self.trace = WayTrace(self.map.scene)
        self.bar = StepBar(self)
        self.bar.stepped.connect(self._show)
        self.when, self.title, self.belief = QLabel(self), QLabel(self), QLabel(self)
        self.back = QPushButton(self, autoDefault=True)
        self.back.clicked.connect(self.left)
        for label in (self.when, self.title, self.belief):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setContentsMargins(10, 6, 10, 8)
        words.setSpacing(3)
        words.addLayout(head)
        for part in (self.when, self.belief, self.bar):
            words.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.map, 1)
        whole.addLayout(words)

    # The game

    def open(self, replay: Replay) -> None:
        """Prepare the way of the hidden figure in a finished game."""
        self.close_way()
        hidden = board(replay.rules.name).knows_all
        self._replay = replay
        seeker = next(player for player in range(len(replay.table.players)) if player != hidden)
        self.way = TrueWay(replay, hidden, seeker, lambda: self.new_worker(), self)
        self.way.believed.connect(self._believed)
        pieces = [(number, self._piece(number)) for number in range(len(self.way.turns))]
        self.steps = [(number, piece) for number, piece in pieces if piece is not None]
        self.map.set_atlas(replay.table.atlas)
        self.bar.set_count(len(self.steps))

    def _panel(self, number: int) -> MapPanel:
        """Return the map of a turn as the hidden player knew it."""
        assert self.way is not None
        assert self._replay is not None
        here = board(self._replay.rules.name)
        return here.picture(self.way.truth(number)).panel(MapPanel) or MapPanel()

    def _piece(self, number: int) -> Piece | None:
        assert self._replay is not None
        hidden = board(self._replay.rules.name).hidden_piece
        return next((piece for piece in self._panel(number).pieces if piece.id == hidden), None)

    @property
    def has_steps(self) -> bool:
        """Return True if the figure was somewhere."""
        return bool(self.steps)

    def begin(self) -> None:
        """Show the first turn, and play on from there if pieces move."""
        if self.way is None or not self.steps:
            return
        self.bar.set_count(len(self.steps))
        self.bar.set_speed(self.speed)
        self._show(0)
        if self.speed:
            self.bar.toggle()
        self.bar.buttons["play"].setFocus()

    def close_way(self) -> None:
        """Release the game and its worker."""
        self.bar.pause()
        if self.way is not None:
            self.way.stop()
            self.way.deleteLater()
        self.way, self._replay, self.steps = None, None, []
        self.trace.show((), 0)

    # A turn

    def _show(self, step: int) -> None:
        way, replay = self.way, self._replay
        if way is None or replay is None or not self.steps:
            return
        number, piece = self.steps[step]
        has_night = current_theme().night is not None  # elsewhere a band would say that it is night
        panel = replace(self._panel(number), badges=self._badges(step), is_night=has_night)
        self.map.speed = self.speed
        self.map.show_panel(panel)
        self.trace.show(self._keys(step), piece.color)
        if way.belief(number) is None and self.isVisible():
            way.start(number)
        self._say(step)
        announce(self, f"{self.when.text()}. {self.title.text()}. {self.belief.text()}")

    def _keys(self, step: int) -> list[str]:
        assert self._replay is not None
        atlas = self._replay.table.atlas
        if atlas is None:
            return []
        return [atlas.places[piece.place].key for _, piece in self.steps[: step + 1]]

    def _badges(self, step: int) -> tuple[Badge, ...]:
        """Return a plate with the number of the last visit for each place of the way so far."""
        last = {piece.place: number + 1 for number, (_, piece) in enumerate(self.steps[:step])}
        return tuple(Badge(place, str(number), "trail") for place, number in last.items())

    def _believed(self, number: int) -> None:
        if self.steps and self.steps[self.bar.step][0] == number:
            self._say_belief(self.bar.step)
            announce(self, self.belief.text())

    # Words

    def _say(self, step: int) -> None:
        assert self._replay is not None
        assert self.way is not None
        number, piece = self.steps[step]
        truth = self.way.truth(number)
        place = self._name(piece.place)
        before = self._name(self.steps[step - 1][1].place) if step else place
        route = place if before == place else f"{before} → {place}"
        when = sentence(self._language.text(self._replay.rules.moment(truth).title))
        words = self.tr("{when} · step {number} of {count}")
        self.when.setText(words.format(when=when, number=step + 1, count=len(self.steps)))
        self.title.setText(route)
        self.title.setFont(serif(self.font(), 1.5, bold=True))
        self._say_belief(step)

    def _name(self, place: int) -> str:
        assert self._replay is not None
        atlas = self._replay.table.atlas
        return "" if atlas is None else self._language.text(atlas.places[place].name)

    def _say_belief(self, step: int) -> None:
        """Show what the others believed in words and on the map."""
        if self.way is None:
            return
        number, piece = self.steps[step]
        belief = self.way.belief(number)
        self.belief.setFont(serif(self.font(), 1.15))
        if belief is None:
            self.belief.setText(self.tr("Calculating the others' beliefs…"))
            self.map.show_chances(None)
            return
        self.belief.setText(self.belief_words(belief, piece.place))
        self.map.show_chances(belief or None)

    def belief_words(self, chances: Mapping[int, float], place: int) -> str:
        """Return what the others believed, by the chances of places and the true place."""
        if not chances:
            return self.tr("The others had no clue.")
        if set(chances) == {place}:
            return self.tr("The others knew the place.")
        words = self.tr("The others had to consider %n place(s).", "", len(chances))
        chance = chances.get(place, 0.0)
        if chance < _LEAST:
            return self.tr("{words} Hardly anything pointed to the true one.").format(words=words)
        is_likeliest = chance >= max(chances.values())
        more = (
            self.tr("{words} The true one was the likeliest, with {share}.")
            if is_likeliest
            else self.tr("{words} The true one had a chance of {share}.")
        )
        return more.format(words=words, share=share(chance))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.back.setText(self.tr("Back to the Result"))
        if self.way is not None and self.steps:
            self._say(self.bar.step)

    def minimumSizeHint(self) -> QSize:
        """Small, because the map fills what there is."""
        return QSize(200, self.fontMetrics().height() * 12)

    # Keys and visibility

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by the arrow keys, play and pause by Space, leave by Escape."""
        keys: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Left: self.bar.buttons["back"].click,
            Qt.Key.Key_Right: self.bar.buttons["forward"].click,
            Qt.Key.Key_Home: self.bar.buttons["first"].click,
            Qt.Key.Key_End: self.bar.buttons["last"].click,
            Qt.Key.Key_Space: self.bar.toggle,
            Qt.Key.Key_Escape: self.left.emit,
        }
        if event.key() in keys:
            keys[event.key()]()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop playing and computing."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.bar.pause()
            if self.way is not None:
                self.way.stop()
