"""The goal of a shown card on the table: the box of its pile, hand or space on the screen."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect
from PySide6.QtWidgets import QAbstractItemView

from furyqt.views.cards.strip import CardStrip
from furyqt.views.models.rows import Index
from furyqt.views.panels.figures import FiguresWidget
from furyqt.views.panels.piles import PilesWidget
from furyqt.views.panels.players.player_areas import PlayerAreasWidget
from furyqt.views.panels.trail import TrailWidget
from furyqt.views.picture import UNKNOWN_PLACE, PilePanel, ShownCard
from furyqt.views.table.observation_view import ObservationView


def goal_box(view: ObservationView, card: ShownCard) -> QRect | None:
    """Return the box of a card's goal on the screen, None if the goal is not shown."""
    goal = card.goal
    if goal.pile:
        return _at_pile(view, view.piles, card)
    if goal.figure:
        return _at_hand(view.figures, card) or _at_area(view.players, card)
    if goal.space != UNKNOWN_PLACE:
        return _at_space(view.trail, goal.space)
    return None


def _at_pile(view: ObservationView, piles: PilesWidget, card: ShownCard) -> QRect | None:
    """Return the card itself among the piles and the cards in play, else its deck."""
    panel, strip = view.picture.panel(PilePanel), piles.strip
    if panel is None or not strip.isVisible():
        return None
    found = _in_strip(strip, card)
    names = [pile.name for pile in panel.piles if pile.id == card.goal.pile]
    tops = [row for row, face in enumerate(strip.faces.rows) if face.title in names]
    return found or (strip.near(strip.faces.index(tops[0])) if tops else None)


def _at_hand(figures: FiguresWidget, card: ShownCard) -> QRect | None:
    """Return the card in the hand of its figure, else the line of the figure."""
    rows = [row for row, figure in enumerate(figures.model.rows) if figure.id == card.goal.figure]
    if not rows or not figures.list.isVisible():
        return None
    hand = figures.hands[rows[0]] if rows[0] < len(figures.hands) else None
    found = None if hand is None or not hand.isVisible() else _in_strip(hand, card)
    return found or _box(figures.list, figures.model.index(rows[0]))


def _at_area(players: PlayerAreasWidget, card: ShownCard) -> QRect | None:
    """Return the card in the area of its player, else the area."""
    for area in players.areas:
        if area.area is not None and area.area.id == card.goal.figure and area.isVisible():
            return _in_strip(area.hand, card) or QRect(area.mapToGlobal(area.rect().topLeft()), area.size())
    return None


def _at_space(trail: TrailWidget, space: int) -> QRect | None:
    index = trail.model.index(space)
    return _box(trail.list, index) if index.isValid() and trail.list.isVisible() else None


def _in_strip(strip: CardStrip, card: ShownCard) -> QRect | None:
    """Return the newest such card of a row that is in sight."""
    rows = [
        row
        for row, face in enumerate(strip.faces.rows)
        if face.key == card.face.key and face.kind == card.face.kind
    ]
    if not rows:
        return None
    index = strip.faces.index(rows[-1])
    is_seen = strip.viewport().rect().intersects(strip.visualRect(index))
    return strip.near(index) if is_seen else None


def _box(view: QAbstractItemView, index: Index | QModelIndex) -> QRect:
    box = view.visualRect(index)
    return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())
