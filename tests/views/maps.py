"""A map for tests: all places of the drawing, a few links, five figures, and helpers for its view."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtWidgets import QApplication

from furyqt.views.map.sheet.drawing import load_drawing
from furyqt.views.map.values import MapLink, MapPiece, MapPlace
from furyqt.views.map.view import MapView

SEAS = {
    "adriatic_sea", "atlantic_ocean", "bay_of_biscay", "black_sea", "english_channel", "ionian_sea",
    "irish_sea", "mediterranean_sea", "north_sea", "tyrrhenian_sea",
}  # fmt: skip
OTHERS = {
    "north_atlantic", "south_atlantic", "nuremberg",
    "hospital_budapest", "hospital_madrid", "hospital_rome",
}  # fmt: skip
LINKS = [
    MapLink("berlin", "prague"), MapLink("berlin", "prague", "rail"), MapLink("prague", "vienna"),
    MapLink("prague", "nuremburg"), MapLink("nuremburg", "munich"), MapLink("munich", "vienna"),
    MapLink("vienna", "budapest"), MapLink("venice", "munich"), MapLink("adriatic_sea", "venice", "boat"),
    MapLink("adriatic_sea", "bari", "boat"), MapLink("vienna", "budapest", "rail", "yellow"),
]  # fmt: skip
HUNTERS = [
    MapPiece(str(i), "vienna", shape, i, letter, name)
    for i, (shape, letter, name) in enumerate(
        [("shield", "G", "Godalming"), ("square", "S", "Seward"), ("hexagon", "H", "Van Helsing"),
         ("circle", "M", "Mina"), ("bat", "D", "Dracula")]
    )
]  # fmt: skip


def board() -> list[MapPlace]:
    kinds = {"castle_dracula": "castle", "st_joseph_st_mary": "hospital"} | dict.fromkeys(SEAS, "sea")
    keys = sorted(load_drawing().places.keys() - OTHERS)
    size = {"berlin": "large", "vienna": "large"}
    return [
        MapPlace(k, k.replace("_", " ").title(), kinds.get(k, "city"), size.get(k, "small")) for k in keys
    ]


def picture(view: MapView) -> QImage:
    view.scene().settle()
    return view.grab().toImage()


def position(view: MapView, key: str) -> QPoint:
    return view.mapFromScene(view.scene().layer.spot(key))


def wheel(view: MapView, at: QPointF, notches: int) -> None:
    event = QWheelEvent(
        at, view.viewport().mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)
