"""Scenes of the simplified game for pictures: the rule of thumb plays both sides, as in `tools.positions`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, islice
from typing import Any

from ai.agents import make_agent
from furyqt.controllers.session.history import History, new_history
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.lite.tables import DRACULA, HUNTERS
from furyqt.views.main_window import MainWindow
from tools.scenes import Scene, hint, new_game_of, nothing, put, tab, verdict

Wanted = Callable[[Any], bool]
SEATS = {HUNTERS: ("human", "greedy"), DRACULA: ("greedy", "human")}
_SEED = 5
_MOST_SEEDS = 20
_LATE = 6
_STORY = 60


def played(person: int, is_there: Wanted, seed: int = _SEED) -> History:
    """Play a game until a person decides and a condition holds, or to its end."""
    history = new_history("lite", {}, seed, SEATS[person])
    agent = make_agent(history.rules, "greedy")
    while (player := player_to_move(history.state)) is not None:
        observation = history.observation(player)
        if player == person and is_there(observation):
            break
        history.add(observation.actions[agent.decide(observation, history.ply).index])
    return history


def reached(person: int, is_there: Wanted) -> History:
    """Find the first game in which a condition holds."""
    for seed in islice(count(_SEED), _MOST_SEEDS):
        history = played(person, is_there, seed)
        if not history.is_over:
            return history
    raise LookupError(f"no such position in the games from seed {_SEED} on")


def is_late(observation: Any) -> bool:
    """Return whether the trail has long been full."""
    return bool(observation.round >= _LATE)


def table(person: int, is_there: Wanted) -> Callable[[MainWindow], None]:
    """A position of a game."""

    def lay(window: MainWindow) -> None:
        put(window, reached(person, is_there))

    return lay


def story(window: MainWindow) -> None:
    """Show the newest events as the story of a turn."""
    assert window.play is not None
    window.play.story.report(window.play.session.observation.events[-_STORY:])


def the_end(window: MainWindow) -> None:
    """The end of a game."""
    put(window, played(HUNTERS, lambda observation: False))


hunters, dracula = table(HUNTERS, is_late), table(DRACULA, is_late)

LITE_SCENES: dict[str, Scene] = {
    "lite-new-game": Scene(hunters, new_game_of("lite")),
    "lite-start": Scene(table(HUNTERS, lambda observation: True), nothing),
    "lite-hunters": Scene(hunters, nothing),
    "lite-evidence": Scene(hunters, tab("aids", "evidence")),
    "lite-hint": Scene(hunters, hint),
    "lite-story": Scene(hunters, story),
    "lite-dracula": Scene(dracula, nothing),
    "lite-end": Scene(the_end, verdict),
}
