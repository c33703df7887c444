"""The aim of the game, the ways to win, and the parts of the table."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.decks import VAMPIRE_INFLUENCE, Encounter
from furyqt.rules.fury3.tables import DRACULA_HEALTH, ENCOUNTER_HAND, MOST_DESPAIR, MOST_INFLUENCE
from furyqt.views.reference.fury3.lists import START_CITIES
from furyqt.views.reference.page import Chapter, Page, Terms

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("The game"),
    (
        Page(
            "minute",
            N_("The game in one minute"),
            (
                N_(
                    "Four hunters look for Dracula in Europe. One player leads all four of them;"
                    " the other is Dracula."
                ),
                N_(
                    "Dracula moves in secret. With each step he places a facedown card on his "
                    "trail, and under most of them an encounter waits for any hunter who comes "
                    "by."
                ),
                N_(
                    "The hunters go from city to city, gather weapons, tickets and event cards, "
                    "and turn up every card of the trail they step on. Once they know where "
                    "Dracula has been, they can work out where he must be."
                ),
                N_("If a hunter is in Dracula's city, they fight at the next dawn or dusk."),
                N_(
                    "Vampires that stay on the trail long enough mature and spread Dracula's "
                    "influence. So the hunters are always a little short of time."
                ),
            ),
            see=("goal", "round", "actions", "phase", "combat", "words_trail"),
            rules=("R1.2",),
        ),
        Page(
            "goal",
            N_("How the game ends"),
            (
                N_("Dracula wins as soon as his influence reaches {most}.").fill(most=MOST_INFLUENCE),
                N_(
                    "The hunters win as soon as Dracula has {health} damage. It makes no "
                    "difference what caused it: a knife, a rough crossing, or a hunters' ally."
                ).fill(health=DRACULA_HEALTH),
                N_("If both happen at the same time, the hunters win."),
                N_(
                    "There is no limit of rounds: as weeks pass, despair grows and the influence "
                    "rises faster and faster."
                ),
            ),
            see=("influence", "damage_dracula", "rage", "sheet"),
            rules=("R2.1", "R2.2", "R2.3", "R14.7"),
        ),
        Page(
            "influence",
            N_("Sources of influence"),
            (
                N_(
                    "The influence track starts at 0 and ends at {most}. Only these things move it forward:"
                ).fill(most=MOST_INFLUENCE),
                (
                    N_("A vampire matures: by the number on its card, {low} or {high}.").fill(
                        low=VAMPIRE_INFLUENCE[Encounter.NEW_VAMPIRE],
                        high=VAMPIRE_INFLUENCE[Encounter.RECKLESS_VAMPIRE],
                    ),
                    N_("In the advanced game, a rumor token on that hideout: by 3 more."),
                    N_("A hunter is defeated: by 2, and 1 more for each despair token."),
                    N_("Fangs takes effect on a mesmerized hunter by night: by 1."),
                    N_("Reckless Vampire ambushes, and each Fangs it plays that takes effect: by 1."),
                    N_(
                        "With all {despair} despair tokens placed, each city card or Hide that "
                        "Dracula places: by 3."
                    ).fill(despair=MOST_DESPAIR),
                ),
                N_("Only one card moves it back: Vampire Lair, by 2, and never below 0."),
            ),
            see=("mature", "rage", "fury", "rumors", "card:event:vampire_lair", "card:combat:fangs"),
            rules=("R2.4", "R2.5", "R14.2", "R14.3"),
        ),
        Page(
            "setup",
            N_("The beginning"),
            (
                N_(
                    "The influence is 0, and the time is Monday by day. Dracula holds {cards} "
                    "encounters; the hunters hold only Punch, Dodge and Escape, which every "
                    "hunter always has."
                ).fill(cards=ENCOUNTER_HAND),
                N_("In the base game the hunters start here:"),
                START_CITIES,
                N_(
                    "In the advanced game each hunter chooses a city, in activation order, but "
                    "not Castle Dracula."
                ),
                N_(
                    "Then Dracula secretly chooses a city without a hunter, but not his castle. "
                    "Its card starts the trail, without an encounter."
                ),
            ),
            see=("first_round", "advanced", "tickets"),
            rules=("R1.1", "R1.4", "R1.7", "R1.8", "R1.9"),
        ),
        Page(
            "first_round",
            N_("The first round"),
            (
                N_("The game begins in the middle of a round: with the day, not with a dawn."),
                N_(
                    "So in the first round no card for the dawn is played, and the time marker "
                    "does not move until dusk."
                ),
                N_(
                    "Dracula takes his first step only after all four hunters have acted by day and by night."
                ),
            ),
            see=("setup", "day", "options"),
            rules=("R1.11",),
        ),
        Page(
            "aids",
            N_("Deduction aids"),
            (
                N_(
                    "The Deduction tab shows what follows from what the hunters know. Careful "
                    "reasoning would give anyone the same result."
                ),
                Terms(
                    (
                        (
                            N_("Places"),
                            N_(
                                "The places where Dracula can be, and how likely each is. A "
                                "slider goes back to his earlier turns."
                            ),
                        ),
                        (
                            N_("Evidence"),
                            N_(
                                "Known facts about Dracula's movements, line by line. Selecting "
                                "a line highlights the places it is about."
                            ),
                        ),
                        (
                            N_("My marks"),
                            N_(
                                "Your own pencil marks on the map: he is here, he is not here, "
                                "he may be here. No one else sees them."
                            ),
                        ),
                    )
                ),
                N_(
                    "None of these aids knows more than you could. If you prefer to do without "
                    "them, start a paper-style game."
                ),
            ),
            see=("trail", "known", "screen"),
        ),
        Page(
            "screen",
            N_("When you are prompted"),
            (
                N_(
                    "The current question and all possible answers are beside the map. Whatever "
                    "can be done on the map can always be done from that list too."
                ),
                N_(
                    "You are prompted for event cards only when you can act. Passing reveals "
                    "nothing to the other side: whether you hold a fitting card stays your "
                    "secret."
                ),
                N_(
                    "Steps without a decision are done automatically: a single hunter in a "
                    "combat is engaged without being named, and a hunter who can do nothing "
                    "passes."
                ),
            ),
            see=("windows", "known", "round", "aids"),
            rules=("R12.1",),
        ),
    ),
)
