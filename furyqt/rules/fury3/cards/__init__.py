"""The cards of the third edition, one function for each; importing this fills the catalogs."""

from furyqt.rules.fury3.cards import aid as aid
from furyqt.rules.fury3.cards import answers as answers
from furyqt.rules.fury3.cards import blessings as blessings
from furyqt.rules.fury3.cards import combat as combat
from furyqt.rules.fury3.cards import combat_events as combat_events
from furyqt.rules.fury3.cards import companions as companions
from furyqt.rules.fury3.cards import dracula_events as dracula_events
from furyqt.rules.fury3.cards import encounters as encounters
from furyqt.rules.fury3.cards import escapes as escapes
from furyqt.rules.fury3.cards import hauntings as hauntings
from furyqt.rules.fury3.cards import items as items
from furyqt.rules.fury3.cards import journeys as journeys
from furyqt.rules.fury3.cards import matured as matured
from furyqt.rules.fury3.cards import nights as nights
from furyqt.rules.fury3.cards import powers as powers
from furyqt.rules.fury3.cards import scouts as scouts
from furyqt.rules.fury3.cards import servants as servants
from furyqt.rules.fury3.cards import visions as visions
