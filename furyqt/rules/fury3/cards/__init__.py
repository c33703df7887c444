"""The cards of the third edition, one function for each; importing this fills the catalogues."""

from furyqt.rules.fury3.cards import aid as aid
from furyqt.rules.fury3.cards import companions as companions
from furyqt.rules.fury3.cards import journeys as journeys
from furyqt.rules.fury3.cards import scouts as scouts
from furyqt.rules.fury3.cards import visions as visions
