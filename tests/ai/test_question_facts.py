"""The facts about rare questions: drawn cards, allies, trades, answers and the train die."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from ai.knowledge.fury2.question_facts import question_facts as fury2_facts
from ai.knowledge.fury3.chapters.aimed import AimedKnowledge
from ai.knowledge.fury3.question_facts import kept_away
from ai.knowledge.fury3.question_facts import question_facts as fury3_facts
from ai.reasons import ActionFact, told_apart
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury2 import tables as fury2_tables
from furyqt.rules.fury2.actions import NO, YES
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.steps.travel.rail import RollAgain
from furyqt.rules.fury3.actions import DONE, PASS, Give, Pick, Play, Word
from furyqt.rules.fury3.cards.answers import DISCARD_ITEMS, SUFFER, CustomsChoice
from furyqt.rules.fury3.cards.companions import SCOUT, AllyChoice
from furyqt.rules.fury3.cards.hauntings import MobChoice, WeaponChoice
from furyqt.rules.fury3.cards.visions import VeilChoice
from furyqt.rules.fury3.decks import TICKETS, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.event_timing import EventWindow
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import PlacedEncounter
from furyqt.rules.fury3.steps.search.encounters import Return
from furyqt.rules.fury3.steps.search.meetings import AmbushAnswer
from furyqt.rules.fury3.steps.supply.item_reveals import ItemRevealChoice
from furyqt.rules.fury3.steps.supply.supply import PLAY_NOW, DrawnChoice, SecondTicket
from furyqt.rules.fury3.steps.supply.trade import TradeGift
from furyqt.rules.fury3.steps.turn.windows import WindowChoice
from furyqt.rules.fury3.tables import ATLAS, HEALTH, MINA, SEWARD, VAN_HELSING

ROME, BARI = ATLAS.index["RO"], ATLAS.index["BI"]


def words(facts: Iterable[ActionFact]) -> list[str]:
    return [str(fact.words) for fact in facts if fact.words is not None]


def third_edition(step: Step, **changes: object) -> Fury3Observation:
    """Return an observation of the hunters in which this decision is pending."""
    rules = ruleset("fury3")
    seen = rules.observe(rules.setup(rules.checked_options({}), 1), 0)
    assert isinstance(seen, Fury3Observation)
    return replace(seen, agenda=(step,), **changes)


def holding(seen: Fury3Observation, *items: Item) -> Fury3Observation:
    """Return the observation with these item cards in Mina Harker's hand."""
    held = replace(seen.hunters[MINA], items=tuple(map(int, items)))
    return replace(seen, hunters=(*seen.hunters[:MINA], held, *seen.hunters[MINA + 1 :]))


def asked(seen: Fury3Observation, action: Action) -> list[str]:
    return words(fury3_facts(seen, action, lambda: {ROME: 0.3, BARI: 0.2}))


def test_a_drawn_card_says_what_it_does_now_or_that_it_waits() -> None:
    seen = third_edition(DrawnChoice(MINA), drawn=(int(EventCard.NEWSPAPER_REPORTS),))
    told = asked(seen, PLAY_NOW)
    assert told[0] == "There is no facedown location card on space 3 of the trail."
    assert told[1].startswith("According to the card: ")
    assert asked(seen, Word("keep")) == [
        "Mina Harker then holds 1 event card(s), and Newspaper Reports can be played later."
    ]


def test_an_ally_is_weighed_against_the_likeliest_city() -> None:
    seen = third_edition(AllyChoice(int(EventCard.RUFUS_SMITH), MINA))
    assert asked(seen, SCOUT) == ["The likeliest city on an unknown card of Dracula's trail is Rome (30%)."]
    assert asked(seen, Word("ally"))[1:] == ["The hunters have no ally yet."]
    seen = replace(seen, hunter_ally=int(EventCard.SISTER_AGATHA))
    assert asked(seen, Word("ally"))[1:] == ["Sister Agatha is then no longer the hunters' ally."]


def test_an_unanswered_ambush_quotes_the_encounter() -> None:
    told = asked(third_edition(AmbushAnswer(MINA, int(Encounter.WOLVES))), PASS)
    assert told[0].startswith("Wolves then takes effect: ")


def test_a_card_that_is_revealed_is_kept() -> None:
    step = ItemRevealChoice(MINA, (int(Item.HEAVENLY_HOST),), Deck.ENCOUNTER, int(Encounter.RATS))
    seen = holding(third_edition(step), Item.HEAVENLY_HOST)
    shown = Pick(Deck.ITEM, int(Item.HEAVENLY_HOST))
    harm, seen_card, answers = asked(seen, shown)
    assert harm == "Mina Harker then suffers no damage."
    assert seen_card == "Mina Harker keeps the card, and Dracula sees it."
    assert answers.startswith("The revealed card answers Rats: ")
    assert asked(seen, PASS)[1].startswith("According to the card: ")


def test_a_weapon_shown_to_the_wolves_saves_damage() -> None:
    seen = holding(third_edition(WeaponChoice(MINA, ())), Item.PISTOL, Item.KNIFE)
    assert asked(seen, DONE) == ["Mina Harker then suffers 4 damage."]
    assert "Mina Harker then suffers 2 damage." in asked(seen, Pick(Deck.ITEM, int(Item.PISTOL)))


@pytest.mark.parametrize(
    ("is_box", "shown", "kept"),
    [
        (
            False,
            "Rats then does not return.",
            "Rats returns faceup and takes effect again at the next search.",
        ),
        (
            True,
            "Rats then does not return, so the box is clean.",
            "Rats returns faceup, so the box is not clean yet.",
        ),
    ],
)
def test_a_card_that_keeps_an_encounter_away_is_revealed(is_box: bool, shown: str, kept: str) -> None:
    step = ItemRevealChoice(MINA, (int(Item.PISTOL),), Deck.ENCOUNTER, int(Encounter.RATS))
    reveal = Pick(Deck.ITEM, int(Item.PISTOL))
    seen = replace(third_edition(step), agenda=(Return(0, PlacedEncounter(Encounter.RATS)), step))
    told = [words(kept_away(seen, action, is_box=is_box)) for action in (reveal, PASS)]
    assert told == [[shown], [kept]]
    assert not words(kept_away(third_edition(step), PASS, is_box=is_box)), "nothing would return"
    seen = replace(seen, actions=(PASS, reveal))
    assert AimedKnowledge(Aim("emptied>=2", 6)).worth_trying(seen) == [reveal]
    assert set(AimedKnowledge(Aim("turned>=2", 6)).worth_trying(seen)) == {PASS, reveal}


def test_a_trade_says_what_both_hold_after_it() -> None:
    seen = third_edition(TradeGift(VAN_HELSING, MINA))
    sheets = [replace(sheet, items=(), tickets=()) for sheet in seen.hunters]
    sheets[MINA] = replace(sheets[MINA], items=(int(Item.KNIFE),), tickets=(TICKETS.index((3, 2)),))
    seen = replace(seen, hunters=tuple(sheets))
    assert asked(seen, DONE) == [
        "Van Helsing then has neither item cards nor tickets.",
        "Mina Harker then holds: Knife and ticket 3/2.",
    ]
    assert asked(seen, Give(MINA, Deck.ITEM, int(Item.KNIFE))) == [
        "Van Helsing then holds: Knife.",
        "Mina Harker then holds: ticket 3/2.",
    ]


def test_a_search_by_customs_names_the_items_or_the_damage() -> None:
    seen = third_edition(CustomsChoice(MINA))
    sheets = list(seen.hunters)
    sheets[MINA] = replace(sheets[MINA], items=(int(Item.KNIFE),), damage=2)
    seen = replace(seen, hunters=tuple(sheets))
    assert asked(seen, DISCARD_ITEMS) == ["Mina Harker loses: Knife."]
    assert asked(seen, SUFFER) == [f"Mina Harker then has 5 of {HEALTH[MINA]} damage."]
    sheets[MINA] = replace(sheets[MINA], items=(), damage=HEALTH[MINA] - 3)
    seen = replace(seen, hunters=tuple(sheets))
    assert asked(seen, DISCARD_ITEMS) == ["Mina Harker has no items to lose."]
    assert asked(seen, SUFFER) == ["This damage defeats Mina Harker."]


def test_that_a_hunter_has_only_one_ticket_is_no_reason_to_refuse_another() -> None:
    seen = third_edition(SecondTicket())
    taken, refused = (list(fury3_facts(seen, action, dict)) for action in (Word("yes"), Word("no")))
    told = told_apart([refused, taken])[0]
    assert told.facts == ()
    assert told.drawback is not None
    assert str(told.drawback.words) == "choice 2 brings another ticket"


def test_a_mob_takes_items_or_health() -> None:
    seen = third_edition(MobChoice(MINA))
    sheets = list(seen.hunters)
    sheets[MINA] = replace(sheets[MINA], items=(int(Item.KNIFE), int(Item.GARLIC)), damage=0)
    seen = replace(seen, hunters=tuple(sheets))
    assert asked(seen, DONE) == [f"Mina Harker then has 2 of {HEALTH[MINA]} damage."]
    assert asked(seen, Pick(Deck.ITEM, int(Item.KNIFE))) == ["Mina Harker then holds: Garlic."]


def test_an_encounter_behind_the_veil_is_worth_the_influence_that_it_would_add() -> None:
    seen = third_edition(VeilChoice(), influence=4)
    vampire, rats = (Pick(Deck.ENCOUNTER, int(card)) for card in (Encounter.NEW_VAMPIRE, Encounter.RATS))
    assert asked(seen, vampire) == ["New Vampire would add 3 influence if it matured (now 4 of 13)."]
    assert asked(seen, rats) == ["Rats would add no influence."]
    found = [list(fury3_facts(seen, action, dict)) for action in (rats, vampire)]
    told = told_apart(found)[0]
    assert told.facts == (), "that it adds nothing is no reason to discard it"
    assert told.drawback is not None


def test_cards_that_are_not_played_stay_in_hand() -> None:
    plays = tuple(Play(int(card), SEWARD) for card in (EventCard.LONG_NIGHT, EventCard.RENEWED_VIGOR))
    seen = third_edition(WindowChoice(EventWindow.DAWN, 0), actions=(PASS, *plays))
    assert asked(seen, PASS)[0].endswith(" stay in hand for a later moment.")
    seen = replace(seen, actions=(PASS, plays[0]))
    assert asked(seen, PASS) == ["Long Night stays in hand for a later moment."]


def rolled(face: str) -> list[str]:
    """Return the sentences about keeping a face of the train die in Paris."""
    rules = ruleset("fury2")
    seen = rules.observe(rules.setup(rules.checked_options({}), 1), 0)
    assert isinstance(seen, Fury2Observation)
    paris = fury2_tables.ATLAS.index["PA"]
    sheets = (replace(seen.hunters[0], place=paris), *seen.hunters[1:])
    step = RollAgain(0, fury2_tables.TRAIN_FACES.index(face))
    seen = replace(seen, hunters=sheets, agenda=(step,))
    assert words(fury2_facts(seen, YES, {}))[0].startswith("Of the six faces of the train die ")
    return words(fury2_facts(seen, NO, {fury2_tables.ATLAS.index["BU"]: 0.4}))


def test_a_roll_of_the_train_die_says_what_it_allows() -> None:
    assert rolled("X") == ["With an X the turn ends."]
    assert rolled("0") == ["With a 0 only one road is allowed."]
    reached, chance = rolled("2")
    assert reached.startswith("With 2 the train can reach ")
    assert chance == "The chance that Dracula is in one of them is 40%."
