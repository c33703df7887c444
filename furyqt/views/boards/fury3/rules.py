"""Which page of the rules reference explains a question of the third edition."""

from __future__ import annotations

from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.decks import HIDDEN, NONE, Deck
from furyqt.rules.fury3.event_timing import EventWindow
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import HOSPITALS, NOWHERE, SEAS

THE_END = "goal"
"""When nothing is asked any more."""
PAGES = {
    # the hunters' turns
    "StartCity": "setup",
    "NextHunter": "order",
    "HunterAction": "actions",
    "TradePartner": "trade",
    "TradeGift": "trade",
    "SecondTicket": "reserve",
    "DiscardChoice": "hands",
    "ShownChoice": "weakened",
    "ForcedChoice": "bats_token",
    "HospitalChoice": "hospital",
    "PreventChoice": "card:event:great_strength",
    # event cards of the hunters
    "WindowChoice": "windows",
    "CancelChoice": "card:event:sensationalist_press",
    "DrawnChoice": "immediate",
    "Scouting": "card:event:hired_scouts",
    "AllyChoice": "allies",
    "ReturnChoice": "card:event:surprising_return",
    "TransfusionChoice": "card:event:blood_transfusion",
    "LuckChoice": "card:event:good_luck",
    "GroundChoice": "card:event:consecrated_ground",
    "HostChoice": "card:item:heavenly_host",
    "CarriageTicket": "card:event:chartered_carriage",
    "CarriageRide": "card:event:chartered_carriage",
    "Voyage": "card:event:excellent_weather",
    "RoadRide": "card:item:fast_horses",
    "TrailChoice": "known",
    "CylinderChoice": "card:event:wax_cylinders",
    "VeilChoice": "card:event:behind_the_veil",
    # what answers a move
    "MoveAnswerChoice": "answers",
    "TipChoice": "card:event:false_tip",
    "TipRescueChoice": "card:event:good_luck",
    "MisguidedRide": "card:event:false_tip",
    "CustomsChoice": "card:event:customs_search",
    # encounters
    "AmbushChoice": "ambush",
    "SearchChoice": "search",
    "AmbushAnswer": "ambush",
    "AidChoice": "search",
    "StakeChoice": "card:item:stake",
    "SeductionChoice": "card:event:seduction",
    "ProofChoice": "encounters_met",
    "ChaseChoice": "card:encounter:aristocratic_vampire",
    "BribeChoice": "card:encounter:spy",
    "MobChoice": "card:encounter:szgany_mob",
    "WeaponChoice": "card:encounter:wolves",
    "SoilChoice": "card:encounter:desecrated_soil",
    # Dracula's phase
    "DraculaStart": "setup",
    "CardPlacement": "moving",
    "DepartureChoice": "mature",
    "EncounterPlacement": "placing",
    "RumorPlacement": "rumors",
    "RoadblockRemoval": "roadblocks",
    "StormRemoval": "storms",
    "RoadblockChoice": "roadblocks",
    "StormChoice": "card:event:summon_storms",
    "SchemeChoice": "card:encounter:hoax",
    "FogChoice": "card:encounter:unnatural_fog",
    "WolvesChoice": "card:encounter:wolves",
    "SpyChoice": "card:encounter:spy",
    "VictimChoice": "card:event:vampiric_influence",
    "Confiscation": "card:event:vampiric_influence",
    "SchemeEncounter": "card:event:hidden_schemes",
    "PowerChoice": "card:event:devilish_power",
    "ServantChoice": "allies",
    "BridesPlacement": "card:event:draculas_brides",
    "BridesChoice": "card:event:draculas_brides",
    "PreyChoice": "card:event:great_wolf",
    # combat
    "RefuseChoice": "fog",
    "BodyguardsChoice": "card:encounter:szgany_bodyguards",
    "JoinChoice": "card:encounter:new_vampire",
    "WreathChoice": "card:item:garlic_wreath",
    "StrikeChoice": "combat_round",
    "CounterChoice": "combat_round",
    "EngagedChoice": "engaged",
    "SwapChoice": "card:event:planned_ambush",
    "PlottingChoice": "card:combat:plotting",
    "EnragedChoice": "card:event:enraged",
    "RevengeChoice": "card:event:lucys_revenge",
    "BulletsChoice": "card:item:holy_bullets",
    "ClawsChoice": "card:combat:claws",
    "TutorChoice": "card:combat:plotting",
    "FlightChoice": "bat_flight",
    "CircleChoice": "card:item:holy_circle",
    "RouteChoice": "card:event:escape_route",
    "FindChoice": "card:event:lucky_find",
}
"""The page of each kind of decision."""
_WINDOW_PAGES: dict[int, str] = {
    EventWindow.DAWN: "dawn",
    EventWindow.DUSK: "dusk",
    EventWindow.COMBAT_START: "combat",
}
_ON_TABLE = frozenset({"TrailChoice", "Scouting"})
"""Questions that several event cards ask: the one lies on the table."""


def rule(observation: Fury3Observation) -> str:
    """The page for the pending question: that of the card it is about, or of the rule."""
    if not observation.agenda:
        return THE_END
    step = observation.agenda[-1]
    kind = type(step).__name__
    if kind == "HunterAction":
        return _action_page(observation, getattr(step, "hunter", 0))
    if kind == "WindowChoice":
        return _WINDOW_PAGES.get(getattr(step, "window", NONE), PAGES[kind])
    if kind == "DepartureChoice" and observation.options.game == "advanced":
        return "lairs"
    return _card_page(observation, step, kind) or PAGES.get(kind, THE_END)


def _card_page(observation: Fury3Observation, step: object, kind: str) -> str:
    """The page of the card that a question is about; empty if it is about none, or a hidden one."""
    deck, card = Deck.EVENT, HIDDEN
    if kind == "DrawnChoice" and observation.drawn:
        card = observation.drawn[0]
    elif kind in _ON_TABLE and observation.table:
        card = observation.table[-1]
    elif kind in ("AllyChoice", "ServantChoice", "AmbushAnswer"):
        deck = Deck.ENCOUNTER if kind == "AmbushAnswer" else Deck.EVENT
        card = getattr(step, "card", HIDDEN)
    if card < 0:
        return ""
    return f"card:{deck.name.lower()}:{CARD_IDS[deck][card]}"


def _action_page(observation: Fury3Observation, hunter: int) -> str:
    """What a hunter can do depends on where that is: the sea and the hospital have rules of their own."""
    place = observation.hunters[hunter].place
    if place == NOWHERE:
        return "actions"
    return "sea_hunters" if place in SEAS else "hospital" if place in HOSPITALS else "actions"
