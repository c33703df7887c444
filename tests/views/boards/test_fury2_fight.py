"""The picture of a combat in the second edition: cards, results and losses agree with the events."""

from __future__ import annotations

import random

import pytest

from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.fury2 import events, words
from furyqt.rules.fury2.decks import DISCARD, HAND
from furyqt.rules.fury2.events import CombatEnded, CombatStarted, HunterBitten, HunterDefeated, HunterHurt
from furyqt.rules.fury2.state import Fury2State, Servant
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.views.boards.fury2 import BOARD
from furyqt.views.boards.fury2.figures import LETTERS
from furyqt.views.boards.fury2.rounds import FOE_IDS
from furyqt.views.combat.changes import chooser_of
from furyqt.views.picture import NO_LIMIT, CardFace, DicePanel, FightEnd, FightPicture
from tests.rules.fury2.duels import at, combat, do, play_round, told, with_dice, with_fight
from tests.views.boards.fury2_games import BASE, SERVANT, game, seen, shown

KIT = ("godalming knife", "seward crucifix pistol", "mina stake rifle")


def view(state: Fury2State, player: int = HUNTERS) -> FightPicture:
    """Return the picture of the current combat."""
    found = shown(state, player).fight
    assert found is not None
    return found


def ended(state: Fury2State) -> FightEnd:
    """Return the picture of a combat that has just ended."""
    found = shown(state).aftermath
    assert found is not None
    return found


def keys(cards: tuple[CardFace, ...]) -> list[str]:
    """Return the keys of cards; a back has an empty one."""
    return [card.key for card in cards]


def marks(card: CardFace | None) -> list[str]:
    """Return the marks on a card."""
    assert card is not None
    return [str(mark) for mark in card.marks]


def test_a_combat_has_no_limit_of_rounds() -> None:
    fight = view(combat("dracula", "seward"))
    assert (fight.round, fight.longest, str(fight.when)) == (1, NO_LIMIT, "night")
    assert str(fight.place) == "Prague"


@pytest.mark.parametrize(("enemy", "foe", "name", "lives"), [
    ("dracula", "D", "Dracula", (15, 15)),
    ("vampire", "V", "New Vampire", (1, 0)),
    ("servant", "R", "Dracula's Servant", (3, 3)),
    ("assassin", "A", "Assassin", (1, 0)),
])  # fmt: skip
def test_every_enemy_has_a_name_and_its_health(
    enemy: str, foe: str, name: str, lives: tuple[int, int]
) -> None:
    fight = view(combat(enemy, "seward", options={"variant": "servant"}))
    assert (fight.foe.id, str(fight.foe.name)) == (foe, name)
    assert (fight.foe.life, fight.foe.full_life) == lives


def test_c2_by_day_dracula_has_fewer_cards_and_a_sentence_says_so() -> None:
    day, night = (view(combat("dracula", "seward", night=night), DRACULA) for night in (False, True))
    assert keys(day.foe.hand) == ["tactic:claws", "tactic:dodge", "tactic:escape_man"]
    assert len(night.foe.hand) > len(day.foe.hand)
    assert "only Claws" in str(day.effects[0])
    assert "all of his tactics cards" in str(night.effects[0])


def test_only_the_viewers_own_cards_are_offered_as_a_hand() -> None:
    state = combat("dracula", "mina")
    assert chooser_of(view(state)) == view(state).team[0]
    assert chooser_of(view(state, DRACULA)) is None
    state = do(state, "!punch")
    assert chooser_of(view(state)) is None
    assert chooser_of(view(state, DRACULA)) == view(state, DRACULA).foe


def test_before_the_combat_no_card_of_the_hand_is_asked_for() -> None:
    state = combat("dracula", "mina", sheets={"mina": {"events": "escape_route"}})
    assert type(state.agenda[-1]).__name__ == "OfferChoice"
    assert chooser_of(view(state)) is None


def test_chosen_cards_lie_facedown_until_both_sides_have_chosen() -> None:
    state = do(combat("dracula", "godalming knife", "mina"), "!knife", "!punch")
    own, foes = view(state), view(state, DRACULA)
    assert [fighter.card.key for fighter in own.team if fighter.card] == ["item:knife", "item:punch"]
    assert [marks(fighter.card) for fighter in own.team] == [["facedown"], ["facedown"]]
    assert all(fighter.card is not None and fighter.card.is_back for fighter in foes.team)
    assert keys(foes.team[0].hand) == ["", "item:punch", "item:dodge", "item:escape"]
    state = do(state, "!!claws")
    own, foes = view(state), view(state, DRACULA)
    assert own.foe.card is not None
    assert own.foe.card.is_back
    assert marks(foes.foe.card) == ["facedown"]


def test_c3_2_the_cards_of_the_last_round_are_marked() -> None:
    state = play_round(combat("dracula", "seward"), "dodge", "claws", (3, 3))
    fight = view(state)
    assert fight.round == 2
    assert fight.team[0].last is not None
    assert (fight.team[0].last.key, fight.foe.last and fight.foe.last.key) == ("item:dodge", "tactic:claws")
    resting = {card.key: marks(card) for card in (*fight.team[0].hand, *fight.foe.hand) if card.marks}
    assert resting == {"item:dodge": ["not playable this round"], "tactic:claws": ["not playable this round"]}


def test_a_round_lists_its_cards_results_and_losses() -> None:
    state = play_round(combat("dracula", "seward"), "punch", "claws", (1, 6))
    (round_,) = view(state).history
    assert [(play.fighter, play.card.key) for play in round_.plays] == [
        ("D", "tactic:claws"),
        ("S", "item:punch"),
    ]
    hurt = sum(event.amount for event in told(state, HunterHurt) if isinstance(event, HunterHurt))
    assert hurt
    assert dict(round_.losses) == {"S": hurt}
    sentences = [str(text) for text in round_.results]
    assert sentences == [f"Claws 6 beats Punch 1: Dr. Seward loses {hurt} health."]
    assert [(roll.is_foe, roll.die.value, roll.sum) for roll in round_.rolls] == [
        (True, 6, "6"),
        (False, 1, "1"),
    ]


@pytest.mark.parametrize(("setting", "cards", "dice", "outcome"), [
    ("dracula:godalming knife", ("knife", "claws"), (6, 4), "Knife 6 beats Claws 4: Dracula loses 2 blood."),
    ("assassin:godalming", ("punch", "agent_punch"), (4, 1),
     "Punch 4 + 1 beats Punch 1: the agent is killed."),
    ("dracula:seward", ("dodge", "claws"), (3, 3), "Dodge 3 beats Claws 3 by initiative: no losses."),
])  # fmt: skip
def test_the_outcome_of_a_round_is_explained_with_both_sums(
    setting: str, cards: tuple[str, str], dice: tuple[int, int], outcome: str
) -> None:
    enemy, hunter = setting.split(":")
    state = play_round(combat(enemy, hunter), *cards, dice)
    last = (view(state).history if state.fight else ended(state).rounds)[-1]
    assert str(last.results[0]) == outcome


def test_before_the_round_is_won_the_dice_are_told_one_by_one() -> None:
    state = play_round(combat("dracula", *KIT[:2]), "knife crucifix", "claws", (6, 1), "godalming")
    assert type(state.agenda[-1]).__name__ == "AppliedChoice"
    revealed = view(state).revealed
    assert revealed is not None
    assert [str(text) for text in revealed.results] == [
        "The hunters roll 6.",
        "Dracula rolls 1.",
        "Totals of the round: hunters 6, enemy 1.",
    ]
    assert [roll.die.value for roll in revealed.rolls] == [1, 6]
    first = view(do(state, "godalming")).history[0].results[0]
    assert str(first).startswith("Knife (Lord Godalming) 6 beats Claws 1: ")


def test_c5_bonuses_are_part_of_the_sums() -> None:
    state = play_round(with_fight(combat("dracula", "seward"), traps=2), "punch", "claws", (1, 6))
    assert str(view(state).history[0].results[0]).startswith("Claws 6 + 2 beats Punch 1: ")
    assert [roll.sum for roll in view(state).history[0].rolls] == ["6 + 2", "1"]


def test_draculas_loss_is_the_blood_that_a_round_cost_him() -> None:
    state = play_round(combat("dracula", "mina knife", blood=13), "knife", "claws", (6, 1))
    lost = 13 - state.blood
    assert lost
    fight = shown(state).fight
    rounds = fight.history if fight is not None else ended(state).rounds
    assert dict(rounds[-1].losses).get("D") == lost


def test_conditions_of_a_combat_are_listed() -> None:
    state = with_fight(combat("dracula", "mina"), traps=2, no_escape=3, round=2, repelled=True, continues=1)
    said = [str(text) for text in view(state).effects]
    assert said[1:] == [
        "Trap: the enemy adds 2.",
        "The enemy cannot escape before round 4.",
        "Repelled: in this round the enemy may only dodge or escape.",
        "Continue 1 of 3 in a row: the third ends the combat.",
    ]
    assert [str(mark) for mark in view(state).team[0].marks] == ["1 bite(s)"]
    adds = with_fight(state, traps=0, no_escape=0, repelled=False, continues=0, advantage=3)
    assert str(view(adds).effects[1]) == "Mina Harker adds 1 in this round."


@pytest.mark.parametrize(("rule", "round_", "count"), [("barred", 1, 1), ("barred", 2, 0), ("allowed", 1, 0)])
def test_the_first_round_says_that_the_enemy_cannot_dodge(rule: str, round_: int, count: int) -> None:
    state = with_fight(combat("dracula", "mina", options={"enemy_dodge": rule}), round=round_)
    said = [str(text) for text in view(state).effects]
    assert said.count("The enemy cannot dodge in the first round.") == count


def test_the_dice_of_both_sides_stay_on_the_table() -> None:
    state = play_round(combat("dracula", "seward"), "dodge", "claws", (5, 5))
    panel = shown(state).picture.panel(DicePanel)
    assert panel is not None
    assert [(die.value, die.art) for die in panel.dice] == [(5, "dice/white_5"), (5, "dice/black_5")]
    assert str(panel.note) == "Light die: hunters. Dark die: their enemy."


def test_a_beaten_agent_is_killed_and_an_unbeaten_one_is_not() -> None:
    state = combat("assassin", "godalming knife")
    for _ in range(40):
        if state.fight is None:
            break
        state = play(with_dice(state, 6, 1), legal_actions(state)[0])
    end = ended(state)
    killed = bool(told(state, events.EnemyKilled))
    assert (end.foe.life, [str(mark) for mark in end.foe.marks]) == (
        (0, ["killed"]) if killed else (1, ["not beaten"])
    )
    assert end.foe.full_life == 0


@pytest.mark.mass(4)
@pytest.mark.parametrize("enemy", ["dracula", "vampire", "servant", "assassin"])
@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_combat_is_in_one_round(enemy: str, seed: int) -> None:
    chance = random.Random(seed)
    state = combat(
        enemy, *KIT, options={"variant": "servant"}, servant=Servant(place=at("prague"), lives=1 + seed % 3)
    )
    while state.fight is not None and state.agenda:
        state = play(state, chance.choice(legal_actions(state)))
        check_rounds(state)


def check_rounds(state: Fury2State) -> None:
    """Check that every harm is in one sentence, and that losses are those of fighters."""
    picture = shown(state)
    rounds = picture.fight.rounds if picture.fight else picture.aftermath.rounds if picture.aftermath else ()
    fighters = picture.fight or picture.aftermath
    if fighters is None:
        return
    ids = {fighters.foe.id, *(fighter.id for fighter in fighters.team)}
    assert all(who in ids and loss for round_ in rounds for who, loss in round_.losses)
    assert [round_.number for round_ in rounds] == list(range(1, len(rounds) + 1))
    sentences = [str(text) for round_ in rounds for text in round_.results]
    assert not any("{" in sentence for sentence in sentences)
    known = list(state.told or ())
    began = max(number for number, event in enumerate(known) if isinstance(event, CombatStarted))
    ends = [number for number, event in enumerate(known) if isinstance(event, CombatEnded)]
    known = known[began : ends[-1] + 1 if ends else None]
    for event in known:
        if isinstance(event, HunterHurt | HunterBitten | HunterDefeated) and rounds:
            said = str(event.describe()).rstrip(".")
            times = sum(sentence.count(said) for sentence in sentences)
            assert times == [str(other.describe()).rstrip(".") for other in known].count(said)


@pytest.mark.parametrize(("options", "seed"), [(BASE, 9), (BASE, 15), (SERVANT, 17)])
def test_what_happens_after_a_combat_is_not_part_of_its_end(options: dict[str, str], seed: int) -> None:
    ends = 0
    for state in game(options, seed):
        if state.fight is not None or not any(
            isinstance(event, CombatEnded) for event in (state.told or ())[-6:]
        ):
            continue
        picture = shown(state)
        if picture.aftermath is not None:
            ends += 1
            ids = {picture.aftermath.foe.id, *(fighter.id for fighter in picture.aftermath.team)}
            assert {who for each in picture.aftermath.rounds for who, _ in each.losses} <= ids
            assert not any("train die" in str(t) for each in picture.aftermath.rounds for t in each.results)
    assert ends


def test_the_end_tells_every_bite_and_every_lost_card() -> None:
    harmed = 0
    for state in (state for options, seed in ((BASE, 9), (SERVANT, 17)) for state in game(options, seed)):
        over = shown(state).aftermath
        if over is None:
            continue
        known = list(state.told or ())
        began = max(number for number, event in enumerate(known) if isinstance(event, CombatStarted))
        end = next((n for n in range(began, len(known)) if isinstance(known[n], CombatEnded)), len(known))
        for fighter in over.team:
            hunter = LETTERS.index(fighter.id)
            zones = HAND[hunter], DISCARD
            moves = [event for event in known[began:end] if isinstance(event, events.CardMoved)]
            lost = [event for event in moves if (event.source, event.target) == zones]
            is_hurt = any(
                isinstance(event, HunterBitten | HunterDefeated) and event.hunter == hunter
                for event in known[began:end]
            )
            assert fighter.is_harmed == bool(lost or is_hurt)
            told_of = " ".join(str(text) for who, text in over.changes if who == fighter.id)
            assert ("loses" in told_of) == bool(lost)
            assert all(str(words.card_named(event.deck, event.card)) in told_of for event in lost)
            harmed += fighter.is_harmed
    assert harmed


def test_the_servants_lost_life_is_told_once() -> None:
    lost = 0
    for state in game(SERVANT, 2):
        over = shown(state).aftermath
        if over is not None and over.foe.id == FOE_IDS[Enemy.SERVANT]:
            told = [str(text) for each in over.rounds for text in each.results]
            lives = [words for words in told if "life" in words or "lives" in words]
            assert len(lives) == over.lost(over.foe)
            assert all("defeated" not in str(text) for who, text in over.changes if who == over.foe.id)
            lost += len(lives)
    assert lost


def test_the_map_returns_when_the_game_continues() -> None:
    for state in game(BASE, 9):
        if state.fight is None and isinstance((state.told or (None,))[-1], events.HunterMoved):
            assert shown(state).aftermath is None
    assert BOARD.turn_notes(seen(combat("dracula", "seward"), HUNTERS))[0].source == "combat round {round}"


def test_dracula_may_still_fly_after_the_last_hunter_was_defeated() -> None:
    state = play_round(combat("dracula", "mina"), "punch", "fangs", (1, 6))
    assert type(state.agenda[-1]).__name__ == "FlightChoice"
    for player in (HUNTERS, DRACULA):
        fight = view(state, player)
        assert (fight.team, str(fight.place)) == ((), "Prague")
        assert chooser_of(fight) is None


def texts(cards: tuple[CardFace, ...]) -> dict[str, str]:
    """Return what the cards say, by key."""
    return {card.key: str(card.text) for card in cards}


def test_c12_the_cards_of_a_hand_tell_their_results_against_this_enemy() -> None:
    hand = texts(view(combat("assassin", "seward rifle")).team[0].hand)
    assert "the agent is killed" in hand["item:rifle"]
    assert "Dracula" not in hand["item:rifle"].partition("Won:")[2]
    assert "Won:" in hand["item:punch"]


def test_s5_10_the_servants_cards_do_not_tell_of_holy_items() -> None:
    hand = texts(view(combat("servant", "seward crucifix"), DRACULA).foe.hand)
    assert all("Crucifix" not in text and "Won:" in text for text in hand.values())
    assert "Crucifix" in texts(view(combat("dracula", "seward"), DRACULA).foe.hand)["tactic:claws"]


def test_the_enemys_cards_do_not_change_for_the_hunters() -> None:
    assert "Won:" not in texts(view(combat("dracula", "seward")).foe.hand)["tactic:claws"]
