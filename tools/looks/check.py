"""Goes over scenes and looks without making pictures, and reports the faults of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog

from furyqt.views.main_window import MainWindow
from tools.looks.faults import Fault, faults
from tools.looks.look import Look
from tools.scenes import Scene

_ROUNDS = 6
_NAMED = 3
"""The looks that a line of the report names."""


def show_look(window: MainWindow, look: Look) -> None:
    """Apply a look at once."""
    values = {"theme": look.theme, "language": look.language, "text_scale": look.scale}
    known = window.settings.values
    changed = {name: value for name, value in values.items() if getattr(known, name) != value}
    if changed:
        window.settings.update(**changed)
    window.resize(*(int(side) for side in look.size.split("x")))
    window.appearance.apply(window.settings.values)
    settle(window)


def settle(window: MainWindow) -> None:
    """Process layouts and deferred work, without waiting for animations."""
    for _ in range(_ROUNDS):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    window.table.view.table.scene.settle()


def check(window: MainWindow, scenes: Mapping[str, Scene], looks: Sequence[Look]) -> int:
    """Print the faults of each scene with the looks that show them; return their number."""
    count = 0
    for name, scene in scenes.items():
        scene.lay(window)
        found: dict[Fault, list[Look]] = {}
        for look in looks:
            show_look(window, look)
            scene.open(window)
            settle(window)
            for fault in set(faults(window)):
                found.setdefault(fault, []).append(look)
            close_dialogs(window)
        count += len(found)
        print(f"{name}: {len(looks)} looks, {len(found)} faults", flush=True)
        for fault, seen in sorted(found.items()):
            names = ", ".join(look.name for look in seen[:_NAMED])
            print(f"  {fault.kind}: «{fault.text}» in {fault.where} ({len(seen)}: {names})", flush=True)
    return count


def close_dialogs(window: MainWindow) -> None:
    """Close what a scene has opened."""
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    QApplication.processEvents()
