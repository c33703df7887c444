"""The values of a theme: the colors of the map, of controls and of cards, and the strength of lines."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MapColors:
    """Every color of the map, as #rrggbb or #aarrggbb."""

    table: str
    sheet: str
    frame: str
    sea: str
    water_line: str
    sea_border: str
    land: str
    coast: str
    peak: str
    road: str
    rail: str
    rail_fill: str
    rail_yellow: str
    boat: str
    city: str
    city_edge: str
    port: str
    castle: str
    hospital: str
    label: str
    label_halo: str
    sea_label: str
    sea_halo: str
    legal: str
    selected: str
    illegal: str
    focus: str
    hover: str
    overlay: str
    overlay_ring: str
    badge: str
    badge_ink: str
    badge_alert: str
    badge_alert_ink: str
    piece_edge: str
    piece_rim: str
    shadow: str
    pieces: tuple[str, ...]
    piece_inks: tuple[str, ...]
    strength: float = 1.0
    """The width of lines relative to the usual one."""
    light: str = "#00000000"
    """The glow about lit cities; transparent by day."""


@dataclass(frozen=True, slots=True)
class Colors:
    """The colors of windows and controls."""

    window: str
    text: str
    base: str
    alternate: str
    button: str
    faint: str
    disabled: str
    border: str
    accent: str
    on_accent: str
    link: str
    visited: str
    tip: str
    tip_text: str
    frame: int = 1
    """The width of frames in pixels."""
    focus: int = 2
    """The width of the focus ring in pixels."""

    @property
    def is_strong(self) -> bool:
        """Whether controls have thick frames instead of the style's fine ones."""
        return self.frame > 1


@dataclass(frozen=True, slots=True)
class CardColors:
    """The colors of cards; their illustrations are dark ink, so the paper is light in every theme."""

    paper: str
    paper_shade: str
    """The paper toward its edges."""
    ink: str
    faint: str
    edge: str
    """The engraved lines of the border and of ornaments."""
    shadow: str
    lit: str
    """The edge and the sign of a playable card."""
    lit_ink: str
    chosen: str
    """The frame of the selected card."""
    mark: str
    """The background of the states of a copy, such as "revealed"."""
    mark_ink: str
    band_ink: str
    item: str
    event: str
    dark_event: str
    encounter: str
    combat: str
    power: str
    land: str
    sea: str
    ticket: str
    gift: str
    guest: str
    white_line: str
    """The half of a ticket for white railways."""
    yellow_line: str
    strength: float = 1.0
    """The width of border lines relative to the usual one."""

    def band(self, kind: str) -> str:
        """Return the color of a kind of card; for an unknown kind that of its border."""
        return str(getattr(self, kind)) if kind in CARD_KINDS else self.edge


CARD_KINDS = (
    "item", "event", "dark_event", "encounter", "combat", "power", "land", "sea", "ticket",
    "gift", "guest",
)  # fmt: skip
"""The kinds with a color in `CardColors`."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A complete theme."""

    name: str
    colors: Colors
    map: MapColors
    cards: CardColors
    night: MapColors | None = None
    """The map by night; None if the colors stay and a band says that it is night."""
