"""The roads, railways and sea routes of the map: offered as choices, and previewed as journeys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from furyqt.rules.core.atlas import Atlas
from furyqt.views.map.scene import MapScene
from furyqt.views.picture import UNKNOWN_PLACE


class MapWays(QObject):
    """Ways by their number in the atlas."""

    activated = Signal(int)
    """An offered way was chosen."""
    hovered = Signal(int)
    """The offered way under the pointer, -1 for none."""
    words_changed = Signal(str)
    """The words of the way under the pointer, empty for none."""

    def __init__(self, scene: MapScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.atlas: Atlas | None = None

    def offer(self, lines: Mapping[int, str]) -> None:
        """Make these ways choosable; the words describe the effect of each."""
        self._scene.ways.offer(lines)

    def preview(self, lines: Sequence[int], label: str = "", at: int = UNKNOWN_PLACE) -> None:
        """Draw a journey along these ways, with words at its destination; without ways, none."""
        if not lines or self.atlas is None:
            self._scene.ways.show_plan((), "", "")
            return
        end = journey_end(self.atlas, lines) if at == UNKNOWN_PLACE else at
        self._scene.ways.show_plan(lines, label, self.atlas.places[end].key)

    def hover(self, line: int) -> None:
        """Report the way under the pointer."""
        self.words_changed.emit(self._scene.ways.words_of(line))
        self.hovered.emit(line)


def journey_end(atlas: Atlas, lines: Sequence[int]) -> int:
    """Return the destination of a journey: the end of its last way that the previous way does not share."""
    before = {atlas.links[lines[-2]].a, atlas.links[lines[-2]].b} if len(lines) > 1 else set()
    last = atlas.links[lines[-1]]
    return last.a if last.b in before else last.b
