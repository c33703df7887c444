"""The position of a large card: beside its source, inside the window, as large as possible."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 10
_LEAST = 0.6
"""The smallest scale of a card that makes room beside something."""


def placed(size: QSize, near: QRect, window: QRect) -> QRect:
    """Return the rectangle for a card of this size: beside `near`, and never over it if possible."""
    scale = min(1.0, window.width() / size.width(), window.height() / size.height())
    while scale >= _LEAST:
        small = QSize(int(size.width() * scale), int(size.height() * scale))
        for corner in _corners(small, near):
            spot = _inside(QRect(corner, small), window)
            if not spot.intersects(near):
                return spot
        scale -= 0.05
    small = QSize(int(size.width() * max(scale, _LEAST)), int(size.height() * max(scale, _LEAST)))
    return _inside(QRect(_corners(small, near)[0], small.boundedTo(window.size())), window)


def _corners(size: QSize, near: QRect) -> list[QPoint]:
    """Return the corners to the right, left, above and below; at the sides the middles are aligned."""
    level = near.center().y() - size.height() // 2
    middle = near.center().x() - size.width() // 2
    return [
        QPoint(near.right() + 1 + GAP, level),
        QPoint(near.left() - GAP - size.width(), level),
        QPoint(middle, near.top() - GAP - size.height()),
        QPoint(middle, near.bottom() + 1 + GAP),
    ]


def _inside(box: QRect, window: QRect) -> QRect:
    """Return the box moved into the window."""
    left = max(window.left(), min(box.left(), window.right() + 1 - box.width()))
    top = max(window.top(), min(box.top(), window.bottom() + 1 - box.height()))
    return QRect(QPoint(left, top), box.size())
