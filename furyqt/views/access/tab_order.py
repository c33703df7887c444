"""The order of the Tab key: the reading order on the screen.

Qt keeps the order as a chain that setTabOrder can break into rings when parts of a tab page are hidden, so
it is computed from the screen each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


def tab_stops(root: QWidget) -> list[QWidget]:
    """Return the widgets of a part that accept the Tab key, from top to bottom and from left to right."""
    found = [widget for widget in (root, *root.findChildren(QWidget)) if _is_stop(widget)]

    def place(widget: QWidget) -> tuple[int, int]:
        corner = widget.mapTo(root, QPoint()) if widget is not root else QPoint()
        return corner.y(), corner.x()

    return sorted(found, key=place)


def in_order(parts: Iterable[QWidget]) -> list[QWidget]:
    """Return the stops of one part after another, each stop once."""
    return list(dict.fromkeys(stop for part in parts for stop in tab_stops(part)))


def focus_next(stops: Sequence[QWidget], forward: bool) -> bool:
    """Focus the next or previous stop, in a ring; return False if none of them has the focus."""
    here: QWidget | None = QApplication.focusWidget()
    if here is None or here not in stops:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    target = stops[(stops.index(here) + (1 if forward else -1)) % len(stops)]
    target.setFocus(reason)
    bring_in_sight(target)
    return True


def bring_in_sight(widget: QWidget, part: QRect | None = None) -> None:
    """Scroll every page around a widget, so that the widget or a part of it is visible."""
    box, above = part or widget.rect(), widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea) and (page := above.widget()) is not None:
            center = widget.mapTo(page, box.center())
            above.ensureVisible(center.x(), center.y(), box.width() // 2 + 4, box.height() // 2 + 4)
        above = above.parentWidget()


def _is_stop(widget: QWidget) -> bool:
    takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(takes) and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
