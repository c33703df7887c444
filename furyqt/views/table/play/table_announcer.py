"""Announcements of a game for a screen reader: events, and the results of combat rounds."""

from __future__ import annotations

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import sentence
from furyqt.views.access.announce import announce, announce_event
from furyqt.views.table.observation_view import ObservationView


class TableAnnouncer:
    """Announces events if the settings enable it."""

    def __init__(self, view: ObservationView, settings: Settings, language: Language) -> None:
        self._view, self._settings, self._language = view, settings, language
        self._announced_round = ""

    def announce_event(self, event: Event) -> None:
        """Announce an event."""
        if self._settings.values.announce_events:
            announce_event(self._view.log, sentence(self._language.text(event.describe())))

    def announce_round(self) -> None:
        """Announce the effects of the cards of a round of combat, once."""
        combat = self._view.combat
        words = combat.results.text() if combat.isVisible() else ""
        if words != self._announced_round and self._settings.values.announce_events:
            announce(combat, words)
        self._announced_round = words
