"""Names and texts of the simplified game, marked for translation."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite.tables import (
    ATLAS,
    DOUBLE_BACKS,
    DRACULA,
    HIDE,
    MOST_HOPS,
    PAR,
    RAILS,
    STEPS_APART,
    TELEPORT,
    UNKNOWN_CITY,
)
from furyqt.rules.mechanisms.name_forms import named

N_actions = Texts("lite.actions")
N_in = Texts("places.in")
N_options = Texts("lite.options")
N_prompts = Texts("lite.prompts")
N_reasons = Texts("lite.reasons")
N_stakes = Texts("lite.stakes")
N_words = Texts("lite.words")

TITLE = N_words("The Hunt (simplified game)")
BALANCE = N_words(
    "Dracula is nearly always caught: what counts is the score. Strong computers end at about {score}."
).fill(score=PAR)
TO_BEAT = N_words("Score to beat: {score}").fill(score=PAR)


def against_par(score: int, player: int) -> Text:
    """Return the score to beat, and by how much a side has beaten or missed it; Dracula wants a low score."""
    ahead = PAR - score if player == DRACULA else score - PAR
    if ahead == 0:
        text = N_words("{par}, equaled")
    elif ahead > 0:
        text = N_words.plural("{par}, beaten by %n point(s)", ahead)
    else:
        text = N_words.plural("{par}, missed by %n point(s)", -ahead)
    return text.fill(par=PAR)


def target(player: int) -> Text:
    """Return the score that a side wants."""
    text = N_words("score below {par}") if player == DRACULA else N_words("score above {par}")
    return text.fill(par=PAR)


def is_beaten(score: int, player: int) -> bool:
    """Return whether a side has beaten the score to beat."""
    return score < PAR if player == DRACULA else score > PAR


SUMMARY = N_words(
    "Four hunters chase Dracula across Europe. He leaves a trail of six moves, traps and young vampires;"
    " every round costs the hunters a point."
)
HUNTERS_TITLE = N_words("Hunters")
FIGURE_NAMES = named(
    N_words("Lord Godalming"),
    N_words("Dr. Seward"),
    N_words("Van Helsing"),
    N_words("Mina Harker"),
    N_words("Dracula"),
)
DRACULA_TITLE = FIGURE_NAMES[-1]
ROUND = N_words("Round {round}")
PLACEMENT = N_words("Placement")
"""Round 0, in which the figures choose their starting places (L2.4)."""
HUNTERS_WIN = N_words("Dracula has been destroyed.")
SOUGHT_PLACES = N_words("Dracula's likeliest places: {places}.")
EXPECTED_PLACES = N_words("The hunters' best guesses for Dracula: {places}.")
DRACULA_WINS = N_words("Europe has fallen into darkness.")

PLACE_HUNTER = N_prompts("Choose a starting place for {hunter}.")
MOVE_HUNTER = N_prompts("Choose a destination for {hunter}.")
PLACE_DRACULA = N_prompts("Choose Dracula's starting place.")
MOVE_DRACULA = N_prompts("Choose Dracula's move.")
HUNTER_START_STAKE = N_stakes("Dracula chooses his place after the hunters, and knows theirs.")
HUNTER_STAKE = N_stakes(
    "In a city of his trail the hunter uncovers it, springs its traps and meets Dracula if he is there."
    " To stay is to rest."
)
DRACULA_START_STAKE = N_stakes("The hunters do not learn your place. You know where they begin.")
DRACULA_STAKE = N_stakes(
    "A turn that ends at sea costs blood, one in the castle gives some. A meeting with a hunter costs most."
)

START = N_actions("Start {place:in}")
GO = N_actions("Go {place:to}")
REST = N_actions("Rest {place:in}")
STAY = N_actions("Stay {place:in}")
HIDE_HERE = N_actions("Hide {place:in}")
DOUBLE_BACK_TO = N_actions("Double Back {number} ({place})")
TELEPORT_HOME = N_actions("Teleport to Castle Dracula")
FORFEIT = N_actions("Make no move (disqualified)")

UNKNOWN_CITY_NAME = N_words("Unknown city")
UNKNOWN_SEA_NAME = N_words("Unknown sea zone")
NOT_PLACED = N_words("not on the map yet").with_forms({"in": N_in("not on the map yet")})
HIDE_NAME = N_words("Hide")
DOUBLE_BACK_NAME = N_words("Double Back {number}")
TELEPORT_NAME = N_words("Teleport to Castle Dracula")

LOCATION_RULE = N_options("Dracula may not repeat")
LOCATION_MOVE = N_options("a move of his last five")
LOCATION_PLACE = N_options("a place of his last five moves (2012)")
STAY_RULE = N_options("Naming his current place")
STAY_LISTED = N_options("is a legal move")
STAY_NOT_LISTED = N_options("is never legal (2019)")
LIMIT = N_options("Encounters in one city")
LIMIT_THREE = N_options("at most three")
LIMIT_NONE = N_options("no limit (2012)")
RESEARCH = N_options("Research needs four rests")
RESEARCH_ROLLING = N_options("in a row")
RESEARCH_ROUND = N_options("in one round (2012)")
HIDE_SHOWN = N_options("A Hide is shown to the hunters")
HIDE_SIXTH = N_options("as the sixth move of the trail")
HIDE_LATER = N_options("one turn later (2012)")
SEA_MEETING = N_options("Sharing a sea with a hunter")
SEA_HIDDEN = N_options("reveals nothing")
SEA_REVEALED = N_options("reveals the sea (2012)")
SEA_REST = N_options("Resting at sea")
SEA_HEALS = N_options("gives life back")
SEA_DOES_NOT_HEAL = N_options("gives no life")
FAULTS = N_options("Making no move")
FAULTS_REFUSED = N_options("is not allowed")
FAULTS_COURSE = N_options("disqualifies the figure")

NOT_REACHED = N_reasons("It is too far {place:to} this turn: {count} moves by road or sea.")
NOT_REACHED_BY_RAIL = N_reasons(
    "It is too far {place:to} this turn: {count} moves by road or sea, or {rails}."
)
IN_TRAIL = N_reasons("The move {place:to} is still among Dracula's last five moves.")
NO_HOSPITAL = N_reasons("Dracula never enters the hospital.")
NO_START_HOSPITAL = N_reasons("Dracula cannot start in the hospital.")
NO_STAY = N_reasons("Naming his current place is not a move in this edition.")
NOT_STARTED = N_reasons("Dracula has no place on the map yet.")
HIDDEN_BEFORE = N_reasons("A Hide is still among Dracula's last five moves.")
HIDDEN_AT_SEA = N_reasons("Dracula cannot hide at sea.")
DOUBLED_BEFORE = N_reasons("A Double Back is still among Dracula's last five moves.")
NO_MOVE_SO_OLD = N_reasons("There is no move {number} turns back among Dracula's last five.")
NOT_LINKED = N_reasons("No road or sea route leads {place:to} from here.")
OTHER_MOVES = N_reasons("Only a Dracula without any other move teleports.")


def rail_text(hops: int) -> Text:
    """Return a number of railways in words."""
    return N_reasons.plural("%n stage(s) by railway", hops)


def place_text(place: int) -> Text:
    """Return a place's name."""
    return ATLAS.places[place].name


def code_text(code: int) -> Text:
    """Return a number of CODES in words."""
    if code < HIDE:
        return place_text(code)
    if code in DOUBLE_BACKS:
        return DOUBLE_BACK_NAME.fill(number=code - HIDE)
    names = {HIDE: HIDE_NAME, TELEPORT: TELEPORT_NAME, UNKNOWN_CITY: UNKNOWN_CITY_NAME}
    return names.get(code, UNKNOWN_SEA_NAME)


def too_far(here: int, place: int, *, has_rails: bool = False) -> Text:
    """Return the number of moves to a place; by railway only as far as a hunter can ever ride."""
    hops = [n for n in range(1, MOST_HOPS + 1) if has_rails and place in RAILS[n][here]]
    far = NOT_REACHED_BY_RAIL if hops else NOT_REACHED
    rails = rail_text(min(hops)) if hops else ""
    return far.fill(place=place_text(place), count=STEPS_APART[here][place], rails=rails)
