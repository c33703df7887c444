"""The lessons of the second edition, in order."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say, lesson_words
from furyqt.rules.core.stage import Scene

_travel = lesson_words("fury2", "travel")

TRAVEL = Lesson(
    "travel",
    "hunters",
    _travel("title"),
    _travel("summary"),
    Scene(
        seed=38,
        encounters=("fog", "hoax", "wolves", "bats", "spy"),
        moves=(
            "PA MR ZA MU BD stay nothing stay nothing stay nothing stay nothing @VI encounter:fog "
            "stay nothing stay nothing stay nothing stay nothing @PR encounter:hoax"
        ),
    ),
    (
        Say(_travel("story"), ("part:map",)),
        Say(_travel("round"), ("part:turn", "part:choices")),
        Ask(_travel("train"), ("rail",), ("choice:rail",), refusal=_travel("train.refusal")),
        Ask(_travel("roll_again"), ("yes",), ("choice:yes",), refusal=_travel("roll_again.refusal")),
        Ask(_travel("ride"), ("rail:*",), ("part:choices", "part:map")),
        Run("nothing"),
        Ask(_travel("sea"), ("sea:MS",), ("place:MS",), refusal=_travel("sea.refusal")),
        Ask(_travel("road"), ("road:BD",), ("place:BD",), refusal=_travel("road.refusal")),
        Ask(
            _travel("oldest"),
            ("nothing",),
            ("choice:nothing", "part:trail"),
            refusal=_travel("oldest.refusal"),
        ),
        Ask(_travel("vienna"), ("road:VI",), ("place:VI",), refusal=_travel("vienna.refusal")),
        Say(_travel("fog"), ("part:trail",)),
        Run("@NU encounter:wolves stay nothing"),
        Ask(
            _travel("sailing"),
            ("sea:AL", "sea:BA", "sea:CG"),
            ("place:AL", "place:BA", "place:CG"),
            show="sea:BA",
            refusal=_travel("sailing.refusal"),
        ),
        Run("nothing"),
        Say(_travel("next"), ("part:trail",)),
    ),
    game="fury2",
)
"""The first lesson for hunters: roads, the train die, the sea, and the search."""

_encounters = lesson_words("fury2", "encounters")

ENCOUNTERS = Lesson(
    "encounters",
    "hunters",
    _encounters("title"),
    _encounters("summary"),
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
        Say(_encounters("cards"), ("part:piles",)),
        Ask(
            _encounters("large_city"), ("stay",), ("choice:stay",), refusal=_encounters("large_city.refusal")
        ),
        Ask(_encounters("item"), ("item",), ("choice:item",), refusal=_encounters("item.refusal")),
        Ask(_encounters("event"), ("event",), ("choice:event",), refusal=_encounters("event.refusal")),
        Say(_encounters("forewarned"), ("part:figures",)),
        Run("stay"),
        Ask(_encounters("rest"), ("rest",), ("choice:rest",), refusal=_encounters("rest.refusal")),
        Run("stay"),
        Ask(_encounters("trade"), ("trade",), ("choice:trade",), refusal=_encounters("trade.refusal")),
        Ask(
            _encounters("give"),
            ("helsing+crucifix",),
            ("choice:helsing+crucifix", "card:item:crucifix"),
            refusal=_encounters("give.refusal"),
        ),
        Run("done"),
        Ask(
            _encounters("resolve"),
            ("resolve:newspaper_reports",),
            ("choice:resolve:newspaper_reports", "part:tracks"),
            refusal=_encounters("resolve.refusal"),
        ),
        Ask(_encounters("search"), ("road:ST",), ("place:ST",), refusal=_encounters("search.refusal")),
        Ask(
            _encounters("vampire"),
            ("mina>>crucifix",),
            ("choice:mina>>crucifix",),
            refusal=_encounters("vampire.refusal"),
        ),
        Run("@BR encounter:fog"),
        Say(_encounters("next"), ("part:tracks",)),
    ),
    game="fury2",
)
"""The second lesson for hunters: supplies, rest and trade, event cards, resolve, and a New Vampire."""

_dice_combat = lesson_words("fury2", "dice_combat")

ROUND = _dice_combat("asked_card")

DICE_COMBAT = Lesson(
    "dice_combat",
    "hunters",
    _dice_combat("title"),
    _dice_combat("summary"),
    Scene(
        turn="godalming",
        places={"godalming": "berlin", "seward": "bordeaux", "helsing": "vienna", "mina": "venice"},
        items={"godalming": ("pistol",), "helsing": ("crucifix", "rifle", "stake", "garlic")},
        trail=(
            *("budapest+hoax", "zagreb+bats", "munich+fog", "nuremburg+wolves"),
            "prague+minion_with_knife",
        ),
        encounters=("thief", "spy", "fog", "rats", "thief"),
        fields={"time": 3, "vampires": 1, "chance": 9751, "round": 6},
    ),
    (
        Ask(
            _dice_combat("suspicion"), ("road:PR",), ("place:PR",), refusal=_dice_combat("suspicion.refusal")
        ),
        Ask(_dice_combat("minion"), ("!pistol",), ("choice:!pistol",), refusal=ROUND),
        Run("!!agent_knife stay nothing"),
        Say(_dice_combat("dice"), ("part:log",)),
        Ask(_dice_combat("budapest"), ("road:BD",), ("place:BD",), refusal=_dice_combat("budapest.refusal")),
        Ask(
            _dice_combat("garlic"),
            ("helsing>>garlic",),
            ("choice:helsing>>garlic",),
            refusal=_dice_combat("garlic.refusal"),
        ),
        Ask(_dice_combat("crucifix"), ("!crucifix",), ("choice:!crucifix",), refusal=ROUND),
        Run("!!claws"),
        Ask(_dice_combat("won"), ("!rifle",), ("choice:!rifle", "part:tracks"), refusal=ROUND),
        Run("!!fangs"),
        Ask(_dice_combat("initiative"), ("!stake",), ("choice:!stake",), refusal=ROUND),
        Run("!!dodge"),
        Ask(
            _dice_combat("killed"),
            ("!crucifix", "!rifle", "!punch", "!dodge"),
            ("part:choices",),
            refusal=_dice_combat("killed.refusal"),
        ),
        Run("!!escape_bat SZ"),
        Say(_dice_combat("bat"), ("place:BD", "part:trail")),
        Say(_dice_combat("next")),
    ),
    game="fury2",
)
"""The third lesson for hunters: an agent, then Dracula, with combat cards, dice and initiative."""

_shadows = lesson_words("fury2", "shadows")

WAITING = "stay nothing stay nothing stay nothing stay nothing done"
"""A round in which the hunters wait; then Dracula clears no space of the catacombs."""

SHADOWS = Lesson(
    "shadows",
    "dracula",
    _shadows("title"),
    _shadows("summary"),
    Scene(
        turn="dracula",
        places={"godalming": "paris", "seward": "rome", "helsing": "munich", "mina": "london"},
        trail=(
            *("belgrade+bats", "klausenburg+wolves", "galatz+fog", "constanta+hoax"),
            *("varna+new_vampire", "sofia+rats"),
        ),
        encounters=("minion_with_knife", "spy", "thief", "ambush", "peasants"),
        fields={"time": 2, "vampires": 1, "chance": 1, "round": 9, "blood": 11},
    ),
    (
        Say(_shadows("dracula"), ("part:trail", "part:tracks")),
        Ask(_shadows("cards"), ("@SJ",), ("place:SJ",), refusal=_shadows("cards.refusal")),
        Ask(
            _shadows("catacombs"), ("catacomb",), ("choice:catacomb",), refusal=_shadows("catacombs.refusal")
        ),
        Ask(
            _shadows("second_encounter"),
            ("encounter:*",),
            ("part:choices",),
            refusal=_shadows("second_encounter.refusal"),
        ),
        Ask(_shadows("sarajevo"), ("encounter:*",), ("part:choices",)),
        Run(WAITING),
        Ask(
            _shadows("wolf_form"),
            ("@wolf_form:AT",),
            ("choice:@wolf_form:AT", "place:AT"),
            refusal=_shadows("wolf_form.refusal"),
        ),
        Ask(_shadows("varna"), ("return",), ("choice:return",), refusal=_shadows("varna.refusal")),
        Ask(_shadows("athens"), ("encounter:*",), ("part:choices",)),
        Ask(_shadows("mature"), ("yes",), ("choice:yes",), refusal=_shadows("mature.refusal")),
        Run(WAITING),
        Ask(_shadows("feed"), ("@feed",), ("choice:@feed",), refusal=_shadows("feed.refusal")),
        Run(WAITING),
        Ask(_shadows("sea"), ("@IO",), ("place:IO",), refusal=_shadows("sea.refusal")),
        Run(WAITING),
        Say(_shadows("next"), ("part:trail", "part:tracks")),
    ),
    game="fury2",
)
"""The lesson for Dracula: trail and catacombs, encounters that mature, powers, time and the sea."""

_servant = lesson_words("fury2", "servant")

ROUND = _servant("asked_card")

SERVANT = Lesson(
    "servant",
    "dracula",
    _servant("title"),
    _servant("summary"),
    Scene(
        options={"variant": "servant"},
        turn="servant",
        places={
            **{"godalming": "paris", "seward": "munich", "helsing": "rome", "mina": "london"},
            "servant": "zagreb",
        },
        items={"seward": ("knife", "pistol")},
        events={"dracula": ("trap", "rage")},
        trail=("sofia+bats", "belgrade+wolves", "klausenburg+fog", "galatz+hoax"),
        encounters=("minion_with_knife", "spy", "thief", "ambush", "rats"),
        fields={"time": 2, "vampires": 1, "chance": 255, "round": 9, "blood": 11},
    ),
    (
        Say(_servant("servant"), ("part:map", "place:ZA")),
        Ask(_servant("event"), ("event:trap",), ("choice:event:trap",), refusal=_servant("event.refusal")),
        Ask(_servant("by_day"), ("road:VI",), ("place:VI",), refusal=_servant("by_day.refusal")),
        Ask(_servant("weapon"), ("weapon",), ("choice:weapon",), refusal=_servant("weapon.refusal")),
        Run("@SA encounter:spy stay nothing stay nothing stay nothing stay nothing"),
        Ask(_servant("wolf"), ("wolf:MU",), ("choice:wolf:MU", "place:MU"), refusal=_servant("wolf.refusal")),
        Ask(_servant("trap"), ("servant>trap",), ("choice:servant>trap",), refusal=_servant("trap.refusal")),
        Run("yes !knife"),
        Ask(_servant("consent"), ("!!claws",), ("choice:!!claws",), refusal=ROUND),
        Run("!pistol"),
        Ask(_servant("rolls"), ("!!agent_knife",), ("choice:!!agent_knife",), refusal=ROUND),
        Run("!punch"),
        Ask(_servant("lives"), ("!!escape_man",), ("choice:!!escape_man",), refusal=ROUND),
        Run("@VA encounter:rats stay nothing road:NU nothing stay nothing stay nothing"),
        Ask(_servant("stay"), ("stay",), ("choice:stay",), refusal=_servant("stay.refusal")),
        Ask(_servant("rest"), ("rest",), ("choice:rest",), refusal=_servant("rest.refusal")),
        Say(_servant("next"), ("part:figures",)),
    ),
    game="fury2",
)
"""The lesson for Dracula's Servant: his event, weapons, the wolf, a combat, and his lives."""

LESSONS: tuple[Lesson, ...] = (
    TRAVEL,
    ENCOUNTERS,
    DICE_COMBAT,
    SHADOWS,
    SERVANT,
)
