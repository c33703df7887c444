"""Finds what a lesson points to on the screen: a part of the table, a place, an action, or a card."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractItemView, QTabWidget, QWidget

from furyqt.views.cards.strip import CardRow
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
    """Select the tab of a part, show a place, or scroll to an action."""
    kind, _, name = target.partition(":")
    if kind == "part" and (part := page.part(name)) is not None:
        _turn_to(part)
    elif kind == "place" and _place(page, name).isNull():
        page.view.column.leave_combat()
        page.view.table.map.fit()
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
