"""The legal actions offered as list, buttons, places, ways, cards, sheets and dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.agenda import Action, action_label
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.series import Series
from furyqt.rules.core.text import Text, Texts
from furyqt.views.boards import Board
from furyqt.views.combat.changes import chooser_of
from furyqt.views.models.choices import SHORTCUTS, ChoiceRow, ClosedRow
from furyqt.views.panels.actions.choices import ChoicesPanel
from furyqt.views.picture import UNKNOWN_PLACE, Picture, PlayerPanel
from furyqt.views.table.direct_choice import DirectChoice, Routes, TownChoice
from furyqt.views.table.observation_view import ObservationView
from furyqt.views.trade.deal import Deal

N_ = Texts("choices")

_IN_ONE_GO = N_("In one go")


def offered(rules: AnyRuleset, board: Board, observation: Observation) -> tuple[ChoiceRow, ...]:
    """Return the legal actions in the order of the list; journeys to one place are folded under the first."""
    rows = [_row(rules, board, observation, action) for action in board.ordered(observation)]
    leads: dict[tuple[Text, int], int] = {}
    for number, row in enumerate(rows):
        if row.heading is None or row.place == UNKNOWN_PLACE or row.other_end != UNKNOWN_PLACE:
            continue
        if row.card is not None and row.card.kind != "ticket":
            continue
        lead = leads.setdefault((row.heading, row.place), number)
        if lead != number and board.lines(observation, row.action):
            rows[number] = replace(row, under=rows[lead].action)
            rows[lead] = replace(rows[lead], variants=rows[lead].variants + 1)
    return tuple(rows)


def in_one_go(series: Sequence[Series]) -> tuple[ChoiceRow, ...]:
    """Return the rows of choices for several decisions."""
    return tuple(ChoiceRow(one, one.title, UNKNOWN_PLACE, heading=_IN_ONE_GO) for one in series)


def in_hand_order(rows: tuple[ChoiceRow, ...], picture: Picture) -> tuple[ChoiceRow, ...]:
    """Return the rows with the cards of a hand in its order, and before the only other answer.

    So the first number key plays the first card that is shown.
    """
    ranks = _ranks(picture)
    found: list[ChoiceRow] = []
    for _, group in groupby(rows, key=lambda row: row.heading):
        answers = tuple(group)
        held = [row for row in answers if _rank(row, ranks) is not None]
        others = [row for row in answers if row not in held]
        if len(others) <= 1:
            answers = (*sorted(held, key=lambda row: _rank(row, ranks) or 0), *others)
        found += answers
    return tuple(found)


def _rank(row: ChoiceRow, ranks: Mapping[tuple[str, str], int]) -> int | None:
    """Return the number of a row's card among the cards in hands, or None; a ticket to a place is a way."""
    if row.card is None or row.place != UNKNOWN_PLACE:
        return None
    return ranks.get((row.holder, row.card.key))


def _ranks(picture: Picture) -> Mapping[tuple[str, str], int]:
    """Number the cards in hands by holder and key; in a combat they lie as in the large hand."""
    chooser = None if picture.fight is None else chooser_of(picture.fight)
    hands = [] if chooser is None else [(holder, chooser.hand) for holder in ("", chooser.id)]
    hands += [(figure.id, (*figure.hand, *figure.tickets)) for figure in picture.figures]
    areas = picture.panel(PlayerPanel)
    hands += [] if areas is None else [(area.id, area.hand) for area in areas.areas]
    ranks: dict[tuple[str, str], int] = {}
    for holder, cards in hands:
        for card in cards:
            ranks.setdefault((holder, card.key), len(ranks))
    return ranks


def _row(rules: AnyRuleset, board: Board, observation: Observation, action: Action) -> ChoiceRow:
    subject = board.subject(observation, action)
    return ChoiceRow(
        action,
        action_label(observation, action),
        board.destination(observation, action),
        subject.other_end,
        subject.meaning,
        subject.card,
        subject.heading,
        brief=subject.brief,
        holder=subject.holder,
        figure=subject.figure,
        space=subject.space,
        die=subject.die,
        spot=subject.spot,
    )


def closed(board: Board, observation: Observation) -> tuple[ClosedRow, ...]:
    """Return the usual actions that are not possible now."""
    return tuple(
        ClosedRow(choice.name, choice.reason, key=choice.card, holder=choice.holder)
        for choice in board.unavailable(observation)
    )


class ActionOffers(QObject):
    """Offers the possible actions, on the map, with the cards and in the list at once."""

    chosen = Signal(object)
    """An Action the player wants to play."""
    refused = Signal(str)
    """The reason why no action leads to the chosen place, or why a card cannot be used."""

    def __init__(
        self, view: ObservationView, choices: ChoicesPanel, language: Language, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._view, self._choices, self._language = view, choices, language
        self._observation: Observation | None = None
        self._rows: tuple[ChoiceRow, ...] = ()
        self._effects: Mapping[int, str] = {}
        self._menu = QMenu(parent)
        choices.selected.connect(view.table.marks.select)
        choices.refused.connect(self.refused)
        view.table.place_activated.connect(self._choose_place)
        view.table.place_hovered.connect(choices.select_place)
        self.routes = Routes(view, language, self)
        choices.pointed.connect(self.routes.show_row)
        view.table.place_hovered.connect(self.routes.show_place)
        self.direct_choice = DirectChoice(view, language, self)
        choices.vignette.card_chosen.connect(self.direct_choice.choose_offered)
        self.town_choice = TownChoice(view, choices, language, self)
        for direct in (self.direct_choice, self.town_choice):
            direct.menu_requested.connect(self._ask_which)
            direct.refused.connect(self.refused)
        self.deal = Deal(view, self)
        self.deal.left.connect(choices.list.setFocus)
        choices.chosen.connect(self._take)
        for part in (self.routes, self.direct_choice, self.town_choice, self.deal):
            part.chosen.connect(self.chosen)

    @property
    def rows(self) -> tuple[ChoiceRow, ...]:
        """The actions offered."""
        return self._rows

    def offer(self, observation: Observation | None, series: tuple[Series, ...] = ()) -> None:
        """Offer the actions of an observation, or none, and series of them."""
        self._observation, self._rows = observation, ()
        topic, shut = None, tuple[ClosedRow, ...]()
        if observation is not None and self._view.rules is not None:
            board = self._view.board
            topic, shut = board.topic(observation), closed(board, observation)
            rows = offered(self._view.rules, board, observation)
            rows = in_hand_order(rows, self._view.picture)
            self._rows = rows + in_one_go(series)
        self._menu.close()
        self._choices.set_choices(self._rows, topic, shut)
        self.routes.offer(observation, self._rows)
        self.direct_choice.offer(self._rows, shut)
        self.town_choice.offer(observation, self._rows)
        self.deal.offer(observation)
        self.retranslate(is_new=True)

    def retranslate(self, *, is_new: bool = False) -> None:
        """Name the effects of the actions in the current language."""
        ends = {end for row in self.rows for end in (row.place, row.other_end)}
        legal = frozenset(ends - {UNKNOWN_PLACE})
        self._effects = self._named_effects()
        self._view.table.offer(legal, self._meaning, is_new)
        self.routes.retranslate()
        self.town_choice.retranslate()

    def _named_effects(self) -> Mapping[int, str]:
        """Return the effect of choosing each place that can be chosen."""
        effects: dict[int, str] = {}
        for row in self.rows:
            words = self._language.text(row.title)
            for end in {row.place, row.other_end} - {UNKNOWN_PLACE}:
                effects[end] = f"{effects[end]} / {words}" if end in effects else words
        return effects

    def _meaning(self, place: int) -> str:
        """Return the effect of choosing a place, or the reason why it cannot be chosen."""
        if place in self._effects:
            return self._effects[place]
        return "" if self._observation is None else self._reason(place)

    def _reason(self, place: int) -> str:
        why = self._view.board.reason(self._observation, place)
        return "" if why is None else self._language.text(why)

    def _choose_place(self, place: int) -> None:
        rows = [row for row in self.rows if row.leads_to(place)]
        if len(rows) == 1:
            self.chosen.emit(rows[0].action)
        elif rows:
            self._ask_which(rows, self._view.table.corner_of(place))
        elif self.rows and place != UNKNOWN_PLACE:
            self._view.table.marks.refuse(place)
            self.refused.emit(self._reason(place))

    def _ask_which(self, rows: list[ChoiceRow], at: QPoint) -> None:
        """Open a menu if several actions are about one thing; its own number keys choose."""
        self._menu.clear()
        for number, row in enumerate(rows, start=1):
            words = self._language.text(row.title).replace("&", "&&")
            entry = QAction(f"&{number}  {words}" if number <= SHORTCUTS else words, self._menu)
            entry.triggered.connect(lambda _=False, action=row.action: self._take(action))
            self._menu.addAction(entry)
        self._menu.setActiveAction(self._menu.actions()[0])
        self._menu.popup(at)

    def _take(self, action: Action) -> None:
        """Play an action of the list or the menu; the end of a trade carries it out first."""
        if not self.deal.takes(action):
            self.chosen.emit(action)
