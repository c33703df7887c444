"""Direct choices on the board: cards, spaces of the trail, sheets, players and dice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, Signal

from furyqt.controllers.language import Language
from furyqt.rules.core.text import sentence
from furyqt.views.models.choices import ChoiceRow, ClosedRow
from furyqt.views.picture import CardFace, OpenRowPanel, PlayerPanel
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
