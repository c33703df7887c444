"""The facts beside a hint of Dining with Dracula: they are true, and unknown cards do not change them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ai.knowledge.dining.facts import WITH_MORE, DiningFacts
from ai.knowledge.dining.way_on import way_on
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

TREVOR = (12,)
"""A row with one Tourist Ability card."""
EDIBLE_BRICK = 5
"""A Gift card that costs a Brick, a Beer and a Doughnut."""


def told(state: DiningState, *tokens: str) -> list[list[str]]:
    """Return the facts about actions; the first is the best."""
    seen = observe(state, player_to_move(state) or 0)
    found = told_apart(found_by(DiningFacts(seen), map(read, tokens)))
    return [[str(text) for text in one.facts] for one in found]


def hero_turn(**pieces: Any) -> DiningState:
    """Return a turn of Red with the Gift card Edible Brick and two others."""
    return scene(gifts=[(EDIBLE_BRICK,), (1, 2, 3)], **pieces)


def test_a_collected_token_completes_what_a_gift_costs() -> None:
    state = hero_turn(resources=[{"beer": 1, "doughnut": 1}, {}])
    first, second = told(state, "R2.1", "R1.1")
    assert "You then have everything for Edible Brick (2 VP)." in first
    assert (
        "For Rusty Bolt Smithy, stand 1 (3 Favor) you then still lack 1 Bricks and 1 Holy Water."
        not in second
    )
    assert (
        "For Edible Brick (2 VP) you then still lack 1 Beers and 1 Doughnuts." in told(hero_turn(), "R2.2")[0]
    )
    assert "None of your Gifts needs more of this (Garlic)." in told(state, "R2.1", "R9.1")[1]


def test_a_payment_says_what_a_gift_then_lacks() -> None:
    state = hero_turn(resources=[{"brick": 1, "beer": 1, "doughnut": 1}, {}])
    assert "For Edible Brick (2 VP) you then lack 1 Bricks." in told(state, "S6.1")[0]


def test_a_token_pays_for_a_stand_and_a_bribe() -> None:
    assert "You can then pay for Baa Boutique, stand 1 (1 Favor)." in told(hero_turn(), "R1.2")[0]
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
    assert facts[0] == [
        "This Dinner can bring you 4 VP: 2 Favor and Edible Brick (2 VP).",
        "You can then reach 4 VP, and Blue, the best rival, 0 VP.",
    ]
    assert facts[1] == [
        "You give up 4 VP that this Dinner can bring: 2 Favor and Edible Brick (2 VP).",
        "You then have 1 Bite(s), and each costs a conversion at every Dinner.",
        "Your Blood Packs and Sheep, worth 4, stay for the next Dinner.",
    ]
    state = do(state, "attend bribe:sheep bribe:sheep bribe:sheep")
    more, enough = told(state, "bribe:sheep", "done")
    assert "That pays for 4 conversions, and you can convert 2 Favor and Edible Brick (2 VP)." in more
    assert enough[:2] == [
        "So far 3 conversions are paid, and you can convert 2 Favor and Edible Brick (2 VP).",
        "More Bribes are of no use: you have nothing else to convert.",
    ]
    state = do(state, "done")
    gift, favor, end = told(state, f"gift:{EDIBLE_BRICK}", "favor", "end")
    assert "This way one conversion brings 2 VP. By comparison: 1 for choice 2." in gift
    assert "2 conversion(s) would be left for 2 Favor." in gift
    assert "You then have 2 VP, and Blue, the best rival, has 0." in gift
    assert not [fact for fact in favor if "Favor it brings" in fact], "nobody needs to hear that"
    assert end == [
        "3 conversion(s) would remain unused, and you can still convert 2 Favor and Edible Brick (2 VP)."
    ]


def at_dinner(**pieces: Any) -> DiningState:
    """Return Red's Dinner after the last hour of a Day."""
    return do(scene(clock=23, **pieces), "R1.1 end")


def test_a_bribe_that_a_gift_needs_and_a_tourist_left_unpaid_are_said() -> None:
    state = at_dinner(
        gifts=[(7,), (1,)], kept=[1, 0], resources=[{"blood": 1, "beer": 1, "doughnut": 1, "sheep": 3}, {}]
    )
    tourist, blood = told(do(state, "attend"), "bribe:tourist", "bribe:blood")
    assert "For Midnight Snack Hamper (2 VP) you then lack 1 Blood Packs." in blood
    assert "1 kept Tourist(s) go back to the Bus without a Bribe." in blood
    assert not any("Tourist" in fact for fact in tourist)
    assert "1 kept Tourist(s) go back to the Bus without a Bribe." in told(state, "attend", "skip")[1]


def test_the_last_dinner_says_what_is_worth_nothing_any_more() -> None:
    state = at_dinner(round=4, favor=[2, 0], bites=[1, 0], resources=[{"sheep": 4}, {}])
    assert "It is the last Dinner, so the Bite costs you nothing." in told(state, "attend", "skip")[1]
    last = do(state, "attend bribe:sheep bribe:sheep bribe:sheep done")
    favor, end = told(last, "favor", "end")
    assert "Favor that is left after this last Dinner is worth nothing." in end
    assert "None of your Gifts can be paid now, so only Favor can be converted." in favor


def test_the_turn_goes_on_with_a_tourist_and_a_card() -> None:
    state = hero_turn(tourists=["R1.1"], resources=[{"brick": 1, "beer": 1}, {}], row_up=TREVOR)
    facts = told(state, "R1.1", "R2.1")
    assert any("A Tourist can then go to " in fact and "this turn can bring" in fact for fact in facts[0])
    assert "No Tourist there can act for you afterwards." in facts[1]
    state = do(state, "R1.1")
    use, end = told(state, "use:R1.1", "end")
    assert use[0].startswith("The Tourist can go to ")
    assert end[0].startswith("You leave a Tourist unused, who could go to ")
    seen = observe(state, 0)
    best = told_apart(found_by(DiningFacts(seen), map(read, ("end", "use:R1.1"))))[0]
    assert best.drawback is not None
    assert str(best.drawback.words).endswith(" stays unused")
    assert not any("leave a Tourist unused" in str(text) for text in best.facts)
    assert end[1] == "The Tourist at Forest Shed then remains there for Blue."
    doughnut, *_ = told(do(state, "use:R1.1"), "to:R8.1", "to:R9.1")
    assert "After this turn you can have everything for Edible Brick (2 VP)." in doughnut


def test_near_its_end_the_day_says_who_comes_next() -> None:
    def hours(clock: int, players: int = 2, **pieces: Any) -> str:
        first = told(scene(players, clock=clock, **pieces), "R1.1")[0]
        return next((fact for fact in first if "Day" in fact), "")

    assert hours(23) == "The clock then reads 24: the Day ends, and Blue begins the next one."
    assert hours(23, round=4) == "The clock then reads 24: the last Day ends."
    assert hours(22) == "The Day then has 1 hour(s) left, so this is your last turn before the Dinner."
    assert hours(21) == "The Day then has 2 hour(s) left, which your rivals can use up before your next turn."
    assert hours(21, players=3).endswith("so this is your last turn before the Dinner.")
    assert not hours(20)


def test_the_way_on_is_what_the_rules_allow_and_reads_no_deck() -> None:
    for state in list(positions(11))[::9]:
        player = player_to_move(state)
        for action in legal_actions(state)[:6]:
            if not isinstance(action, WITH_MORE):
                continue
            way, now = way_on(state, action, is_whole=True), state
            for chosen in way.actions:
                assert player_to_move(now) == player
                now = play(now, chosen)
            assert now.resources[player or 0] == way.end.resources[player or 0]
            assert now.favor == way.end.favor
            assert now.clock == way.end.clock


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
                end = way_on(state, action, is_whole=isinstance(action, PlaceHero)).end
                if fact.about == "gift":
                    number, lacking = value
                    assert missing(end, player, end.tables.gift(number).cost) == lacking
                elif fact.about == "bribes":
                    assert most_bribes(end, player) == value[0]
                elif fact.about == "majority":
                    assert majorities(after).get(location_of(action.space)) == value[1]
                elif fact.about == "favor":
                    assert is_stand(action.space)
                    assert after.favor[player] == value[0]
    assert checked >= {"gift", "stand", "bribes", "favor", "majority", "turn"}


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
