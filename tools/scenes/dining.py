"""Scenes of Dining with Dracula for pictures: the rule of thumb plays every side, as in `tools.positions`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ai.agents import make_agent
from furyqt.controllers.session.history import History, new_history
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.dining.steps.dinner import DinnerChoice
from furyqt.rules.dining.steps.turns import HeroTurn
from furyqt.views.main_window import MainWindow
from tools.scenes import Scene, new_game_of, nothing, pause, put

_SEED = 5
_TURNS = 40
"""The events of the others' turns at a table of four."""


def reached(players: int, is_there: Callable[[Any], bool], seed: int = _SEED) -> History:
    """Play a game until the first player decides and a condition holds, or to its end."""
    seats = ("human", *(players - 1) * ("greedy",))
    history = new_history("dining", {"players": str(players)}, seed, seats)
    agent = make_agent(history.rules, "greedy")
    while (player := player_to_move(history.state)) is not None:
        observation = history.observation(player)
        if player == 0 and is_there(observation):
            break
        history.add(observation.actions[agent.decide(observation, history.ply).index])
    return history


def is_hero_turn(observation: Any) -> bool:
    """Return whether the first player places the Hero."""
    return isinstance(observation.agenda[-1], HeroTurn)


def is_mid_game(observation: Any) -> bool:
    """Return whether this holds in the second round after some hours."""
    return is_hero_turn(observation) and observation.round == 2 and observation.clock > 6


def is_late(observation: Any) -> bool:
    """Return whether this holds in the third round after some hours."""
    return is_hero_turn(observation) and observation.round == 3 and observation.clock > 9


def is_dinner(observation: Any) -> bool:
    """Return whether the first player attends a later dinner."""
    return isinstance(observation.agenda[-1], DinnerChoice) and observation.round > 1


def table(players: int, is_there: Callable[[Any], bool]) -> Callable[[MainWindow], None]:
    """A position of a game with this many players."""

    def lay(window: MainWindow) -> None:
        put(window, reached(players, is_there))

    return lay


def the_end(window: MainWindow) -> None:
    """The final scoring of a game of four."""
    put(window, reached(4, lambda observation: False))


def scoring(window: MainWindow) -> None:
    """Count up the scores at once."""
    window.epilogue.close()
    window.epilogue.conclude()
    finale = window.epilogue.finale
    assert finale is not None
    finale.verdict.score.finish()


def story(window: MainWindow) -> None:
    """Show the others' turns as a story, with their ways in the town."""
    assert window.play is not None
    window.play.story.report(window.play.session.observation.events[-_TURNS:])


def lesson(window: MainWindow) -> None:
    """The first lesson after its first steps."""
    window.school.open("dining_day")
    pause(1500)


DINING_SCENES: dict[str, Scene] = {
    "dining-new-game": Scene(table(2, is_hero_turn), new_game_of("dining")),
    "dining-lesson": Scene(lesson, nothing),
    "dining-start": Scene(table(2, is_hero_turn), nothing),
    "dining-two": Scene(table(2, is_late), nothing),
    "dining": Scene(table(4, is_mid_game), nothing),
    "dining-three": Scene(table(3, is_late), nothing),
    "dining-story": Scene(table(4, is_mid_game), story),
    "dining-dinner": Scene(table(3, is_dinner), nothing),
    "dining-end": Scene(the_end, scoring),
}
