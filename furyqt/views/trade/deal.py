"""Carries out a planned trade as the single decisions of the rules."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.ruleset import Observation
from furyqt.views.picture import TradePanel
from furyqt.views.table.observation_view import ObservationView
from furyqt.views.trade.gifts import Gifts


class Deal(QObject):
    """Connects the trade panel with the legal actions."""

    chosen = Signal(object)
    """The next Action of the trade."""
    left = Signal()
    """The panel had the keyboard focus and was closed."""

    def __init__(self, view: ObservationView, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._panel = view, view.trade
        self._observation: Observation | None = None
        self.remaining: list[Action] = []
        """The remaining actions of the confirmed trade, in order."""
        self._had_focus = False
        self._panel.done.connect(self._carry_out)

    def offer(self, observation: Observation | None) -> None:
        """Show the pending trade, or continue the confirmed one."""
        self._observation = observation
        if self.remaining and observation is None:
            return
        trade = self._view.picture.panel(TradePanel) if observation is not None else None
        if trade is not None and self.remaining:
            QTimer.singleShot(0, self, self._play_next)  # The session is still emitting its signal.
            return
        self.remaining.clear()
        self._note_focus()
        self._panel.show_trade(trade)
        if trade is None and self._had_focus:
            self.left.emit()
        self._had_focus = False

    def takes(self, action: Action) -> bool:
        """Return whether an action would end a planned trade, which is then carried out first."""
        gifts, board = self._panel.gifts, self._view.board
        if gifts is None or not gifts.count or board.subject(self._observation, action).card is not None:
            return False
        self._carry_out()
        return True

    def _note_focus(self) -> None:
        """Remember that the panel had the focus, which it loses when it is disabled or hidden."""
        focus = self._panel.window().focusWidget()
        self._had_focus |= focus is not None and self._panel.isAncestorOf(focus)

    def _carry_out(self) -> None:
        """Play the planned trade in the order of the rules, then its end."""
        gifts, observation = self._panel.gifts, self._observation
        if gifts is None or observation is None:
            return
        self.remaining = self._actions(gifts, observation)
        self._note_focus()
        self._panel.setEnabled(False)
        self._play_next()

    def _actions(self, gifts: Gifts, observation: Observation) -> list[Action]:
        board = self._view.board
        sides = {side.id: Counter(given) for side, given in zip(gifts.trade.sides, gifts.given, strict=True)}
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
        """Play one action; if it is no longer legal, show the plan again."""
        if self._observation is None or not self.remaining:
            return
        action = self.remaining.pop(0)
        if action in self._observation.actions:
            self.chosen.emit(action)
        else:
            self.remaining.clear()
            self.offer(self._observation)
