"""The right page of a chapter: orders, who rides and what they carry, and the buttons that start it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from furyqt.controllers.chapters.beginning import on_sale
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.chapter_texts import measured_chance
from furyqt.controllers.chapters.journal_pages import SKIPPED, JournalEntry, JournalPages
from furyqt.controllers.language import Language
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.core.campaign.terms import ALLY
from furyqt.rules.core.text import Text, TextError, Texts
from furyqt.views.access.announce import announce_now
from furyqt.views.boards import board
from furyqt.views.journal.riders import Rider, RidersTable, ShelfCard, Ware
from furyqt.views.journal.sky_row import SkyRow
from furyqt.views.journal.stories import rule_lines, task_lines
from furyqt.views.live import LiveWidget, ThemedWidget, wear
from furyqt.views.panels.actions.button_row import ButtonRow
from furyqt.views.panels.flow import FlowLayout
from furyqt.views.panels.painting import serif
from furyqt.views.panels.segments import Segments
from furyqt.views.picture import FigurePanel
from furyqt.views.theme import current_theme

N_ = Texts("journal")

BUTTONS = ("begin", "resume", "practice", "replay", "afterword")
_TITLES = ("orders", "riders", "shelf", "rules")
_MOST_BANDAGES = 2


class OrdersPage(LiveWidget, ThemedWidget, QWidget):
    """Buttons that are impossible for the entry are hidden; a refusal says why."""

    wanted = Signal(str)
    """The name of a button."""

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._book: CampaignSession | None = None
        self._pages: JournalPages | None = None
        self._entry: JournalEntry | None = None
        self._bought: list[str] = []
        self.titles = {name: QLabel(self) for name in _TITLES}
        self.task, self.note, self.rules = (QLabel(self) for _ in range(3))
        self.sky = SkyRow(self, is_on_paper=True)
        self.riders = RidersTable(language.translate, self)
        self.shelf: dict[str, ShelfCard] = {}
        self.preset, self.challenge = (Segments(self, has_title=True) for _ in range(2))
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in BUTTONS}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
        self._row = ButtonRow(list(self.buttons.values()), self)
        for row in (self.preset, self.challenge):
            row.chosen.connect(self._choose_terms)
        self.riders.selected.connect(self._show_shelf)
        for label in (self.task, self.rules):
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
            )
        for label in (self.task, self.note, self.rules, *self.titles.values()):
            label.setWordWrap(True)
            label.setMinimumWidth(1)
        self._lay_out()
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        self._paper, self._shelf_box = QWidget(self), QWidget(self)
        self._shelf_line = FlowLayout(self._shelf_box, gap=4)
        page = QVBoxLayout(self._paper)
        page.setContentsMargins(22, 18, 22, 12)
        page.setSpacing(5)
        for part in (
            self.titles["orders"], self.task, self.sky,
            self.titles["riders"], self.riders,
            self.titles["shelf"], self._shelf_box,
            self.preset, self.challenge, self.note,
            self.titles["rules"], self.rules,
        ):  # fmt: skip
            page.addWidget(part)
        page.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setWidget(self._paper)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.area, 1)
        lines.addWidget(self._row)

    def show_chapter(self, book: CampaignSession, pages: JournalPages, name: str) -> None:
        """Offer everything for a chapter of the campaign; the choices start again."""
        self._book, self._pages, self._bought = book, pages, []
        self._entry = pages.entry(name)
        self._fill(book.store.preset, "")
        is_open = self.is_open
        shown = {
            "begin": self._entry.state == "open",
            "resume": self._entry.state == "running",
            "practice": is_open,
            "replay": self._entry.finished is not None,
            "afterword": self._entry.finished is not None,
        }
        self._row.show_only(*(self.buttons[name] for name, is_shown in shown.items() if is_shown))
        for part in (self.task, self.sky, self.riders, self._shelf_box, self.preset, self.challenge,
                     self.note, self.rules, *self.titles.values()):  # fmt: skip
            part.setVisible(is_open)
        if not is_open:
            self.note.setText(self._say(_NOT_TAKEN if self._entry.state == SKIPPED else _NOT_YET))
            self.note.show()
        self.area.verticalScrollBar().setValue(0)
        self.refresh()

    @property
    def is_open(self) -> bool:
        """Whether the chapter can be played or was played."""
        return self._entry is not None and self._entry.state not in ("closed", "skipped")

    def _say(self, text: Text) -> str:
        return self._language.text(text)

    # Choices

    @property
    def chosen_preset(self) -> str:
        """The id of the chosen preset."""
        return str(self.preset.value)

    @property
    def chosen_challenge(self) -> str:
        """The id of the chosen challenge, or an empty text."""
        return str(self.challenge.value)

    @property
    def bought(self) -> tuple[str, ...]:
        """The chosen purchases and the ally, as words of the record."""
        return tuple(self._bought)

    def _fill(self, preset: str, challenge: str) -> None:
        """Offer the presets and challenges."""
        assert self._book is not None
        campaign = self._book.store.campaign
        texts, terms = campaign.texts(), campaign.terms()

        def row(kind: str, name: str) -> tuple[str, str, str]:
            note = texts.get(f"{kind}.{name}.note")
            return name, self._say(texts[f"{kind}.{name}"]), "" if note is None else self._say(note)

        offered = terms.presets[-1:] if self._book.store.is_run else terms.presets
        presets = [row("preset", one.id) for one in offered]
        self.preset.ask(self.tr("Difficulty:"), presets)
        self.preset.choose(preset)
        none = ("", self._say(_NONE), "")
        challenges = [none, *(row("challenge", one.id) for one in terms.challenges)]
        self.challenge.ask(self.tr("Challenge:"), challenges)
        self.challenge.choose(challenge)

    def _choose_terms(self) -> None:
        """Drop purchases that the new terms do not allow."""
        kept: list[str] = []
        for word in self._bought:
            if self._trouble((*kept, word)) is None:
                kept.append(word)
        self._bought = kept
        self.refresh()

    def take(self, name: str) -> None:
        """Take a thing from the shelf for the chosen rider, or put it back; a refusal says why."""
        word = name if name.startswith(f"{ALLY}:") or not self._needs_figure(name) else self._for(name)
        if word in self._bought:
            self._bought.remove(word)
        else:
            others = [one for one in self._bought if not (word.startswith(ALLY) and one.startswith(ALLY))]
            trouble = self._trouble((*others, word))
            if trouble is not None:
                self._refuse(trouble)
                return
            self._bought = [*others, word]
        self.refresh()

    def _for(self, purchase: str) -> str:
        return f"{purchase}:{self.riders.current}"

    def _needs_figure(self, name: str) -> bool:
        assert self._book is not None
        return any(one.id == name and one.needs_figure for one in self._book.store.campaign.terms().purchases)

    def _trouble(self, bought: Iterable[str]) -> Text | None:
        """Return the reason why these purchases are not allowed, or None."""
        if self._book is None or self._entry is None:
            return None
        try:
            self._book.terms(self._entry.id, self.chosen_preset, tuple(bought), self.chosen_challenge)
        except TextError as wrong:
            return wrong.text
        return None

    def _refuse(self, why: Text) -> None:
        words = self._say(why)
        self.note.setText(words[:1].upper() + words[1:])
        announce_now(self, self.note.text())

    # What is shown

    def refresh(self) -> None:
        """Show the chapter with what is chosen."""
        if self._book is None or self._pages is None or self._entry is None or not self.is_open:
            return
        entry = self._pages.entry(self._entry.id, self.chosen_preset, self.bought)
        chapter = self._book.store.campaign.chapter(entry.id)
        self.task.setText(" ".join(task_lines(entry, self._say)))
        self.sky.show_days(0, entry.days)
        items = "".join(f"<li>{escape(line)}</li>" for line in rule_lines(entry, self._say))
        self.rules.setText(f"<ul style='margin:0 0 0 -22px;'>{items}</ul>")
        texts = self._book.store.campaign.texts()
        note = texts.get(f"preset.{self.chosen_preset}.note")
        if self.chosen_challenge:
            note = texts.get(f"challenge.{self.chosen_challenge}.note", note)
        self.note.setText("" if note is None else self._say(note))
        measured = measured_chance(self._book.store.campaign, chapter, self.chosen_preset)
        chance = "" if measured is None else self._say(measured)
        self.preset.setToolTip(chance)
        self.preset.setAccessibleDescription(chance)
        self.riders.show_riders(self._riders(entry))
        self._show_shelf()

    def _riders(self, entry: JournalEntry) -> list[Rider]:
        """Return who takes part, as the chapter begins under the chosen terms."""
        assert self._book is not None
        seen = self._book.outset(entry.id, self.chosen_preset, self.bought, self.chosen_challenge)
        game = self._book.store.campaign.chapter(entry.id).game
        panels = board(game).picture(seen).panels
        figures = next((panel.figures for panel in panels if isinstance(panel, FigurePanel)), ())
        found = []
        for seat, figure in zip(self._book.store.campaign.seats, figures, strict=False):
            if seat not in entry.figures:
                continue
            damage = max(0, figure.full_life - figure.life)
            words = [self._say(figure.name), self._say(figure.where)]
            words += [self._say(N_.plural("%n damage", damage))] if damage else []
            words += [self._say(_BITTEN)] if figure.bites[0] else []
            found.append(
                Rider(
                    id=seat,
                    name=self._say(figure.name),
                    art=figure.art,
                    wounds=min(_MOST_BANDAGES, damage),
                    is_bitten=figure.bites[0] > 0,
                    words=", ".join(words),
                    cards=(*figure.hand, *figure.tickets),
                )
            )
        return found

    def _show_shelf(self) -> None:
        """Show what can be had for resolve, and the allies; what nobody can use is left out."""
        wares = self._wares()
        if [card.ware for card in self.shelf.values()] != wares:
            for card in self.shelf.values():
                card.hide()
                card.deleteLater()
            self.shelf = {
                ware.id: ShelfCard(ware, self._language.translate, self._shelf_box) for ware in wares
            }
            for name, card in self.shelf.items():
                card.clicked.connect(lambda _=False, name=name: self.take(name))
                self._shelf_line.addWidget(card)
        left = self._dossier.resolve - self._cost()
        for name, card in self.shelf.items():
            takers = [word.partition(":")[2] for word in self._bought if word.partition(":")[0] == name]
            is_taken = name in self._bought or bool(takers)
            names = ", ".join(self.riders.portraits[one].rider.name for one in takers if one)
            card.setChecked(is_taken)
            card.show_taker(
                names or (self.tr("taken") if is_taken else ""), self._spoken(card.ware, names, is_taken)
            )
        self.titles["shelf"].setText(self.tr("To take along (resolve {left})").format(left=max(0, left)))
        for part in (self.titles["shelf"], self._shelf_box):
            part.setVisible(self.is_open and bool(self.shelf))
        self._shelf_box.updateGeometry()

    def _spoken(self, ware: Ware, names: str, is_taken: bool) -> str:
        """Return everything that a card on the shelf shows, in words."""
        if not ware.price:
            words = self.tr("{name}, ally").format(name=ware.name)
        else:
            cost = self._say(N_.plural("%n resolve", ware.price))
            words = self.tr("{name}, {cost}").format(name=ware.name, cost=cost)
        if names:
            return self.tr("{thing}: taken for {names}").format(thing=words, names=names)
        return self.tr("{thing}: taken").format(thing=words) if is_taken else words

    def _wares(self) -> list[Ware]:
        assert self._book is not None
        assert self._entry is not None
        campaign, dossier = self._book.store.campaign, self._dossier
        texts, own = campaign.texts(), board(campaign.chapters()[0].game)
        sold = on_sale(campaign, campaign.chapter(self._entry.id), dossier, self.chosen_preset)
        found = []
        for purchase in dict.fromkeys(one for one, _ in sold):
            face = own.card(f"{purchase.gives}:{purchase.card}") if purchase.card else None
            name = self._say(texts[f"purchase.{purchase.id}"])
            found.append(Ware(purchase.id, name, purchase.cost, face, purchase.gives))
        for ally in dossier.allies:
            name = self._say(texts[f"event.{ally}"])
            found.append(Ware(f"{ALLY}:{ally}", name, 0, own.card(f"event:{ally}"), ALLY))
        return found

    def _cost(self) -> int:
        """Return the resolve that the chosen purchases cost."""
        assert self._book is not None
        prices = {purchase.id: purchase.cost for purchase in self._book.store.campaign.terms().purchases}
        return sum(prices.get(word.partition(":")[0], 0) for word in self._bought)

    @property
    def _dossier(self) -> Dossier:
        """The dossier with which the chapter is played."""
        if self._book is None or self._entry is None:
            return Dossier()
        store = self._book.store
        preset = store.campaign.terms().preset_with(self.chosen_preset, self.chosen_challenge)
        return store.dossier_for(self._entry.id, preset)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = {
            "begin": self.tr("Begin"), "resume": self.tr("Continue"), "practice": self.tr("Practice"),
            "replay": self.tr("Watch Replay"), "afterword": self.tr("Afterword"),
        }  # fmt: skip
        for name, text in words.items():
            self.buttons[name].setText(text)
        self.buttons["practice"].setToolTip(self.tr("Play the chapter without any change of the campaign"))
        titles = {
            "orders": self.tr("Orders"), "riders": self.tr("Who rides"),
            "rules": self.tr("The rules of this chapter"),
        }  # fmt: skip
        for name, text in titles.items():
            self.titles[name].setText(text)
        self.riders.setAccessibleName(self.titles["riders"].text())
        self._write()
        self._row.fit()
        if self._book is not None and self._pages is not None and self._entry is not None:
            self._fill(self.chosen_preset, self.chosen_challenge)
            if self.is_open:
                self.refresh()
            else:
                self.show_chapter(self._book, self._pages, self._entry.id)

    def restyle(self) -> None:
        """Take paper and ink of the theme's cards."""
        cards = current_theme().cards
        self._paper.setObjectName("paper")
        wear(
            self._paper,
            f"QWidget#paper {{ background: {cards.paper}; }} QLabel {{ color: {cards.ink}; }}"
            " CardStrip { border: none; background: transparent; }",
        )
        self._write()

    def _write(self) -> None:
        """Write in the fonts of the page, which Qt forgets with every new style sheet."""
        for label in self.titles.values():
            label.setFont(serif(self.font(), 1.2, bold=True))
        self.task.setFont(serif(self.font(), 1.12))
        self.rules.setFont(serif(self.font(), 1.0))


_NONE = N_("None")
_BITTEN = N_("bitten")
_NOT_YET = N_("The orders are given when the chapter is open.")
_NOT_TAKEN = N_("The other way was taken.")
