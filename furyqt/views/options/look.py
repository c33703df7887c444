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
        return self.tr("Look")

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.say_label("theme", self.tr("Theme:"))
        self.say_choices(
            self._theme,
            (
                self.tr("Like the system"), self.tr("Light theme"), self.tr("Dark theme"),
                self.tr("Light theme, high contrast"), self.tr("Dark theme, high contrast"),
            ),
        )  # fmt: skip
        self.say_label("palette", self.tr("Colours of the pieces:"))
        self.say_choices(
            self._palette,
            (
                self.tr("Standard"), self.tr("For red-green blindness"),
                self.tr("For blue-yellow blindness"), self.tr("Also clear in shades of grey"),
            ),
        )  # fmt: skip
        self._sample.setAccessibleName(self.tr("Sample of the pieces"))
        self._note.setText(
            self.tr(
                "The colours are those of the pieces, of the places one may go to or not, of the possible"
                " places and of the railways. Letters, shapes and patterns always say the same."
            )
        )
