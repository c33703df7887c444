"""The drawings of resources/art, painted sharply at any size; a missing drawing is left out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from furyqt import paths
from furyqt.rules.core.reading import MOST_PACKAGED, read_bounded

_CACHE_KB = 48 * 1024
_INK = "#000000"
"""The ink color of every icon file, which is replaced when it is painted."""
_FINEST = 4096
"""The maximum side of a rendered drawing in pixels."""
_MOST_READ = 64
"""The drawings that are kept as they were read, to be painted in other sizes: more than a table shows."""


def has(name: str) -> bool:
    """Return whether there is a drawing of this name, such as "items/rifle"."""
    return bool(name) and _file(name).is_file()


def pixmap(name: str, width: float, height: float, ratio: float = 1.0) -> QPixmap:
    """Return a drawing fitted into a size, for a screen with this pixel ratio; empty if there is none."""
    return _cached(name, "", width, height, ratio)


def icon(name: str, color: str | QColor, size: float, ratio: float = 1.0) -> QPixmap:
    """Return a square icon in one color, such as "fangs" or "icons/fangs"."""
    full = name if "/" in name else f"icons/{name}"
    return _cached(full, QColor(color).name(), size, size, ratio)


def draw(painter: QPainter, box: QRectF, name: str) -> bool:
    """Paint a drawing into a box at the painter's full resolution; return whether it exists."""
    return _put(painter, box, pixmap(name, box.width(), box.height(), fineness(painter)))


def draw_icon(painter: QPainter, box: QRectF, name: str, color: str | QColor) -> bool:
    """Paint an icon in one color into the middle of a box; return whether it exists."""
    side = min(box.width(), box.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(box.center())
    return _put(painter, square, icon(name, color, side, fineness(painter)))


def draw_kept(painter: QPainter, box: QRectF, key: str, paint: Callable[[QPainter], None]) -> None:
    """Draw a picture that never changes: paint it once, from the origin, and cache it."""
    ratio = fineness(painter)
    name = f"furyqt-kept/{key}/{box.width():.2f}x{box.height():.2f}@{ratio:.3f}"
    picture = QPixmap()
    if not QPixmapCache.find(name, picture):
        picture = QPixmap(ceil(box.width() * ratio), ceil(box.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        inner = QPainter(picture)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(inner)
        inner.end()
        keep(name, picture)
    painter.drawPixmap(box.topLeft(), picture)


def fineness(painter: QPainter) -> float:
    """Return the painter's device pixels per unit."""
    device, turn = painter.device(), painter.worldTransform()
    scale = abs(turn.determinant()) ** 0.5
    return float((device.devicePixelRatioF() if device is not None else 1.0) * (scale or 1.0))


def keep(key: str, picture: QPixmap) -> None:
    """Cache a picture among the drawings, as long as there is room."""
    if QPixmapCache.cacheLimit() < _CACHE_KB:
        QPixmapCache.setCacheLimit(_CACHE_KB)
    QPixmapCache.insert(key, picture)


def _put(painter: QPainter, box: QRectF, picture: QPixmap) -> bool:
    if picture.isNull():
        return False
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.restore()
    return True


def _cached(name: str, color: str, width: float, height: float, ratio: float) -> QPixmap:
    wide, tall = (min(_FINEST, max(0, ceil(side * ratio - 0.01))) for side in (width, height))
    if not wide or not tall:
        return QPixmap()
    key = f"furyqt/{name}/{color}/{wide}x{tall}@{ratio:.3f}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    found = _drawn(name, color, wide, tall)
    if not found.isNull():
        found.setDevicePixelRatio(ratio)
        keep(key, found)
    return found


def _drawn(name: str, color: str, wide: int, tall: int) -> QPixmap:
    renderer = _renderer(_file(name), color) if name else None
    if renderer is None:
        return QPixmap()
    picture = QPixmap(wide, tall)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, wide, tall))
    painter.end()
    return picture


@lru_cache(_MOST_READ)
def _renderer(file: Path, color: str) -> QSvgRenderer | None:
    """Return a drawing; it is read once, because reading takes nearly as long as painting."""
    source = _source(file)
    if color:
        source = source.replace(_INK.encode(), color.encode())
    renderer = QSvgRenderer(QByteArray(source)) if source else None
    if renderer is None or not renderer.isValid():
        return None
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return renderer


def _source(file: Path) -> bytes:
    try:
        return read_bounded(file, MOST_PACKAGED) if file.is_file() else b""
    except OSError:
        return b""


def _file(name: str) -> Path:
    return paths.resources() / "art" / f"{name}.svg"
