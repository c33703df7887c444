"""Every decision about a card: the prompt, who is asked, the page of the rules, and the labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from furyqt.rules.core.agenda import action_label, legal_actions, pending_decision
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA_FIGURE, GODALMING, LINK, MINA, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import DAWN, MIDNIGHT, NOON, at, do, scene, with_dice

TOGETHER = -1
AWAY = {"seward": "vienna", "helsing": "rome"}
PAIR = {"seward": "prague", "mina": "prague", "helsing": "rome"}
ALONE = {"seward": "prague", "helsing": "rome"}
OLD = ("prague", "berlin", "leipzig", "hamburg", "cologne", "brussels+ambush")
CLOSED = LINK["road", frozenset((at("madrid"), at("lisbon")))]


class Prompt(NamedTuple):
    """A decision as a person sees it."""

    decision: str
    asks: str
    seat: int
    page: str
    labels: Sequence[str]


Prompts = dict[str, tuple[Callable[[], Fury2State], Prompt]]
"""A position by a short name, and what is asked in it."""


def asked(state: Fury2State) -> Prompt:
    """Return the pending decision as a person sees it, with at most three labels."""
    found = pending_decision(state)
    assert found is not None
    labels = [str(action_label(state, action)) for action in legal_actions(state)]
    return Prompt(
        type(found).__name__, str(found.prompt(state)), found.seat(state), found.page(state), labels[:3]
    )


def drawn(card: str, *moves: str, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward drew an event card in Lisbon."""
    return do(scene("seward", next_events=[card], **position), "stay", "event", *moves)


def played(card: str, hunter: str = "seward", *moves: str, **position: Any) -> Fury2State:
    """Return a position after a hunter played an event card in Dr. Seward's movement."""
    return do(scene("seward", events={hunter: [card]}, **position), f"{hunter}>{card}", *moves)


def used(item: str, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward used an item."""
    return do(scene("seward", items={"seward": [item]}, **position), f"seward>>{item}")


def met(tile: str, *faces: int, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward met a tile in Prague."""
    state = scene("seward", places=AWAY, trail=["paris", f"prague+{tile}"], **position)
    return do(with_dice(state, *faces), "road:PR")


def fought(*moves: str, group: bool = False, **position: Any) -> Fury2State:
    """Return a position before a combat with Dracula."""
    state = scene("seward", places=PAIR if group else ALONE, trail=["prague!"], **position)
    return do(state, *(("mina", "yes") if group else ()), "stay", *moves)


def dracula(card: str, **position: Any) -> Fury2State:
    """Return a position after Dracula played an event at the start of his turn."""
    return do(scene("dracula", events={"dracula": [card]}, **position), f"dracula>{card}")


def ambush(*moves: str) -> Fury2State:
    """Return a position in which an Ambush matures."""
    state = scene("dracula", trail=OLD, time=DAWN, places={"helsing": "rome"})
    return do(state, "@NU", "return", "encounter:fog", "yes", *moves)


# ----------------------------------------------------------------------------------------- the hunters' cards

HUNTERS_PROMPTS: Prompts = {
    "scouts": (
        lambda: drawn("hired_scouts"),
        Prompt(
            "ScoutedCity",
            "Dr. Seward plays Hired Scouts: which city do they search first?",
            SEWARD,
            "card:event:hired_scouts",
            ["Alicante", "Amsterdam", "Athens"],
        ),
    ),
    "ally": (
        lambda: drawn("rufus_smith", hunter_ally="sister_agatha"),
        Prompt(
            "AllyChoice",
            "Exchange Sister Agatha for Rufus Smith?",
            SEWARD,
            "card:event:rufus_smith",
            ["Take the new ally", "Keep the old ally"],
        ),
    ),
    "taker": (
        lambda: played(
            "blood_transfusion",
            places={"seward": "paris", "helsing": "paris"},
            sheets={"seward": {"bites": 1}, "helsing": {"bites": 1}},
        ),
        Prompt(
            "TransfusionTaker",
            "Dr. Seward plays Blood Transfusion: who is cured?",
            SEWARD,
            "card:event:blood_transfusion",
            ["Cure Dr. Seward", "Cure Van Helsing"],
        ),
    ),
    "giver": (
        lambda: played(
            "blood_transfusion",
            "helsing",
            places={"seward": "paris", "mina": "paris", "helsing": "paris"},
            sheets={"helsing": {"bites": 1}},
        ),
        Prompt(
            "TransfusionGiver",
            "Blood Transfusion: who gives blood to Van Helsing?",
            VAN_HELSING,
            "card:event:blood_transfusion",
            ["Choose Dr. Seward", "Choose Mina Harker"],
        ),
    ),
    "harm": (
        lambda: met("plague", events={"seward": ["great_strength"]}),
        Prompt(
            "HarmChoice",
            "Dr. Seward is about to lose 2 health: play Great Strength?",
            SEWARD,
            "card:event:great_strength",
            ["Play no card", "Play Great Strength (Dr. Seward)"],
        ),
    ),
    "bite": (
        lambda: met("new_vampire", 1, events={"seward": ["great_strength"]}, time=MIDNIGHT),
        Prompt(
            "HarmChoice",
            "Dr. Seward is about to be bitten: play Great Strength?",
            SEWARD,
            "card:event:great_strength",
            ["Play no card", "Play Great Strength (Dr. Seward)"],
        ),
    ),
    "luck": (
        lambda: played("good_luck", roadblock=CLOSED, dracula_ally="quincey_p_morris"),
        Prompt(
            "LuckChoice",
            "Dr. Seward plays Good Luck: what is removed?",
            SEWARD,
            "card:event:good_luck",
            ["The road Lisbon–Madrid", "Discard Quincey P. Morris"],
        ),
    ),
    "re-equip": (
        lambda: drawn("re_equip", items={"seward": ["knife"]}),
        Prompt(
            "ReEquipChoice",
            "Re-Equip: does Dr. Seward exchange an item?",
            SEWARD,
            "card:event:re_equip",
            ["Exchange nothing", "Exchange Knife"],
        ),
    ),
    "weapon given": (
        lambda: do(
            met("wolves", events={"seward": ["secret_weapon"]}, items={"seward": ["knife"]}),
            "seward>secret_weapon",
        ),
        Prompt(
            "WeaponGiven",
            "Secret Weapon: which item does Dr. Seward discard?",
            SEWARD,
            "card:event:secret_weapon",
            ["Discard Knife"],
        ),
    ),
    "weapon taken": (
        lambda: do(
            met("wolves", events={"seward": ["secret_weapon"]}, items={"seward": ["knife"]}),
            "seward>secret_weapon",
            "item:knife",
        ),
        Prompt(
            "WeaponTaken",
            "Secret Weapon: which item does Dr. Seward take from the discard pile?",
            SEWARD,
            "card:event:secret_weapon",
            ["Take Knife"],
        ),
    ),
    "return": (
        lambda: drawn("surprising_return", event_discard=["long_day", "forewarned"]),
        Prompt(
            "ReturnChoice",
            "Dr. Seward plays Surprising Return: which event card returns?",
            SEWARD,
            "card:event:surprising_return",
            ["Take Forewarned", "Take Long Day"],
        ),
    ),
    "answer to a tile": (
        lambda: met("wolves", events={"seward": ["forewarned"]}),
        Prompt(
            "TileAnswer",
            "The hunters meet Wolves: play a card?",
            TOGETHER,
            "card:encounter:wolves",
            ["Play no card", "Play Forewarned (Dr. Seward)"],
        ),
    ),
    "carriage": (
        lambda: do(scene("seward", events={"mina": ["chartered_carriage"]}), "rail"),
        Prompt(
            "CarriageChoice",
            "Dr. Seward wants to take the train: play a card?",
            SEWARD,
            "rail",
            ["Play no card", "Play Chartered Carriage (Mina Harker)"],
        ),
    ),
    "hurry": (
        lambda: played("sense_of_emergency"),
        Prompt(
            "EmergencyGoal",
            "Sense of Emergency: where does Dr. Seward hurry?",
            SEWARD,
            "card:event:sense_of_emergency",
            ["Hurry to Alicante", "Hurry to Amsterdam", "Hurry to Athens"],
        ),
    ),
    "declaration": (
        lambda: drawn("vampiric_influence"),
        Prompt(
            "HunterDeclaration",
            "Which place does Mina Harker declare for the next move?",
            MINA,
            "declared_moves",
            ["Declare Athens", "Declare Valona", "Declare Ionian Sea"],
        ),
    ),
    "ground": (
        lambda: drawn("consecrated_ground"),
        Prompt(
            "GroundChoice",
            "Dr. Seward: which city becomes Consecrated Ground?",
            SEWARD,
            "card:event:consecrated_ground",
            ["Alicante", "Amsterdam", "Athens"],
        ),
    ),
    "storm": (
        lambda: played("stormy_seas", "mina"),
        Prompt(
            "StormChoice",
            "Mina Harker plays Stormy Seas: where does the storm rage?",
            MINA,
            "card:event:stormy_seas",
            ["Adriatic Sea", "Atlantic Ocean", "Bay of Biscay"],
        ),
    ),
    "plan": (
        lambda: fought("mina>advance_planning", group=True, events={"mina": ["advance_planning"]}),
        Prompt(
            "PlannedHunter",
            "Mina Harker plays Advance Planning: who adds 1?",
            MINA,
            "card:event:advance_planning",
            ["Dr. Seward adds 1", "Mina Harker adds 1"],
        ),
    ),
    "stake": (
        lambda: met("new_vampire", 6, items={"seward": ["stake"]}, time=MIDNIGHT),
        Prompt(
            "StakeChoice",
            "The New Vampire escapes: discard a Knife or a Stake to destroy it?",
            TOGETHER,
            "card:encounter:new_vampire",
            ["Allow it to escape", "Discard Stake (Dr. Seward)"],
        ),
    ),
    "loss": (
        lambda: met("saboteur", items={"seward": ["stake"]}, events={"seward": ["great_strength"]}),
        Prompt(
            "CardLossChoice",
            "Saboteur: which card does Dr. Seward discard?",
            SEWARD,
            "card:encounter:saboteur",
            ["Discard Stake", "Discard Great Strength"],
        ),
    ),
    "wolves": (
        lambda: met("wolves", items={"seward": ["pistol"]}),
        Prompt(
            "ItemShowChoice",
            "Wolves: show an item for protection?",
            TOGETHER,
            "card:encounter:wolves",
            ["Show nothing", "Show Pistol (Dr. Seward)"],
        ),
    ),
    "crucifix": (
        lambda: do(
            scene("dracula", dracula_ally="quincey_p_morris", items={"seward": ["crucifix"]}), "seward"
        ),
        Prompt(
            "ItemShowChoice",
            "Quincey P. Morris: show an item for protection?",
            TOGETHER,
            "card:event:quincey_p_morris",
            ["Show nothing", "Show Crucifix (Dr. Seward)"],
        ),
    ),
    "host": (
        lambda: used("heavenly_host", hosts=["paris", "rome"], options={"hosts": "two"}),
        Prompt(
            "MovedHost",
            "Dr. Seward: which Heavenly Host marker is moved here?",
            SEWARD,
            "card:item:heavenly_host",
            ["Take the one in Paris", "Take the one in Rome"],
        ),
    ),
    "patient": (
        lambda: used(
            "holy_water",
            sheets={"seward": {"bites": 1}, "helsing": {"bites": 1}},
            places={"helsing": "lisbon"},
        ),
        Prompt(
            "PatientChoice",
            "Dr. Seward uses Holy Water: who is treated?",
            SEWARD,
            "card:item:holy_water",
            ["Choose Dr. Seward", "Choose Van Helsing"],
        ),
    ),
    "rumor": (
        lambda: used("local_rumors", trail=["prague", "berlin+rats"], catacombs=["rome+fog"]),
        Prompt(
            "RumorChoice",
            "Dr. Seward uses Local Rumors: which encounter is turned up?",
            SEWARD,
            "card:item:local_rumors",
            ["Space 2, Berlin", "Catacomb A, Rome"],
        ),
    ),
    "arrival": (
        lambda: do(scene("seward", time=NOON, events={"seward": ["long_day"]}), "road:MA"),
        Prompt(
            "HuntersWindowChoice",
            "Dr. Seward: play a card before the search?",
            SEWARD,
            "windows",
            ["Play no card", "Play Long Day (Dr. Seward)"],
        ),
    ),
    "arrival at sea, where nothing is searched": (
        lambda: do(
            scene("seward", time=NOON, events={"seward": ["long_day"]}, places={"seward": "nantes"}),
            "sea:BB",
        ),
        Prompt(
            "HuntersWindowChoice",
            "Dr. Seward: play a card at the end of the turn?",
            SEWARD,
            "windows",
            ["Play no card", "Play Long Day (Dr. Seward)"],
        ),
    ),
    "end of the turn": (
        lambda: do(
            scene("seward", time=NOON, events={"seward": ["long_day"]}, trail=["prague", "lisbon+plague"]),
            "stay",
        ),
        Prompt(
            "HuntersWindowChoice",
            "Dr. Seward: play a card at the end of the turn?",
            SEWARD,
            "windows",
            ["Play no card", "Play Long Day (Dr. Seward)"],
        ),
    ),
    "too many events": (
        lambda: do(
            scene(
                "godalming",
                events={"godalming": ["escape_route", "forewarned", "secret_weapon"]},
                next_events=["great_strength"],
            ),
            "stay",
            "event",
        ),
        Prompt(
            "DiscardChoice",
            "Lord Godalming has too many events: which one is discarded?",
            GODALMING,
            "hands",
            ["Discard Escape Route", "Discard Forewarned", "Discard Great Strength"],
        ),
    ),
    "too many items": (
        lambda: do(
            scene("godalming", items={"godalming": ["knife", "stake", "rifle"]}, next_items=["pistol"]),
            "stay",
            "item",
        ),
        Prompt(
            "DiscardChoice",
            "Lord Godalming has too many items: which one is discarded?",
            GODALMING,
            "hands",
            ["Discard Knife", "Discard Pistol", "Discard Rifle"],
        ),
    ),
    "shown": (
        lambda: do(
            scene("mina", items={"mina": ["knife", "stake"]}, places={"mina": "rome"}), "stay", "item"
        ),
        Prompt(
            "ShownChoice",
            "Which item does Mina Harker keep faceup?",
            MINA,
            "bites",
            ["Reveal Crucifix", "Reveal Knife", "Reveal Stake"],
        ),
    ),
}

# -------------------------------------------------------------------------------------------- Dracula's cards

DRACULA_PROMPTS: Prompts = {
    "cancel": (
        lambda: do(
            scene("seward", time=NOON, events={"seward": ["long_day"], "dracula": ["devilish_power"]}),
            "seward>long_day",
        ),
        Prompt(
            "CancelChoice",
            "Cancel Long Day?",
            DRACULA_FIGURE,
            "cancel",
            ["Play no card", "Play Devilish Power"],
        ),
    ),
    "press": (
        lambda: drawn(
            "newspaper_reports",
            trail=["prague", "berlin"],
            events={"dracula": ["sensationalist_press"]},
        ),
        Prompt(
            "PressChoice",
            "A location of Dracula's trail is about to be revealed: play Sensationalist Press?",
            DRACULA_FIGURE,
            "card:event:sensationalist_press",
            ["Play no card", "Play Sensationalist Press"],
        ),
    ),
    "quincey": (
        lambda: scene("dracula", dracula_ally="quincey_p_morris"),
        Prompt(
            "QuinceyChoice",
            "Which hunter does Quincey P. Morris attack?",
            DRACULA_FIGURE,
            "card:event:quincey_p_morris",
            ["Attack Lord Godalming", "Attack Dr. Seward", "Attack Van Helsing"],
        ),
    ),
    "tip-off": (
        lambda: do(scene("seward", events={"dracula": ["false_tip_off"]}), "rail"),
        Prompt(
            "TipOffChoice",
            "Dr. Seward takes the train: play False Tip-off?",
            DRACULA_FIGURE,
            "card:event:false_tip_off",
            ["Play no card", "Play False Tip-off"],
        ),
    ),
    "storms": (
        lambda: scene("seward", events={"dracula": ["control_storms"]}, places={"seward": "adriatic_sea"}),
        Prompt(
            "StormAnswer",
            "Dr. Seward is at sea: play Control Storms?",
            DRACULA_FIGURE,
            "card:event:control_storms",
            ["Play no card", "Play Control Storms"],
        ),
    ),
    "drift": (
        lambda: do(
            scene("seward", events={"dracula": ["control_storms"]}, places={"seward": "adriatic_sea"}),
            "dracula>control_storms",
        ),
        Prompt(
            "StormDrift",
            "Control Storms: in which port does Dr. Seward land?",
            DRACULA_FIGURE,
            "card:event:control_storms",
            ["Move to Alicante", "Move to Athens", "Move to Barcelona"],
        ),
    ),
    "customs": (
        lambda: do(
            scene("seward", events={"dracula": ["customs_search"]}, places={"seward": "adriatic_sea"}),
            "sea:VE",
        ),
        Prompt(
            "CustomsChoice",
            "Dr. Seward has landed or crossed the border: play Customs Search?",
            DRACULA_FIGURE,
            "card:event:customs_search",
            ["Play no card", "Play Customs Search"],
        ),
    ),
    "influence": (
        lambda: drawn("vampiric_influence", sheets={"seward": {"bites": 1}}),
        Prompt(
            "InfluenceChoice",
            "Vampiric Influence: which hunter obeys?",
            DRACULA_FIGURE,
            "card:event:vampiric_influence",
            ["Choose Dr. Seward", "Choose Mina Harker"],
        ),
    ),
    "declaration": (
        lambda: do(with_dice(scene("seward", events={"mina": ["hypnosis"]}), 6), "mina>hypnosis"),
        Prompt(
            "DraculaDeclaration",
            "Which place does Dracula declare for his next move?",
            DRACULA_FIGURE,
            "declared_moves",
            ["Declare Berlin", "Declare Nuremburg", "Declare Prague"],
        ),
    ),
    "landing": (
        lambda: played("stormy_seas", "mina", "TS", trail=["tyrrhenian_sea", "naples"], port=at("naples")),
        Prompt(
            "ForcedLanding",
            "Stormy Seas: in which port does Dracula land?",
            DRACULA_FIGURE,
            "card:event:stormy_seas",
            ["Land in Cagliari", "Land in Genoa", "Land in Rome"],
        ),
    ),
    "devilish power": (
        lambda: dracula("devilish_power", hosts=["paris"], hunter_ally="rufus_smith"),
        Prompt(
            "DevilishChoice",
            "Devilish Power: what is removed?",
            DRACULA_FIGURE,
            "card:event:devilish_power",
            ["Remove the Heavenly Host in Paris", "Discard Rufus Smith"],
        ),
    ),
    "roadblock": (
        lambda: dracula("roadblock"),
        Prompt(
            "RoadblockChoice",
            "Roadblock: which road or railway is closed?",
            DRACULA_FIGURE,
            "card:event:roadblock",
            [
                "The railway Alicante–Barcelona",
                "The railway Alicante–Madrid",
                "The railway Barcelona–Saragossa",
            ],
        ),
    ),
    "evasion": (
        lambda: drawn("evasion"),
        Prompt(
            "EvasionChoice",
            "Evasion: to which city does Dracula move?",
            DRACULA_FIGURE,
            "card:event:evasion",
            ["Alicante", "Amsterdam", "Barcelona"],
        ),
    ),
    "haven": (
        lambda: drawn("evasion", "RO"),
        Prompt(
            "HavenChoice",
            "Evasion: which encounter does Dracula place?",
            DRACULA_FIGURE,
            "card:event:evasion",
            ["Place no encounter", "Place Bats", "Place Fog"],
        ),
    ),
    "visit": (
        lambda: drawn("night_visit", sheets={"seward": {"bites": 1}}),
        Prompt(
            "VisitChoice",
            "Night Visit: which hunter loses 2 health?",
            DRACULA_FIGURE,
            "card:event:night_visit",
            ["Choose Dr. Seward", "Choose Mina Harker"],
        ),
    ),
    "rage": (
        lambda: fought("dracula>rage", group=True, events={"dracula": ["rage"]}),
        Prompt(
            "RageVictim",
            "Rage: which hunter shows all items?",
            DRACULA_FIGURE,
            "card:event:rage",
            ["Choose Dr. Seward", "Choose Mina Harker"],
        ),
    ),
    "plunder": (
        lambda: fought("dracula>rage", items={"seward": ["knife", "stake"]}, events={"dracula": ["rage"]}),
        Prompt(
            "PlunderChoice",
            "Rage: which item does Dr. Seward lose?",
            DRACULA_FIGURE,
            "card:event:rage",
            ["Discard Knife", "Discard Stake"],
        ),
    ),
    "gallop": (
        lambda: fought("dracula>wild_horses", events={"dracula": ["wild_horses"]}),
        Prompt(
            "GallopChoice",
            "Wild Horses: to which city do the hunters go?",
            DRACULA_FIGURE,
            "card:event:wild_horses",
            ["Move to Berlin", "Move to Nuremburg", "Move to Vienna"],
        ),
    ),
    "seduction": (
        lambda: met("new_vampire", events={"dracula": ["seduction"]}, time=MIDNIGHT),
        Prompt(
            "SeductionChoice",
            "The hunters meet a New Vampire: play Seduction?",
            DRACULA_FIGURE,
            "card:event:seduction",
            ["Play no card", "Play Seduction"],
        ),
    ),
    "thief": (
        lambda: met("thief", items={"seward": ["stake"]}, events={"seward": ["great_strength"]}),
        Prompt(
            "TheftChoice",
            "What does the Thief take from Dr. Seward?",
            DRACULA_FIGURE,
            "card:encounter:thief",
            ["An item", "An event card"],
        ),
    ),
    "ambush": (
        lambda: ambush(),
        Prompt(
            "AmbushedHunter",
            "Which hunter falls into the Ambush?",
            DRACULA_FIGURE,
            "card:encounter:ambush",
            ["Ambush Lord Godalming", "Ambush Dr. Seward", "Ambush Van Helsing"],
        ),
    ),
    "ambush tile": (
        lambda: ambush("seward"),
        Prompt(
            "AmbushTile",
            "Ambush: which encounter does Dr. Seward meet?",
            DRACULA_FIGURE,
            "card:encounter:ambush",
            ["Play Bats", "Play Hoax", "Play Spy"],
        ),
    ),
}


@pytest.mark.parametrize("name", [*HUNTERS_PROMPTS])
def test_the_prompts_of_the_hunters(name: str) -> None:
    position, prompt = HUNTERS_PROMPTS[name]
    assert asked(position()) == prompt


@pytest.mark.parametrize("name", [*DRACULA_PROMPTS])
def test_the_prompts_of_dracula(name: str) -> None:
    position, prompt = DRACULA_PROMPTS[name]
    assert asked(position()) == prompt
