"""Combat: occasions, cards, rounds, bonuses, results and its end."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury2.reference")

CHAPTER = Chapter(
    N_("Combat"),
    (
        Page(
            "combat",
            N_("Combats"),
            (
                N_("Combats are fought in rounds with cards and dice."),
                N_("In his action phase Dracula attacks the hunters in his place, as one group."),
                N_(
                    "A hunter who is in Dracula's place in the action phase meets the tile there first, "
                    "then fights him."
                ),
                N_("Vampire Lair is a combat with a vampire."),
                N_("New Vampire tiles are not combats."),
            ),
            see=("combat_cards", "combat_round", "agents", "lair", "servant_fight"),
            rules=("R10.1", "C1.1", "C1.2", "C1.4", "C1.7"),
        ),
        Page(
            "combat_cards",
            N_("Cards before and in a combat"),
            (
                N_(
                    "Starting with Dracula, each player in turn may play one card that affects the "
                    "combat, even without taking part in it."
                ),
                N_("Garlic is only for hunters in the combat."),
                N_("Cancel cards are answers and do not count as that one card."),
                N_("Wild Horses, Escape Route and Heroic Leap end the matter at once."),
                N_(
                    "A hunter has Punch, Dodge, Escape and all combat items. Faceup Dogs are not part "
                    "of the hand."
                ),
                N_("Crucifix, Heavenly Host and Holy Water cannot be used against agents."),
                N_("Dracula has eight cards by night, and by day Claws, Dodge and Escape (Man)."),
                N_("An agent has Punch, Dodge and the weapons on the tile."),
            ),
            see=("combat_limits", "combat_round"),
            rules=("C2.1", "C2.2", "C2.3", "C2.4", "C3.1", "C3.2", "C3.3", "C3.4"),
        ),
        Page(
            "combat_limits",
            N_("Cards that cannot be chosen"),
            (
                N_(
                    "The same card cannot be used in two rounds in a row. A second copy counts as the "
                    "same card."
                ),
                N_("Dracula's side cannot use Dodge in the first round; the hunters can."),
                N_("After Repel Dracula can only use Dodge or an escape in the next round."),
                N_("Garlic or Rage: no escape in the first three rounds."),
                N_("Sister Agatha: Fangs and escapes cost Dracula 2 blood, never the last."),
                N_(
                    "If a side has no card left, it may repeat a card, and if that is not enough, Repel "
                    "has no effect."
                ),
            ),
            see=("combat_cards", "combat_round"),
            rules=("C3.5", "C3.6", "C3.7", "C3.8", "C3.9", "C3.10"),
        ),
        Page(
            "combat_round",
            N_("A round of combat"),
            (
                N_(
                    "All choose a card secretly, and the cards are turned up together. In a group each "
                    "hunter chooses one, and Dracula names one hunter."
                ),
                N_(
                    "Each side rolls a d6 and adds its bonuses. A group has one roll with the bonuses "
                    "of one member."
                ),
                N_(
                    "The higher total wins the round. If they are equal, the higher initiative wins, in "
                    "a group that of the card that would apply."
                ),
                N_("If Dracula's side wins, the result of the two cards happens to the named hunter."),
                N_("If the result is bold, the hunter's card is discarded, even if it lost."),
            ),
            see=("combat_bonuses", "combat_results", "combat_target", "combat_group", "reconstructed"),
            rules=("C4.1", "C4.3", "C4.4", "C4.5", "C4.7"),
            art="dice/white_5",
        ),
        Page(
            "combat_target",
            N_("Dracula's opponent in a group"),
            (
                N_("He names the hunter together with his card."),
                N_("If Dracula's side wins, the result of the two cards happens to the named hunter."),
            ),
            see=("combat_group", "combat_round"),
            rules=("C4.2", "C4.5"),
        ),
        Page(
            "combat_group",
            N_("Groups in combat"),
            (
                N_("If the hunters win, they choose whose card counts."),
                N_("In a group too: one bitten or defeated member ends it."),
            ),
            see=("groups", "combat_target", "combat_round"),
            rules=("C4.6", "C7.2"),
        ),
        Page(
            "combat_bonuses",
            N_("Bonuses"),
            (
                N_("Godalming, or a group that includes him, against an agent: +1."),
                N_(
                    "Dracula against a bitten hunter or a group with one: +1. Mina's bite does not "
                    "count, in a group neither."
                ),
                N_("Dracula in his castle: +1."),
                N_("Each Trap: +1 for Dracula's side. Each Advance Planning: +1 for the hunters."),
                N_("Some results give one side +1 for the next round."),
            ),
            see=("combat_round", "bites", "castle"),
            rules=("C5.1", "C5.2", "C5.3", "C5.4", "C5.5"),
        ),
        Page(
            "combat_results",
            N_("Results"),
            (
                N_(
                    "Loss of health (1 to 3) or of blood (1 to 4). If a result is only that, the combat "
                    "continues and the count of Continue starts again."
                ),
                N_(
                    "Killed: an agent is dead. Dracula's blood falls to the next red mark, and the "
                    "combat goes on unless it is 0."
                ),
                N_("Bite: the hunter is bitten, and the combat ends."),
                N_("Repel: for one round Dracula's side can only use Dodge or an escape."),
                N_("Continue: three in a row end the combat."),
                N_("End: the combat ends."),
                N_("Some results discard an event (of the hunter's choice) or, with Mesmerize, all items."),
                N_("Bat: Dracula flies away."),
                N_(
                    "For each pair of a hunter card and an enemy card there are two results, 256 in "
                    "all, depending on who wins the round."
                ),
            ),
            see=("combat_end", "bat_flight"),
            rules=("C6.1", "C6.2", "C6.3", "C6.4", "C6.5", "C6.6", "C6.7", "C6.8", "C12.1"),
        ),
        Page(
            "combat_end",
            N_("The end of a combat"),
            (
                N_(
                    "It ends with End, the third Continue in a row, a bite, a hunter at 0, a killed "
                    "agent, or Dracula at 0."
                ),
                N_("Dracula stays faceup in his place unless he flew away."),
                N_("A combat in a hunter's turn ends it, but Van Helsing may act after a tile that he beat."),
            ),
            see=("combat_results", "agents", "defeat"),
            rules=("C7.1", "C7.3", "C7.6"),
        ),
        Page(
            "bat_flight",
            N_("Flight as a bat"),
            (
                N_(
                    "Dracula flies up to two roads to a city without a hunter that is open to him and "
                    "not in trail or catacombs. If there is none, he stays."
                ),
                N_(
                    "The new card replaces the newest one facedown. The old card and a Wolf Form on it "
                    "return to hand, tiles to the pool."
                ),
                N_("Vampires and agents cannot fly; the combat just ends."),
                N_("After Fangs the flight is optional."),
            ),
            see=("combat_results", "trail"),
            rules=("C8.1", "C8.2", "C8.3", "C8.4"),
        ),
        Page(
            "lair",
            N_("Vampire Lair"),
            (
                N_("The vampire has Dracula's cards for the time of day without escapes."),
                N_("Only a Killed result harms it."),
                N_("Trap helps it; bites of hunters do not."),
                N_("If it is killed, the vampire track falls by 1, not below 0."),
            ),
            see=("combat", "card:event:vampire_lair"),
            rules=("C10.1", "C10.2", "C10.3", "C10.4"),
        ),
    ),
)
