"""The page of a game: the map in the middle, actions and knowledge at its side."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.text import Text, filled
from furyqt.views.access.tab_order import in_order
from furyqt.views.journal.goal_line import GoalLine
from furyqt.views.journal.margin_note import MarginNote
from furyqt.views.live import ThemedWidget, TranslatedWidget
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.panels.actions.action_area import ActionArea
from furyqt.views.panels.actions.choices import ChoicesPanel
from furyqt.views.panels.actions.hint import HintPanel
from furyqt.views.panels.actions.turn import TurnPanel
from furyqt.views.panels.deduction.aids import AidsPanel
from furyqt.views.panels.tabs import Tabs
from furyqt.views.table.action_offers import ActionOffers
from furyqt.views.table.board_splitter import BoardSplitter
from furyqt.views.table.finale.finale import Finale
from furyqt.views.table.observation_view import ObservationView
from furyqt.views.table.side_column import SideColumn
from furyqt.views.table.table_keys import TableKeys


class TablePage(TranslatedWidget, ThemedWidget, BoardSplitter):
    """The table of a game in progress."""

    skipped = Signal()
    """Everything up to the next question is to be skipped, while something is read."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate = language.translate
        self.view = ObservationView(translate, self)
        self.turn = TurnPanel(self)
        self.choices = ChoicesPanel(translate, self)
        self.hint = HintPanel(translate, self)
        self.offers = ActionOffers(self.view, self.choices, language, self)
        self.offers.refused.connect(self.turn.say)
        self.choices.pointed.connect(self._explain)
        self.hint.place_chosen.connect(self.view.table.marks.select)
        self.hint.played.connect(lambda _: self.choices.list.setFocus())  # its button disappears
        self.tabs = Tabs(self)
        self.tabs.addTab(self.view.log, "")
        self.tabs.addTab(self.hint, "")
        self.tabs.addTab(self.view.cards, "")
        self.aids = AidsPanel(translate, self.view.place_name, self)
        self.tabs.addTab(self.aids, "")
        self.tabs.setTabVisible(self.tabs.indexOf(self.aids), False)
        self.view.cards_toggled.connect(self._toggle_cards)
        self.view.piles.discards_wanted.connect(lambda: self.tabs.setCurrentWidget(self.view.cards))
        self._toggle_cards(False)
        self.tabs.setDocumentMode(True)
        self.goals = GoalLine(language, self)
        self.view.column.put_head(self.goals)
        self.note = MarginNote(language, self.view.table.map)
        self.view.table.chances.placed.connect(self.note.raise_)
        self.area = ActionArea(self.turn, self.choices, self)
        self.side_area = SideColumn(self.turn, self.area, self.view.figures, self.view.log, self.tabs, self)
        self._before_hint: QWidget | None = None
        """The page to which the tabs return when the hint that was asked for is over."""
        self.tabs.currentChanged.connect(self._show_page)
        self.hint.filled.connect(self._show_page)
        self.side_area.sheets_placed.connect(self.retranslate)
        column = self.view.column
        column.stage.currentChanged.connect(lambda _: self._follow_combat(column.is_at_combat))
        self.lay_out(column, self.side_area)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._escape.activated.connect(self.skipped)
        self._escape.setEnabled(False)
        self._keys = TableKeys(self, self.choices)
        self.restyle()
        self.retranslate()

    def _show_page(self) -> None:
        """Scroll the column to a page with much to read, and leave a hint that is over."""
        page = self.tabs.currentWidget()
        if page is self.aids or (page is self.hint and self.hint.is_filled):
            self.side_area.bring_in_sight(self.tabs)
        if page is not self.hint:
            self._before_hint = None
        elif not self.hint.is_filled and self._before_hint is not None:
            before, self._before_hint = self._before_hint, None
            if self.tabs.isTabVisible(self.tabs.indexOf(before)):
                self.tabs.setCurrentWidget(before)

    def _follow_combat(self, is_at_combat: bool) -> None:
        """Give hands and tabs more height in a combat, whose stage shows the figures and cards in large."""
        self.side_area.set_few_answers(is_at_combat)
        self.choices.vignette.set_elsewhere(is_at_combat)

    def _explain(self, row: ChoiceRow | None) -> None:
        """Show in a combat the results of the card that is pointed at."""
        if row is not None and row.card is not None:
            self.view.combat.explain(row.card.key)

    def _toggle_cards(self, wanted: bool) -> None:
        """Show the list of cards in a game that has them."""
        self._offer_tab(self.view.cards, wanted)

    def _offer_tab(self, panel: QWidget, wanted: bool) -> None:
        """Show or hide a tab; if the shown one goes, the log comes to the front."""
        if not wanted and self.tabs.currentWidget() is panel:
            self.tabs.setCurrentWidget(self.view.log)
        self.tabs.setTabVisible(self.tabs.indexOf(panel), wanted)

    def offer_aids(self, pages: tuple[str, ...], has_hint: bool) -> None:
        """Set the pages of deduction aids, and whether there is a hint."""
        self.aids.offer(pages)
        for panel, wanted in ((self.aids, bool(pages)), (self.hint, has_hint)):
            self._offer_tab(panel, wanted)

    def stops(self) -> list[QWidget]:
        """Return the order of the Tab key: actions, the map or the combat, trail, sheets, and the rest."""
        view = self.view
        cover = () if view.column.cover is None else (view.column.cover,)
        fronts = (*cover, view.trade, view.combat, view.table, view.town, view.trail)
        return in_order((self.turn, self.area, self.goals, *fronts, view.figures, self.tabs, self))

    def panes(self) -> tuple[QWidget, ...]:
        """Return the panes in the order of F6."""
        view = self.view
        first = self.aids.first()
        lasts: dict[QWidget, QWidget] = {
            view.log: view.log.list, self.hint: self.hint.ask_button, view.cards: view.cards.pane,
            self.aids: first,
        }  # fmt: skip
        last = lasts.get(self.tabs.currentWidget(), view.figures.list)
        cover = view.column.cover
        fronts: tuple[QWidget, ...] = (view.trade.pane, view.combat.hand, view.combat.result.button)
        if isinstance(cover, Finale):
            fronts = (cover.pane(), *fronts)
        ground = view.table.map if view.has_map else view.town
        middle = next((pane for pane in fronts if pane.isVisible()), ground)
        return tuple(dict.fromkeys((self.choices.list, middle, view.trail.list, view.figures.list, last)))

    def part(self, name: str) -> QWidget | None:
        """Return a part of the table by its name, for code that points at it."""
        view = self.view
        parts: dict[str, QWidget] = {
            "map": view.table, "trail": view.trail, "tracks": view.tracks, "choices": self.area,
            "turn": self.turn, "figures": view.figures, "log": view.log, "hint": self.hint,
            "cards": view.cards, "piles": view.piles,
            "combat": view.combat, "aids": self.aids,
            "goals": self.goals, "note": self.note,
            "town": view.town, "players": view.players, "rows": view.rows,
        }  # fmt: skip
        return parts.get(name)

    def raise_hint(self) -> None:
        """Bring the hint to the front, and scroll the column to it."""
        before = self.tabs.currentWidget()
        self.tabs.setCurrentWidget(self.hint)
        if before is not self.hint:
            self._before_hint = before
        self.side_area.bring_in_sight(self.tabs)

    def say_thinking(self, who: str) -> None:
        """Show for which player the computer thinks."""
        self.turn.think(self.tr("{who}: the computer is thinking…").format(who=who))

    def say_plan(self, who: Text, what: str) -> None:
        """Show a teammate's plan."""
        words = self.tr("{who} plans: {what}")
        self.turn.propose(filled(words, self._translate, who=who, what=what))

    def look(self, *, is_at_result: bool, is_reading: bool) -> None:
        """Ask for nothing while something is shown; what is read stays until the person continues."""
        over, played = self.tr("The combat is over."), self.tr("The round is over.")
        keys = self.tr("Enter: continue · Esc: skip all")
        words = over if is_at_result else played
        self.turn.look(words, keys if is_reading else "", has_button=not is_at_result)
        focused = QApplication.focusWidget()
        if is_reading and focused is not None and self.isAncestorOf(focused):
            self.take_focus()

    def allow_escape(self, is_allowed: bool) -> None:
        """Set whether Escape skips everything up to the next question."""
        self._escape.setEnabled(is_allowed)

    def take_focus(self) -> None:
        """Give the keyboard to the button that continues, or else to the actions."""
        buttons = self.view.combat.result.button, self.turn.buttons["continue"]
        next((one for one in buttons if one.isVisible()), self.choices.list).setFocus()

    def say_paused(self, can_undo: bool) -> None:
        """Show that the computer was stopped."""
        self.turn.pause(self.tr("The computer is paused."), can_undo)

    def say_end(self, why: str, score: int | None, can_uncover: bool, has_won: bool | None) -> None:
        """Show how the game ended, and to a person who played whether it was won."""
        if score is not None:
            number = QLocale().toString(max(0, score))
            why = self.tr("{why} Final score: {score}").format(why=why, score=number)
        verdict = {None: "", True: self.tr("Victory!"), False: self.tr("Defeat.")}[has_won]
        self.turn.end(f"{verdict} {why}".strip(), can_uncover)
        self.tabs.setCurrentWidget(self.view.log)

    def restyle(self) -> None:
        """Share width and height again: text sizes and the frames of themes need space of their own."""
        self.share_soon()
        self.side_area.share_height()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        both, log = self.tr("Characters and Log"), self.tr("Game Log")
        titles = {
            self.side_area.sheets: self.tr("Characters"),
            self.view.log: both if self.side_area.has_sheets_above_log else log,
            self.hint: self.tr("Hint"), self.view.cards: self.tr("Cards"), self.aids: self.tr("Deduction"),
        }  # fmt: skip
        for page, title in titles.items():
            self.tabs.setTabText(self.tabs.indexOf(page), title)
        self.tabs.tabBar().setAccessibleName(self.tr("Characters, log, hint, cards or deduction"))
        self.share_soon()
