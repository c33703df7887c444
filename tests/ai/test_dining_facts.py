"""The facts beside a hint of Dining with Dracula: they are true, and unknown cards do not change them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ai.knowledge.dining.facts import DiningFacts
from ai.reasons import found_by, told_apart
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.dining import RULES
from furyqt.rules.dining.actions import CompleteGift, PlaceHero, Send, read
from furyqt.rules.dining.observation import observe
from furyqt.rules.dining.scoring import majorities
from furyqt.rules.dining.spaces import is_stand, location_of
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.dinner import most_bribes
from furyqt.rules.dining.steps.workplaces import missing
from tests.rules.dining.scenes import do, opening, scene

EDIBLE_BRICK = 5
"""A Gift card that costs a Brick, a Beer and a Doughnut."""


def told(state: DiningState, *tokens: str) -> list[list[str]]:
    """Return the facts about actions; the first is the best."""
    seen = observe(state, player_to_move(state) or 0)
    found = told_apart(found_by(DiningFacts(seen), map(read, tokens)))
    return [[str(text) for text in (*one.advantages, *one.facts)] for one in found]


def hero_turn(**pieces: Any) -> DiningState:
    """Return a turn of Red with the Gift card Edible Brick and two others."""
    return scene(gifts=[(EDIBLE_BRICK,), (1, 2, 3)], **pieces)


def test_a_collected_token_completes_what_a_gift_costs() -> None:
    state = hero_turn(resources=[{"beer": 1, "doughnut": 1}, {}])
    first, second = told(state, "R2.1", "R1.1")
    assert "You then have everything for Edible Brick (2 VP)." in first
    assert "None of your Gifts needs more Wood." in second
    assert (
        told(hero_turn(), "R2.2")[0][0]
        == "For Edible Brick (2 VP) you then still lack 1 Beers and 1 Doughnuts."
    )


def test_a_payment_says_what_a_gift_then_lacks() -> None:
    state = hero_turn(resources=[{"brick": 1, "beer": 1, "doughnut": 1}, {}])
    assert "For Edible Brick (2 VP) you then lack 1 Bricks." in told(state, "S6.1")[0]


def test_a_token_pays_for_a_stand_and_a_bribe() -> None:
    assert "You can then pay for Baa Boutique, stand 1, which gives 1 Favor." in told(hero_turn(), "R1.2")[0]
    assert "Your Bribes are then worth 2 of the 3 that the Dinner takes." in told(hero_turn(), "R4.1")[0]
    rich = hero_turn(resources=[{"sheep": 2}, {}], bites=[1, 0])
    assert "Your Bribes are then worth 4, which allows 3 conversions." in told(rich, "R4.1")[0]


def test_a_stand_changes_control_and_majority() -> None:
    rich = [{"wood": 5, "brick": 5, "metal": 5}, {}]
    facts = told(hero_turn(resources=rich, stands={4: [1, 0]}), "S4.3", "S7.1")
    assert facts[0][0] == "You then have the majority at Baa Boutique, worth 1 VP at the end."
    facts = told(hero_turn(resources=rich, stands={4: [0, 1, 1]}), "S4.4")
    assert "Blue then no longer has the majority at Baa Boutique." in facts[0]
    assert "You take control of Baa Boutique from Blue." in facts[0]


def test_a_hero_bars_the_only_space_to_a_rival_who_needs_it() -> None:
    state = scene(gifts=[(1,), (EDIBLE_BRICK,)], resources=[{}, {"brick": 1, "doughnut": 1}])
    barred = "Your Hero then bars this space to Blue, who lacks 1 Beers for Edible Brick."
    assert barred in told(state, "R7.1")[0]
    assert all("bars" not in fact for fact in told(state, "R2.1")[0])  # another space gives Bricks, too


def test_a_dinner_says_what_can_be_converted_and_what_an_absence_costs() -> None:
    state = scene(
        clock=23,
        gifts=[(EDIBLE_BRICK,), (1,)],
        favor=[2, 0],
        resources=[{"brick": 1, "beer": 1, "doughnut": 1, "sheep": 4}, {}],
    )
    state = do(state, "R1.1 end")
    facts = told(state, "attend", "skip")
    assert facts[0][:2] == [
        "You can convert 2 Favor and Edible Brick (2 VP).",
        "Your Bribes allow 4 conversions at most.",
    ]
    assert facts[1] == ["You then have 1 Bite(s), and each costs a conversion at every Dinner."]
    state = do(state, "attend bribe:sheep bribe:sheep bribe:sheep")
    more, enough = told(state, "bribe:sheep", "done")
    assert "You then have paid for 4 conversions." in more
    assert "So far you have paid for 3 conversions." in enough
    state = do(state, "done")
    gift, _, end = told(state, f"gift:{EDIBLE_BRICK}", "favor", "end")
    assert "2 conversion(s) would be left for 2 Favor." in gift
    assert "3 conversion(s) would remain unused." in end


def positions(seed: int) -> Iterator[DiningState]:
    """Yield the positions of a random game."""
    state, rng = opening(seed=seed), random.Random(seed)
    while state.agenda:
        yield state
        state = play(state, rng.choice(legal_actions(state)))


def test_the_facts_are_true_in_the_next_position() -> None:
    checked: set[str] = set()
    for state in list(positions(3))[::3]:
        player = player_to_move(state)
        assert player is not None
        facts = DiningFacts(observe(state, player))
        for action in legal_actions(state)[:12]:
            if not isinstance(action, PlaceHero | Send):
                continue
            after = play(state, action)
            for fact in facts.found(action):
                checked.add(fact.about)
                value: Any = fact.value
                if fact.about == "gift" and value is not None:
                    number, lacking = value
                    assert missing(after, player, after.tables.gift(number).cost) == lacking
                elif fact.about == "bribes":
                    assert most_bribes(after, player) == value
                elif fact.about == "majority":
                    assert majorities(after).get(location_of(action.space)) == value[1]
                elif fact.about == "favor":
                    assert is_stand(action.space)
                    assert after.favor[player] == value[0]
    assert checked >= {"gift", "stand", "bribes", "favor", "majority", "tourist"}


def test_told_the_same_every_player_sees_the_same() -> None:
    """Other orders of the decks do not change a fact."""
    for state in list(positions(5))[::4]:
        player = player_to_move(state)
        assert player is not None
        seen = observe(state, player)
        other = observe(RULES.determinize(seen, None, 9), player)
        best = sorted(seen.actions, key=lambda action: not isinstance(action, CompleteGift))[:4]
        assert found_by(DiningFacts(seen), best) == found_by(DiningFacts(other), best)


def test_another_choice_that_completes_a_gift_speaks_against_the_best() -> None:
    seen = observe(hero_turn(resources=[{"beer": 1, "doughnut": 1}, {}]), 0)
    first, *_ = told_apart(found_by(DiningFacts(seen), map(read, ("R1.1", "R2.1"))))
    assert first.drawback is not None
    assert str(first.drawback.words) == "choice 2 brings everything for a Gift"
    assert not any("None of your Gifts" in str(fact) for fact in first.facts), "no argument for the best"
