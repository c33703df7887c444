"""Scenes of the great moments for pictures: games of random actions, each played on to such a moment."""

from __future__ import annotations

from itertools import count, islice
from typing import NamedTuple

from ai.agents import make_agent
from ai.seeds import decision_seed
from furyqt.controllers.session.history import History, new_history
from furyqt.rules.core.agenda import player_to_move
from furyqt.views.boards import board
from furyqt.views.boards.story import great_moments
from furyqt.views.main_window import MainWindow
from furyqt.views.picture import Great, GreatMoment
from tools.scenes import STILL, Scene, put

_MOST_SEEDS = 40
_OPTIONS = {"fury3": {"game": "advanced"}}
_SEATS = {"fury3": (4, 1), "fury2": (4, 1), "lite": (1, 1), "dining": (1, 1)}
"""The seats of each player."""
HUNTERS, DRACULA = 0, 1


class Staged(NamedTuple):
    """A position in which a great moment has just happened."""

    history: History
    moment: GreatMoment


def staged(game: str, player: int, name: Great, seed: int = 1) -> Staged:
    """Find the first game of random actions with such a moment for a player, and play it to there."""
    for one in islice(count(seed), _MOST_SEEDS):
        found = _played(game, player, name, one)
        if found is not None:
            return found
    raise LookupError(f"no {name} in the games of {game} from seed {seed} on")


def _played(game: str, player: int, name: Great, seed: int) -> Staged | None:
    seats = [("human",) * number if side == player else ("random",) * number
             for side, number in enumerate(_SEATS[game])]  # fmt: skip
    history = new_history(game, _OPTIONS.get(game, {}), seed, tuple(one for side in seats for one in side))
    agent, readers, known = make_agent(history.rules, "random"), board(game).story.great, 0
    while (mover := player_to_move(history.state)) is not None:
        observation = history.observation(mover)
        decision = agent.decide(observation, decision_seed(seed, history.ply))
        history.add(observation.actions[decision.index])
        seen = history.observation(player)
        moments = great_moments(seen, known, readers)
        known = len(seen.events)
        for moment in moments:
            if moment.name == name:
                return Staged(history, moment)
    return None


def scene(game: str, player: int, name: Great) -> Scene:
    """A picture of a great moment."""
    kept: list[GreatMoment] = []

    def lay(window: MainWindow) -> None:
        found = staged(game, player, name)
        kept[:] = [found.moment]
        put(window, found.history)

    def show(window: MainWindow) -> None:
        assert window.play is not None
        window.epilogue.close()
        stage = window.play.moments.stage
        stage.clear()
        stage.speed, stage.is_still = STILL, True
        stage.show_moments(kept)

    return Scene(lay, show)


def _scenes() -> dict[str, Scene]:
    found: dict[str, Scene] = {}
    for game, player, names in (
        ("fury3", HUNTERS, list(Great)),
        ("fury3", DRACULA, [Great.FOUND, Great.BITE, Great.DARKNESS]),
        ("fury2", HUNTERS, [Great.FOUND, Great.MATURED]),
        ("lite", HUNTERS, [Great.FOUND, Great.LIGHT]),
        ("dining", 0, [Great.BITE, Great.NIGHTFALL, Great.LIGHT]),
    ):
        side = "-dracula" if game == "fury3" and player == DRACULA else ""
        found |= {f"great-{game}{side}-{name}": scene(game, player, name) for name in names}
    return found


MOMENT_SCENES: dict[str, Scene] = _scenes()
