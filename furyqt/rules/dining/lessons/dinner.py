"""The second lesson: a Dinner with Bribes, a Bite, Favor and Gifts."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

LESSON = Lesson(
    "dining_dinner",
    "red",
    N_("Dinner is served"),
    N_("Bribes, a Bite, Favor and Gift cards: where the Victory Points come from."),
    Scene(
        seed=3,
        options={"players": "2"},
        step="bribe",
        last=1,
        clock=24,
        bus=0,
        tourists=(),
        heroes=("table", "table"),
        stands={4: (0, 1), 9: (0,)},
        resources=({"sheep": 2, "beer": 1, "garlic": 2}, {"wood": 2, "sheep": 1}),
        favor=(3, 1),
        bites=(1, 0),
        kept=(1, 0),
        gifts=((2, 5, 12), (6, 7, 9)),
        track=((1,), ()),
    ),
    (
        Say(
            N_(
                "The bell has tolled: all Heroes sit at Dracula's table. You are the First Player, so you "
                "finish your Dinner before Blue. Only here Favor and Gifts become points."
            ),
            ("part:town",),
        ),
        Say(
            N_(
                "You have 3 Favor, a kept Tourist, a Bite and some goods. Each Bite takes one conversion "
                "from "
                "you. Garlic or Holy Water removes it, but only before you pay."
            ),
            ("part:players",),
        ),
        Ask(
            N_("You have 2 Garlic. Remove the Bite with one of them."),
            ("cure:garlic",),
            ("choice:cure:garlic",),
            refusal=N_("In this lesson, you remove the Bite first."),
        ),
        Ask(
            N_(
                "The entrance fee is Bribes worth 3. A player who stays away is bitten and converts nothing. "
                "Attend the Dinner."
            ),
            ("attend",),
            ("choice:attend",),
            refusal=N_("In this lesson, you attend the Dinner."),
        ),
        Ask(
            N_("Your Tourist is worth 3 and would be lost after the Dinner anyway. Pay with the Tourist."),
            ("bribe:tourist",),
            ("choice:bribe:tourist",),
            refusal=N_("In this lesson, you pay with the Tourist first."),
        ),
        Ask(
            N_(
                "You may pay more: every point is one more conversion. Add a Sheep. You still need the other "
                "one for a Gift."
            ),
            ("bribe:sheep",),
            ("choice:bribe:sheep",),
            refusal=N_("In this lesson, you add a Sheep."),
        ),
        Ask(
            N_("That makes 4 conversions. Pay no more."),
            ("done",),
            ("choice:done",),
            refusal=N_("In this lesson, you keep the rest."),
        ),
        Ask(
            N_(
                "A conversion completes a Gift card, however many points it has. You have everything for the "
                "Woolly Wreath. Complete it."
            ),
            ("gift:2",),
            ("card:gift:2", "choice:gift:2"),
            refusal=N_("In this lesson, you complete the Woolly Wreath first."),
        ),
        Say(
            N_(
                "It brings 2 points and a new card. A cube went to the second space of your Gifts track, "
                "which gives a Blood Pack. A cube of the track can be paid as a Bribe, too."
            ),
            ("part:players",),
        ),
        Ask(
            N_(
                "Each other conversion turns 1 Favor into 1 point. Convert one; the other two follow "
                "automatically."
            ),
            ("favor",),
            ("choice:favor",),
            refusal=N_("In this lesson, you convert your Favor."),
        ),
        Run("favor favor"),
        Ask(
            N_("You have 5 points, and no conversion is left. End your Dinner."),
            ("end",),
            ("choice:end",),
        ),
        Run("skip"),
        Say(
            N_(
                "Blue could not pay and was bitten. A new round begins, and the Bus has brought new "
                "Tourists. "
                "After four rounds the most points win. Good appetite!"
            ),
            ("part:town",),
        ),
    ),
    game="dining",
)
