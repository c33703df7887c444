"""Names and texts of the simplified game, marked for translation."""

from __future__ import annotations

from furyqt.rules.core.text import N_, P_, Text
from furyqt.rules.lite.tables import ATLAS, DOUBLE_BACKS, HIDE, TELEPORT, UNKNOWN_CITY

TITLE = N_("lite.words", "The Hunt (simplified game)")
SUMMARY = N_(
    "lite.words",
    "Four hunters chase Dracula across Europe. He leaves a trail of six moves, traps and young vampires;"
    " every round costs the hunters a point.",
)
HUNTERS_TITLE = N_("lite.words", "Hunters")
DRACULA_TITLE = N_("lite.words", "Dracula")
FIGURE_NAMES = (
    N_("lite.words", "Lord Godalming"),
    N_("lite.words", "Dr. Seward"),
    N_("lite.words", "Van Helsing"),
    N_("lite.words", "Mina Harker"),
    N_("lite.words", "Dracula"),
)
ROUND = N_("lite.words", "Round {round}")
HUNTERS_WIN = N_("lite.words", "Dracula has been destroyed.")
EXPECTED_SCORE = N_("lite.words", "Expected final score: {score}")
SOUGHT_PLACES = N_("lite.words", "Dracula's likeliest places: {places}.")
EXPECTED_PLACES = N_("lite.words", "The hunters most expect Dracula here: {places}.")
DRACULA_WINS = N_("lite.words", "Europe has fallen into darkness.")

PLACE_HUNTER = N_("lite.prompts", "Choose a starting place for {hunter}.")
MOVE_HUNTER = N_("lite.prompts", "Choose a destination for {hunter}.")
PLACE_DRACULA = N_("lite.prompts", "Choose Dracula's starting place.")
MOVE_DRACULA = N_("lite.prompts", "Choose Dracula's move.")

START = N_("lite.actions", "Start {place:in}")
GO = N_("lite.actions", "Go {place:to}")
REST = N_("lite.actions", "Rest {place:in}")
STAY = N_("lite.actions", "Stay {place:in}")
HIDE_HERE = N_("lite.actions", "Hide {place:in}")
DOUBLE_BACK_TO = N_("lite.actions", "Double Back {number} ({place})")
TELEPORT_HOME = N_("lite.actions", "Teleport to Castle Dracula")
FORFEIT = N_("lite.actions", "Make no move (disqualified)")

UNKNOWN_CITY_NAME = N_("lite.words", "Unknown city")
UNKNOWN_SEA_NAME = N_("lite.words", "Unknown sea zone")
NOT_PLACED = N_("lite.words", "not on the map yet").with_forms({"in": N_("places.in", "not on the map yet")})
HIDE_NAME = N_("lite.words", "Hide")
DOUBLE_BACK_NAME = N_("lite.words", "Double Back {number}")
TELEPORT_NAME = N_("lite.words", "Teleport to Castle Dracula")

LOCATION_RULE = N_("lite.options", "Dracula may not repeat")
LOCATION_MOVE = N_("lite.options", "a move of his last five")
LOCATION_PLACE = N_("lite.options", "a place of his last five moves (2012)")
STAY_RULE = N_("lite.options", "Naming his current place")
STAY_LISTED = N_("lite.options", "is a legal move")
STAY_NOT_LISTED = N_("lite.options", "is never legal (2019)")
LIMIT = N_("lite.options", "Encounters in one city")
LIMIT_THREE = N_("lite.options", "at most three")
LIMIT_NONE = N_("lite.options", "no limit (2012)")
RESEARCH = N_("lite.options", "Research needs four rests")
RESEARCH_ROLLING = N_("lite.options", "in a row")
RESEARCH_ROUND = N_("lite.options", "in one round (2012)")
HIDE_SHOWN = N_("lite.options", "A Hide is shown to the hunters")
HIDE_SIXTH = N_("lite.options", "as the sixth move of the trail")
HIDE_LATER = N_("lite.options", "one turn later (2012)")
SEA_MEETING = N_("lite.options", "Sharing a sea with a hunter")
SEA_HIDDEN = N_("lite.options", "reveals nothing")
SEA_REVEALED = N_("lite.options", "reveals the sea (2012)")
SEA_REST = N_("lite.options", "Resting at sea")
SEA_HEALS = N_("lite.options", "gives life back")
SEA_DOES_NOT_HEAL = N_("lite.options", "gives no life")
FAULTS = N_("lite.options", "Making no move")
FAULTS_REFUSED = N_("lite.options", "is not allowed")
FAULTS_COURSE = N_("lite.options", "disqualifies the figure")

NOT_REACHED = N_("lite.reasons", "It is too far {place:to} this turn: {count} moves by road or sea.")
NOT_REACHED_BY_RAIL = N_(
    "lite.reasons", "It is too far {place:to} this turn: {count} moves by road or sea, or {rails}."
)
IN_TRAIL = N_("lite.reasons", "The move {place:to} is still among Dracula's last five moves.")
NO_HOSPITAL = N_("lite.reasons", "Dracula never enters the hospital.")
NO_START_HOSPITAL = N_("lite.reasons", "Dracula cannot start in the hospital.")


def rail_text(hops: int) -> Text:
    """Return a number of railways in words."""
    return P_("lite.reasons", "%n stage(s) by railway", "", hops)


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
