"""The lessons of the third edition, in order."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

_moving = lesson_words("fury3", "moving")

MOVING = Lesson(
    "moving",
    "hunters",
    _moving("title"),
    _moving("summary"),
    Scene(encounters=("rats", "hoax", "wolves", "bats", "spy", "saboteur"), moves="PR"),
    (
        Say(_moving("story"), ("part:map",)),
        Say(_moving("turn"), ("part:turn", "part:choices")),
        Ask(_moving("road"), ("road:*",), ("place:BC", "place:VR"), refusal=_moving("road.refusal")),
        Ask(_moving("sea"), ("sea:MS",), ("place:MS",), refusal=_moving("sea.refusal")),
        Ask(
            _moving("another_road"),
            ("road:*",),
            ("place:BU", "place:CO"),
            refusal=_moving("another_road.refusal"),
        ),
        Ask(_moving("ticket"), ("reserve",), ("choice:reserve",), refusal=_moving("ticket.refusal")),
        Run("pass*3 @NU #1:rats pass"),
        Say(_moving("night"), ("part:trail",)),
        Ask(_moving("sail_on"), ("sea:*",), ("part:choices",)),
        Run("pass"),
        Ask(_moving("train"), ("rail*",), ("part:choices", "part:map"), refusal=_moving("train.refusal")),
        Say(_moving("next")),
    ),
)
"""The first lesson for hunters: the map, the order of play, and the three ways to move."""

_supplies = lesson_words("fury3", "supplies")

SUPPLIES = Lesson(
    "supplies",
    "hunters",
    _supplies("title"),
    _supplies("summary"),
    Scene(
        places=("PA", "MU", "VI", "VI"),
        items={"helsing": ("crucifix", "dogs")},
        wounds={"mina": 3},
        top_items=("rifle", "garlic", "pistol", "knife"),
        top_events=("forewarned", "wild_horses", "heroic_leap"),
        bottom_events=("escape_route",),
        moves="LS",
    ),
    (
        Say(_supplies("weapons"), ("part:piles",)),
        Ask(
            _supplies("large_city"),
            ("supply",),
            ("choice:supply", "part:piles"),
            refusal=_supplies("large_city.refusal"),
        ),
        Say(_supplies("sheet"), ("part:figures", "card:item:rifle")),
        Ask(
            _supplies("bat_card"),
            ("supply",),
            ("choice:supply", "part:piles"),
            refusal=_supplies("bat_card.refusal"),
        ),
        Ask(_supplies("together"), ("trade",), ("choice:trade",), refusal=_supplies("together.refusal")),
        Ask(_supplies("leader"), ("mina",), ("choice:mina",)),
        Ask(
            _supplies("give"),
            ("helsing+item:crucifix",),
            ("choice:helsing+item:crucifix", "card:item:crucifix"),
            refusal=_supplies("give.refusal"),
        ),
        Run("done"),
        Ask(_supplies("rest"), ("rest",), ("choice:rest",), refusal=_supplies("rest.refusal")),
        Run("pass"),
        Ask(
            _supplies("night_ticket"),
            ("reserve",),
            ("choice:reserve",),
            refusal=_supplies("night_ticket.refusal"),
        ),
        Run("pass"),
        Ask(_supplies("bottom"), ("supply",), ("choice:supply",), refusal=_supplies("bottom.refusal")),
        Say(_supplies("next"), ("part:piles",)),
    ),
)
"""The second lesson for hunters: items, events and tickets, trade and rest."""

_trail = lesson_words("fury3", "trail")

TRAIL = Lesson(
    "trail",
    "hunters",
    _trail("title"),
    _trail("summary"),
    Scene(
        places=("TO", "MR", "BU", "MI"),
        items={"seward": ("rifle",), "helsing": ("crucifix",)},
        encounters=("hoax", "aristocratic_vampire", "rats", "spy", "wolves", "bats", "saboteur"),
        moves=(
            "CA pass*8 @SAT pass*8 @SN #1:hoax pass*8 @BO #1:aristocratic_vampire pass*8 @CF #1:rats "
            "road:BO pass*7 @PA #1:wolves"
        ),
    ),
    (
        Say(_trail("cards"), ("part:trail",)),
        Say(_trail("turned_up"), ("part:trail", "place:BO")),
        Say(_trail("rings"), ("part:map",)),
        Ask(_trail("search"), ("search",), ("choice:search",), refusal=_trail("search.refusal")),
        Ask(_trail("vampire"), ("yes",), ("choice:yes",), refusal=_trail("vampire.refusal")),
        Ask(_trail("scout"), ("road:CF",), ("place:CF",), refusal=_trail("scout.refusal")),
        Run("#2:rats"),
        Ask(_trail("rats"), ("item:rifle",), ("choice:item:rifle",), refusal=_trail("rats.refusal")),
        Say(_trail("think"), ("place:GE", "place:NA", "place:PA", "place:TO")),
        Ask(_trail("paris"), ("road:PA",), ("place:PA",), refusal=_trail("paris.refusal")),
        Run("pass"),
        Say(_trail("found"), ("place:PA",)),
    ),
    shows_places=True,
)
"""The third lesson for hunters: the trail, the backs of its cards, ambushes and searches."""

_combat = lesson_words("fury3", "combat")

ROUND = _combat("asked_card")

COMBAT = Lesson(
    "combat",
    "hunters",
    _combat("title"),
    _combat("summary"),
    Scene(
        seed=38,
        places=("LO", "GE", "VI", "NU"),
        items={"helsing": ("crucifix", "knife", "garlic"), "mina": ("pistol",)},
        moves="PR pass pass",
    ),
    (
        Ask(_combat("suspicion"), ("road:PR",), ("place:PR",), refusal=_combat("suspicion.refusal")),
        Ask(_combat("join"), ("road:PR",), ("place:PR",), refusal=_combat("join.refusal")),
        Say(_combat("choose"), ("part:combat",)),
        Ask(_combat("icons"), ("!crucifix",), ("choice:!crucifix", "card:item:crucifix"), refusal=ROUND),
        Ask(_combat("pistol"), ("!pistol",), ("choice:!pistol",), refusal=ROUND),
        Run("!fangs helsing"),
        Say(_combat("fangs"), ("part:combat",)),
        Ask(_combat("knife"), ("!knife",), ("choice:!knife",), refusal=ROUND),
        Ask(_combat("dodge"), ("!dodge",), ("choice:!dodge",), refusal=ROUND),
        Run("!claws mina"),
        Ask(_combat("third_round"), ("!*",), ("part:choices",)),
        Ask(_combat("for_mina"), ("!*",), ("part:choices",), show="!punch"),
        Run("!escape_as_mist mina"),
        Say(_combat("escape")),
        Say(_combat("next")),
    ),
)
"""The fourth lesson for hunters: a combat with Dracula, card by card."""

_events = lesson_words("fury3", "events")

EVENTS = Lesson(
    "events",
    "hunters",
    _events("title"),
    _events("summary"),
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
        Say(_events("moments"), ("part:turn",)),
        Ask(
            _events("newspaper"),
            ("mina>newspaper_reports",),
            ("choice:mina>newspaper_reports", "card:event:newspaper_reports"),
            refusal=_events("newspaper.refusal"),
        ),
        Run("dracula>sensationalist_press"),
        Say(_events("canceled"), ("part:log",)),
        Ask(_events("supplies"), ("supply",), ("choice:supply",), refusal=_events("supplies.refusal")),
        Ask(_events("harker"), ("ally",), ("choice:ally",), refusal=_events("harker.refusal")),
        Run("pass"),
        Ask(_events("search"), ("search",), ("choice:search",), refusal=_events("search.refusal")),
        Run("dracula>seduction"),
        Ask(_events("seduction"), ("pass",), ("choice:pass",), refusal=_events("seduction.refusal")),
        Ask(_events("bitten"), ("item:*",), ("part:choices",)),
        Say(_events("bites"), ("part:figures",)),
        Ask(_events("defeat"), ("road:NU",), ("place:NU",), refusal=_events("defeat.refusal")),
        Run("#3:rats"),
        Ask(
            _events("rescue"),
            ("seward>great_strength",),
            ("choice:seward>great_strength",),
            refusal=_events("rescue.refusal"),
        ),
        Say(_events("next"), ("part:tracks",)),
    ),
)
"""The fifth lesson for hunters: event cards and their windows, allies, bites and defeat."""

_net = lesson_words("fury3", "net")

CARD = _net("asked_card")

NET = Lesson(
    "net",
    "hunters",
    _net("title"),
    _net("summary"),
    Scene(
        seed=3,
        options={"game": "advanced"},
        items={"helsing": ("heavenly_host", "knife", "crucifix"), "mina": ("pistol",)},
        encounters=(
            *("rats", "spy", "wolves", "hoax", "bats", "saboteur", "reckless_vampire", "szgany_mob", "hoax"),
            "wolves",
        ),
        events={"godalming": ("money_trail",)},
        top_events=("hired_scouts",),
        wounds={"dracula": 9},
        influence=8,
        time=2,
        moves=(
            "VI PA RO BI SR pass*8 @BA #1:rats pass*9 @hide #1:spy pass*9 @MS pass*8 @TS pass*8 "
            "@NP #1:hoax pass godalming>money_trail #2 pass*7 #a:wolves @feed"
        ),
    ),
    (
        Say(_net("influence"), ("part:tracks",)),
        Say(_net("powers"), ("part:trail",)),
        Ask(
            _net("money_trail"),
            ("supply",),
            ("choice:supply", "part:trail"),
            refusal=_net("money_trail.refusal"),
        ),
        Ask(_net("scouts"), ("GO",), ("place:GO",), refusal=_net("scouts.refusal")),
        Ask(_net("naples"), ("NP",), ("place:NP",), refusal=_net("naples.refusal")),
        Run("pass"),
        Ask(_net("strike"), ("road:NP",), ("place:NP",), refusal=_net("strike.refusal")),
        Ask(_net("join"), ("road:NP",), ("place:NP",), refusal=_net("join.refusal")),
        Ask(_net("host"), ("!heavenly_host",), ("choice:!heavenly_host",), refusal=CARD),
        Ask(_net("dodge"), ("!dodge",), ("choice:!dodge",), refusal=CARD),
        Run("!claws mina"),
        Ask(_net("knife"), ("!knife",), ("choice:!knife",), refusal=CARD),
        Ask(_net("busy"), ("!pistol", "!punch"), ("part:choices",), refusal=_net("busy.refusal")),
        Run("!strength mina"),
        Say(_net("next")),
    ),
    shows_places=True,
)
"""The sixth lesson for hunters: Dracula's ways to win, powers and lairs, and the end of the hunt."""

_unseen = lesson_words("fury3", "unseen")

UNSEEN = Lesson(
    "unseen",
    "dracula",
    _unseen("title"),
    _unseen("summary"),
    Scene(
        places=("MI", "MA", "LO", "SO"),
        encounters=(
            *("reckless_vampire", "rats", "wolves", "spy", "bats", "saboteur", "szgany_mob", "hoax"),
            *("desecrated_soil", "rats"),
        ),
        wounds={"dracula": 6},
        influence=2,
        moves=(
            "BD pass*8 @SZ #1:reckless_vampire pass*8 @KL #1:spy pass*8 @CD #1:wolves pass*8 @GA #1:rats "
            "pass*8 @BC #1:bats pass*8 @CN #1:saboteur pass*8"
        ),
    ),
    (
        Say(_unseen("dracula"), ("part:trail",)),
        Say(_unseen("castle"), ("part:trail", "place:CD")),
        Ask(
            _unseen("mature"),
            ("encounter:reckless_vampire",),
            ("choice:encounter:reckless_vampire",),
            refusal=_unseen("mature.refusal"),
        ),
        Say(_unseen("influence"), ("part:tracks", "part:trail")),
        Ask(_unseen("sea"), ("@BS",), ("place:BS",), refusal=_unseen("sea.refusal")),
        Run("pass*8"),
        Ask(_unseen("landing"), ("@VR",), ("place:VR",), refusal=_unseen("landing.refusal")),
        Ask(_unseen("encounter"), ("#1:*",), ("part:choices",)),
        Run("pass*8"),
        Say(_unseen("next"), ("part:trail",)),
    ),
)
"""The first lesson for Dracula: the trail from his side, the castle, the sea, encounters that mature."""

_powers = lesson_words("fury3", "powers")

POWERS = Lesson(
    "powers",
    "dracula",
    _powers("title"),
    _powers("summary"),
    Scene(
        seed=1,
        options={"game": "advanced"},
        items={"helsing": ("crucifix",)},
        encounters=("wolves", "rats", "hoax", "spy", "bats", "saboteur", "szgany_mob", "reckless_vampire"),
        moves="FR ZU MR LO PR pass*8 @NU #1:wolves pass*9 @MU #1:rats pass*9",
    ),
    (
        Say(_powers("powers"), ("part:choices",)),
        Ask(_powers("hide"), ("@hide",), ("choice:@hide",), refusal=_powers("hide.refusal")),
        Ask(_powers("deception"), ("#1:*",), ("part:choices",)),
        Ask(_powers("rumor"), ("#?",), ("part:choices",)),
        Run("road:NU"),
        Ask(_powers("wolves"), ("#3:wolves",), ("choice:#3:wolves",), refusal=_powers("wolves.refusal")),
        Run("pass*7"),
        Ask(
            _powers("wolf_form"),
            ("@wolf_form:GE",),
            ("place:GE", "choice:@wolf_form:GE"),
            refusal=_powers("wolf_form.refusal"),
        ),
        Ask(
            _powers("ambush"),
            ("#1:reckless_vampire", "#1:szgany_mob", "#1:saboteur", "#1:bats", "#1:spy", "#1:rats"),
            ("part:choices",),
            refusal=_powers("ambush.refusal"),
        ),
        Run("pass*2 road:GE"),
        Ask(_powers("decline"), ("pass",), ("choice:pass",), refusal=_powers("decline.refusal")),
        Run("pass !punch"),
        Ask(
            _powers("claws"),
            ("!claws",),
            ("choice:!claws", "card:combat:claws"),
            refusal=_powers("claws.refusal"),
        ),
        Run("!dodge"),
        Ask(_powers("bat"), ("!escape_as_bat",), ("choice:!escape_as_bat",), refusal=_powers("bat.refusal")),
        Ask(_powers("flight"), ("??",), ("part:choices",), refusal=_powers("flight.refusal")),
        Run("pass*4"),
        Say(_powers("next")),
    ),
)
"""The second lesson for Dracula: power cards, ambushes, and a combat that ends as a bat."""

LESSONS: tuple[Lesson, ...] = (
    MOVING,
    SUPPLIES,
    TRAIL,
    COMBAT,
    EVENTS,
    NET,
    UNSEEN,
    POWERS,
)
