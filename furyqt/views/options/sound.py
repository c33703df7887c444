"""The page of sound."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from furyqt.controllers.storage.settings import Settings, Values
from furyqt.views.options.page import OptionsPage


class SoundPage(OptionsPage):
    """Sound and ambience, on or off and how loud."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._sound = self.add_box("sound")
        self._volume = self.add_percent("sound_volume", 0.0, 1.0)
        self._ambience = self.add_box("ambience")
        self._quiet = self.add_percent("ambience_volume", 0.0, 1.0)
        self._note = self.add_note()
        self.lines.addStretch(1)

    def title(self) -> str:
        return self.tr("Sound")

    def read(self, values: Values) -> None:
        """Show the settings; without sound the rest has no effect."""
        super().read(values)
        for field in (self._volume, self._ambience):
            field.setEnabled(values.sound)
        self._quiet.setEnabled(values.sound and values.ambience)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_box_text(self._sound, self.tr("Play sounds"))
        self.set_label_text("sound_volume", self.tr("Volume:"))
        self.set_box_text(self._ambience, self.tr("Play a quiet ambience for day, night and combat"))
        self.set_label_text("ambience_volume", self.tr("Ambience volume:"))
        self._note.setText(
            self.tr("Sounds only accompany what the screen shows; you miss nothing if they are off.")
        )
