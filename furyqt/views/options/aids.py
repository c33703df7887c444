"""The page of deduction aids, and the page of the language."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from furyqt.controllers.language import LANGUAGES
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.views.options.page import OptionsPage


class AidsPage(OptionsPage):
    """The deduction aids for a player who looks for a hidden figure."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._places = self.add_box("show_possible_places")
        self._weights = self.add_box("show_weights")
        self._numbers = self.add_box("show_numbers")
        self._evidence = self.add_box("show_evidence")
        self._pencil = self.add_box("show_pencil")
        self._note = self.add_note()
        self.lines.addStretch(1)

    def title(self) -> str:
        return self.tr("Deduction aids")

    def read(self, values: Values) -> None:
        """Show the settings; the weights need the places."""
        super().read(values)
        self._weights.setEnabled(values.show_possible_places)
        self._numbers.setEnabled(values.show_possible_places and values.show_weights)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_box_text(self._places, self.tr("Show the hidden figure's possible places on the map"))
        style = self.tr("Estimate how likely each place is by the computer's style of play")
        self.set_box_text(self._weights, style)
        self.set_box_text(self._numbers, self.tr("Show this estimate on the map as numbers"))
        self.set_box_text(self._evidence, self.tr("List what your side knows about the hidden figure"))
        self.set_box_text(self._pencil, self.tr("Allow pencil marks on the map"))
        self._note.setText(
            self.tr(
                "These aids show only what your side could know. A paper-style game has none of "
                "them except pencil marks."
            )
        )


class LanguagePage(OptionsPage):
    """The language of the program."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._language = self.add_choice("language", ("", *LANGUAGES))
        self.lines.addStretch(1)

    def title(self) -> str:
        return self.tr("Language")

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_label_text("language", self.tr("Language:"))
        self.say_choices(self._language, (self.tr("System Language"), *LANGUAGES.values()))
