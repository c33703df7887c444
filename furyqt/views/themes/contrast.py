"""The contrast of two colors."""

from PySide6.QtGui import QColor


def contrast(first: str, second: str) -> float:
    """Return the contrast of two opaque colors as WCAG 2 defines it, from 1 to 21."""
    light, dark = sorted((_luminance(QColor(first)), _luminance(QColor(second))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def darkened(color: str, ground: str, least: float) -> str:
    """Return a color, if necessary in a darker shade that contrasts with a light ground."""
    found = QColor(color)
    while contrast(found.name(), ground) < least and found.lightness():
        found.setHsl(found.hslHue(), found.hslSaturation(), max(0, found.lightness() - 4))
    return found.name()


def _luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
