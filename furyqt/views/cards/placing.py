"""Where a card to be read lies: beside what it belongs to, inside the window, as large as it can be."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 10
_LEAST = 0.6
"""A card becomes no smaller than this part of its size to find room beside something."""


def placed(size: QSize, near: QRect, window: QRect) -> QRect:
    """The rectangle for a card of this size: beside the near one, never over it if there is any way."""
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
    """To the right, to the left, above, beneath; at the sides as high as the middle of the near one."""
    level = near.center().y() - size.height() // 2
    middle = near.center().x() - size.width() // 2
    return [
        QPoint(near.right() + 1 + GAP, level),
        QPoint(near.left() - GAP - size.width(), level),
        QPoint(middle, near.top() - GAP - size.height()),
        QPoint(middle, near.bottom() + 1 + GAP),
    ]


def _inside(box: QRect, window: QRect) -> QRect:
    """The box moved into the window."""
    left = max(window.left(), min(box.left(), window.right() + 1 - box.width()))
    top = max(window.top(), min(box.top(), window.bottom() + 1 - box.height()))
    return QRect(QPoint(left, top), box.size())
