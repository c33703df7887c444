"""The style sheet of the program, for everything that a palette cannot set."""

from PySide6.QtGui import QColor

from furyqt.paths import resources
from furyqt.views.themes.typefaces import SERIF
from furyqt.views.themes.values import Colors

_MIDDLE = 0.5
_FOCUSED = (
    "QAbstractButton", "QAbstractItemView", "QComboBox", "QLineEdit", "QTextEdit", "QPlainTextEdit",
    "QAbstractSpinBox", "QAbstractSlider", "QTabBar", "QGraphicsView",
)  # fmt: skip


def style_sheet(colors: Colors) -> str:
    """Return titles in a serif font, frames as thick as the theme requires, and a visible focus."""
    focused = ", ".join(f"{name}:focus" for name in _FOCUSED)
    frame = f"{colors.frame}px solid {colors.border}"
    plain = f"""
        QToolTip {{ color: {colors.tip_text}; background: {colors.tip}; border: {frame}; padding: 3px; }}
        QDockWidget::title, QGroupBox {{ font-family: "{SERIF}"; font-weight: 700; }}
        QDockWidget::title {{ background: {colors.button}; border-bottom: {frame}; padding: 4px 8px; }}
        QGroupBox {{ border: {frame}; border-radius: 4px; margin-top: 1.2em; padding-top: 0.3em; }}
        QGroupBox::title {{ subcontrol-origin: margin; left: 8px; padding: 0 4px; }}
        QMenuBar, QStatusBar, QToolBar {{ background: {colors.button}; }}
        QCheckBox::indicator:unchecked, QRadioButton::indicator:unchecked, QGroupBox::indicator:unchecked,
        QListView::indicator:unchecked {{
            border: {colors.frame}px solid {colors.faint}; border-radius: 2px; background: {colors.base};
            width: 12px; height: 12px; }}
        QRadioButton::indicator:unchecked {{ border-radius: 7px; }}
        QGraphicsView {{ border: {colors.focus}px solid {colors.border}; }}
        QGraphicsView:focus {{ border: {colors.focus}px solid {colors.accent}; }}
        {focused} {{ outline: {colors.focus}px solid {colors.accent}; }}
    """
    return plain + (_strong(colors, frame) if colors.is_strong else "")


def _strong(colors: Colors, frame: str) -> str:
    """Return thick frames around every control; the style's own frames are shades of the background."""
    ring = f"{colors.focus}px solid {colors.accent}"
    tick, arrow = _drawing("tick", colors.on_accent), _drawing("arrow", colors.text)
    chosen = f"background: {colors.accent}; color: {colors.on_accent};"
    return f"""
        QPushButton, QToolButton {{ background: {colors.button}; color: {colors.text}; border: {frame};
            border-radius: 4px; padding: 4px 10px; }}
        QToolButton {{ padding: 3px 5px; }}
        QPushButton:hover, QToolButton:hover {{ background: {colors.alternate}; }}
        QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {{ {chosen} }}
        QPushButton:disabled, QToolButton:disabled {{ color: {colors.disabled};
            border: {colors.frame}px dashed {colors.disabled}; }}
        QPushButton:focus, QToolButton:focus {{ border: {ring}; padding: 3px 9px; outline: none; }}
        QToolButton:focus {{ padding: 2px 4px; }}
        Transport QPushButton {{ padding: 4px 1px; }}
        Transport QPushButton:focus {{ padding: 3px 0; }}
        QLineEdit, QAbstractSpinBox, QTextEdit, QPlainTextEdit, QAbstractItemView {{
            border: {frame}; }}
        QLineEdit:focus, QAbstractSpinBox:focus, QTextEdit:focus, QPlainTextEdit:focus,
        QAbstractItemView:focus {{ border: {ring}; }}
        QCheckBox:focus, QRadioButton:focus {{ border: {ring}; }}
        QMenu {{ border: {frame}; background: {colors.base}; color: {colors.text}; }}
        QMenu::item:selected, QMenuBar::item:selected {{ {chosen} }}
        QMenu::item:disabled {{ color: {colors.disabled}; }}
        QMenuBar, QToolBar {{ border-bottom: {frame}; }}
        QStatusBar {{ border-top: {frame}; }}
        QTabBar::tab {{ border: {frame}; padding: 4px 10px; background: {colors.button};
            color: {colors.text}; }}
        QTabBar::tab:selected {{ {chosen} }}
        QTabBar::tab:focus {{ border: {ring}; }}
        QHeaderView::section {{ border: 1px solid {colors.border}; background: {colors.button};
            color: {colors.text}; padding: 2px 4px; }}
        QProgressBar {{ border: {frame}; background: {colors.base}; }}
        QProgressBar::chunk {{ background: {colors.accent}; }}
        QScrollBar {{ background: {colors.base}; border: 1px solid {colors.border}; }}
        QScrollBar::handle {{ background: {colors.border}; min-height: 24px; min-width: 24px; }}
        QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
        QSplitter::handle {{ background: {colors.border}; }}
        QSlider::groove:horizontal {{ height: 6px; background: {colors.border}; }}
        QSlider::handle:horizontal {{ width: 14px; margin: -8px 0; background: {colors.accent};
            border: {frame}; }}
        QSlider:focus {{ border: {ring}; }}
        QComboBox {{ border: {frame}; border-radius: 4px; padding: 3px 8px; background: {colors.button};
            color: {colors.text}; }}
        QComboBox:focus {{ border: {ring}; padding: 2px 7px; }}
        QComboBox:disabled {{ color: {colors.disabled}; border-color: {colors.disabled}; }}
        QComboBox::drop-down {{ border: none; width: 22px; }}
        QComboBox::down-arrow {{ image: url("{arrow}"); width: 14px; height: 14px; }}
        QComboBox QAbstractItemView {{ background: {colors.base}; color: {colors.text}; }}
        QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator {{ width: 16px; height: 16px; }}
        QCheckBox::indicator:checked, QGroupBox::indicator:checked {{ border: {frame}; border-radius: 2px;
            background: {colors.accent}; image: url("{tick}"); }}
        QCheckBox::indicator:disabled {{ border-color: {colors.disabled}; }}
        QListView::indicator {{ width: 14px; height: 14px; border: {frame}; border-radius: 2px;
            background: {colors.base}; }}
        QListView::indicator:checked {{ background: {colors.accent}; image: url("{tick}"); }}
    """


def _drawing(name: str, ink: str) -> str:
    """Return the file of a small drawing in black or white, whichever the ink is."""
    shade = "black" if QColor(ink).lightnessF() < _MIDDLE else "white"
    return (resources() / "icons" / f"{name}-{shade}.svg").as_posix()
