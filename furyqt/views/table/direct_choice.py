"""Acting on the things themselves: cards in hands, spaces of the trail and sheets as ways to choose."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, Signal

from furyqt.controllers.language import Language
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import sentence
from furyqt.views.models.choices import ChoiceRow, ClosedRow
from furyqt.views.table.observation_view import ObservationView


class DirectChoice(QObject):
    """Joins the legal actions with the cards, spaces and figures they are about."""

    chosen = Signal(object)
    """The Action that is the only one about what was touched."""
    several = Signal(object, QPoint)
    """The rows about what was touched, and where it lies on the screen."""
    refused = Signal(str)
    """Why what was touched cannot be used now."""

    def __init__(self, showing: ObservationView, language: Language, parent: QObject) -> None:
        super().__init__(parent)
        self._showing, self._language = showing, language
        self._observation: Observation | None = None
        self._rows: tuple[ChoiceRow, ...] = ()
        self._closed: tuple[ClosedRow, ...] = ()
        showing.figures.picked.connect(self._touch_card)
        showing.figures.figure_chosen.connect(self._touch_figure)
        showing.trail.space_chosen.connect(self._touch_space)
        showing.combat.card_chosen.connect(self._touch_combat_card)

    def offer(
        self, observation: Observation | None, rows: tuple[ChoiceRow, ...], closed: tuple[ClosedRow, ...]
    ) -> None:
        """Light the cards that some of these actions are about."""
        self._observation, self._rows, self._closed = observation, rows, closed
        by_holder: dict[str, set[str]] = defaultdict(set)
        for row in rows:
            if row.card is not None:
                by_holder[self._holder(row)].add(row.card.key)
        self._showing.figures.set_playable_of(by_holder)
        self._showing.combat.set_playable(row.card.key for row in rows if row.card is not None)
        self._showing.figures.set_choosable(self._figure(row) for row in rows)
        self._showing.trail.set_choosable(self._space(row) for row in rows)

    def _holder(self, row: ChoiceRow) -> str:
        return self._showing.board.holder_of(self._observation, row.action)

    def _space(self, row: ChoiceRow) -> int:
        return self._showing.board.space_of(self._observation, row.action)

    def _figure(self, row: ChoiceRow) -> str:
        return self._showing.board.figure_of(self._observation, row.action)

    def _touch_card(self, holder: str, key: str, box: QRect) -> None:
        """A card in somebody's hand; while two trade, it is laid before the other."""
        if self._rows and self._showing.trade.touch(holder, key):
            return
        found = [row for row in self._about(key) if self._holder(row) == holder]
        self._choose(found, box.bottomLeft(), lambda: self._why_not(key, holder))

    def _touch_combat_card(self, key: str) -> None:
        """A card of the hand that lies large in the combat."""
        hand = self._showing.combat.hand
        box = hand.near(hand.currentIndex())
        self._choose(self._about(key), box.topLeft(), lambda: self._why_not(key, ""))

    def _about(self, key: str) -> list[ChoiceRow]:
        return [row for row in self._rows if key and row.card is not None and row.card.key == key]

    def _touch_space(self, space: int, box: QRect) -> None:
        """A space of the trail, or a lair; while none can be chosen one only looks at them."""
        found = [row for row in self._rows if self._space(row) == space]
        if any(self._space(row) >= 0 for row in self._rows):
            self._choose(found, box.topLeft(), lambda: self.tr("This space cannot be chosen now."))

    def _touch_figure(self, figure: str, box: QRect) -> None:
        """A hunter's sheet."""
        found = [row for row in self._rows if self._figure(row) == figure]
        if found:
            self._choose(found, box.bottomLeft(), str)

    def _choose(self, rows: Sequence[ChoiceRow], at: QPoint, why_not: Callable[[], str]) -> None:
        if len(rows) == 1:
            self.chosen.emit(rows[0].action)
        elif rows:
            self.several.emit(list(rows), at)
        elif self._rows:
            self.refused.emit(why_not())

    def _why_not(self, key: str, holder: str) -> str:
        """The reason that is listed for a card, the one of this holder if several have the card."""
        text = self._language.text
        card, figure = self._names(key, holder)
        if not card:
            return self.tr("You see only the back of this card.")
        named = [row for row in self._closed if card in text(row.name)]
        mine = [row for row in named if figure and figure in text(row.name)] or named
        if mine:
            return f"{sentence(card)}: {sentence(text(mine[0].reason))}"
        return self.tr("{card} cannot be used now.").format(card=sentence(card))

    def _names(self, key: str, holder: str) -> tuple[str, str]:
        """The names of a card and of the figure that holds it."""
        text, fight = self._language.text, self._showing.picture.fight
        figure = next((one for one in self._showing.picture.figures if one.id == holder), None)
        hands = [] if figure is None else [*figure.hand, *figure.tickets]
        if fight is not None and not holder:
            hands += [card for fighter in (fight.foe, *fight.hunters) for card in fighter.hand]
        card = next((card for card in hands if key and card.key == key), None)
        return "" if card is None else text(card.title), "" if figure is None else text(figure.name)
