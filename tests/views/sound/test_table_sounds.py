"""The sounds of the table follow from what the viewer learns, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.whereabouts import Whereabouts
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.events import Event
from furyqt.rules.fury3.state import Fury3State
from furyqt.views.boards import board
from furyqt.views.picture import CardMoment
from furyqt.views.sound.soundtrack import Sound, Soundtrack
from furyqt.views.sound.speaker import Speaker
from furyqt.views.sound.table_sounds import TableSounds
from tests.controllers.timeline import table, window_name
from tests.rules.fury3.scenes import scene
from tests.views.sound.fakes import FakeCards, FakeDice, FakeFight, FakePlayer, FakeSession


class Rang(Event, frozen=True):
    """An event with a loud sound."""


class Shuffled(Event, frozen=True):
    """An event with a soft sound."""


class Written(Event, frozen=True):
    """Another event with a soft sound."""


class Hurt(Event, frozen=True):
    """An event that a combat shows."""


class Threw(Event, frozen=True):
    """A roll of dice in a combat."""


class Thought(Event, frozen=True):
    """An event without a sound."""


class ToyTrack(Soundtrack):
    """The observation of this toy is its ambience and the known place of what is hidden."""

    sounds: ClassVar = {Rang: Sound.TOLL, Shuffled: Sound.CARD, Written: Sound.PAGE, Hurt: Sound.WOUND}
    sounds[Threw] = Sound.DICE

    def ambience(self, observation: Any) -> Sound | None:
        return observation[0] if observation else None

    def nearness(self, observation: Any, chances: Mapping[int, float]) -> float | None:
        return sum(chances.values()) if chances else observation and observation[1]


class Sitting:
    """A table with a toy session and a fake player."""

    def __init__(self, persons: tuple[int, ...] = (0,)) -> None:
        self.player = FakePlayer()
        self.speaker = Speaker(Settings(), None, lambda: self.player)  # type: ignore[arg-type,return-value]
        self.sounds = TableSounds(self.speaker)
        self.session = FakeSession(persons)
        self.sounds.set_in_front(True)
        self.sounds.follow(self.session, ToyTrack())  # type: ignore[arg-type]

    def look(self, ambience: Sound | None, nearness: float | None = None) -> None:
        self.session.observation = ambience, nearness
        self.session.redraw_needed.emit()


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    return Sitting()


def test_the_most_important_of_many_events_are_heard_one_after_the_other(
    sitting: Sitting, qtbot: QtBot
) -> None:
    for event in (Rang(), Thought(), Shuffled(), Shuffled(), Written(), Thought()):
        sitting.session.happened.emit(event)
    qtbot.waitUntil(lambda: bool(sitting.player.asked))
    assert [(str(name), delay > 0) for name, delay in sitting.player.asked] == [
        ("card", False),
        ("toll", True),
    ]
    sitting.session.happened.emit(Written())
    QApplication.processEvents()
    assert len(sitting.player.asked) == 2, "not over the others"
    qtbot.waitUntil(lambda: len(sitting.player.asked) == 3)
    assert sitting.player.names[-1] == "page"


def test_an_event_without_a_sound_is_silent(sitting: Sitting, qtbot: QtBot) -> None:
    sitting.session.happened.emit(Thought())
    sitting.session.happened.emit(Rang())
    qtbot.waitUntil(lambda: sitting.player.names == ["toll"])


def test_the_ambience_follows_the_phase_and_the_page(sitting: Sitting) -> None:
    sitting.look(Sound.DAY_AMBIENCE)
    sitting.look(Sound.DAY_AMBIENCE)
    sitting.look(Sound.NIGHT_AMBIENCE)
    sitting.sounds.set_in_front(False)
    sitting.sounds.set_in_front(True)
    assert sitting.player.ambiences == ["ambience_day", "ambience_night", "", "ambience_night"]
    sitting.session.is_over = True
    sitting.session.redraw_needed.emit()
    assert sitting.player.ambiences[-1] == ""


def test_nothing_is_heard_behind_another_page_or_after_leaving(sitting: Sitting, qtbot: QtBot) -> None:
    sitting.sounds.set_in_front(False)
    sitting.session.happened.emit(Rang())
    sitting.sounds.set_in_front(True)
    sitting.session.happened.emit(Shuffled())
    qtbot.waitUntil(lambda: bool(sitting.player.asked))
    sitting.look(Sound.DAY_AMBIENCE)
    sitting.sounds.leave()
    sitting.session.happened.emit(Rang())
    sitting.look(Sound.NIGHT_AMBIENCE, 1.0)
    QApplication.processEvents()
    assert sitting.player.names == ["card"]
    assert sitting.player.ambiences == ["ambience_day", ""]


def test_the_heart_beats_when_the_hidden_figure_comes_near(sitting: Sitting, qtbot: QtBot) -> None:
    heard = sitting.player
    for nearness in (0.0, None, 0.4):
        sitting.look(None, nearness)
    sitting.look(None, 0.5)
    qtbot.waitUntil(lambda: heard.names == ["heartbeat"])
    for nearness in (0.9, None, 1.0):
        sitting.look(None, nearness)
    sitting.look(None, 0.1)
    sitting.look(None, 1.0)
    qtbot.waitUntil(lambda: heard.names == ["heartbeat", "heartbeat"])


def test_the_possible_places_are_enough_for_the_heart(sitting: Sitting, qtbot: QtBot) -> None:
    sitting.session.places.emit(Whereabouts(({3: 0.2, 4: 0.1}, {3: 1.0})))
    sitting.session.places.emit(Whereabouts())
    sitting.session.happened.emit(Rang())
    qtbot.waitUntil(lambda: sitting.player.names == ["toll"])
    sitting.session.places.emit(Whereabouts(({3: 0.4, 4: 0.1},)))
    qtbot.waitUntil(lambda: sitting.player.names == ["toll", "heartbeat"])


def test_two_persons_at_one_screen_hear_no_heart(qtbot: QtBot) -> None:
    sitting = Sitting(persons=(0, 1))
    sitting.look(None, 1.0)
    sitting.session.places.emit(Whereabouts(({3: 1.0},)))
    sitting.session.happened.emit(Rang())
    qtbot.waitUntil(lambda: sitting.player.names == ["toll"])


def test_a_position_drawn_afresh_is_silent(sitting: Sitting, qtbot: QtBot) -> None:
    """After undo, or when another person takes the seat."""
    sitting.session.happened.emit(Rang())
    sitting.session.observation = Sound.DAY_AMBIENCE, 1.0
    sitting.session.shown.emit(sitting.session.observation)
    sitting.session.happened.emit(Shuffled())
    qtbot.waitUntil(lambda: bool(sitting.player.asked))
    sitting.look(None, 1.0)
    assert sitting.player.names == ["card"]


# What the stages show


class Staged(Sitting):
    """A table with a combat and cards that the test plays."""

    def __init__(self) -> None:
        super().__init__()
        self.fight, self.cards, self.dice = FakeFight(), FakeCards(), FakeDice()
        self.sounds.watch(self.fight, self.cards, self.dice)  # type: ignore[arg-type]

    def happen(self, *events: Event) -> None:
        for event in events:
            self.session.happened.emit(event)

    def begin(self) -> None:
        """Begin to play a round of combat."""
        self.fight.beats.is_playing = True
        self.fight.started.emit()
        QApplication.processEvents()

    def settle(self) -> None:
        self.fight.beats.is_playing = False
        self.fight.settled.emit()


@pytest.fixture
def staged(qtbot: QtBot) -> Staged:
    return Staged()


def test_a_wound_is_heard_when_it_is_seen(staged: Staged) -> None:
    staged.happen(Shuffled(), Hurt(), Rang())
    staged.begin()
    assert staged.player.names == []
    staged.fight.cards_turned.emit(1)
    assert staged.player.names == ["card"]
    staged.fight.fighter_hurt.emit("dracula", 2)
    staged.fight.fighter_hurt.emit("seward", 1)
    assert staged.player.names == ["card", "wound"], "once for all who are hurt together"
    staged.settle()
    assert staged.player.names == ["card", "wound", "toll"]


def test_dice_are_heard_when_they_roll(staged: Staged) -> None:
    staged.happen(Shuffled(), Threw(), Hurt())
    staged.begin()
    staged.fight.cards_turned.emit(1)
    assert staged.player.names == ["card"]
    staged.fight.dice_thrown.emit()
    assert staged.player.names == ["card", "dice"]


def test_the_result_of_a_roll_is_heard_when_the_dice_lie(staged: Staged) -> None:
    staged.happen(Threw(), Hurt())
    staged.dice.is_rolling = True
    staged.dice.started.emit()
    QApplication.processEvents()
    assert staged.player.names == ["dice"]
    staged.dice.is_rolling = False
    staged.dice.settled.emit()
    assert staged.player.names == ["dice", "wound"]


def test_what_happens_during_a_round_waits_for_its_own(staged: Staged, qtbot: QtBot) -> None:
    staged.happen(Shuffled())
    staged.begin()
    staged.happen(Hurt())
    QApplication.processEvents()
    staged.fight.fighter_hurt.emit("dracula", 2)
    staged.fight.cards_turned.emit(1)
    assert staged.player.names == ["card"]
    staged.fight.started.emit()  # the next picture is played before the last one has been settled
    staged.fight.settled.emit()
    assert staged.player.names == ["card"]
    staged.fight.fighter_hurt.emit("seward", 1)
    assert staged.player.names == ["card", "wound"]
    staged.happen(Written())
    staged.settle()
    qtbot.waitUntil(lambda: staged.player.names == ["card", "wound", "page"])


def test_without_motion_a_wound_is_heard_at_once(staged: Staged, qtbot: QtBot) -> None:
    staged.happen(Hurt())
    qtbot.waitUntil(lambda: staged.player.names == ["wound"])


def test_undo_and_leaving_silence_what_waits(staged: Staged) -> None:
    for silence in (lambda: staged.session.shown.emit(None), staged.sounds.leave):
        staged.happen(Hurt(), Rang())
        staged.begin()
        silence()
        staged.fight.fighter_hurt.emit("dracula", 2)
        staged.settle()
    QApplication.processEvents()
    assert staged.player.names == []


def test_each_card_is_heard_when_it_appears(staged: Staged) -> None:
    staged.happen(Shuffled(), Shuffled())
    for heard in (1, 2, 2):
        staged.cards.started.emit(CardMoment("drawn", (), ()))
        assert staged.player.names == ["card"] * heard
    QApplication.processEvents()
    assert staged.player.names == ["card"] * 2, "not again for the events"
    staged.happen(Shuffled())
    staged.cards.emptied.emit()
    staged.cards.started.emit(CardMoment("drawn", (), ()))
    assert staged.player.names == ["card"] * 2


def test_nothing_staged_is_heard_behind_another_page(staged: Staged) -> None:
    staged.happen(Hurt())
    staged.begin()
    staged.sounds.set_in_front(False)
    staged.fight.fighter_hurt.emit("dracula", 1)
    staged.settle()
    assert staged.player.names == []


PERSONS_HUNTERS = (*4 * ("human",), "search:400")
ROUND = ("road:MI", *7 * ("pass",))


def hunted(card: str) -> Fury3State:
    """Dracula holds this card."""
    return scene("day", places={"godalming": "genoa"}, events={"dracula": [card]}, trail=["prague", "vienna"])


def heard_in(state: Fury3State) -> tuple[list[tuple[int, str]], bool]:
    """The sounds and times a hunter hears in a round; whether Dracula's computer was prompted in secret."""
    one, heard = table(state, *PERSONS_HUNTERS), FakePlayer()
    sounds = TableSounds(Speaker(Settings(), None, lambda: heard))  # type: ignore[arg-type,return-value]
    sounds.gap = 0
    sounds.set_in_front(True)
    sounds.follow(one.session, board("fury3").soundtrack)
    one.session.advice.request_possible_places()
    one.session.start()
    seen: list[tuple[int, str]] = []

    def listen() -> bool:
        QApplication.processEvents()
        seen.extend((one.line.now, name) for name in (*heard.names, *heard.ambiences))
        heard.asked.clear()
        heard.ambiences.clear()
        return one.session.is_persons_turn or one.session.is_over

    one.line.run(listen)
    for token in ROUND:
        one.line.now += 3_000
        one.session.act(next(a for a in one.session.observation.actions if a.text == token))
        one.line.run(listen)
    prompted = any(o.player and window_name(o) for _, o in one.worker.asked)
    sounds.leave()
    one.session.close()
    return seen, prompted


@pytest.mark.parametrize("card", ["wild_horses", "devilish_power", "roadblock"])
def test_told_the_same_hears_the_same_at_the_same_times(qtbot: QtBot, card: str) -> None:
    other, was_prompted = heard_in(hunted(card))
    one, was_not = heard_in(hunted("seduction"))
    assert (was_prompted, was_not) == (True, False)
    assert one == other
    assert {"nightfall", "card", "ambience_day", "ambience_night"} <= {sound for _, sound in one}
