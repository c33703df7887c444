"""What can happen in the third edition, and what each player is told (R13)."""

from furyqt.rules.fury3.events.board import (
    Ambushed as Ambushed,
)
from furyqt.rules.fury3.events.board import (
    EffectBegan as EffectBegan,
)
from furyqt.rules.fury3.events.board import (
    Searched as Searched,
)
from furyqt.rules.fury3.events.board import (
    TokenPlaced as TokenPlaced,
)
from furyqt.rules.fury3.events.board import (
    TokenRemoved as TokenRemoved,
)
from furyqt.rules.fury3.events.cards import (
    AllyKept as AllyKept,
)
from furyqt.rules.fury3.events.cards import (
    BackSeen as BackSeen,
)
from furyqt.rules.fury3.events.cards import (
    CardMoved as CardMoved,
)
from furyqt.rules.fury3.events.cards import (
    CardShown as CardShown,
)
from furyqt.rules.fury3.events.cards import (
    EventCanceled as EventCanceled,
)
from furyqt.rules.fury3.events.cards import (
    EventsMixed as EventsMixed,
)
from furyqt.rules.fury3.events.cards import (
    Reshuffled as Reshuffled,
)
from furyqt.rules.fury3.events.combat import (
    CombatBegan as CombatBegan,
)
from furyqt.rules.fury3.events.combat import (
    CombatCardsDrawn as CombatCardsDrawn,
)
from furyqt.rules.fury3.events.combat import (
    CombatEnded as CombatEnded,
)
from furyqt.rules.fury3.events.combat import (
    CombatLeft as CombatLeft,
)
from furyqt.rules.fury3.events.combat import (
    CombatRefused as CombatRefused,
)
from furyqt.rules.fury3.events.combat import (
    CombatRevealed as CombatRevealed,
)
from furyqt.rules.fury3.events.combat import (
    CounterCanceled as CounterCanceled,
)
from furyqt.rules.fury3.events.combat import (
    GameEnded as GameEnded,
)
from furyqt.rules.fury3.events.combat import (
    HunterEngaged as HunterEngaged,
)
from furyqt.rules.fury3.events.combat import (
    PlottingTurned as PlottingTurned,
)
from furyqt.rules.fury3.events.combat import (
    StrikeCanceled as StrikeCanceled,
)
from furyqt.rules.fury3.events.combat import (
    VampireHurt as VampireHurt,
)
from furyqt.rules.fury3.events.dracula import (
    CardPlaced as CardPlaced,
)
from furyqt.rules.fury3.events.dracula import (
    DraculaHealed as DraculaHealed,
)
from furyqt.rules.fury3.events.dracula import (
    DraculaHurt as DraculaHurt,
)
from furyqt.rules.fury3.events.dracula import (
    DraculaRevealed as DraculaRevealed,
)
from furyqt.rules.fury3.events.dracula import (
    DraculaVanished as DraculaVanished,
)
from furyqt.rules.fury3.events.dracula import (
    EncounterMatured as EncounterMatured,
)
from furyqt.rules.fury3.events.dracula import (
    HideDenied as HideDenied,
)
from furyqt.rules.fury3.events.dracula import (
    HideoutCleared as HideoutCleared,
)
from furyqt.rules.fury3.events.dracula import (
    HideoutLeft as HideoutLeft,
)
from furyqt.rules.fury3.events.dracula import (
    HideoutSpared as HideoutSpared,
)
from furyqt.rules.fury3.events.dracula import (
    HideRevealed as HideRevealed,
)
from furyqt.rules.fury3.events.dracula import (
    HunterChosen as HunterChosen,
)
from furyqt.rules.fury3.events.dracula import (
    HuntersNamed as HuntersNamed,
)
from furyqt.rules.fury3.events.dracula import (
    InfluenceChanged as InfluenceChanged,
)
from furyqt.rules.fury3.events.dracula import (
    LairMade as LairMade,
)
from furyqt.rules.fury3.events.dracula import (
    LocationRevealed as LocationRevealed,
)
from furyqt.rules.fury3.events.dracula import (
    MoveDenied as MoveDenied,
)
from furyqt.rules.fury3.events.dracula import (
    PlaceDenied as PlaceDenied,
)
from furyqt.rules.fury3.events.dracula import (
    RegionDenied as RegionDenied,
)
from furyqt.rules.fury3.events.dracula import (
    RegionTold as RegionTold,
)
from furyqt.rules.fury3.events.dracula import (
    TrailSlid as TrailSlid,
)
from furyqt.rules.fury3.events.fact import (
    Fact as Fact,
)
from furyqt.rules.fury3.events.hunters import (
    ActionTaken as ActionTaken,
)
from furyqt.rules.fury3.events.hunters import (
    BiteHealed as BiteHealed,
)
from furyqt.rules.fury3.events.hunters import (
    DespairPlaced as DespairPlaced,
)
from furyqt.rules.fury3.events.hunters import (
    HarmPrevented as HarmPrevented,
)
from furyqt.rules.fury3.events.hunters import (
    HunterBitten as HunterBitten,
)
from furyqt.rules.fury3.events.hunters import (
    HunterDefeated as HunterDefeated,
)
from furyqt.rules.fury3.events.hunters import (
    HunterDelayed as HunterDelayed,
)
from furyqt.rules.fury3.events.hunters import (
    HunterHealed as HunterHealed,
)
from furyqt.rules.fury3.events.hunters import (
    HunterHurt as HunterHurt,
)
from furyqt.rules.fury3.events.hunters import (
    HunterMoved as HunterMoved,
)
from furyqt.rules.fury3.events.hunters import (
    RideAnnounced as RideAnnounced,
)
from furyqt.rules.fury3.events.hunters import (
    TimePassed as TimePassed,
)
