"""The sounds of the game on the table: events, the phase, and whether the hidden figure may be near."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QMetaObject, QObject, QTimer

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.events import Event
from furyqt.views.sound.soundtrack import Sound, Soundtrack
from furyqt.views.sound.speaker import Speaker

MOST_AT_ONCE = 2
"""The number of sounds that are heard of events that are announced together."""
GAP = 280
"""Milliseconds between two sounds."""
NEAR = 0.5
"""The heart is heard from this chance on that the hidden figure is next to a visible one."""
_RANKS = {sound: rank for rank, sound in enumerate(Sound)}


class TableSounds(QObject):
    """Listens to a session, and asks the speaker for the sounds of what the viewer learns."""

    def __init__(self, speaker: Speaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speaker = speaker
        self.gap = GAP
        self._session: GameSession | None = None
        self._track = Soundtrack()
        self._joints: list[QMetaObject.Connection] = []
        self._waiting: set[Sound] = set()
        self._is_near = self._is_in_front = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_waiting)

    def follow(self, session: GameSession, track: Soundtrack) -> None:
        """Accompany a game."""
        self.leave()
        self._session, self._track = session, track
        self._joints = [
            session.happened.connect(self._happened),
            session.shown.connect(self._shown),
            session.redraw_needed.connect(self._changed),
            session.places.connect(self._placed),
        ]

    def leave(self) -> None:
        """Leave the game."""
        for joint in self._joints:
            QObject.disconnect(joint)
        self._joints.clear()
        self._session, self._track = None, Soundtrack()
        self._waiting.clear()
        self._is_near = False
        self._set_ambience()

    def set_in_front(self, in_front: bool) -> None:
        """Be silent while another page is in front of the table."""
        self._is_in_front = in_front
        self._set_ambience()

    # Signals of the session

    def _happened(self, event: Event) -> None:
        sound = self._track.of_event(event)
        if sound is not None:
            self._expect(sound)

    def _shown(self, observation: object) -> None:
        """Follow a position that is drawn as a whole; only its ambience is heard."""
        del observation
        self._waiting.clear()
        self._set_ambience()
        self._look_around({}, is_heard=False)

    def _changed(self) -> None:
        self._set_ambience()
        self._look_around({})

    def _placed(self, by_turn: tuple[Mapping[int, float], ...]) -> None:
        """Follow the viewer's possible places, which arrive some time after each action."""
        self._look_around(by_turn[0] if by_turn else {})

    # What is heard

    def _set_ambience(self) -> None:
        session, wanted = self._session, None
        if session is not None and self._is_in_front and not session.is_over:
            wanted = self._track.ambience(session.observation)
        self._speaker.set_ambience(wanted)

    def _look_around(self, chances: Mapping[int, float], *, is_heard: bool = True) -> None:
        """Play the heartbeat when the hidden figure comes near.

        Two persons at one screen hear the same loudspeaker, so there it would tell each what the other knows.
        """
        session = self._session
        if session is None or len(session.persons) > 1 or session.is_over:
            return
        nearness = self._track.nearness(session.observation, chances)
        if nearness is None:
            return
        was_near, self._is_near = self._is_near, nearness >= NEAR
        if self._is_near and not was_near and is_heard:
            self._expect(Sound.HEARTBEAT)

    def _expect(self, sound: Sound) -> None:
        """Play a sound with the others of this moment, but not too soon after the last ones."""
        if self._is_in_front:
            self._waiting.add(sound)
            if not self._timer.isActive():
                self._timer.start(0)

    def _play_waiting(self) -> None:
        """Play the most important waiting sounds, and collect the next ones until they have been heard."""
        heard = sorted(self._waiting, key=_RANKS.__getitem__)[-MOST_AT_ONCE:]
        self._waiting.clear()
        for number, sound in enumerate(heard):
            self._speaker.play(sound, number * self.gap / 1000)
        if heard:
            self._timer.start(self.gap * len(heard))
