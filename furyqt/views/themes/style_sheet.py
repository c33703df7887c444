"""The style sheet of the program: controls engraved as map and cards are, on paper between thin double lines.

In the high-contrast themes the double lines are one clear line. No rule depends on the text size.
"""

from PySide6.QtGui import QColor

from furyqt.paths import resources
from furyqt.views.themes.typefaces import SERIF
from furyqt.views.themes.values import Colors

LINK = "isLink"
"""The property of a button that looks like a link."""
_MIDDLE = 0.5
_DOUBLE = 3
"""The least width in pixels of a double line."""
_FOCUSED = (
    "QAbstractButton", "QAbstractItemView", "QComboBox", "QLineEdit", "QTextEdit", "QPlainTextEdit",
    "QAbstractSpinBox", "QAbstractSlider", "QGraphicsView",
)  # fmt: skip
_READ = ("QAbstractItemView", "QTextEdit", "QPlainTextEdit")
_BUTTON = (5, 12)
_TOOL = (3, 5)
_FIELD = (2, 5)
"""The space in pixels around the words of a control: above and below, and beside."""


def style_sheet(colors: Colors) -> str:
    """Return the rules for everything that a palette cannot set, with a visible focus."""
    return _pages(colors) + _controls(colors) + _boxes(colors) + _bars(colors)


def _frame(colors: Colors) -> str:
    """Return the line around pages."""
    return f"{colors.frame}px solid {colors.border}"


def _edge_width(colors: Colors) -> int:
    return colors.frame if colors.is_strong else _DOUBLE


def _edge(colors: Colors, ink: str = "") -> str:
    """Return the line around controls: an engraver's double line, or a clear one."""
    return f"{_edge_width(colors)}px {'solid' if colors.is_strong else 'double'} {ink or colors.faint}"


def _ring(colors: Colors) -> str:
    return f"{colors.focus}px solid {colors.accent}"


def _space(colors: Colors, room: tuple[int, int], line: int | None = None) -> str:
    """Return the padding with which a control keeps its size, whatever line is around it."""
    high, wide = room
    less = (_edge_width(colors) if line is None else line) - colors.frame
    return f"padding: {max(0, high - less)}px {max(0, wide - less)}px;"


def _titled() -> str:
    """Return the font of titles: small capitals of the serif."""
    return f'font-family: "{SERIF}"; font-variant: small-caps; font-weight: 700;'


def _pages(colors: Colors) -> str:
    """Return the rules for pages, their titles and what is around them."""
    frame, edge = _frame(colors), _edge(colors, colors.border)
    focused = ", ".join(f"{name}:focus" for name in _FOCUSED)
    chosen = _chosen(colors)
    return f"""
        QToolTip {{ color: {colors.tip_text}; background: {colors.tip}; border: {edge}; padding: 3px; }}
        LogPanel QTreeView {{ font-family: "{SERIF}"; }}
        QDockWidget::title, QGroupBox, QHeaderView, QTabBar {{ {_titled()} }}
        QDockWidget::title {{ background: {colors.button}; border-bottom: {frame}; padding: 4px 8px; }}
        QGroupBox {{ border: {edge}; border-radius: 3px; margin-top: 1.2em; padding-top: 0.3em; }}
        QGroupBox::title {{ subcontrol-origin: margin; left: 8px; padding: 0 4px; }}
        QMenuBar, QStatusBar, QToolBar {{ background: {colors.button}; }}
        QMenuBar, QToolBar {{ border-bottom: {frame}; }}
        QStatusBar {{ border-top: {frame}; }}
        QMenu {{ border: {edge}; background: {colors.base}; color: {colors.text}; }}
        QMenu::item:selected, QMenuBar::item:selected {{ {chosen} }}
        QMenu::item:disabled {{ color: {colors.disabled}; }}
        QMenu::separator {{ height: 1px; background: {colors.border}; margin: 3px 8px; }}
        QTabWidget::pane {{ border: none; border-top: {edge}; }}
        QTabBar::tab {{ border: {frame}; border-bottom: none; border-top-left-radius: 4px;
            border-top-right-radius: 4px; padding: 4px 10px; margin-top: 2px; background: {colors.button};
            color: {colors.text}; }}
        QTabBar::tab:selected {{ {chosen if colors.is_strong else f"background: {colors.base};"}
            margin-top: 0; padding-bottom: 6px; }}
        QHeaderView::section {{ background: transparent; color: {colors.text}; border: none;
            border-bottom: {edge}; padding: 2px 6px; }}
        QGraphicsView {{ border: {colors.focus}px solid {colors.border}; }}
        QGraphicsView:focus {{ border: {_ring(colors)}; }}
        {focused} {{ outline: {_ring(colors)}; }}
        QTabBar {{ outline: none; }}  /* the style would draw it through the words; the bar has a ring */
    """ + _framed(colors)


def _framed(colors: Colors) -> str:
    """Return the rules for panels, lists and texts: with high contrast all have a line around them."""
    if not colors.is_strong:
        return f'QFrame[frameShape="StyledPanel"] {{ border: {_edge(colors, colors.border)}; }}'
    return f"""
        {", ".join(_READ)} {{ border: {_frame(colors)}; }}
        {", ".join(f"{name}:focus" for name in _READ)} {{ border: {_ring(colors)}; }}
    """


def _chosen(colors: Colors) -> str:
    return f"background: {colors.accent}; color: {colors.on_accent};"


def _controls(colors: Colors) -> str:
    """Return the rules for buttons and fields."""
    edge, ring, chosen = _edge(colors), _ring(colors), _chosen(colors)
    return f"""
        QPushButton, QToolButton {{ background: {colors.base}; color: {colors.text}; border: {edge};
            border-radius: 3px; }}
        QPushButton {{ {_space(colors, _BUTTON)} }}
        QToolButton {{ {_space(colors, _TOOL)} }}
        QDialogButtonBox QPushButton {{ min-width: 64px; }}
        QPushButton:default {{ border-color: {colors.accent}; }}
        QPushButton:hover, QToolButton:hover {{ background: {colors.alternate};
            border-color: {colors.accent}; }}
        QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {{ {chosen}
            border-color: {colors.accent}; }}
        {"" if colors.is_strong else _raised(colors)}
        QPushButton:disabled, QToolButton:disabled {{ color: {colors.disabled}; background: transparent;
            border: {_edge_width(colors)}px {"dashed" if colors.is_strong else "double"} {_quiet(colors)}; }}
        {_links()} {{ color: {colors.link}; background: transparent; border: none; padding: {colors.focus}px;
            text-decoration: underline; text-align: left; }}
        QPushButton:focus {{ border: {ring}; {_space(colors, _BUTTON, colors.focus)} outline: none; }}
        QToolButton:focus {{ border: {ring}; {_space(colors, _TOOL, colors.focus)} outline: none; }}
        {_links(":focus")} {{ border: {ring}; padding: 0; }}
        Transport > QPushButton {{ {_space(colors, (_BUTTON[0], 1))} }}
        Transport > QPushButton:focus {{ {_space(colors, (_BUTTON[0], 1), colors.focus)} }}
        QLineEdit, QAbstractSpinBox {{ background: {colors.base}; border: {_frame(colors)};
            border-bottom: {edge}; padding: 2px 4px; }}
        QLineEdit:focus, QAbstractSpinBox:focus {{ border: {ring}; padding: 1px 3px 2px 3px; }}
        QComboBox {{ border: {edge}; border-radius: 3px; background: {colors.base}; color: {colors.text};
            {_space(colors, (3, 8))} }}
        QComboBox:focus {{ border: {ring}; {_space(colors, (3, 8), colors.focus)} }}
        QComboBox:disabled {{ color: {colors.disabled}; border-color: {_quiet(colors)}; }}
        QComboBox::drop-down {{ border: none; width: 22px; }}
        QComboBox::down-arrow {{ image: url("{_drawing("arrow", colors.text)}"); width: 12px; height: 12px; }}
        QComboBox QAbstractItemView {{ border: {_frame(colors)}; background: {colors.base};
            color: {colors.text}; }}
    """


def _raised(colors: Colors) -> str:
    """Return the rules for buttons that look like words until the pointer comes."""
    plain = f"background: transparent; border-color: transparent; color: {colors.text};"
    return f"""
        QToolButton[autoRaise="true"], QToolButton[autoRaise="true"]:checked {{ {plain} }}
        QToolButton[autoRaise="true"]:hover {{ background: {colors.alternate}; }}
    """


def _links(state: str = "") -> str:
    return ", ".join(f'{name}[{LINK}="true"]{state}' for name in ("QPushButton", "QToolButton"))


def _quiet(colors: Colors) -> str:
    """Return the color of the line around a disabled control."""
    return colors.disabled if colors.is_strong else colors.border


def _boxes(colors: Colors) -> str:
    """Return the rules for what can be ticked."""
    tick, line = _drawing("tick", colors.on_accent), f"{colors.frame}px solid {colors.faint}"
    names = ("QCheckBox", "QRadioButton", "QGroupBox", "QListView")

    def boxes(state: str = "") -> str:
        return ", ".join(f"{name}::indicator{state}" for name in names)

    return f"""
        {boxes()} {{ border: {line}; border-radius: 2px; background: {colors.base};
            width: 14px; height: 14px; }}
        {boxes(":checked")} {{ background: {colors.accent}; border-color: {colors.accent};
            image: url("{tick}"); }}
        {boxes(":disabled")} {{ border-color: {colors.disabled}; }}
        QListView::indicator {{ width: {14 - 2 * colors.frame}px; height: {14 - 2 * colors.frame}px; }}
        QRadioButton::indicator {{ border-radius: 7px; }}
    """


def _bars(colors: Colors) -> str:
    """Return the rules for scroll bars, sliders and progress."""
    edge, ring = _edge(colors, colors.border), _ring(colors)
    return f"""
        QProgressBar {{ border: {edge}; background: {colors.base}; }}
        QProgressBar::chunk {{ background: {colors.accent}; }}
        QScrollBar {{ background: transparent; border: none; }}
        QScrollBar:vertical {{ width: 14px; border-left: {_frame(colors)}; }}
        QScrollBar:horizontal {{ height: 14px; border-top: {_frame(colors)}; }}
        QScrollBar::handle {{ background: {colors.border}; border-radius: 4px; margin: 2px; }}
        QScrollBar::handle:vertical {{ min-height: 24px; }}
        QScrollBar::handle:horizontal {{ min-width: 24px; }}
        QScrollBar::handle:hover {{ background: {colors.accent}; }}
        QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
        QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
        QSplitter::handle {{ background: {colors.border if colors.is_strong else "transparent"}; }}
        QSlider::groove:horizontal {{ height: 2px; border: none; border-top: {edge}; border-bottom: none; }}
        QSlider::handle:horizontal {{ width: 12px; margin: -8px 0 -5px 0; background: {colors.accent};
            border: {colors.frame}px solid {colors.base}; border-radius: 7px; }}
        QSlider:focus {{ border: {ring}; }}
    """


def _drawing(name: str, ink: str) -> str:
    """Return the file of a small drawing in black or white, whichever the ink is."""
    shade = "black" if QColor(ink).lightnessF() < _MIDDLE else "white"
    return (resources() / "icons" / f"{name}-{shade}.svg").as_posix()
