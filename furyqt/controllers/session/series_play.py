"""One choice of a person for several decisions in a row."""

from __future__ import annotations

from typing import Protocol

from furyqt.controllers.session.history import History
from furyqt.rules.core.agenda import Action, legal_actions, pending_decision
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.series import Series


class SeriesView(Protocol):
    """The knowledge of a game that a series needs: in the window its Viewpoint, else the SoloGame."""

    history: History

    @property
    def rules(self) -> AnyRuleset:
        """The game."""

    @property
    def observation(self) -> Observation:
        """The person's observation of the position shown."""

    @property
    def is_persons_turn(self) -> bool:
        """Whether the person must decide in the position shown."""

    @property
    def is_persons_next(self) -> bool:
        """Whether the person must decide in the newest position."""


class SeriesPlay:
    """Answers the decisions of a series: those of the same class, in the same phase, if that is legal.

    A person who cannot do the same there, or who is asked something else in between, decides as always, and
    the series goes on. Each action is the person's own, so that undo takes back one after the other; going
    back ends the series.
    """

    def __init__(self, view: SeriesView, *, can_play: bool = True) -> None:
        self._view, self._can_play = view, can_play
        self._left: tuple[Action, ...] = ()
        self._where: object = None
        """The class of the decision, and the phase."""

    @property
    def offered(self) -> tuple[Series, ...]:
        """The series that the person may choose now."""
        view = self._view
        if not (self._can_play and view.is_persons_turn):
            return ()
        seats = frozenset(view.history.person_seats)
        return view.rules.series(view.observation, seats)

    def begin(self, series: Series) -> Action:
        """Return the first action, and keep the others for the decisions to come."""
        first: Action = series.actions[0]
        self._left, self._where = series.actions[1:], self._here()
        return first

    def forget(self) -> None:
        """End the series."""
        self._left = ()

    def next(self) -> Action | None:
        """Return the answer to the newest decision, or None if the person is to be asked."""
        view = self._view
        if not self._left or not view.is_persons_next:
            return None
        action = self._left[0]
        if self._here() != self._where or action not in legal_actions(view.history.state):
            return None
        self._left = self._left[1:]
        return action

    def _here(self) -> object:
        """Return the class of the newest decision, and the phase."""
        state = self._view.history.state
        return type(pending_decision(state)), self._view.rules.moment(state).key
