"""The beginning, rounds and end of a combat, and the effects of the icons."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.decks import VAMPIRE_HEALTH, Encounter
from furyqt.rules.fury3.tables import COMBAT_HAND, MOST_COMBAT_CARDS
from furyqt.views.reference.fury3.lists import CANCELED_BY, CANCELS
from furyqt.views.reference.page import Chapter, Page, Steps, Terms

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Combat"),
    (
        Page(
            "combat",
            N_("When there is a combat"),
            (
                N_(
                    "At dawn and at dusk Dracula, if he is revealed, fights all hunters in his "
                    "city together. In fog he may refuse the combat."
                ),
                N_(
                    "Every hunter fights with the item cards in hand and with Punch, Dodge and "
                    "Escape. Dracula draws {hand} of his thirteen combat cards."
                ).fill(hand=COMBAT_HAND),
                N_(
                    "First come matured Szgany Bodyguards, then event cards for the start of a "
                    "combat, then Garlic Wreath. Then the first round begins."
                ),
                N_(
                    "At dawn the combat is by day, at dusk by night. Nocturnal Visit makes a day"
                    " count as night."
                ),
            ),
            see=("waiting", "combat_round", "vampires", "combat_night"),
            rules=("R10.1", "R10.2", "R10.3", "R10.12"),
        ),
        Page(
            "combat_round",
            N_("A round of combat"),
            (
                Steps(
                    (
                        N_("Each hunter secretly chooses a card with a banner, and Dracula one of his."),
                        N_("Against several hunters Dracula names the one he engages."),
                        N_("All cards are turned up."),
                        N_(
                            "If the engaged hunter's card shows the icon of Dracula's card, that card is"
                            " canceled."
                        ),
                        N_("If not, Dracula's card takes effect. It may cancel the hunter's."),
                        N_(
                            "The hunters' cards that are not canceled take effect, the engaged "
                            "hunter's first."
                        ),
                        N_(
                            "Dracula draws a card. The hunters' cards stay in front of them for "
                            "the next round, so no hunter plays the same card twice in a row."
                        ),
                    )
                ),
                N_("Every card Dracula plays stays in play until the end of the combat."),
            ),
            see=("icons", "icon_table", "engaged", "combat_end", "card:event:planned_ambush"),
            rules=("R10.4", "R10.4.1", "R10.4.3", "R10.4.5", "R10.4.6", "R10.4.7"),
        ),
        Page(
            "engaged",
            N_("The engaged hunter"),
            (
                N_(
                    "Against a single hunter there is nothing to choose. Against several, "
                    "Dracula names one each round, after all cards are chosen and before they "
                    "are turned up."
                ),
                N_(
                    "Only the engaged hunter's card can cancel Dracula's, and only that hunter "
                    "is affected by it. A second strike of Claws by night is the exception."
                ),
                N_(
                    "The other hunters' cards simply take effect, after the engaged hunter's. It "
                    "pays to attack in numbers."
                ),
            ),
            see=("combat_round", "icons"),
            rules=("R10.4.2", "R10.4.6"),
        ),
        Page(
            "icons",
            N_("Icons and canceling"),
            (
                N_(
                    "Each of Dracula's combat cards has an icon of its own. The banner of a "
                    "hunter's card shows icons too."
                ),
                N_(
                    "If the banner of the engaged hunter's card shows the icon of Dracula's "
                    "card, Dracula's card is canceled and does nothing. The hunter's card takes "
                    "effect all the same."
                ),
                N_(
                    "If the banner does not show the icon, Dracula's card takes effect first. "
                    "Mesmerize then cancels the hunter's card; Strength cancels some cards."
                ),
                N_("A canceled card still counts as played."),
            ),
            see=("icon_table", "combat_round", "card:event:enraged"),
            rules=("R10.4.4",),
        ),
        Page(
            "icon_table",
            N_("Which card cancels what"),
            (
                N_("The first table is sorted by the hunters' cards, the second by Dracula's."),
                CANCELS,
                CANCELED_BY,
                N_(
                    "Holy Circle shows every icon. Garlic Wreath, Holy Bullets, Dogs, Stake and "
                    "Fast Horses have no banner and are not played in this way."
                ),
            ),
            see=("icons", "card:item:holy_circle"),
            rules=("R10.4.4",),
        ),
        Page(
            "combat_night",
            N_("Day and night in combat"),
            (
                N_("By night some of Dracula's cards do more:"),
                Terms(
                    (
                        (
                            N_("Fangs"),
                            N_("A mesmerized hunter is bitten instead of hurt, and influence rises by 1."),
                        ),
                        (
                            N_("Strength"),
                            N_("The Crucifix or weapon that it canceled is discarded as well."),
                        ),
                        (
                            N_("Claws"),
                            N_("One more hunter in the combat, or the same one, suffers 2 damage."),
                        ),
                        (
                            N_("Escape as Bat"),
                            N_("Dracula may fly to another city."),
                        ),
                    )
                ),
                N_(
                    "So hunters who can choose fight by day. It is night when the time marker "
                    "says so, or when Nocturnal Visit was played."
                ),
            ),
            see=("combat", "waiting", "card:event:nocturnal_visit"),
            rules=("R10.12",),
        ),
        Page(
            "combat_end",
            N_("How a combat ends"),
            (
                N_(
                    "A combat ends with the {most}th card that Dracula plays, with an escape "
                    "card that takes effect, when one side has won the game, when the vampire "
                    "fought is defeated, or when no hunter is left in it."
                ).fill(most=MOST_COMBAT_CARDS),
                N_(
                    "A hunter leaves the combat with Escape, Holy Circle or Escape Route, or "
                    "when bitten or defeated."
                ),
                N_(
                    "Afterwards Dracula shuffles all his combat cards together, and weakened "
                    "hunters choose again which cards Dracula sees."
                ),
                N_(
                    "Dracula is still in the city, and still revealed. If no one leaves, there "
                    "is another combat at the next dawn or dusk."
                ),
            ),
            see=("pride", "bat_flight", "revealed", "card:item:escape"),
            rules=("R10.5", "R10.6", "R10.11", "R10.15"),
        ),
        Page(
            "bat_flight",
            N_("Flying off as a bat"),
            (
                N_(
                    "By day, and for an encounter vampire, this card only ends the combat. By "
                    "night Dracula himself may fly."
                ),
                N_(
                    "His hideout is cleared. In its space he places, facedown, the card of a "
                    "city one or two roads away, without a hunter, and Escape as Bat with it. "
                    "There is no encounter."
                ),
                N_(
                    "Escape as Bat stays on the trail until the city card placed with it leaves; "
                    "until then it is missing in combat."
                ),
            ),
            see=("pride", "combat_end", "fury", "options"),
            rules=("R7.7", "R10.14"),
        ),
        Page(
            "vampires",
            N_("Fighting an encounter vampire"),
            (
                N_(
                    "New Vampire and Reckless Vampire are fought as soon as a hunter meets them, "
                    "with Dracula's combat cards and by the same rules. New Vampire has {new} "
                    "health, Reckless Vampire {reckless}."
                ).fill(
                    new=VAMPIRE_HEALTH[Encounter.NEW_VAMPIRE],
                    reckless=VAMPIRE_HEALTH[Encounter.RECKLESS_VAMPIRE],
                ),
                N_(
                    "Only the hunter who met it fights. Other hunters in the city may join "
                    "against New Vampire if they become delayed to do so."
                ),
                N_(
                    "Damage stays on the vampire's card, and Fangs heals that card, not Dracula. "
                    "The vampire may escape from the fourth round on."
                ),
                N_("If the vampire is defeated, it is discarded. Otherwise it returns faceup."),
            ),
            see=(
                "combat_round",
                "encounters_met",
                "card:encounter:new_vampire",
                "card:encounter:reckless_vampire",
            ),
            rules=("R10.8", "R10.9"),
        ),
        Page(
            "items_in_combat",
            N_("Items in combat"),
            (
                N_(
                    "Items that are played are kept, unless the card says otherwise or Dracula's"
                    " card discards them."
                ),
                N_(
                    "A card played in the previous round stays in front of its owner and can be "
                    "chosen again only one round later. With two copies of a card you can "
                    "alternate them."
                ),
                N_(
                    "Knife, Pistol and Rifle are weapons. After Mesmerize each of them does 1 "
                    "damage less for the rest of the combat."
                ),
                N_("Punch, Dodge and Escape belong to every hunter, in any number of combats."),
            ),
            see=("combat_round", "card:item:holy_bullets", "card:item:garlic_wreath", "card:item:crucifix"),
            rules=("R10.10", "R10.11"),
        ),
    ),
)
