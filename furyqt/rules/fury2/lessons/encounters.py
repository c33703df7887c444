"""The second lesson for hunters: supplies, rest and trade, event cards, resolve, and a New Vampire."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("fury2.lessons")

LESSON = Lesson(
    "encounters",
    "hunters",
    N_("Supplies and encounters"),
    N_("Items and events, rest and trade, resolve, and a vampire in the night."),
    Scene(
        turn="godalming",
        places={"godalming": "paris", "seward": "geneva", "helsing": "munich", "mina": "munich"},
        items={"helsing": ("crucifix", "knife")},
        sheets={"seward": {"health": 7}},
        trail=("prague+hoax", "nuremburg+wolves", "strasbourg+new_vampire"),
        encounters=("bats", "spy", "fog", "rats", "thief"),
        next_items=("pistol",),
        next_events=("forewarned", "trap"),
        fields={"time": 3, "resolve": 1, "vampires": 1, "chance": 3, "round": 4},
    ),
    (
        Say(
            N_(
                "Hunters start without any cards. Items are for combats and searches, events for special "
                "moments. Events are drawn from the bottom of the deck, so the back on top does not show "
                "who gets the next one."
            ),
            ("part:piles",),
        ),
        Ask(
            N_(
                "Lord Godalming is in Paris, a large city. To take supplies there he does not need to "
                "move. Let him stay."
            ),
            ("stay",),
            ("choice:stay",),
            refusal=N_("In this lesson, Lord Godalming stays."),
        ),
        Ask(
            N_("A large city gives an item, an event or both. Draw an item first."),
            ("item",),
            ("choice:item",),
            refusal=N_("For this lesson, draw an item."),
        ),
        Ask(
            N_(
                "A Pistol. Now draw the event. If it shows a bat, Dracula gets it, and you never see it; "
                "if it shows a cross, it is yours."
            ),
            ("event",),
            ("choice:event",),
            refusal=N_("For this lesson, draw an event."),
        ),
        Say(
            N_(
                "Forewarned: he keeps it and may cancel an encounter with it. Other events take effect at "
                "once or bring an ally. A hunter holds three items and three events; Dr. Seward may hold "
                "one card more."
            ),
            ("part:figures",),
        ),
        Run("stay"),
        Ask(
            N_(
                "Dr. Seward stays in Geneva and has lost 3 health. A rest restores 2, but first two events "
                "are drawn, only one if Dr. Seward is there. Hunter events are discarded; Dracula keeps his "
                "own. Let him rest."
            ),
            ("rest",),
            ("choice:rest",),
            refusal=N_("In this lesson, Dr. Seward rests."),
        ),
        Run("stay"),
        Ask(
            N_(
                "The event went to Dracula: that is the risk. Van Helsing is with Mina in Munich. Hunters "
                "in the same place can trade items, but no events. Begin a trade."
            ),
            ("trade",),
            ("choice:trade",),
            refusal=N_("In this lesson, Van Helsing trades."),
        ),
        Ask(
            N_("Give Mina the Crucifix: drag it to her side, or press Enter on it, and end the trade."),
            ("helsing+crucifix",),
            ("choice:helsing+crucifix", "card:item:crucifix"),
            refusal=N_("In this lesson, Van Helsing gives the Crucifix."),
        ),
        Run("done"),
        Ask(
            N_(
                "Each dawn gives the hunters 1 resolve. At the start of a turn a point buys Newspaper "
                "Reports, Sense of Emergency or Inner Strength. Newspaper Reports turns up the oldest "
                "hidden city of the trail. Choose it for Mina."
            ),
            ("resolve:newspaper_reports",),
            ("choice:resolve:newspaper_reports", "part:tracks"),
            refusal=N_("For this lesson, use Newspaper Reports."),
        ),
        Ask(
            N_(
                "Strasbourg, one road from Munich! Something is still hidden there, and it would be worse "
                "to leave it alone. Let Mina go to Strasbourg."
            ),
            ("road:ST",),
            ("place:ST",),
            refusal=N_("In this lesson, Mina goes to Strasbourg."),
        ),
        Ask(
            N_(
                "A New Vampire! By day she would simply destroy it; by night it attacks. The die shows 1: "
                "a bite, and Mina, who carries an old one, would be defeated. Show the Crucifix."
            ),
            ("mina>>crucifix",),
            ("choice:mina>>crucifix",),
            refusal=N_("For this lesson, show the Crucifix."),
        ),
        Run("@BR encounter:fog"),
        Say(
            N_(
                "The Crucifix stopped the bite, and the vampire is gone. A New Vampire that leaves the "
                "trail unfound can mature: then the vampire track rises by 2. A defeated hunter costs "
                "as much."
            ),
            ("part:tracks",),
        ),
    ),
    game="fury2",
)
