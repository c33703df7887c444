"""The labels of buttons, and the summary of a position."""

from __future__ import annotations

import ast
import random
from collections import Counter
from pathlib import Path

import pytest

from furyqt.rules import fury3
from furyqt.rules.core.agenda import action_label, is_over, legal_actions, play
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Pick, Placement, Space, Word
from furyqt.rules.fury3.decks import Deck, Encounter, Item, Power
from furyqt.rules.fury3.notation import TOKENS
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice
from furyqt.rules.fury3.summary import estimate, summarize
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.scenes import at, option, scene, tokens

HOME = Path(fury3.__file__).parent


def words_of_actions() -> set[str]:
    """Return every word from which the rules make a Word."""
    found = set()
    for module in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Word":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def test_every_word_has_a_label_and_every_label_a_word() -> None:
    assert words_of_actions() == {action.word for action in TOKENS.every if isinstance(action, Word)}


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_the_labels_of_a_decision_differ(game: str) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        state = RULES.setup({"game": game}, seed)
        while not is_over(state):
            legal = legal_actions(state)
            if rng.random() < 0.2:
                seen = observe(state, state.agenda[-1].player(state))  # type: ignore[attr-defined]
                label_of = Counter(str(action_label(seen, action)) for action in legal)
                assert max(label_of.values()) == 1, (state.agenda[-1], label_of.most_common(1))
                assert not any("{" in text for text in label_of)
            state = play(state, rng.choice(legal))


def label_of(state: object, token: str) -> str:
    seen = observe(state, state.agenda[-1].player(state))  # type: ignore[attr-defined, arg-type]
    return str(action_label(seen, option(state, token)))  # type: ignore[arg-type]


def test_a_hunters_actions() -> None:
    state = scene(tickets={"godalming": ["3/2"]}, events={"godalming": ["money_trail"]})
    assert label_of(state, "pass") == "Do nothing"
    assert label_of(state, "supply") == "Take supplies"
    rides = [token for token in tokens(state) if token.startswith("rail")]
    assert all(label_of(state, token).endswith("(ticket 3/2)") for token in rides)


def test_draculas_placements() -> None:
    state = scene("dracula", options={"game": "advanced"}, trail=("prague", "vienna+rats"))
    seen = observe(state, DRACULA)
    assert str(action_label(seen, Placement(at("berlin")))) == "Go to Berlin"
    assert str(action_label(seen, Placement(power=Power.FEED))) == "Feed"
    assert str(action_label(seen, Placement(at("berlin"), Power.WOLF_FORM))) == "Wolf Form to Berlin"


def test_a_card_is_discarded_revealed_or_kept_as_the_decision_says() -> None:
    seen = observe(scene(), HUNTERS)
    assert str(action_label(seen, Pick(Deck.ITEM, Item.RIFLE))) == "Choose Rifle"
    assert str(DiscardChoice.labels[Pick]) == "Discard {card}"


def test_a_space_is_named_with_its_encounter() -> None:
    state = scene(options={"game": "advanced"}, trail=("feed", "rome+rats"), lairs=("paris+hoax",))
    ours, his = observe(state, HUNTERS), observe(state, DRACULA)
    assert str(action_label(ours, Space(1))) == "Space 2, an unknown city"
    assert str(action_label(his, Space(1, Encounter.RATS))) == "Rats (Space 2, Rome)"
    assert str(action_label(ours, Space(0))) == "Space 1, Feed"
    assert str(action_label(his, Space(6))) == "Lair A in Paris"


def test_an_unknown_word_has_no_label() -> None:
    with pytest.raises(KeyError):
        action_label(observe(scene(), HUNTERS), Word("dance"))


def test_the_summary_of_a_position() -> None:
    state = scene(
        options={"game": "advanced"},
        trail=("rome+rats+rumor", "", "wolf_form/paris!"),
        items={"mina": ["rifle"]},
        events={"dracula": ["enraged"]},
        fog=(at("berlin"),),
        storms=(at("black_sea"),),
        roadblocks=(0,),
        consecrated=at("munich"),
        hosts=((at("milan"), 0),),
        influence=4,
        damage=3,
        revealed=True,
    )
    ours = {topic: " ".join(map(str, texts)) for topic, texts in summarize(observe(state, HUNTERS)).items()}
    his = {topic: " ".join(map(str, texts)) for topic, texts in summarize(observe(state, DRACULA)).items()}
    assert ours["turn"] == "Tuesday, by day; despair 0, influence 4 of 13."
    assert "Mina Harker is in Athens and has 0 of 9 damage." in ours["hunters"]
    assert ours["dracula"] == "Dracula has 3 of 15 damage. Dracula's figure is on the board."
    assert "an unknown city. Encounters: an encounter card. There is a rumor token on it." in ours["trail"]
    assert "Space 2 of the trail is empty." in ours["trail"]
    assert "has the Paris card. Wolf Form is on it." in ours["trail"]
    assert "the Rome card. Encounters: Rats." in his["trail"]
    assert ours["cards"] == "Mina Harker holds: Rifle."
    assert "Dracula holds: Enraged" in his["cards"]
    for word in ("Berlin", "Black Sea", "Munich", "Milan", "Roadblocks"):
        assert word in ours["tokens"]


def test_the_summary_counts_the_fog_tokens_of_a_city() -> None:
    state = scene(fog=(at("berlin"), at("naples"), at("naples")))
    told = map(str, summarize(observe(state, HUNTERS))["tokens"])
    assert "Fog: Berlin, Naples (2)." in told


@pytest.mark.parametrize(
    ("points", "player", "text"),
    [
        (3.2, HUNTERS, "The hunters are expected to lead by 3 point(s)."),
        (3.2, DRACULA, "Dracula is expected to lead by 3 point(s)."),
        (0.2, DRACULA, "The game is expected to stay even."),
    ],
)
def test_the_estimate_as_a_sentence(points: float, player: int, text: str) -> None:
    assert str(estimate(points, player)) == text


def test_the_summary_of_a_hunter_who_has_not_been_placed() -> None:
    told = summarize(observe(setup({"game": "advanced"}, 7), HUNTERS))["hunters"]
    assert next(str(text) for text in told) == "Lord Godalming has not been placed yet."
