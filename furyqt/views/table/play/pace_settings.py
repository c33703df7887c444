"""The pace of the computer's actions: read from the settings, and changed at the table."""

from __future__ import annotations

from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.views.map.journeys import TRAVEL_MS
from furyqt.views.panels.playback.pace_bar import PACES, PaceBar

_GLANCE_MS = 200
COVER_DELAY_MS = 400
"""The wait whenever the other side might be asked for a card, long enough for its computer's answer."""


def travel_speed(values: Values) -> float:
    """Return the speed of traveling pieces in these settings; with 0 they jump."""
    return 0.0 if values.reduced_motion else values.animation_speed


def pace(values: Values) -> int:
    """Return the milliseconds between two actions of the computer, so that each can be seen."""
    speed = values.animation_speed
    return round((TRAVEL_MS + _GLANCE_MS) / speed) if speed else 0


def cover_delay(values: Values) -> int:
    """Return the wait when the other side might be asked; none for a player who skips every wait."""
    return COVER_DELAY_MS if values.animation_speed else 0


class PaceSettings:
    """Applies pace, card prompts and teammates of the settings to a session."""

    def __init__(self, session: GameSession, settings: Settings, bar: PaceBar) -> None:
        self._session, self._settings, self._bar = session, settings, bar

    def apply(self) -> None:
        """Apply the settings."""
        values, session = self._settings.values, self._session
        session.pace.set_least(pace(values))
        session.pace.set_cover_delay(cover_delay(values))
        session.windows.set_passed(values.passed_windows.get(session.rules.name, ()))
        session.teammates.set_mode(values.teammates)
        self._bar.set_pace(values.animation_speed)

    @property
    def travel_speed(self) -> float:
        """Return the current speed of traveling pieces; with 0 they jump."""
        return 0.0 if self._session.pace.is_skipping else travel_speed(self._settings.values)

    def set_pace(self, speed: float) -> None:
        """Set the pace of the computer's actions."""
        self._session.pace.stop_skipping()
        self._settings.update(animation_speed=speed)

    def change_pace(self, step: int) -> float:
        """Change to the next slower (-1) or faster (1) pace, and return it."""
        speed = self._settings.values.animation_speed
        nearest = min(range(len(PACES)), key=lambda number: abs(PACES[number] - speed))
        changed = PACES[max(0, min(len(PACES) - 1, nearest + step))]
        self.set_pace(changed)
        return changed
