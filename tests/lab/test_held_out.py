"""The wall through the rule bots: the half that only tests takes part in no training."""

from __future__ import annotations

import argparse
import re
from importlib.resources import files

import pytest

from ai.rule_bots import all_bots_of, bot_players, bots_of
from furyqt.rules.core.games import game_names
from lab import selfplay
from lab.held_out import HeldOutError, allowed_in_training, check_training, kept_for_tests
from lab.train import belief


@pytest.mark.parametrize("game", game_names())
def test_every_game_with_bots_has_both_halves_and_no_bot_is_in_both(game: str) -> None:
    assert bot_players(game)
    for player in bot_players(game):
        training, test = allowed_in_training(game, player), kept_for_tests(game, player)
        assert training
        assert test
        assert sorted((*training, *test)) == sorted(bots_of(game, player))


@pytest.mark.parametrize(("game", "least"), [("lite", 7), ("fury3", 8)])
def test_many_train_and_many_only_test(game: str, least: int) -> None:
    for player in bot_players(game):
        assert len(kept_for_tests(game, player)) >= least
        assert len(allowed_in_training(game, player)) >= least


@pytest.mark.parametrize("game", ["lite", "fury3"])
def test_the_weights_in_use_were_trained_without_the_half_that_only_tests(game: str) -> None:
    """The file names the command that wrote it."""
    file = files(f"ai.knowledge.{game}").joinpath("belief_weights.txt")
    command = file.read_text("utf-8").splitlines()[0]
    for pairing in re.findall(r"[\w:]+,[\w:]+", command):
        check_training(game, zip(("hunters", "dracula"), pairing.split(","), strict=True))
    assert "--half test" not in command


def test_the_same_name_may_train_on_one_side_only() -> None:
    check_training("fury3", [("hunters", "bot:tracker"), ("dracula", "greedy"), ("dracula", "bot:runner")])
    for barred in (("hunters", "bot:loner"), ("dracula", "bot:stalker")):
        with pytest.raises(HeldOutError, match=barred[1]):
            check_training("fury3", [barred])


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    selfplay.add_arguments(parser)
    return parser.parse_args(list(words))


@pytest.mark.parametrize("game", ["lite", "fury3"])
def test_the_training_program_refuses_the_half_that_only_tests(game: str) -> None:
    with pytest.raises(HeldOutError, match="only for tests"):
        belief.run(arguments(game, "--half", "test", "--games", "1"))
    barred = kept_for_tests(game, "dracula")[0]
    with pytest.raises(HeldOutError, match=barred):
        belief.run(arguments(game, "--players", f"greedy,{barred}", "--games", "1"))


def test_a_half_is_every_pairing_of_its_bots() -> None:
    args = arguments("fury3", "--half", "training", "--games", "1")
    pairings = [match.specs for match in selfplay.wanted(args)]
    assert len(set(pairings)) == len(pairings) == 64
    assert {spec for pairing in pairings for spec in pairing} <= set(all_bots_of("fury3"))
    assert "--half training" in selfplay.command("python -m lab.calibrate", args)
    assert ("dracula", "bot:runner") in selfplay.taking_part(args)
