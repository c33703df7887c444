"""The sounds of the game on the table: events, the phase, and whether the hidden figure may be near.

What is played on a stage is heard when it is seen: a wound when it arrives, each card when it appears, the
result of a roll when the dice lie.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QMetaObject, QObject, QTimer, Signal

from ai.whereabouts import Whereabouts
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.events import Event
from furyqt.views.picture import CardMoment
from furyqt.views.sound.soundtrack import Sound, Soundtrack
from furyqt.views.sound.speaker import Speaker

if TYPE_CHECKING:  # imported when the first table is made: see lazy_pages.py
    from furyqt.views.combat.stage import FightStage
    from furyqt.views.dice.table_dice import TableDice
    from furyqt.views.moments.stage import CardStage


_TURNED = frozenset({Sound.CARD})
_THROWN = frozenset({Sound.DICE})
_HURT = frozenset({Sound.WOUND})


class SoundStaging(QObject):
    """Holds sounds back: cards until they are turned up, wounds until they arrive, all else until the end."""

    started = Signal()
    """Something begins to move: sounds of the events before it can be held now."""
    released = Signal(object)
    """A frozenset of sounds whose time has come."""
    ended = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage: FightStage | None = None
        self._dice: TableDice | None = None
        self._connections: list[QMetaObject.Connection] = []
        self._held: set[Sound] = set()

    def watch(self, stage: FightStage, dice: TableDice) -> None:
        """Follow the stage of a table, and the dice that are thrown beside it."""
        self.leave()
        self._stage, self._dice = stage, dice
        self._connections = [
            stage.started.connect(self.started),
            stage.cards_turned.connect(lambda _: self._release(_TURNED)),
            stage.dice_thrown.connect(lambda: self._release(_THROWN)),
            stage.fighter_hurt.connect(lambda *_: self._release(_HURT)),
            stage.settled.connect(self._settle),
            dice.started.connect(self.started),
            dice.started.connect(lambda: self._release(_THROWN)),
            dice.settled.connect(self._settle),
        ]

    def leave(self) -> None:
        """Leave the table; what was held is not heard."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()
        self._stage = self._dice = None
        self._held.clear()

    @property
    def is_playing(self) -> bool:
        """Return True while something moves on the stage, or dice roll."""
        stage, dice = self._stage, self._dice
        return (stage is not None and stage.beats.is_playing) or (dice is not None and dice.is_rolling)

    def hold(self, sounds: set[Sound]) -> None:
        """Hold the sounds of what begins to move."""
        self._held |= sounds

    def forget(self) -> None:
        """Drop what is held."""
        self._held.clear()

    def _release(self, sounds: frozenset[Sound]) -> None:
        heard = sounds & self._held
        self._held -= heard
        if heard:
            self.released.emit(heard)

    def _settle(self) -> None:
        """Release the rest, unless the next picture is being played already."""
        if not self.is_playing:
            self._release(frozenset(self._held))
            self.ended.emit()


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
        self._connections: list[QMetaObject.Connection] = []
        self._waiting: set[Sound] = set()
        self._cards = 0
        """The number of card sounds since cards last began or ceased to appear on the stage."""
        self._staging = SoundStaging(self)
        self._staging.started.connect(self._hold)
        self._staging.released.connect(self._play)
        self._staging.ended.connect(self._resume)
        self._is_near = self._is_in_front = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_waiting)

    def follow(self, session: GameSession, track: Soundtrack) -> None:
        """Accompany a game."""
        self.leave()
        self._session, self._track = session, track
        self._connections = [
            session.happened.connect(self._happened),
            session.shown.connect(self._shown),
            session.redraw_needed.connect(self._changed),
            session.places.connect(self._placed),
        ]

    def watch(self, fight: FightStage, cards: CardStage, dice: TableDice) -> None:
        """Delay the sounds of events until these stages and dice show them."""
        self._staging.watch(fight, dice)
        self._connections += [
            cards.started.connect(self._card_appeared),
            cards.emptied.connect(self._forget_cards),
        ]

    def leave(self) -> None:
        """Leave the game."""
        self._staging.leave()
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()
        self._session, self._track = None, Soundtrack()
        self._waiting.clear()
        self._cards = 0
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
            self._cards += sound is Sound.CARD
            self._expect(sound)

    def _shown(self, observation: object) -> None:
        """Follow a position that is drawn as a whole; only its ambience is heard."""
        del observation
        self._waiting.clear()
        self._staging.forget()
        self._cards = 0
        self._set_ambience()
        self._look_around({}, is_heard=False)

    def _changed(self) -> None:
        self._set_ambience()
        self._look_around({})

    def _placed(self, places: Whereabouts) -> None:
        """Follow the viewer's possible places, which arrive some time after each action."""
        self._look_around(places.now)

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
        """Play what waits, unless the stage must show something first; collect the next ones meanwhile."""
        if not self._staging.is_playing:
            waiting, self._waiting = self._waiting, set()
            self._play(waiting)

    def _play(self, sounds: Collection[Sound]) -> None:
        """Play the most important sounds one after the other."""
        heard = sorted(sounds, key=_RANKS.__getitem__)[-MOST_AT_ONCE:] if self._is_in_front else ()
        for number, sound in enumerate(heard):
            self._speaker.play(sound, number * self.gap / 1000)
        if heard:
            self._timer.start(self.gap * len(heard))

    # Stages

    def _hold(self) -> None:
        """Hold the sounds of the events that the combat begins to show."""
        waiting, self._waiting = self._waiting, set()
        self._cards = 0
        self._staging.hold(waiting)

    def _resume(self) -> None:
        """Play what has happened while the combat was shown."""
        if self._waiting and not self._timer.isActive():
            self._timer.start(0)

    def _card_appeared(self, moment: object) -> None:
        """Play the sound of a card when it appears, once for each event with that sound."""
        if self._cards and isinstance(moment, CardMoment):
            self._cards -= 1
            self._waiting.discard(Sound.CARD)
            self._play({Sound.CARD})

    def _forget_cards(self) -> None:
        self._cards = 0
