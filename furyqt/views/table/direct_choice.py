"""Direct choices on the board: cards, spaces of the trail, sheets, players and dice, the town, and ways."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, Signal

from furyqt.controllers.language import Language
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import sentence
from furyqt.views.models.choices import ChoiceRow, ClosedRow
from furyqt.views.panels.actions.choices import ChoicesPanel
from furyqt.views.picture import UNKNOWN_PLACE, CardFace, OpenRowPanel, PlayerPanel, TownPanel
from furyqt.views.table.observation_view import ObservationView


class DirectChoice(QObject):
    """Connects the legal actions with the cards, spaces, figures, players and dice they are about."""

    chosen = Signal(object)
    """The only Action about the clicked thing."""
    menu_requested = Signal(object, QPoint)
    """The rows about the clicked thing, and its place on the screen."""
    refused = Signal(str)
    """The reason why the clicked thing cannot be used now."""

    def __init__(self, view: ObservationView, language: Language, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._language = view, language
        self._rows: tuple[ChoiceRow, ...] = ()
        self._closed: tuple[ClosedRow, ...] = ()
        view.figures.picked.connect(self._choose_card)
        view.figures.figure_chosen.connect(self._choose_figure)
        view.trail.space_chosen.connect(self._choose_space)
        view.combat.card_chosen.connect(self._choose_combat_card)
        view.rows.picked.connect(self._choose_card)
        view.players.picked.connect(self._choose_card)
        view.players.player_chosen.connect(self._choose_figure)
        view.dice.die_chosen.connect(self._choose_die)

    def offer(self, rows: tuple[ChoiceRow, ...], closed: tuple[ClosedRow, ...]) -> None:
        """Mark the things that these actions are about as choosable."""
        self._rows, self._closed = rows, closed
        by_holder: dict[str, set[str]] = defaultdict(set)
        for row in rows:
            if row.card is not None:
                by_holder[row.holder].add(row.card.key)
        for widget in (self._view.figures, self._view.rows, self._view.players):
            widget.set_playable_of(by_holder)
        self._view.combat.set_playable(row.card.key for row in rows if row.card is not None)
        figures = {row.figure for row in rows}
        self._view.figures.set_choosable(figures)
        self._view.players.set_choosable(figures)
        self._view.trail.set_choosable(row.space for row in rows)
        self._view.dice.set_choosable(frozenset(row.die for row in rows))

    def _choose_card(self, holder: str, key: str, box: QRect) -> None:
        """Choose a card of a figure, player or open row; in a trade it goes to the other side."""
        if self._rows and self._view.trade.touch(holder, key):
            return
        found = [row for row in self._about(key) if row.holder == holder]
        self._choose(found, box.bottomLeft(), lambda: self._why_not(key, holder))

    def _choose_combat_card(self, key: str) -> None:
        """Choose a card of the large hand in the combat."""
        hand = self._view.combat.hand
        box = hand.near(hand.currentIndex())
        self._choose(self._about(key), box.topLeft(), lambda: self._why_not(key, ""))

    def choose_offered(self, key: str, box: QRect) -> None:
        """Choose a card that is shown in large beside the list."""
        self._choose(self._about(key), box.bottomLeft(), str)

    def _about(self, key: str) -> list[ChoiceRow]:
        return [row for row in self._rows if key and row.card is not None and row.card.key == key]

    def _choose_space(self, space: int, box: QRect) -> None:
        """Choose a space of the trail, or a lair; if none can be chosen, a click only shows it."""
        found = [row for row in self._rows if row.space == space]
        if any(row.space >= 0 for row in self._rows):
            self._choose(found, box.topLeft(), lambda: self.tr("This space cannot be chosen now."))

    def _choose_figure(self, figure: str, box: QRect) -> None:
        """Choose a figure's sheet, or a player's area."""
        found = [row for row in self._rows if row.figure == figure]
        if found:
            self._choose(found, box.bottomLeft(), str)

    def _choose_die(self, number: int) -> None:
        die = self._view.dice.dice[number]
        found = [row for row in self._rows if row.die == number]
        self._choose(found, die.mapToGlobal(die.rect().bottomLeft()), str)

    def _choose(self, rows: Sequence[ChoiceRow], at: QPoint, why_not: Callable[[], str]) -> None:
        if len(rows) == 1:
            self.chosen.emit(rows[0].action)
        elif rows:
            self.menu_requested.emit(list(rows), at)
        elif self._rows:
            self.refused.emit(why_not())

    def _why_not(self, key: str, holder: str) -> str:
        """Return the reason listed for this card of this holder, or for the card if no holder matters."""
        card = next((card for card in self._cards_of(holder) if key and card.key == key), None)
        if card is None:
            return self.tr("You see only the back of this card.")
        name = sentence(self._language.text(card.title))
        about = [row for row in self._closed if row.key == key and (not holder or row.holder in ("", holder))]
        if about:
            return f"{name}: {sentence(self._language.text(about[0].reason))}"
        return self.tr("{card} cannot be used now.").format(card=name)

    def _cards_of(self, holder: str) -> Iterator[CardFace]:
        """Return the cards of a figure, player or open row; without a holder, those of a combat."""
        picture = self._view.picture
        for figure in picture.figures:
            if figure.id == holder:
                yield from (*figure.hand, *figure.tickets)
        for area in (picture.panel(PlayerPanel) or PlayerPanel(())).areas:
            if area.id == holder:
                yield from (*area.hand, *area.played)
        for row in (picture.panel(OpenRowPanel) or OpenRowPanel(())).rows:
            if row.id == holder:
                yield from row.cards
        if picture.fight is not None and not holder:
            for fighter in (picture.fight.foe, *picture.fight.team):
                yield from fighter.hand


class TownChoice(QObject):
    """Connects the legal actions with the spots of the town."""

    chosen = Signal(object)
    """The only Action about the chosen spot."""
    menu_requested = Signal(object, QPoint)
    """The rows about the chosen spot, and its place on the screen."""
    refused = Signal(str)
    """The reason why the chosen spot cannot be used now."""

    def __init__(
        self, view: ObservationView, choices: ChoicesPanel, language: Language, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view, self._language = view, language
        self._observation: Observation | None = None
        self._rows: tuple[ChoiceRow, ...] = ()
        choices.pointed.connect(self._point)
        view.town.spot_hovered.connect(
            lambda spot: choices.select_first(lambda row: spot != UNKNOWN_PLACE and row.spot == spot)
        )
        view.town.spot_chosen.connect(self._choose)

    def offer(self, observation: Observation | None, rows: tuple[ChoiceRow, ...]) -> None:
        """Offer the spots that these actions are about."""
        self._observation, self._rows = observation, rows
        self.retranslate()

    def retranslate(self) -> None:
        """Explain each spot in the current language."""
        legal = frozenset(row.spot for row in self._rows) - {UNKNOWN_PLACE}
        self._view.town.offer(legal, self._words() if self._rows else {})

    def _words(self) -> dict[int, str]:
        """Return what choosing each spot brings, or why it is closed."""
        say, found = self._language.text, dict[int, str]()
        for row in self._rows:
            if row.spot != UNKNOWN_PLACE:
                parts = (say(row.title), "" if row.meaning is None else say(row.meaning))
                words = " ".join(_ended(part) for part in parts if part)
                found[row.spot] = f"{found[row.spot]} {words}" if row.spot in found else words
        panel = self._view.picture.panel(TownPanel)
        for space in () if panel is None else panel.spaces:
            if space.number not in found:
                found[space.number] = self._reason(space.number)
        return found

    def _reason(self, spot: int) -> str:
        why = self._view.board.reason(self._observation, spot)
        return "" if why is None else sentence(self._language.text(why))

    def _point(self, row: object) -> None:
        self._view.town.select(row.spot if isinstance(row, ChoiceRow) else UNKNOWN_PLACE)

    def _choose(self, spot: int) -> None:
        found = [row for row in self._rows if row.spot == spot]
        if len(found) == 1:
            self.chosen.emit(found[0].action)
        elif found:
            self.menu_requested.emit(found, self._view.town.corner_of(spot))
        elif any(row.spot != UNKNOWN_PLACE for row in self._rows):
            self._view.town.refuse(spot)
            if reason := self._reason(spot):
                self.refused.emit(reason)


def _ended(words: str) -> str:
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


class Routes(QObject):
    """Connects the legal actions with the roads, railways and sea routes they use."""

    chosen = Signal(object)
    """The Action about the way that was chosen on the map."""

    def __init__(self, view: ObservationView, language: Language, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._language = view, language
        self._observation: Observation | None = None
        self._rows: tuple[ChoiceRow, ...] = ()
        self._lines: dict[Action, tuple[int, ...]] = {}
        self._shown: ChoiceRow | None = None
        self._choosable: dict[int, ChoiceRow] = {}
        """The rows about a way itself, by its number."""
        view.table.ways.activated.connect(self._choose)

    def offer(self, observation: Observation | None, rows: tuple[ChoiceRow, ...]) -> None:
        """Set the actions that can be chosen; no journey is shown until one is pointed at."""
        self._observation, self._rows, self._lines = observation, rows, {}
        about_ways = [row for row in rows if row.other_end != UNKNOWN_PLACE]
        self._choosable = {lines[0]: row for row in about_ways if len(lines := self.lines(row.action)) == 1}
        self.show_row(None)

    def retranslate(self) -> None:
        """Show the effect of each way and the displayed journey in the current language."""
        text = self._language.text
        self._view.table.ways.offer({line: text(row.title) for line, row in self._choosable.items()})
        if self._shown is not None:
            self.show_row(self._shown)

    def lines(self, action: Action) -> tuple[int, ...]:
        """Return the ways an action uses, in the order of travel."""
        if self._observation is None:
            return ()
        if action not in self._lines:
            self._lines[action] = tuple(self._view.board.lines(self._observation, action))
        return self._lines[action]

    def show_place(self, place: int) -> None:
        """Show the shortest journey to a place; among equals the cheapest is first."""
        leading = [row for row in self._rows if row.place == place and row.other_end == UNKNOWN_PLACE]
        journeys = [row for row in leading if place != UNKNOWN_PLACE and self.lines(row.action)]
        self.show_row(min(journeys, key=lambda row: len(self.lines(row.action)), default=None))

    def show_row(self, row: ChoiceRow | None) -> None:
        """Show the ways an action uses, with its words at its end."""
        self._shown = row
        lines = () if row is None else self.lines(row.action)
        if row is None or not lines:
            self._view.table.ways.preview(())
        elif row.other_end != UNKNOWN_PLACE:
            self._view.table.ways.preview(lines)
        else:
            self._view.table.ways.preview(lines, self._language.text(row.title), row.place)

    def _choose(self, line: int) -> None:
        if line in self._choosable:
            self.chosen.emit(self._choosable[line].action)
