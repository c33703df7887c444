"""The page of the appearance: the theme and the colors of pieces and marks."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from furyqt.controllers.storage.settings import Settings
from furyqt.views.options.page import OptionsPage
from furyqt.views.options.swatches import Swatches
from furyqt.views.theme import PALETTES, THEMES


class LookPage(OptionsPage):
    """Theme and palette, with a sample of the palette's pieces."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._theme = self.add_choice("theme", ("", *THEMES))
        self._palette = self.add_choice("palette", PALETTES)
        self._sample = Swatches(settings, self)
        self.form.addRow(self._sample)
        self._note = self.add_note()
        self.lines.addStretch(1)

    def title(self) -> str:
        return self.tr("Appearance")

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_label_text("theme", self.tr("Theme:"))
        self.say_choices(
            self._theme,
            (
                self.tr("Use system theme"), self.tr("Light theme"), self.tr("Dark theme"),
                self.tr("Light theme, high contrast"), self.tr("Dark theme, high contrast"),
            ),
        )  # fmt: skip
        self.set_label_text("palette", self.tr("Piece colors:"))
        self.say_choices(
            self._palette,
            (
                self.tr("Standard"), self.tr("For red-green color blindness"),
                self.tr("For tritan (blue-yellow) color blindness"),
                self.tr("Also distinct in shades of gray"),
            ),
        )  # fmt: skip
        self._sample.setAccessibleName(self.tr("Sample pieces"))
        self._note.setText(
            self.tr(
                "These colors apply to pieces, to places you can or cannot go to, to possible "
                "places and to railways. Letters, shapes and patterns always show the same "
                "information."
            )
        )
