"""The choices before a chapter: preset, purchases, ally and challenge, and the buttons that start it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QWidget

from furyqt.controllers.chapters.beginning import on_sale
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.chapter_texts import measured_chance
from furyqt.controllers.chapters.journal_pages import JournalEntry
from furyqt.controllers.language import Language
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.core.campaign.terms import ALLY, MOST_PURCHASES, Purchase
from furyqt.rules.core.text import Text, TextError, Texts
from furyqt.views.fields import ChoiceBox
from furyqt.views.live import LiveWidget
from furyqt.views.panels.actions.button_row import ButtonRow

N_ = Texts("journal")

BUTTONS = ("begin", "resume", "practice", "replay", "afterword")
_LABELS = ("preset", "purchases", "ally", "challenge")


class TermsPanel(LiveWidget, QWidget):
    """Buttons that are impossible for the entry are hidden."""

    wanted = Signal(str)
    """The name of a button."""

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._book: CampaignSession | None = None
        self._entry: JournalEntry | None = None
        self.labels = {name: QLabel(self) for name in _LABELS}
        self.preset, self.ally, self.challenge = (ChoiceBox(self) for _ in range(3))
        self.purchases = tuple(ChoiceBox(self) for _ in range(MOST_PURCHASES))
        self.note = QLabel(self)
        for label in (*self.labels.values(), self.note):
            label.setWordWrap(True)
            label.setMinimumWidth(1)
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in BUTTONS}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
        self._row = ButtonRow(list(self.buttons.values()), self)
        for box in self._boxes:
            box.setMinimumContentsLength(8)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.activated.connect(self._check)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        lines = QGridLayout(self)
        lines.setContentsMargins(10, 6, 10, 8)
        lines.setHorizontalSpacing(8)
        lines.setVerticalSpacing(4)
        lines.addWidget(self.labels["preset"], 0, 0)
        lines.addWidget(self.preset, 0, 1)
        lines.addWidget(self.labels["challenge"], 0, 2)
        lines.addWidget(self.challenge, 0, 3)
        lines.addWidget(self.labels["purchases"], 1, 0)
        lines.addWidget(self.purchases[0], 1, 1)
        lines.addWidget(self.purchases[1], 1, 3)
        lines.addWidget(self.labels["ally"], 2, 0)
        lines.addWidget(self.ally, 2, 1)
        lines.addWidget(self.note, 2, 2, 1, 2)
        lines.addWidget(self._row, 3, 0, 1, 4)
        for column, share in enumerate((18, 19, 16, 19)):
            lines.setColumnStretch(column, share)

    def show_entry(self, book: CampaignSession, entry: JournalEntry) -> None:
        """Offer everything for a chapter of the campaign; the choices start again."""
        self._book, self._entry = book, entry
        self._fill()
        is_open = entry.state not in ("closed", "skipped")
        shown = {
            "begin": entry.state == "open",
            "resume": entry.state == "running",
            "practice": is_open,
            "replay": entry.finished is not None,
            "afterword": entry.finished is not None,
        }
        self._row.show_only(*(self.buttons[name] for name, is_shown in shown.items() if is_shown))
        self.setVisible(is_open)
        self._check()

    def _fill(self) -> None:
        assert self._book is not None
        assert self._entry is not None
        store, entry = self._book.store, self._entry
        texts, terms = store.campaign.texts(), store.campaign.terms()
        _set(self.preset, [(one.id, self._say(texts[f"preset.{one.id}"])) for one in terms.presets])
        self.preset.setCurrentIndex(max(0, self.preset.findData(store.preset)))
        nothing = [("", self._language.text(_NOTHING))]
        sold = [
            (f"{purchase.id}:{figure}" if figure else purchase.id, self._sold(texts, purchase, figure))
            for purchase, figure in on_sale(
                store.campaign, store.campaign.chapter(entry.id), self._dossier, self.chosen_preset
            )
        ]
        for box in self.purchases:
            _set(box, nothing + sold)
        allies = [(f"{ALLY}:{name}", self._say(texts[f"event.{name}"])) for name in self._dossier.allies]
        _set(self.ally, [("", self._language.text(_NO_ONE)), *allies])
        challenges = [(one.id, self._say(texts[f"challenge.{one.id}"])) for one in terms.challenges]
        _set(self.challenge, [("", self._language.text(_NONE)), *challenges])

    def _say(self, text: Text) -> str:
        return self._language.text(text)

    def _sold(self, texts: Mapping[str, Text], purchase: Purchase, figure: str) -> str:
        thing = texts[f"purchase.{purchase.id}"]
        if figure:
            return self._say(_FOR.fill(thing=thing, figure=texts[f"figure.{figure}"], cost=purchase.cost))
        return self._say(_SOLD.fill(thing=thing, cost=purchase.cost))

    # Choices

    @property
    def chosen_preset(self) -> str:
        """The id of the chosen preset."""
        return self.preset.currentData() or ""

    @property
    def chosen_challenge(self) -> str:
        """The id of the chosen challenge, or an empty text."""
        return self.challenge.currentData() or ""

    @property
    def bought(self) -> tuple[str, ...]:
        """The chosen purchases and the ally, as words of the record."""
        words = [box.currentData() for box in (*self.purchases, self.ally)]
        return tuple(word for word in words if word)

    @property
    def trouble(self) -> Text | None:
        """The reason why the choices are not allowed, or None."""
        if self._book is None:
            return None
        assert self._entry is not None
        try:
            self._book.terms(self._entry.id, self.chosen_preset, self.bought, self.chosen_challenge)
        except TextError as wrong:
            return wrong.text
        return None

    def _check(self) -> None:
        """Show what the choices mean, or why they are not allowed."""
        if self._book is None or self._entry is None:
            return
        self._write_labels()
        trouble = self.trouble
        texts = self._book.store.campaign.texts()
        note = texts.get(f"preset.{self.chosen_preset}.note")
        if self.chosen_challenge:
            note = texts.get(f"challenge.{self.chosen_challenge}.note", note)
        words = self._say(trouble) if trouble is not None else self._say(note) if note is not None else ""
        self.note.setText(words[:1].upper() + words[1:])
        campaign = self._book.store.campaign
        measured = measured_chance(campaign, campaign.chapter(self._entry.id), self.chosen_preset)
        chance = "" if measured is None else self._say(measured)
        self.preset.setToolTip(chance)
        self.preset.setAccessibleDescription(chance)
        for name in ("begin", "practice"):
            self.buttons[name].setEnabled(trouble is None)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = {
            "begin": self.tr("Begin"), "resume": self.tr("Continue"), "practice": self.tr("Practice"),
            "replay": self.tr("Watch Replay"), "afterword": self.tr("Afterword"),
        }  # fmt: skip
        for name, text in words.items():
            self.buttons[name].setText(text)
        self.buttons["practice"].setToolTip(self.tr("Play the chapter without any change of the campaign"))
        self._write_labels()
        self._row.fit()
        if self._book is not None and self._entry is not None:
            chosen = [box.currentIndex() for box in self._boxes]
            self._fill()
            for box, index in zip(self._boxes, chosen, strict=True):
                box.setCurrentIndex(index)
            self._check()

    def _write_labels(self) -> None:
        left = max(0, self._dossier.resolve - self._cost())
        labels = {
            "preset": self.tr("Preset:"),
            "purchases": self.tr("Purchases (resolve {left}):").format(left=left),
            "ally": self.tr("Ally:"),
            "challenge": self.tr("Challenge:"),
        }
        boxes = {
            "preset": self.preset,
            "purchases": self.purchases[0],
            "ally": self.ally,
            "challenge": self.challenge,
        }
        for name, text in labels.items():
            self.labels[name].setText(text)
            self.labels[name].setBuddy(boxes[name])
            boxes[name].setAccessibleName(text.rstrip(":"))
        self.purchases[1].setAccessibleName(self.tr("Second purchase"))

    def _cost(self) -> int:
        """Return the resolve that the chosen purchases cost."""
        if self._book is None:
            return 0
        prices = {purchase.id: purchase.cost for purchase in self._book.store.campaign.terms().purchases}
        return sum(prices.get(word.partition(":")[0], 0) for word in self.bought)

    @property
    def _dossier(self) -> Dossier:
        """The dossier with which the chapter is played."""
        if self._book is None or self._entry is None:
            return Dossier()
        store = self._book.store
        preset = store.campaign.terms().preset_with(self.chosen_preset, self.chosen_challenge)
        return store.dossier_for(self._entry.id, preset)

    @property
    def _boxes(self) -> tuple[QComboBox, ...]:
        return (self.preset, *self.purchases, self.ally, self.challenge)


def _set(box: QComboBox, rows: list[tuple[str, str]]) -> None:
    box.clear()
    for name, words in rows:
        box.addItem(words, name)


_NOTHING = N_("Nothing")
_NO_ONE = N_("No one")
_NONE = N_("None")
_FOR = N_("{thing} for {figure} ({cost})")
_SOLD = N_("{thing} ({cost})")
