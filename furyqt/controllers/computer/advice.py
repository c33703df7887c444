"""Advice for the viewer: hints, and the places where the hidden figure may be."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from furyqt.controllers.computer.ai_client import AiClient
from furyqt.controllers.session.viewpoint import Viewpoint


class Advice(QObject):
    """Asks the computer on behalf of the viewer."""

    hinted = Signal(object)
    """The AgentDecision of the full-strength search for the viewer."""
    hint_progressed = Signal(float, object)
    """(the used share of the hint's budget, the AgentDecision so far or None)."""
    hint_troubled = Signal(object)
    """A Text: the search for a hint was restarted or has failed."""
    hinting_changed = Signal()
    """A hint was requested, has arrived or has failed; nothing else on the table has changed."""
    places = Signal(object)
    """The Whereabouts of the hidden figure in the viewer's eyes."""

    def __init__(
        self,
        view: Viewpoint,
        ai: AiClient,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._view, self._ai = view, ai
        self.gives_hints, self.knows_places = view.header.has_hints, not view.header.is_on_paper
        self._wants_places = self._is_warm = False
        ai.hinted.connect(self._hint_found)
        ai.hint_failed.connect(self.hinting_changed)
        ai.hint_progressed.connect(self.hint_progressed)
        ai.hint_troubled.connect(self.hint_troubled)
        ai.placed.connect(self.places)

    @property
    def is_hinting(self) -> bool:
        """Whether a hint is being calculated."""
        return self._ai.is_hinting

    @property
    def can_hint(self) -> bool:
        """Whether a hint may be requested."""
        return self.gives_hints and self._view.is_persons_turn and not self.is_hinting

    def request_hint(self) -> None:
        """Ask the full-strength search what it would do for the viewer; the answer is `hinted`."""
        if self.can_hint:
            self._ai.ask_hint(self._view.history, self._view.viewer)
            self.hinting_changed.emit()

    def warm_up(self) -> None:
        """Load what the first hint needs, once; a game without hints needs nothing."""
        if self.can_hint and not self._is_warm:
            self._is_warm = True
            self._ai.warm_up(self._view.history, self._view.viewer)

    def request_possible_places(self, wanted: bool = True) -> None:
        """Emit `places` now and after every action, or stop doing so."""
        self._wants_places = wanted and self.knows_places
        if self._view.is_started:
            self.update_places()

    def update_places(self) -> None:
        """Ask about the newest position, if the places are wanted and it is shown."""
        if self._wants_places and self._view.shown.has_arrived:
            self._ai.ask_places(self._view.history, self._view.viewer)

    def _hint_found(self, decision: AgentDecision) -> None:
        self.hinted.emit(decision.without_plans() if self._view.is_partial else decision)
        self.hinting_changed.emit()
