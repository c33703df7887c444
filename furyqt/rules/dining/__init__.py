"""*Dining with Dracula*: worker placement for two to four players without a map.

The rule numbers D1-D16 refer to `docs/dining-rules.md`. The game is listed in the menus when this module
defines RULES itself; it does so together with its board.
"""

from furyqt.rules.dining.game import RULES as RULES
