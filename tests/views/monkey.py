"""A monkey test: random clicks, keys, commands and settings, whether or not they are allowed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QKeyCombination,
    QPoint,
    QPointF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAction, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow

_Key = Qt.Key
_MOUSE = (Qt.MouseButton.LeftButton,) * 5 + (Qt.MouseButton.RightButton,) * 2 + (Qt.MouseButton.MiddleButton,)
_SIZES = ((640, 480), (1280, 800), (2560, 1440), (900, 1400))
_SETTINGS: tuple[dict[str, object], ...] = (
    {"theme": "dark"}, {"theme": "light"}, {"theme": "dark_contrast"},
    {"text_scale": 1.0}, {"text_scale": 2.0}, {"text_scale": 1.3},
    {"palette": "greyscale"}, {"palette": "standard"}, {"teammates": "ask"}, {"teammates": "watch"},
    {"animation_speed": 0.0}, {"animation_speed": 0.0}, {"animation_speed": 4.0}, {"animation_speed": 1.0},
    {"reduced_motion": True}, {"reduced_motion": False}, {"show_weights": False}, {"show_weights": True},
    {"show_possible_places": True}, {"show_possible_places": False},
    {"show_evidence": False}, {"show_evidence": True}, {"show_pencil": True}, {"show_pencil": False},
)  # fmt: skip
_PLAIN_KEYS = (
    _Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Return, _Key.Key_Space, _Key.Key_Escape, _Key.Key_Up,
    _Key.Key_Down, _Key.Key_Left, _Key.Key_Right, _Key.Key_Home, _Key.Key_End, _Key.Key_PageUp,
    _Key.Key_PageDown, _Key.Key_Menu, _Key.Key_Delete, _Key.Key_Backspace,
    *(_Key(ord("0") + n) for n in range(10)),
    *(_Key(ord(letter)) for letter in "ABDLPRSTW?+-/"),
)  # fmt: skip
FORBIDDEN = ("quit",)
"""Commands that would end the test."""
SEATS = {
    "lite": (("human", "random"), ("random", "human"), ("human", "human"), ("random", "random"),
             ("human", "search:easy")),
    "fury3": (
        ("human",) * 4 + ("random",), ("random",) * 4 + ("human",), ("human",) * 5,
        ("human",) + ("random",) * 4, ("random", "human", "human", "random", "greedy"),
        ("random",) * 5, ("human",) * 4 + ("search:easy",), ("search:easy",) * 4 + ("human",),
        ("human", "search:easy", "search:easy", "search:easy", "search:easy"),
    ),
}  # fmt: skip


class Monkey:
    """Acts on a window at random; `log` lists its actions, to reproduce an error."""

    def __init__(self, window: MainWindow, seed: int, report: Callable[[str], object] = len) -> None:
        self.window = window
        self.chance = random.Random(seed)
        self.did: Counter[str] = Counter()
        self.log: list[str] = []
        self._report = report
        self._acts: list[tuple[int, Callable[[], str]]] = [
            (30, self._answer), (30, self._click), (10, self._item), (12, self._place), (10, self._key),
            (14, self._command), (6, self._wheel), (4, self._drag), (2, self._resize), (2, self._setting),
            (1, self.begin), (6, self._field), (8, self._escape), (2, self._hover), (2, self._language),
        ]  # fmt: skip

    def run(self, steps: int) -> None:
        """Take this number of random actions."""
        weights = [weight for weight, _ in self._acts]
        for _ in range(steps):
            ((_, act),) = self.chance.choices(self._acts, weights)
            QTimer.singleShot(60, self._close_popup)  # end the event loop of a menu or a drag
            self._note("> " + act.__name__)
            self._note(f"{act.__name__}: {act()}")
            self.did[act.__name__] += 1
            QTest.qWait(self.chance.choice((0, 0, 0, 1, 5, 20)))

    def _note(self, words: str) -> None:
        self.log.append(words)
        self._report(words)

    # Targets

    def _top(self) -> QWidget:
        """The window that takes input: a popup, a modal dialog, or any visible window."""
        found = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if found is not None:
            return found
        shown = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.isWindow()]
        return self.chance.choice(sorted(shown, key=name_of)) if shown else self.window

    def _shown(self, kind: type[QWidget]) -> list[QWidget]:
        top = self._top()
        return [w for w in (*top.findChildren(kind), top) if isinstance(w, kind) and w.isVisible()]

    def _pick(self, kind: type[QWidget]) -> QWidget | None:
        found = self._shown(kind)
        return self.chance.choice(found) if found else None

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(
            self.chance.randrange(max(1, widget.width())), self.chance.randrange(max(1, widget.height()))
        )

    def _modifier(self) -> Qt.KeyboardModifier:
        return self.chance.choice(
            (Qt.KeyboardModifier.NoModifier,) * 6
            + (
                Qt.KeyboardModifier.ShiftModifier,
                Qt.KeyboardModifier.ControlModifier,
                Qt.KeyboardModifier.AltModifier,
            )
        )

    # Actions

    def _answer(self) -> str:
        """Choose one of the first nine actions."""
        if self.window.pages.table_here is None:
            return "no table"
        number = self.chance.randrange(1, 10)
        self.window.table.choices.play_number(number)
        return str(number)

    def _press(self, widget: QWidget, at: QPoint) -> str:
        how = self.chance.choice((QTest.mouseClick,) * 4 + (QTest.mouseDClick,))
        words = f"{how.__name__} {name_of(widget)} {at.x()},{at.y()}"
        if _is_quit_button(widget):
            return "quit avoided"
        how(widget, self.chance.choice(_MOUSE), self._modifier(), at)
        return words

    def _click(self) -> str:
        """Click any point of any widget, with a preference for buttons."""
        kind = self.chance.choice((QAbstractButton, QAbstractButton, QWidget))
        widget = self._pick(kind)
        if isinstance(widget, QMenu):
            return self._entry(widget)
        return "nothing" if widget is None else self._press(widget, self._point(widget))

    def _entry(self, menu: QMenu) -> str:
        """Choose an entry of an open menu."""
        found = [e for e in menu.actions() if e.isEnabled() and not e.isSeparator() and not self._is_quit(e)]
        if not found:
            menu.close()
            return "empty menu"
        entry = self.chance.choice(found)
        words = f"entry {entry.text()}"
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())
        return words

    def _is_quit(self, action: QAction) -> bool:
        return action is self.window.commands.actions["quit"]

    def _item(self) -> str:
        """Click an item of a list or table, for example a card or a space of the trail."""
        view = self._pick(QAbstractItemView)
        if not isinstance(view, QAbstractItemView) or view.model() is None:
            return "nothing"
        model: QAbstractItemModel = view.model()
        root = view.rootIndex()
        rows, columns = (
            model.rowCount(root),
            1 if isinstance(model, QAbstractListModel) else model.columnCount(root),
        )
        if not rows or not columns:
            return "empty"
        index = model.index(self.chance.randrange(rows), self.chance.randrange(columns))
        if model.rowCount(index) and self.chance.random() < 0.6:
            index = model.index(self.chance.randrange(model.rowCount(index)), 0, index)
        view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        return self._press(view.viewport(), view.visualRect(index).center()) + f" item of {name_of(view)}"

    def _place(self) -> str:
        """Click a place of the map."""
        pages = [page for page in self.window.pages.created_pages() if page.isVisible()]
        if not pages:
            return "no map"
        table = pages[0].view.table
        places = sorted(table.scene.layer.places)
        if not places or not table.isVisible():
            return "no map"
        place = self.chance.choice(places)
        at = table.map.mapFromScene(table.scene.layer.spot(place))
        return place + " " + self._press(table.map.viewport(), at)

    def _target(self) -> QWidget:
        return QApplication.focusWidget() or self._top()

    def _key(self) -> str:
        key, target = self.chance.choice(_PLAIN_KEYS), self._target()
        words = f"{key} {name_of(target)}"
        QTest.keyClick(target, key, self._modifier())
        return words

    def _command(self) -> str:
        """Press a shortcut, or trigger a command directly."""
        names = [name for name in self.window.commands.actions if name not in FORBIDDEN]
        name = self.chance.choice(names)
        action = self.window.commands.actions[name]
        if action.shortcuts() and self.chance.random() < 0.6:
            combination: QKeyCombination = self.chance.choice(action.shortcuts())[0]  # type: ignore[index]
            QTest.keyClick(self._target(), combination.key(), combination.keyboardModifiers())
            return "key of " + name
        if QApplication.activeModalWidget() is None:
            action.trigger()  # a disabled action does nothing, as in a menu
        return name

    def _wheel(self) -> str:
        widget = self._pick(self.chance.choice((QGraphicsView, QWidget)))
        if widget is None:
            return "nothing"
        if isinstance(widget, QGraphicsView):
            widget = widget.viewport()
        at = QPointF(self._point(widget))
        steps = self.chance.choice((-1200, -120, 120, 1200))
        event = QWheelEvent(
            at, widget.mapToGlobal(at), QPoint(), QPoint(0, steps), Qt.MouseButton.NoButton, self._modifier(),
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        words = f"{steps} {name_of(widget)}"
        QApplication.sendEvent(widget, event)
        return words

    def _drag(self) -> str:
        widget = self._pick(self.chance.choice((QAbstractItemView, QGraphicsView, QWidget)))
        if widget is None or isinstance(widget, QMenu) or _is_quit_button(widget):
            return "nothing"
        if isinstance(widget, QAbstractItemView | QGraphicsView):
            widget = widget.viewport()
        words, window = name_of(widget), self.window
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=self._point(widget))
        for _ in range(3):
            if _exists(widget):
                QTest.mouseMove(widget, self._point(widget))
        goal = widget if _exists(widget) else window
        QTest.mouseRelease(goal, Qt.MouseButton.LeftButton, pos=self._point(goal))
        return words

    def _hover(self) -> str:
        widget = self._pick(QWidget)
        if widget is None:
            return "nothing"
        words = name_of(widget)
        QTest.mouseMove(widget, self._point(widget))
        QTest.qWait(30)
        return words

    def _resize(self) -> str:
        size = self.chance.choice(_SIZES)
        self.window.resize(*size)
        return str(size)

    def _setting(self) -> str:
        change = self.chance.choice(_SETTINGS)
        self.window.settings.update(**change)
        return str(change)

    def _language(self) -> str:
        language = self.chance.choice(("en", "de", "it", ""))
        self.window.settings.update(language=language)
        return language

    def begin(self) -> str:
        """Start a random game."""
        game = self.chance.choice(("fury3", "fury3", "fury3", "lite"))
        options = {"game": self.chance.choice(("base", "advanced"))} if game == "fury3" else {}
        chosen = NewGame(
            game, options, self.chance.randrange(1000), self.chance.choice(SEATS[game]),
            self.chance.choice(("casual", "strict")), self.chance.choice(("full", "full", "paper")),
        )  # fmt: skip
        if QApplication.activeModalWidget() is None:
            self.window.lifecycle.begin(chosen)
        return str(chosen)

    def _field(self) -> str:
        """Type into a field, or change a tab."""
        widget = self._pick(self.chance.choice((QLineEdit, QTabBar)))
        if widget is None:
            return "nothing"
        words = name_of(widget)
        if isinstance(widget, QLineEdit) and widget.isEnabled():
            widget.insert(self.chance.choice(("", "3", "par", "ü%n{x}&\U0001f987", "-1", "9" * 30)))
        elif isinstance(widget, QTabBar) and widget.isEnabled() and widget.count():
            widget.setCurrentIndex(self.chance.randrange(widget.count()))
        return words

    def _escape(self) -> str:
        """Close the popup or dialog on top."""
        top = self._top()
        words = name_of(top)
        if top is not self.window:
            QTest.keyClick(top, _Key.Key_Escape)
        return words

    def _close_popup(self) -> None:
        """Sometimes close a popup, which may have an event loop that waits."""
        popup = QApplication.activePopupWidget()
        if popup is not None and self.chance.random() < 0.3:
            QApplication.postEvent(
                popup, QKeyEvent(QKeyEvent.Type.KeyPress, _Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
            )


def name_of(widget: QWidget) -> str:
    """The classes of a widget and its three nearest parents, with its accessible name."""
    chain: list[str] = []
    here: QWidget | None = widget
    while here is not None and len(chain) < 4:
        chain.append(type(here).__name__)
        here = here.parentWidget()
    return "<".join(chain) + (f" '{widget.accessibleName()}'" if widget.accessibleName() else "")


def _is_quit_button(widget: QWidget) -> bool:
    """Whether a click here would quit the program."""
    return isinstance(widget, QAbstractButton) and any(
        word in widget.text() for word in ("Quit", "Beenden", "Esci")
    )


def _exists(widget: QWidget) -> bool:
    try:
        return widget.isVisible()
    except RuntimeError:  # the C++ object has been deleted
        return False
