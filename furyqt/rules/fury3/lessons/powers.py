"""The second lesson for Dracula: power cards, ambushes, and a combat that ends as a bat."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

LESSON = Lesson(
    "powers",
    "dracula",
    N_("Powers and ambush"),
    N_("Hide and Wolf Form, an ambush, a combat at night and the way out of it."),
    Scene(
        seed=1,
        options={"game": "advanced"},
        items={"helsing": ("crucifix",)},
        encounters=("wolves", "rats", "hoax", "spy", "bats", "saboteur", "szgany_mob", "reckless_vampire"),
        moves="FR ZU MR LO PR pass*8 @NU #1:wolves pass*9 @MU #1:rats pass*9",
    ),
    (
        Say(
            N_(
                "In the advanced game you have five power cards, which are placed on the trail "
                "like locations: Feed, Dark Call, Wolf Form, Misdirect and Hide. Each can be "
                "used again when it has left the trail."
            ),
            ("part:choices",),
        ),
        Ask(
            N_(
                "You are in Munich. Hide goes facedown instead of a move and looks like any city: the "
                "hunters will think you walked on. Play it."
            ),
            ("@hide",),
            ("choice:@hide",),
            refusal=N_("For this lesson, play Hide."),
        ),
        Ask(
            N_("Hide takes an encounter like a city, which makes the deception complete. Choose one."),
            ("#1:*",),
            ("part:choices",),
        ),
        Ask(
            N_(
                "You also have a rumor token. If a vampire matures where the token is, it brings "
                "3 influence more. Put it on one of the hideouts."
            ),
            ("#?",),
            ("part:choices",),
        ),
        Run("road:NU"),
        Ask(
            N_(
                "Lord Godalming has come to Nuremberg, where you left Wolves. You may ambush him now, or "
                "leave them there. Without a weapon he suffers 4 damage: set them on him."
            ),
            ("#3:wolves",),
            ("choice:#3:wolves",),
            refusal=N_("For this lesson, let the Wolves attack."),
        ),
        Run("pass*7"),
        Ask(
            N_(
                "They come closer, and Dr. Seward watches Zurich. Wolf Form leads one or two "
                "roads on and costs 1 damage; no one on the way notices. Run through Zurich to "
                "Geneva."
            ),
            ("@wolf_form:GE",),
            ("place:GE", "choice:@wolf_form:GE"),
            refusal=N_("For this lesson, use Wolf Form to reach Geneva."),
        ),
        Ask(
            N_("Leave an encounter in Geneva, too: one that can ambush."),
            ("#1:reckless_vampire", "#1:szgany_mob", "#1:saboteur", "#1:bats", "#1:spy", "#1:rats"),
            ("part:choices",),
            refusal=N_("For this lesson, choose an encounter that can ambush."),
        ),
        Run("pass*2 road:GE"),
        Ask(
            N_(
                "Van Helsing happens to come by and reveals you; at dusk you will fight. You "
                "could ambush him first. Keep your encounter this time and decline."
            ),
            ("pass",),
            ("choice:pass",),
            refusal=N_("For this lesson, decline the ambush."),
        ),
        Run("pass !punch"),
        Ask(
            N_(
                "Night, and the combat begins. Van Helsing has chosen a card you cannot see. Claws does 2 "
                "damage, and by night 2 more. Choose it."
            ),
            ("!claws",),
            ("choice:!claws", "card:combat:claws"),
            refusal=N_("For this lesson, choose Claws."),
        ),
        Run("!dodge"),
        Ask(
            N_(
                "His Punch hurt you by 1, your Claws him by 4; had he dodged, Claws would have been "
                "canceled. More hunters may come: leave with Escape as Bat."
            ),
            ("!escape_as_bat",),
            ("choice:!escape_as_bat",),
            refusal=N_("For this lesson, choose Escape as Bat."),
        ),
        Ask(
            N_(
                "By night the bat carries you one or two roads away, to a city without hunters. Choose "
                "where; they will not see it."
            ),
            ("??",),
            ("part:choices",),
            refusal=N_("For this lesson, fly to another city."),
        ),
        Run("pass*4"),
        Say(
            N_(
                "Three powers are left to try: Feed heals 3, Dark Call costs 2 damage and draws "
                "five encounters, Misdirect removes an old hideout that would betray you. Good "
                "hunting, Count."
            ),
        ),
    ),
)
