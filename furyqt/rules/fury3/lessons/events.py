"""The fifth lesson for hunters: event cards and their windows, allies, bites and defeat."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

LESSON = Lesson(
    "events",
    "hunters",
    N_("Event cards, bites and defeat"),
    N_("When a card may be played, who can cancel it, and what happens to a careless hunter."),
    Scene(
        places=("MI", "MA", "CO", "MU"),
        items={"helsing": ("crucifix", "rifle")},
        events={
            "mina": ("newspaper_reports",),
            "seward": ("great_strength",),
            "dracula": ("sensationalist_press", "seduction"),
        },
        wounds={"mina": 7},
        encounters=("reckless_vampire", "rats", "hoax", "wolves", "spy", "bats", "saboteur"),
        top_events=("jonathan_harker",),
        moves=(
            "BR pass*8 @LI #1:reckless_vampire pass*8 @NU #1:rats pass*8 @ST #1:hoax "
            "pass*2 road:LI pass*6 @GE #1:wolves"
        ),
    ),
    (
        Say(
            N_(
                "Dawn. Most event cards name the moments at which they may be played: dawn, "
                "dusk, a combat, an action. You are prompted whenever one of your cards fits, "
                "never otherwise."
            ),
            ("part:turn",),
        ),
        Ask(
            N_("Mina holds Newspaper Reports, which reveals an old card of the trail at dawn. Play it."),
            ("mina>newspaper_reports",),
            ("choice:mina>newspaper_reports", "card:event:newspaper_reports"),
            refusal=N_("For this lesson, play Newspaper Reports."),
        ),
        Run("dracula>sensationalist_press"),
        Say(
            N_(
                "Dracula answered with Sensationalist Press, which cancels cards that would "
                "reveal him. Both cards are discarded. Such answers are rare, but they happen."
            ),
            ("part:log",),
        ),
        Ask(
            N_("By day, Lord Godalming takes supplies in Milan."),
            ("supply",),
            ("choice:supply",),
            refusal=N_("In this lesson, Lord Godalming takes supplies."),
        ),
        Ask(
            N_(
                "Jonathan Harker! This card acts when it is drawn. He scouts one city now, or he stays as "
                "an ally and reveals every card that slides onto the last space of the trail. Keep him."
            ),
            ("ally",),
            ("choice:ally",),
            refusal=N_("For this lesson, keep him as an ally."),
        ),
        Run("pass"),
        Ask(
            N_(
                "Van Helsing came to Leipzig yesterday, and something still lurks there. He has his "
                "Crucifix; let him search."
            ),
            ("search",),
            ("choice:search",),
            refusal=N_("In this lesson, Van Helsing searches."),
        ),
        Run("dracula>seduction"),
        Ask(
            N_(
                "A vampire, and Dracula plays Seduction: Van Helsing is about to be bitten. "
                "Great Strength could prevent it, but you may need that card today. Do not "
                "prevent it."
            ),
            ("pass",),
            ("choice:pass",),
            refusal=N_("For this lesson, keep Great Strength for now."),
        ),
        Ask(
            N_(
                "Dracula sees one item and one event card of a bitten hunter. Choose the item "
                "that Van Helsing shows."
            ),
            ("item:*",),
            ("part:choices",),
        ),
        Say(
            N_(
                "Van Helsing can take two bites, Lord Godalming and Dr. Seward one each; one "
                "more defeats them. Mina has an old bite from the start: she always shows cards, "
                "and the next bite defeats her."
            ),
            ("part:figures",),
        ),
        Ask(
            N_(
                "Damage can defeat a hunter as well. Mina has 7 and is defeated at 9, so going "
                "to Nuremberg is rash. Do it all the same, to see what happens."
            ),
            ("road:NU",),
            ("place:NU",),
            refusal=N_("In this lesson, Mina goes to Nuremberg."),
        ),
        Run("#3:rats"),
        Ask(
            N_(
                "Rats: 2 damage, her defeat! But Dr. Seward holds Great Strength, which saves any hunter, "
                "even far away. Play it."
            ),
            ("seward>great_strength",),
            ("choice:seward>great_strength",),
            refusal=N_("For this lesson, save Mina."),
        ),
        Say(
            N_(
                "Otherwise she would have been out of the game until dawn, lost all her cards "
                "and woken up in the nearest hospital, and Dracula would have gained 2 influence "
                "and 1 more for every despair token. So rest in time."
            ),
            ("part:tracks",),
        ),
    ),
)
