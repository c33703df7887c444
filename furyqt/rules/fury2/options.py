"""The options of a new game: the variant, and the rules that the sources read differently.

Our rulings on what the sources leave open are in `rulings.toml`, each with its number and the option that
decides it. A better source changes a line there and the rule it names.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

from furyqt.rules.core.reading import packaged_text, read_toml
from furyqt.rules.core.ruleset import Option, OptionFile
from furyqt.rules.fury2.option_words import GROUP_OF, NOTES, OPTION_WORDS, OWN_INITIATIVE
from furyqt.rules.fury2.tactics.initiative import is_initiative, read_initiative


class Fury2Options(msgspec.Struct, frozen=True):
    """The choices made before a game; the first value of each in `OPTION_WORDS` is the default.

    Numbers such as G4 are the conflicts between the sources, C5 their corrections, S3.3 rules of the Servant;
    `rulings.toml` explains them.
    """

    variant: str = "base"
    north_sea: str = "joined"
    """G2"""
    turn_back: str = "never"
    """C3, R5.10"""
    killed: str = "goes_on"
    """G4"""
    first_turn: str = "noon"
    """G5, R3.4"""
    mystic_research: str = "immediate"
    """G7"""
    control_storms: str = "four"
    """G8"""
    bats: str = "one"
    """G9"""
    spy: str = "no"
    """G10"""
    ambush: str = "clears"
    """G11"""
    desecrated_soil: str = "two_found"
    """G12"""
    heroic_leap: str = "one"
    """G14"""
    swiftness: str = "one_action"
    """G15"""
    dark_call: str = "any"
    """G16"""
    double_back_sea: str = "no"
    """G17"""
    wolf_combined: str = "no"
    """G18"""
    hosts: str = "three"
    """G19, R14.6"""
    repel: str = "escapes"
    """G21"""
    lair: str = "no_escapes"
    """G13"""
    item_limit: str = "three"
    """G24"""
    placing: str = "compulsory"
    """G25, C6"""
    small_city: str = "event"
    """G26"""
    group_fight: str = "ends"
    """C4"""
    missed: str = "turn"
    """C5"""
    castle_catacombs: str = "allowed"
    """C8"""
    mina_bite: str = "no_bonus"
    """C9"""
    hunter_dodge: str = "allowed"
    """C10"""
    enemy_dodge: str = "barred"
    """C10"""
    strength_breaks: str = "knife"
    """G22"""
    holy_water_row: str = "four"
    """G23"""
    bat_rows: str = "table"
    """C31"""
    unbeaten_agent: str = "shields"
    """C26"""
    initiative: str = "reconstructed"
    """C4.4"""
    train_zero: str = "road"
    """C11"""
    relentless: str = "beaten"
    """C13"""
    servant_night: str = "wolf_or_road"
    """S3.3"""
    servant_group: str = "group"
    """S4.1"""
    servant_attack: str = "attacks"
    """S4.4, C15"""
    servant_killed: str = "goes_on"
    """S5.4"""
    servant_holy: str = "barred"
    """S5.10"""
    servant_entered: str = "must"
    """S5.16"""
    servant_track: str = "floor"
    """S7.1"""
    servant_sees: str = "request"
    """S8.3"""
    servant_order: str = "servant_first"
    """S8.9"""
    servant_share: str = "allowed"
    """S1.8, S7.5"""
    handicap: str = "none"
    """Not a rule: another start for the weaker side."""
    transfusion: str = "off"
    """S9.1"""
    brood: str = "off"
    """S9.2"""
    box: str = ""
    """The cards in the game (`boxes.py`); empty for all of them."""

    @property
    def has_servant(self) -> bool:
        """Whether the Servant plays."""
        return self.variant == "servant"

    @property
    def most_hosts(self) -> int:
        """The number of Heavenly Host markers."""
        return 3 if self.hosts == "three" else 2

    @property
    def most_items(self) -> int:
        """The item limit of a hunter."""
        return 3 if self.item_limit == "three" else 4


FILES = {
    "initiative": OptionFile(OWN_INITIATIVE, lambda text: read_initiative(text).value, is_initiative),
}
"""The options whose values can also be read from a file."""
OPTIONS = tuple(
    Option(
        name,
        title,
        values,
        name in ("variant", "handicap"),
        FILES.get(name),
        group=GROUP_OF.get(name),
        notes=NOTES.get(name, {}),
    )
    for name, (title, values) in OPTION_WORDS.items()
)

# ---------------------------------------------------------------------------------------------------- rulings


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our ruling on a question that no source settles."""

    number: str
    """The rule (R5.11, C3.10, S8.9) or the card (event:rage)."""
    ruling: str
    """The ruling in one sentence, for readers of the rules; it is not translated."""
    option: str = ""
    """The name of the option that decides it, if a player may choose."""


def _rulings() -> tuple[Ruling, ...]:
    table = read_toml(packaged_text(files("furyqt.rules.fury2") / "rulings.toml"))
    return msgspec.convert(table["ruling"], tuple[Ruling, ...])


RULINGS = _rulings()
"""Every rule and card that no source settles."""
