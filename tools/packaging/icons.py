"""The program's icon as pixels: PNG for Linux, ICO for Windows and ICNS for macOS."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
LARGEST = {"ico": 256, "icns": 512}
"""The size in the files of Windows and macOS, whose formats are plugins of Qt."""


def draw_icons(drawing: Path, folder: Path) -> list[Path]:
    """Write one PNG per size and a file for Windows and macOS each; return the PNGs."""
    renderer = QSvgRenderer(str(drawing))
    folder.mkdir(parents=True, exist_ok=True)
    written = {folder / f"{size}.png": size for size in SIZES}
    others = {folder / f"furyqt.{ending}": size for ending, size in LARGEST.items()}
    for path, size in {**written, **others}.items():
        if not _pixels(renderer, size).save(str(path)):
            raise OSError(f"Qt cannot write {path}")
    return list(written)


def _pixels(renderer: QSvgRenderer, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image
