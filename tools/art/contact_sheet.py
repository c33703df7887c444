"""Draw SVG files on parchment in three sizes (small, card size and twice that) for inspection.

`QT_QPA_PLATFORM=offscreen python -m tools.art.contact_sheet OUT.png FILE.svg...`
"""

import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROW = 2000


def main(target: str, files: list[str]) -> None:
    """Draw every file in three sizes, in rows."""
    app = QGuiApplication([])
    large = 1 if len(files) > 15 else 2
    places: list[tuple[QRectF, QRectF, QRectF, QSvgRenderer, str]] = []
    x = y = deepest = 0.0
    for name in files:
        drawing = QSvgRenderer(name)
        size = drawing.defaultSize()
        width, height = size.width(), size.height()
        grow = 150 / height if height < 100 else 1.0
        width, height = width * grow * large, height * grow * large
        if x + width > ROW:
            x, y, deepest = 0.0, y + deepest, 0.0
        small = QRectF(x + 4, y + height + 16, 26 * size.width() / size.height(), 26)
        tiny = QRectF(small.right() + 10, small.top(), 16 * size.width() / size.height(), 16)
        places.append((QRectF(x, y, width, height), small, tiny, drawing, Path(name).stem))
        x, deepest = x + width + 8, max(deepest, height + 48)
    image = QImage(ROW, int(y + deepest), QImage.Format.Format_ARGB32)
    image.fill(QColor("#efe3c8"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for big, small, tiny, drawing, name in places:
        for where in (big, small, tiny):
            drawing.render(painter, where)
        painter.drawText(int(tiny.right()) + 8, int(big.bottom()) + 14, name)
    painter.end()
    image.save(target)
    del app


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
