"""The options of a game, and rulings on unclear cases."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.fury3.lists import OPTION_TERMS
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Options and rulings"),
    (
        Page(
            "options",
            N_("Options before a game"),
            (
                N_(
                    "If players have settled a point in more than one way, you may choose before "
                    "a game, in the New Game dialog under Advanced, Rules. The first answer of "
                    "each is the standard one."
                ),
                OPTION_TERMS,
            ),
            see=("advanced", "rulings_moves", "rulings_cards", "rulings_combat", "corrections"),
        ),
        Page(
            "rulings_moves",
            N_("Rulings: moves and the trail"),
            (
                (
                    N_(
                        "Whether Dracula has a move is checked before the trail slides. A "
                        "hideout whose card he needs for his move does not become a lair."
                    ),
                    N_("A matured vampire never clears the hideout Dracula is in."),
                    N_("Damage from the sea may destroy Dracula."),
                    N_("Dracula may clear a lair only in his own phase."),
                    N_("With Wolf Form Dracula may pass hunters, but no protected city."),
                    N_("A move from or to a sea zone crosses no border."),
                    N_("Scouting a city also applies to lairs; Local Rumors applies to hideouts only."),
                ),
            ),
            see=("options", "stuck", "hide", "lairs", "holy"),
            rules=("R15.2", "R15.3", "R15.5", "R15.9", "R15.10", "R15.12", "R7.8"),
        ),
        Page(
            "rulings_cards",
            N_("Rulings: cards"),
            (
                (
                    N_("Customs Search and the draw of Long Night come before anything is found."),
                    N_("Good Luck may answer False Tip at any time."),
                    N_(
                        "A Stake handles one encounter, which the hunter names; for that, all "
                        "encounters of the place are turned up."
                    ),
                    N_("A hunter without items suffers the damage of Customs Search."),
                    N_("Darkness Returns leaves out the day's actions; the time marker moves as always."),
                    N_("Surprising Return brings back only hunters' allies."),
                    N_(
                        "While Dracula is at sea, the answer to Hypnosis is “the sea” and the "
                        "answer to Psychic Bond is “no”."
                    ),
                ),
            ),
            see=("options", "answers", "allies"),
            rules=("R15.8", "R15.13", "R15.14", "R15.16", "R15.17", "R15.18", "R12.10"),
        ),
        Page(
            "rulings_combat",
            N_("Rulings: combat"),
            (
                (
                    N_("Plotting can be turned facedown before the icons are compared."),
                    N_("Two Mesmerize cards on one hunter do not add up."),
                    N_("Fangs gives its influence even if the bite is prevented."),
                    N_("Enraged cannot save an escape card."),
                    N_("An encounter vampire may escape from the fourth round on."),
                    N_("Only the hunter who wears Garlic Wreath loses it to Claws."),
                    N_("A combat without hunters ends, even along with Dracula's last card."),
                ),
            ),
            see=("options", "pride", "vampires", "bat_flight"),
            rules=("R15.15", "R10.7", "R10.8", "R10.14"),
        ),
        Page(
            "corrections",
            N_("Corrections used here"),
            (
                N_("If a card or a rule was corrected after it was printed, the correction applies:"),
                (
                    N_(
                        "Heavenly hosts are removed at dawn; matured vampires give the influence "
                        "on their card."
                    ),
                    N_("Fangs gives influence only against a mesmerized hunter."),
                    N_("A rumor counts for a vampire of its own hideout."),
                    N_("Which fog is removed at dusk is not a choice."),
                    N_(
                        "Aggressive Vampire is another name for Reckless Vampire, and Stormy "
                        "Seas for Summon Storms."
                    ),
                ),
                N_(
                    "Cards take precedence over rules. Labels such as R14.6 at the bottom of a "
                    "page number the rules, so that players can refer to them."
                ),
            ),
            see=("options", "influence"),
            rules=("R14.1", "R14.2", "R14.3", "R14.4", "R14.5", "R14.6", "R14.7", "R14.8"),
        ),
    ),
)
