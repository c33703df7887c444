"""A trade carried out: what was laid out is played as the small decisions the rules ask for."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.ruleset import Observation
from furyqt.views.picture import TradePanel
from furyqt.views.table.observation_view import ObservationView
from furyqt.views.trade.gifts import Gifts


class Deal(QObject):
    """Joins the panel of the trade with the legal actions."""

    chosen = Signal(object)
    """The next Action of the trade."""
    left = Signal()
    """The panel had the keyboard and is put away."""

    def __init__(self, view: ObservationView, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._panel = view, view.trade
        self._observation: Observation | None = None
        self._due: list[Action] = []
        """What is still to be played of the trade that was ended, in order."""
        self._had_focus = False
        self._panel.done.connect(self._carry_out)

    def offer(self, observation: Observation | None) -> None:
        """Show the trade that is pending, or go on with the one that was ended."""
        self._observation = observation
        if self._due and observation is None:
            return
        trade = self._view.picture.panel(TradePanel) if observation is not None else None
        if trade is not None and self._due:
            QTimer.singleShot(0, self, self._play_next)  # the session is still speaking
            return
        self._due.clear()
        self._note_focus()
        self._panel.show_trade(trade)
        if trade is None and self._had_focus:
            self.left.emit()
        self._had_focus = False

    def takes(self, action: Action) -> bool:
        """Whether an action would end a trade that is laid out, which is carried out then."""
        gifts, board = self._panel.gifts, self._view.board
        if gifts is None or not gifts.count or board.subject(self._observation, action).card is not None:
            return False
        self._carry_out()
        return True

    def _note_focus(self) -> None:
        """Remember that the keyboard was in the panel, which loses it when it is disabled or put away."""
        focus = self._panel.window().focusWidget()
        self._had_focus |= focus is not None and self._panel.isAncestorOf(focus)

    def _carry_out(self) -> None:
        """Play what was laid out in the order of the rules, then the end of the trade."""
        gifts, observation = self._panel.gifts, self._observation
        if gifts is None or observation is None:
            return
        self._due = self._actions(gifts, observation)
        self._note_focus()
        self._panel.setEnabled(False)
        self._play_next()

    def _actions(self, gifts: Gifts, observation: Observation) -> list[Action]:
        board = self._view.board
        sides = {side.id: Counter(laid) for side, laid in zip(gifts.trade.sides, gifts.laid, strict=True)}
        found: list[Action] = []
        ends: list[Action] = []
        for action in observation.actions:
            subject = board.subject(observation, action)
            if subject.card is None:
                ends.append(action)
            elif subject.holder in sides:
                found += [action] * sides[subject.holder][subject.card.key]
        return [*found, *ends]

    def _play_next(self) -> None:
        """Play one action; if it is no longer legal the trade is laid out anew."""
        if self._observation is None or not self._due:
            return
        action = self._due.pop(0)
        if action in self._observation.actions:
            self.chosen.emit(action)
        else:
            self._due.clear()
            self.offer(self._observation)
