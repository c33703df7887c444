"""Scenes of the great moments for pictures: games of random actions, each played on to such a moment."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import chain, count, islice
from typing import NamedTuple

from ai.agent import by_chance
from ai.seeds import decision_seed
from furyqt.controllers.session.history import History, new_history
from furyqt.rules.core.agenda import State, legal_actions
from furyqt.rules.core.record import Record
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
    seats = [("human" if side == player else "random",) * number for side, number in enumerate(_SEATS[game])]
    for one in islice(count(seed), _MOST_SEEDS):
        found = _first_moments(game, player, one).get(name)
        if found is not None:
            moment, ply = found
            record, states = _played(game, one)
            tags = new_history(game, record.options, one, tuple(chain(*seats))).record.tags
            return Staged(History(replace(record.cut(ply), tags=tags), states[: ply + 1]), moment)
    raise LookupError(f"no {name} in the games of {game} from seed {seed} on")


@cache
def _first_moments(game: str, player: int, seed: int) -> dict[Great, tuple[GreatMoment, int]]:
    """Return the first moment of each kind in a random game, with the number of actions before it."""
    readers, known = board(game).story.great, 0
    found: dict[Great, tuple[GreatMoment, int]] = {}
    record, states = _played(game, seed)
    for ply, state in enumerate(states[1:], 1):
        seen = record.rules.observe(state, player)
        for moment in great_moments(seen, known, readers):
            found.setdefault(moment.name, (moment, ply))
        known = len(seen.events)
    return found


@cache
def _played(game: str, seed: int) -> tuple[Record, list[State]]:
    """Play a game of random actions."""
    seats = ("random",) * sum(_SEATS[game])
    history = new_history(game, _OPTIONS.get(game, {}), seed, seats)
    while not history.is_over:
        actions = legal_actions(history.state)
        history.add(actions[by_chance(len(actions), decision_seed(seed, history.ply)).index])
    return history.record, history.states


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
