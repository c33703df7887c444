"""The order of the Tab key: the reading order on the screen.

Qt keeps the order as a chain that setTabOrder can break into rings when parts of a tab page are hidden, so
it is computed from the screen each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget


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


def go_on(stops: Sequence[QWidget], forward: bool) -> bool:
    """Focus the next or previous stop, in a ring; return False if none of them has the focus."""
    here: QWidget | None = QApplication.focusWidget()
    if here is None or here not in stops:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[(stops.index(here) + (1 if forward else -1)) % len(stops)].setFocus(reason)
    return True


def _is_stop(widget: QWidget) -> bool:
    takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(takes) and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
