"""The pages of text size, motion and announcements, and of the pace of the computer."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from furyqt.controllers.storage.settings import Settings
from furyqt.views.options.page import OptionsPage
from furyqt.views.panels.segments import Segments
from furyqt.views.theme import LARGEST_TEXT, SMALLEST_TEXT


class MotionPage(OptionsPage):
    """The size of text, motion, and announcements to a screen reader."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.scale = self.add_percent("text_scale", SMALLEST_TEXT, LARGEST_TEXT)
        self._reduced = self.add_box("reduced_motion")
        self._aloud = self.add_box("announce_events")
        self._note = self.add_note()
        self.lines.addStretch(1)

    def title(self) -> str:
        return self.tr("Text and motion")

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_label_text("text_scale", self.tr("Text size:"))
        self.set_box_text(self._reduced, self.tr("Reduce motion"))
        self.set_box_text(self._aloud, self.tr("Tell a screen reader what happens"))
        self._note.setText(
            self.tr(
                "With reduced motion, pieces jump to their destination, and the ring around the "
                "active piece and the progress bar stay still."
            )
        )


SPEEDS = (0.0, 0.5, 1.0, 2.0, 4.0)
"""The speeds of moving pieces; 0 skips the movement."""


class PacePage(OptionsPage):
    """The pace of the computer's actions."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._speed = self.add_choice("animation_speed", SPEEDS)
        self._note = self.add_note()
        self.lines.addStretch(1)

    def title(self) -> str:
        return self.tr("Table and pace")

    def offered(self, field: Segments, value: object) -> object:
        """Return a value; for a speed that is not offered, the nearest one."""
        if field is self._speed and isinstance(value, float | int):
            return min(SPEEDS, key=lambda speed: abs(speed - value))
        return super().offered(field, value)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_label_text("animation_speed", self.tr("Animation speed:"))
        self.say_choices(
            self._speed,
            (
                self.tr("Skip animations"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast"),
                self.tr("Very fast"),
            ),
        )  # fmt: skip
        self._note.setText(
            self.tr("Side, level, undo and aids are chosen for each new game and remembered for the next.")
        )
