"""The effects of cards and tiles; importing this package fills the catalogs."""

from furyqt.rules.fury2.cards import agents as agents
from furyqt.rules.fury2.cards import aid as aid
from furyqt.rules.fury2.cards import allies as allies
from furyqt.rules.fury2.cards import combat_events as combat_events
from furyqt.rules.fury2.cards import dracula_answers as dracula_answers
from furyqt.rules.fury2.cards import dracula_combat as dracula_combat
from furyqt.rules.fury2.cards import dracula_now as dracula_now
from furyqt.rules.fury2.cards import dracula_turn as dracula_turn
from furyqt.rules.fury2.cards import encounters as encounters
from furyqt.rules.fury2.cards import holy_places as holy_places
from furyqt.rules.fury2.cards import items as items
from furyqt.rules.fury2.cards import journeys as journeys
from furyqt.rules.fury2.cards import matured as matured
from furyqt.rules.fury2.cards import new_vampire as new_vampire
from furyqt.rules.fury2.cards import powers as powers
from furyqt.rules.fury2.cards import scouts as scouts
from furyqt.rules.fury2.cards import supplies as supplies
from furyqt.rules.fury2.cards import tactics as tactics
from furyqt.rules.fury2.cards import visions as visions
