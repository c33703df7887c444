"""The two looks of the table: parchment by day, a candle-lit study by night."""

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

SERIF_FAMILIES = (
    "Palatino Linotype", "Palatino", "Book Antiqua", "P052", "URW Palladio L", "Georgia", "DejaVu Serif",
    "serif",
)  # fmt: skip
SMALLEST_TEXT, LARGEST_TEXT = 1.0, 2.0
_BASE_SIZE = "furyqt_base_point_size"


@dataclass(frozen=True, slots=True)
class MapColors:
    """Every colour the map is drawn in, as #rrggbb or #aarrggbb."""

    table: str
    sheet: str
    frame: str
    sea: str
    water_line: str
    sea_border: str
    land: str
    coast: str
    peak: str
    road: str
    rail: str
    rail_fill: str
    rail_yellow: str
    boat: str
    city: str
    city_edge: str
    port: str
    castle: str
    hospital: str
    label: str
    label_halo: str
    sea_label: str
    sea_halo: str
    legal: str
    selected: str
    illegal: str
    focus: str
    hover: str
    overlay: str
    overlay_ring: str
    badge: str
    badge_ink: str
    badge_alert: str
    badge_alert_ink: str
    piece_edge: str
    piece_rim: str
    shadow: str
    pieces: tuple[str, ...]
    piece_inks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Colors:
    """The colours of windows and controls."""

    window: str
    text: str
    base: str
    alternate: str
    button: str
    faint: str
    disabled: str
    border: str
    accent: str
    on_accent: str
    link: str
    visited: str
    tip: str
    tip_text: str


@dataclass(frozen=True, slots=True)
class CardColors:
    """The colours of cards; their illustrations are dark ink, so the paper is light in every look."""

    paper: str
    paper_shade: str
    """The paper towards its edges."""
    ink: str
    faint: str
    edge: str
    """The engraved lines of the border and of ornaments."""
    shadow: str
    lit: str
    """The edge and the sign of a card that can be played."""
    lit_ink: str
    chosen: str
    """The frame of the selected card."""
    mark: str
    """The ground of what is true of a copy, such as "revealed"."""
    mark_ink: str
    band_ink: str
    item: str
    hunter_event: str
    dracula_event: str
    encounter: str
    combat: str
    power: str
    land: str
    sea: str
    ticket: str
    white_line: str
    """The half of a ticket for white railways."""
    yellow_line: str

    def band(self, kind: str) -> str:
        """The colour of a kind of card; of an unknown one that of its border."""
        return str(getattr(self, kind)) if kind in CARD_KINDS else self.edge


CARD_KINDS = (
    "item", "hunter_event", "dracula_event", "encounter", "combat", "power", "land", "sea", "ticket",
)  # fmt: skip
"""Each has a colour among `CardColors`."""


@dataclass(frozen=True, slots=True)
class Theme:
    """One complete look."""

    name: str
    colors: Colors
    map: MapColors
    cards: CardColors


# Okabe and Ito's colours, which colour-blind eyes can tell apart; the sixth is dried blood, for the Count.
_PIECES = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#6e0d12")
_PIECE_INKS = ("#ffffff", "#1c1205", "#04120d", "#1f0a15", "#1c1a05", "#ffe9d6")

_LIGHT = Theme(
    name="light",
    colors=Colors(
        window="#e9dcc0", text="#2b1f14", base="#f7efdc", alternate="#efe4ca", button="#e2d2b0",
        faint="#6b5a45",
        disabled="#7d6f5a", border="#a78f66", accent="#7b2d26", on_accent="#fff6e5", link="#7a2a22",
        visited="#5b3a6b", tip="#fbf5e6", tip_text="#2b1f14",
    ),
    map=MapColors(
        table="#6b4f35", sheet="#f1e6cb", frame="#4a3826", sea="#c9d6cf", water_line="#6f8f8d",

        sea_border="#5b7a80", land="#f1e6cb", coast="#4b3a2a", peak="#c4ad84", road="#7a5a3c", rail="#3c3530",
        rail_fill="#f6eedb", rail_yellow="#e3b52c", boat="#2f5f78", city="#5a2a22",
        city_edge="#2b1f14", port="#2f5f78",
        castle="#2a1a1d", hospital="#8c1f1f", label="#2b1f14", label_halo="#e8f1e6cb", sea_label="#274b5c",
        sea_halo="#c0c9d6cf", legal="#00624a", selected="#8a3b00", illegal="#a3161b", focus="#1a3f8f",
        hover="#40ffffff", overlay="#6c2a7a", overlay_ring="#4a1557",
        badge="#fbf4e2",
        badge_ink="#2b1f14", badge_alert="#7b1f1c", badge_alert_ink="#fff3e6", piece_edge="#1c1410",
        piece_rim="#fff8ea", shadow="#50000000", pieces=_PIECES, piece_inks=_PIECE_INKS,
    ),
    cards=CardColors(
        paper="#fbf3df", paper_shade="#eddcb6", ink="#2b1f14", faint="#66543c", edge="#6b4f2f",
        shadow="#48000000", lit="#006b51", lit_ink="#ffffff", chosen="#8a3b00", mark="#3a2a1c",
        mark_ink="#fdf3dd", band_ink="#fff8ea",
        item="#6b4423", hunter_event="#274c7c", dracula_event="#7e1d23", encounter="#2c5046",
        combat="#53316e", power="#2b2523", land="#55651f", sea="#14656f", ticket="#5c5a55",
        white_line="#fffdf6", yellow_line="#f0c63f",
    ),
)  # fmt: skip

_DARK = Theme(
    name="dark",
    colors=Colors(
        window="#221a15", text="#ecdfc6", base="#1a130f", alternate="#241b15", button="#35281f",
        faint="#b09c7f",
        disabled="#8b7a64", border="#6d563d", accent="#d9a441", on_accent="#1d140b", link="#e6b566",
        visited="#c9a3d6", tip="#3a2c21", tip_text="#f3e7d0",
    ),
    map=MapColors(
        table="#120d0a", sheet="#3b3026", frame="#b3935f", sea="#1c2830", water_line="#46606a",

        sea_border="#587884", land="#3b3026", coast="#c0a274", peak="#5b4a39", road="#b5936a", rail="#d8cbb4",
        rail_fill="#2a221b", rail_yellow="#e0b13a", boat="#7fb0c4", city="#e3b679",
        city_edge="#160f0a", port="#8fc3d8",
        castle="#f0d9c0", hospital="#f08a80", label="#f3e7d0", label_halo="#e03b3026", sea_label="#a9cbd8",
        sea_halo="#b01c2830", legal="#52d6a8", selected="#ffb347", illegal="#ff8a80", focus="#8fb8ff",
        hover="#18ffffff", overlay="#b06cc4", overlay_ring="#e2b3f0",
        badge="#f0e2c4",
        badge_ink="#241a12", badge_alert="#b8332c", badge_alert_ink="#fff6ee", piece_edge="#0d0907",
        piece_rim="#fff4de", shadow="#90000000", pieces=_PIECES, piece_inks=_PIECE_INKS,
    ),
    cards=CardColors(
        paper="#e4d3ac", paper_shade="#c9b385", ink="#22170e", faint="#54422b", edge="#553c20",
        shadow="#a0000000", lit="#52d6a8", lit_ink="#06231a", chosen="#ffb347", mark="#2c1f15",
        mark_ink="#f6e7c9", band_ink="#fff3dd",
        item="#633f20", hunter_event="#234672", dracula_event="#75191f", encounter="#284a40",
        combat="#4d2d66", power="#272120", land="#4e5d1c", sea="#125d66", ticket="#53514c",
        white_line="#f4ecd6", yellow_line="#e0b13a",
    ),
)  # fmt: skip

THEMES = {theme.name: theme for theme in (_LIGHT, _DARK)}


def theme(name: str) -> Theme:
    """The look of that name ("light" or "dark")."""
    return THEMES[name]


def apply_theme(app: QApplication, name: str, text_scale: float = 1.0) -> Theme:
    """Dress the whole program in a look, its text 1.0 to 2.0 times the usual size."""
    look = theme(name)
    app.setStyle(QStyleFactory.create("Fusion"))
    app.setFont(scaled_font(app, text_scale))
    app.setPalette(palette(look.colors))
    app.setStyleSheet(style_sheet(look.colors))
    return look


def scaled_font(app: QApplication, text_scale: float) -> QFont:
    """The program's font at a text scale; the size it had at first counts as 1.0."""
    base = _base_point_size(app)
    font = QFont(app.font())
    font.setPointSizeF(base * min(LARGEST_TEXT, max(SMALLEST_TEXT, text_scale)))
    return font


def _base_point_size(app: QObject) -> float:
    known = app.property(_BASE_SIZE)
    if isinstance(known, float):
        return known
    size = QApplication.font().pointSizeF()
    base = size if size > 0 else 10.0
    app.setProperty(_BASE_SIZE, base)
    return base


def palette(colors: Colors) -> QPalette:
    """Every role of a palette, for active, inactive and disabled controls."""
    found = QPalette()
    roles = QPalette.ColorRole
    bevel = QColor(colors.button)
    plain = {
        roles.Window: colors.window, roles.WindowText: colors.text, roles.Base: colors.base,
        roles.AlternateBase: colors.alternate, roles.Text: colors.text, roles.Button: colors.button,
        roles.ButtonText: colors.text, roles.BrightText: colors.on_accent, roles.Highlight: colors.accent,
        roles.HighlightedText: colors.on_accent, roles.Accent: colors.accent, roles.Link: colors.link,
        roles.LinkVisited: colors.visited, roles.ToolTipBase: colors.tip, roles.ToolTipText: colors.tip_text,
        roles.PlaceholderText: colors.faint, roles.Light: bevel.lighter(125).name(),
        roles.Midlight: bevel.lighter(110).name(), roles.Mid: bevel.darker(130).name(),
        roles.Dark: bevel.darker(160).name(), roles.Shadow: bevel.darker(300).name(),
    }  # fmt: skip
    for role, color in plain.items():
        found.setColor(QPalette.ColorGroup.All, role, QColor(color))
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.PlaceholderText, roles.ToolTipText):
        found.setColor(QPalette.ColorGroup.Disabled, role, QColor(colors.disabled))
    found.setColor(QPalette.ColorGroup.Disabled, roles.Base, QColor(colors.window))
    found.setColor(QPalette.ColorGroup.Disabled, roles.Highlight, QColor(colors.border))
    found.setColor(QPalette.ColorGroup.Disabled, roles.HighlightedText, QColor(colors.window))
    return found


def style_sheet(colors: Colors) -> str:
    """What a palette cannot say: titles in a book face, thin frames, a focus one can see."""
    serif = ", ".join(f'"{family}"' for family in SERIF_FAMILIES[:-1]) + ", serif"
    return f"""
        QToolTip {{ color: {colors.tip_text}; background: {colors.tip}; border: 1px solid {colors.border};
            padding: 3px; }}
        QDockWidget::title, QGroupBox {{ font-family: {serif}; font-weight: 600; }}
        QDockWidget::title {{ background: {colors.button}; border-bottom: 1px solid {colors.border};
            padding: 4px 8px; }}
        QGroupBox {{ border: 1px solid {colors.border}; border-radius: 4px; margin-top: 1.2em;
            padding-top: 0.3em; }}
        QGroupBox::title {{ subcontrol-origin: margin; left: 8px; padding: 0 4px; }}
        QMenuBar, QStatusBar, QToolBar {{ background: {colors.button}; }}
        QAbstractButton:focus, QAbstractItemView:focus, QComboBox:focus, QLineEdit:focus, QTextEdit:focus,
        QPlainTextEdit:focus, QGraphicsView:focus {{ outline: 2px solid {colors.accent}; }}
    """


def contrast(first: str, second: str) -> float:
    """The contrast of two opaque colours as WCAG 2 defines it, from 1 to 21."""
    light, dark = sorted((_luminance(QColor(first)), _luminance(QColor(second))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
