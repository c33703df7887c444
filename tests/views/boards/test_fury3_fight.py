"""The combat on the table: hands, marks, effects, and why each card works or is canceled."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from furyqt.rules.core.agenda import legal_actions, play, settle
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.decks import ICONS, Combat, Deck, EventCard, Item
from furyqt.rules.fury3.events import (
    CombatEnded,
    CombatRevealed,
    DraculaHealed,
    DraculaHurt,
    HarmPrevented,
    HunterBitten,
    HunterDefeated,
    HunterHurt,
    VampireHurt,
)
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.views.boards import board
from furyqt.views.picture import CardFace, FightPicture
from tests.rules.fury3.duels import ESCAPE_HAND, HAND, battle, play_round, vampire_fight
from tests.rules.fury3.scenes import do
from tests.views.pictures import Shown

HERE = board("fury3")
NAMES = {item: name.lower() for item, name in enumerate(CARD_IDS[Deck.ITEM])}


def title(card: Item | Combat) -> str:
    """Return the English name of a card."""
    return card.name.replace("_", " ").title().replace(" As ", " as ")


def view(state: Fury3State, player: int = HUNTERS) -> FightPicture:
    """Return the combat as a player sees it."""
    fight = Shown(HERE.picture(observe(state, player))).fight
    assert fight is not None
    return fight


def sentences(state: Fury3State) -> list[str]:
    """Return the sentences of the newest round, which may have ended."""
    fight = view(state)
    return [str(text) for text in (fight.history[-1].results if fight.history else fight.results)]


def keys(cards: tuple[CardFace, ...]) -> list[str]:
    """Return the keys of cards; those of backs are empty."""
    return [card.key for card in cards]


def marks(cards: tuple[CardFace, ...]) -> dict[str, list[str]]:
    """Return the marks by the keys of the cards."""
    return {card.key: [str(mark) for mark in card.marks] for card in cards if card.marks}


@pytest.mark.parametrize("part", ["dawn", "dusk"])
@pytest.mark.parametrize("combat", Combat)
@pytest.mark.parametrize("item", ICONS)
def test_each_dracula_card_says_why_it_works_or_not(item: int, combat: Combat, part: str) -> None:
    held = {"mina": (NAMES[item],)} if item < Item.PUNCH else {}
    others = ("godalming", "mina")
    state = battle(*others, part=part, hand=(combat.name.lower(), *HAND[:4]), items=held)
    state = play_round(state, combat.name.lower(), "punch", NAMES[item], engaged="mina")
    while state.fight is not None and state.fight.revealed:
        state = do(state, observe(state, int(observe(state, HUNTERS).to_move or 0)).actions[0].text)
    if state.fight is None:
        return
    shown = sentences(state)
    assert not any("{" in sentence for sentence in shown)
    name, foe = title(Item(item)), title(combat)
    if combat in ICONS[item]:
        assert shown[0] == f"{name} shows {foe}, so {foe} is canceled."
    elif combat in (Combat.ESCAPE_AS_BAT, Combat.ESCAPE_AS_MIST):
        assert shown[0] == f"Dracula has not played enough cards to flee (Pride), so {foe} is canceled."
    else:
        assert shown[0].startswith(f"{name} does not show {foe}, so {foe} takes effect: ")
    other = (
        "is out of the combat, so Punch does"
        if item == Item.HOLY_CIRCLE
        else "Punch takes effect: Dracula suffers 1"
    )
    assert any(other in sentence for sentence in shown)
    assert view(state).history[-1].plays[0].card.key == f"combat:{combat.name.lower()}"


def test_a_canceled_card_names_the_card_that_canceled_it() -> None:
    state = play_round(battle("mina", items={"mina": ("pistol",)}), "strength", "pistol")
    assert sentences(state) == [
        "Pistol does not show Strength, so Strength takes effect: Mina Harker suffers 2 damage (2 in all).",
        "Strength cancels Pistol.",
    ]
    state = play_round(battle("mina", items={"mina": ("pistol",)}), "mesmerize", "pistol")
    assert sentences(state) == [
        "Pistol does not show Mesmerize, so Mesmerize takes effect: Mina Harker is mesmerized.",
        "Mina Harker is mesmerized, so Pistol is canceled.",
    ]
    assert [str(mark) for mark in view(state).team[0].marks] == ["mesmerized"]


def test_an_escape_is_canceled_by_what_the_rule_says_not_by_a_later_discard() -> None:
    """Lucy's Revenge is discarded in the same round, but only because the combat ends."""
    state = battle("godalming", hand=ESCAPE_HAND, events={"godalming": ["lucys_revenge"]})
    state = play_round(do(state, "godalming>lucys_revenge"), "escape_as_mist", "escape")
    assert state.event_discard == (EventCard.LUCYS_REVENGE,)
    end = Shown(HERE.picture(observe(state, HUNTERS))).aftermath
    assert end is not None
    assert [str(text) for text in end.rounds[0].results] == [
        "Dracula has not played enough cards to flee (Pride), so Escape as Mist is canceled.",
        "Escape: Lord Godalming leaves the combat.",
    ]


def test_an_escape_is_canceled_by_lucys_revenge_or_enraged() -> None:
    state = battle("godalming", hand=ESCAPE_HAND, events={"godalming": ["lucys_revenge"]})
    state = play_round(do(state, "godalming>lucys_revenge"), "claws", "punch")
    state = do(play_round(state, "escape_as_mist", "dodge"), "yes")
    assert sentences(state)[0] == "Lucy's Revenge is discarded, so Escape as Mist is canceled."
    state = battle("mina", hand=("strength", *ESCAPE_HAND[:4]), events={"dracula": ["enraged"]})
    state = do(play_round(state, "strength", "dodge"), "dracula>enraged")
    state = play_round(state, "escape_as_mist", "punch")
    assert sentences(state)[0] == "Enraged was played, so Escape as Mist is canceled."


def test_plotting_cancels_before_the_icons() -> None:
    state = play_round(
        battle("mina", hand=("plotting", "claws", "fangs", "strength", "mesmerize")), "plotting", "dodge"
    )
    state = do(state, observe(state, DRACULA).actions[0].text)
    assert "faceup" in sentences(state)[0]
    state = play_round(state, "mesmerize", "punch")
    assert view(state).results == ()
    state = do(state, "yes")
    assert sentences(state) == [
        "Punch is canceled by Plotting, so Mesmerize takes effect: Mina Harker is mesmerized.",
        "Plotting is turned facedown, so Punch is canceled.",
    ]
    assert [r.number for r in view(state).history] == [1, 2]


def test_a_wound_names_the_card_that_caused_it() -> None:
    state = battle("mina", items={"mina": ("rifle", "holy_bullets")})
    state = do(play_round(state, "fangs", "rifle"), "item:holy_bullets")
    assert sentences(state) == [
        "Rifle does not show Fangs, so Fangs takes effect: Mina Harker suffers 2 damage (2 in all).",
        "Rifle takes effect: Dracula suffers 2 damage (2 in all).",
        "Holy Bullets: Dracula suffers 3 damage (5 in all).",
    ]


def test_a_wound_belongs_to_the_hunter_who_caused_it() -> None:
    """The engaged hunter shoots first and has no Holy Bullets; the other one uses them."""
    items = {"godalming": ("rifle", "holy_bullets"), "seward": ("pistol",)}
    state = play_round(
        battle("godalming", "seward", items=items), "plotting", "rifle", "pistol", engaged="seward"
    )
    assert sentences(do(state, "item:holy_bullets"))[1:] == [
        "Pistol takes effect: Dracula suffers 2 damage (2 in all).",
        "Rifle takes effect: Dracula suffers 2 damage (4 in all).",
        "Holy Bullets: Dracula suffers 3 damage (7 in all).",
    ]


def test_a_garlic_wreath_cancels_fangs() -> None:
    state = do(battle("mina", items={"mina": ("garlic_wreath",)}), "item:garlic_wreath")
    state = play_round(state, "fangs", "punch")
    assert sentences(state) == [
        "Punch does not show Fangs, so Fangs takes effect: Mina Harker suffers 2 damage (2 in all).",
        "Garlic Wreath: Dracula suffers 4 damage (4 in all).",
        "Punch takes effect: Dracula suffers 1 damage (5 in all).",
    ]


def test_a_hunter_who_is_bitten_is_out_of_the_combat() -> None:
    state = battle("seward", "mina", hand=("mesmerize", "fangs", "claws", "strength", "plotting"))
    state = play_round(state, "mesmerize", "dodge", "dodge", engaged="seward")
    state = play_round(state, "fangs", "punch", "escape", engaged="seward")
    assert state.fight is None or len(state.fight.hunters) < 2
    state = battle(
        "godalming", "seward", "mina", hand=("mesmerize", "fangs", "claws", "strength", "plotting")
    )
    state = play_round(state, "mesmerize", "dodge", "dodge", "dodge", engaged="seward")
    state = play_round(state, "fangs", "punch", "punch", "punch", engaged="seward")
    assert sentences(state)[0].startswith(
        "Punch does not show Fangs, so Fangs takes effect: Dr. Seward is bitten."
    )
    assert "Dr. Seward is out of the combat, so Punch does nothing." in sentences(state)
    assert sum("Punch takes effect" in sentence for sentence in sentences(state)) == 2


def test_holy_circle_releases_only_those_who_have_not_left_by_their_own_card() -> None:
    state = battle("godalming", "seward", "mina", items={"mina": ("holy_circle",)})
    state = play_round(state, "plotting", "escape", "dodge", "holy_circle", engaged="mina")
    assert sentences(do(state, "seward", "done"))[1:] == [
        "Holy Circle: Dr. Seward leaves the combat.",
        "Escape: Lord Godalming leaves the combat.",
        "Dr. Seward is out of the combat, so Dodge does nothing.",
    ]
    state = battle("godalming", "seward", "mina", items={"mina": ("holy_circle",)})
    state = play_round(state, "plotting", "escape", "dodge", "holy_circle", engaged="godalming")
    assert sentences(do(state, "seward", "done"))[1:] == [
        "Escape: Lord Godalming leaves the combat.",
        "Dodge only cancels what it shows.",
        "Holy Circle: Dr. Seward leaves the combat.",
    ]


def test_the_current_round_lists_only_past_events() -> None:
    state = battle("godalming", "mina", part="dusk")
    state = play_round(state, "claws", "punch", "punch", engaged="mina")
    assert view(state).results != ()
    assert not any("Punch takes effect" in str(text) for text in view(state).results)
    foe = view(state).foe.card
    assert foe is not None
    assert foe.key == "combat:claws"


def test_a_changed_card_counts_in_the_first_round() -> None:
    state = battle("mina", events={"mina": ("planned_ambush",)})
    state = do(state, "mina>planned_ambush")
    assert [str(mark) for mark in view(state).team[0].marks] == ["Planned Ambush"]
    state = do(play_round(state, "claws", "punch"), "!dodge")
    assert sentences(state)[0] == "Dodge shows Claws, so Claws is canceled."
    assert [r.number for r in view(state).history] == [1]


def test_a_vampire_fights_under_its_own_name() -> None:
    state = vampire_fight("mina", card="new_vampire", damage=2, hand=("fangs", "escape_as_mist", *HAND[2:]))
    fight = view(state, DRACULA)
    assert (str(fight.foe.name), fight.foe.art) == ("New Vampire", "portraits/new_vampire")
    assert (fight.foe.life, fight.foe.full_life) == (4, 6)
    assert marks(fight.foe.hand) == {"combat:escape_as_mist": ["no effect yet"]}
    assert any("flee from round 4" in str(text) for text in fight.effects)
    state = play_round(state, "fangs", "punch")
    assert sentences(state) == [
        "Punch does not show Fangs, so Fangs takes effect: Mina Harker suffers 2 damage (2 in all).",
        "New Vampire has 0 damage.",
        "Punch takes effect: New Vampire has 1 damage.",
    ]


def test_hands_and_choices_are_hidden_from_the_other_side() -> None:
    state = do(battle("seward", "mina", items={"mina": ("rifle", "garlic")}), "!dodge")
    own, seen = view(state), view(state, DRACULA)
    assert keys(own.team[1].hand) == [
        *("item:rifle", "item:garlic", "item:punch", "item:dodge", "item:escape")
    ]
    assert keys(seen.team[1].hand) == ["", "", "item:punch", "item:dodge", "item:escape"]
    assert own.team[0].card is not None
    assert own.team[0].card.key == "item:dodge"
    assert [str(mark) for mark in own.team[0].card.marks] == ["facedown"]
    assert marks(own.team[0].hand) == {"item:dodge": ["chosen"]}
    assert seen.team[0].card is not None
    assert seen.team[0].card.is_back
    assert keys(own.foe.hand) == [""] * 5
    assert sorted(keys(seen.foe.hand)) == sorted(f"combat:{name}" for name in HAND)
    assert [hunter.is_active for hunter in own.team] == [False, True]
    state = do(state, "!punch", "!fangs")
    assert view(state).foe.card is not None
    assert "fangs" not in str(view(state).foe.card)
    assert "fangs" in str(view(state, DRACULA).foe.card)
    assert view(state).foe.is_active


def test_the_card_of_the_last_round_is_unavailable() -> None:
    state = play_round(battle("mina", items={"mina": ("rifle", "rifle")}), "claws", "dodge")
    hunter = view(state).team[0]
    assert hunter.last is not None
    assert hunter.last.key == "item:dodge"
    assert marks(hunter.hand) == {"item:dodge": ["not playable this round"]}
    assert view(state).history[-1].plays[0].card.key == "combat:claws"
    assert view(state).round == 2


@pytest.mark.parametrize(("part", "word"), [("dawn", "Day:"), ("dusk", "Night:")])
def test_effects_differ_by_night_and_day(part: str, word: str) -> None:
    fight = view(battle("mina", part=part))
    assert any(str(text).startswith(word) for text in fight.effects)
    assert str(fight.when) == ("night" if part == "dusk" else "day")
    assert any("from round 2 on" in str(text) for text in fight.effects)


def test_there_is_no_combat_without_a_fight() -> None:
    state = battle("mina", part="dusk")
    state = play_round(state, "claws", "escape")
    settle(state)
    assert Shown(HERE.picture(observe(state, HUNTERS))).fight is None


def test_an_ended_combat_stays_readable_until_the_next_action() -> None:
    state = play_round(battle("mina", part="dusk", hand=("fangs", *HAND[1:], "claws")[:5]), "claws", "escape")
    end = Shown(HERE.picture(observe(state, HUNTERS))).aftermath
    assert state.fight is None
    assert end is not None
    rounds = end.rounds
    assert [r.number for r in rounds] == [1]
    assert [str(text) for text in rounds[0].results] == [
        "Escape does not show Claws, so Claws takes effect: Mina Harker suffers 2 damage (2 in all)."
        " Mina Harker suffers 2 damage (4 in all).",
        "Escape: Mina Harker leaves the combat.",
    ]
    state = do(state, "reserve")
    assert Shown(HERE.picture(observe(state, HUNTERS))).aftermath is None


def test_an_unfinished_combat_has_no_aftermath() -> None:
    state = play_round(battle("mina"), "claws", "dodge")
    assert Shown(HERE.picture(observe(state, HUNTERS))).aftermath is None


KIT = {
    "godalming": ("rifle", "holy_bullets", "garlic_wreath"),
    "seward": ("crucifix", "garlic", "garlic_wreath"),
    "mina": ("heavenly_host", "knife", "holy_circle", "stake"),
}
TOLD = (HunterHurt, HunterBitten, HunterDefeated, HarmPrevented, DraculaHurt, DraculaHealed, VampireHurt)


@pytest.mark.mass(8)
@pytest.mark.parametrize("seed", range(40))
def test_every_event_of_a_combat_is_listed_once(seed: int) -> None:
    chance = random.Random(seed)
    events = {"seward": ("great_strength", "planned_ambush"), "dracula": ("enraged",)}
    if seed % 4 == 3:
        state = vampire_fight("mina", "seward", items=KIT, damage=1, part="night", events=events)
    else:
        ally = EventCard.SISTER_AGATHA if seed % 2 else -1
        part = ("dawn", "dusk")[seed % 3 == 0]
        state = battle("godalming", "seward", "mina", part=part, items=KIT, events=events, hunter_ally=ally)
    start = len(state.told or ())
    while state.fight is not None and state.agenda:
        state = play(state, chance.choice(legal_actions(state)))
        check_sentences(state, start)


def check_sentences(state: Fury3State, start: int) -> None:
    """Check that each harm and wound since the first reveal is in one sentence of one round."""
    seen = Shown(HERE.picture(observe(state, HUNTERS)))
    rounds = (seen.aftermath.rounds if seen.aftermath else ()) if seen.fight is None else seen.fight.history
    sentences = [str(text) for each in rounds for text in each.results]
    sentences += [str(text) for text in (seen.fight.results if seen.fight else ())]
    assert not any("{" in sentence for sentence in sentences)
    if seen.fight is not None and seen.fight.results:
        return
    events = list(state.told or ())[start:]
    began = next((at for at, event in enumerate(events) if isinstance(event, CombatRevealed)), len(events))
    over = next((at for at, event in enumerate(events) if isinstance(event, CombatEnded)), len(events))
    wanted = Counter(str(e.describe()) for e in events[began:over] if isinstance(e, TOLD))
    found = Counter({text: "\n".join(sentences).count(text) for text in wanted})
    assert found == wanted
