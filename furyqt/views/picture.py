"""Everything the table shows of a position, as plain values; equal observations give equal pictures."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text

UNKNOWN_PLACE = -1


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as the viewer sees it: its face, or its back if the viewer does not know it."""

    kind: str
    """The card type: item, hunter_event, dracula_event, encounter, combat, power, land, sea or ticket."""
    title: Text
    """The card's name; for a back, the kind of card."""
    art: str = ""
    """The drawing's name in resources/art, such as "items/rifle"; empty for a back."""
    text: Text | None = None
    """The card's effect."""
    line: Text | None = None
    """The timing or the kind of the card, in a few words."""
    icons: tuple[str, ...] = ()
    """The combat icons on the card: those that a hunter card cancels, or the one of a Dracula card."""
    marks: tuple[Text, ...] = ()
    """The states of this copy, such as "revealed" or "2 damage"."""
    key: str = ""
    """The name in the notation, such as "item:rifle", as `Board.card_of` returns it for an action."""
    rule: str = ""
    """The anchor in the rules reference."""
    place: int = UNKNOWN_PLACE
    """The place of the card on the map, or the place it names."""
    count: int = 0
    """The number of cards in the pile below this card, including it."""

    @property
    def is_back(self) -> bool:
        """Whether the viewer sees only the back."""
        return not self.art


@dataclass(frozen=True, slots=True)
class Pile:
    """A deck with its discard pile, or a slot for an ally."""

    id: str
    name: Text
    count: int
    top: CardFace | None
    """The back of the top card, or the faceup card in a slot."""
    discards: tuple[CardFace, ...] = ()
    """The newest first."""
    meaning: Text | None = None


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of a figure, and whether it can be used now."""

    name: Text
    text: Text
    is_usable: bool = False


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of a combat: a hunter, Dracula, or a vampire."""

    id: str
    name: Text
    art: str
    """The portrait's name in resources/art."""
    life: int
    full_life: int
    card: CardFace | None = None
    """The card chosen for this round: its back until all are revealed."""
    last: CardFace | None = None
    """The card of the last round, which cannot be played twice in a row."""
    hand: tuple[CardFace, ...] = ()
    marks: tuple[Text, ...] = ()
    """Other states: mesmerized, wears a wreath, has a planned ambush."""
    is_engaged: bool = False
    is_active: bool = False
    """Whether this fighter must decide now."""
    is_canceled: bool = False
    """Whether the chosen card is canceled."""


@dataclass(frozen=True, slots=True)
class FightRound:
    """A finished combat round: the cards, their owners, and the results."""

    number: int
    plays: tuple[tuple[Text, CardFace], ...]
    """The opponent's first."""
    results: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class FightPicture:
    """A combat in progress."""

    place: Text
    round: int
    longest: int
    """The round after which it ends."""
    is_night: bool
    effects: tuple[Text, ...]
    """The effects of day or night, an ambush, or cards on the table."""
    foe: Fighter
    hunters: tuple[Fighter, ...]
    foe_played: tuple[CardFace, ...] = ()
    results: tuple[Text, ...] = ()
    """The results of this round's cards, one sentence each."""
    history: tuple[FightRound, ...] = ()
    """The newest last."""


@dataclass(frozen=True, slots=True)
class TradeSide:
    """One of two figures that trade."""

    id: str
    """The id of the figure, as in `Figure`."""
    name: Text
    art: str
    """The portrait's name in resources/art."""
    cards: tuple[CardFace, ...]
    """The figure's own cards."""
    received: tuple[CardFace, ...] = ()
    """The cards that the other figure has given."""
    closed: tuple[tuple[str, Text], ...] = ()
    """The keys of the cards that cannot be given, each with the reason."""
    limits: tuple[tuple[str, int, Text], ...] = ()
    """For a kind of card: the hand limit, and the sentence with {limit} and {count} to show above it."""


@dataclass(frozen=True, slots=True)
class TradePicture:
    """A trade in progress; the figure who began it is first."""

    sides: tuple[TradeSide, TradeSide]


@dataclass(frozen=True, slots=True)
class Evidence:
    """A piece of information about the hidden figure, and the places it is about."""

    text: Text
    places: tuple[int, ...]
    turn: int
    """Dracula turns since then; 0 is the newest."""
    claim: str = ""
    """The claim about the places: "in" (he was in one of them in that turn), "out" (he was in none of them
    at its end), or an empty text.
    """
    oldest: int = -1
    """The oldest turn of the claim, if it is about several."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on the map, identified by shape, letter and color together."""

    id: str
    place: int
    shape: str
    color: int
    letter: str
    name: Text
    is_lying: bool = False
    """Whether the figure lies on its side: a delayed hunter."""
    signs: tuple[str, ...] = ()
    """The tokens on the figure, by their drawings in resources/art/tokens."""
    note: Text | None = None
    """An unusual state, to be read with its name."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A small mark beside a place: kind is trail, trap, vampire, lair, or a drawing's name in art/tokens.

    With another place `to` the mark is on the connection between the two, a road or a railway by `way`.
    """

    place: int
    text: str
    kind: str
    label: Text | None = None
    """The description of the mark, to be read with the place."""
    to: int = UNKNOWN_PLACE
    way: str = ""
    count: int = 1
    """The number of such tokens there."""


@dataclass(frozen=True, slots=True)
class TrailEntry:
    """A move of the trail as the viewer knows it, and whether the hunters know it too."""

    age: int
    """1 is the newest."""
    round: int
    move: Text
    """The face of the move: a place, Hide, Double Back, or an unknown city or sea zone."""
    place: int
    """The place it led to, or UNKNOWN_PLACE."""
    where: Text | None
    """The name of that place, if the move itself does not say it."""
    face_up: bool
    """Whether the hunters know the place it led to."""
    encounter: str
    """An empty text, "trap" or "vampire"."""
    sentence: Text
    """The whole description, to be read aloud."""
    note: Text | None = None
    """Other contents of the space, in a few words."""
    card: CardFace | None = None
    """The card itself, or its back."""
    power: CardFace | None = None
    """The power card on the space or in place of a location."""
    contents: tuple[CardFace, ...] = ()
    """The encounters there, faces or backs."""
    tokens: tuple[tuple[str, Text], ...] = ()
    """The tokens there: a sign in resources/art and its words."""
    slot: str = ""
    """The letter of a lair; empty for a space of the trail."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A row of the table of figures: name, place, health and reach."""

    id: str
    name: Text
    shape: str
    color: int
    letter: str
    place: int
    where: Text
    life: int
    full_life: int
    status: Text | None
    """The unusual states of the figure."""
    reach: Text
    active: bool
    """Whether it is the figure's turn."""
    sentence: Text
    art: str = ""
    """The portrait's name in resources/art."""
    hand: tuple[CardFace, ...] = ()
    """Items, events, encounters and powers, faces or backs; a revealed card says so in its marks."""
    tickets: tuple[CardFace, ...] = ()
    bites: tuple[int, int] = (0, 0)
    """The number of bites and the number that defeats; (0, 0) for a figure that cannot be bitten."""
    tokens: tuple[tuple[str, int], ...] = ()
    """The figure's tokens and their numbers, by their drawings in resources/art/tokens; `reach` names them.
    """
    abilities: tuple[Ability, ...] = ()
    has_acted: bool = False
    """Whether the figure has finished this phase."""


@dataclass(frozen=True, slots=True)
class Gauge:
    """A value of the game with its maximum; 0 if it has none."""

    name: Text
    value: int
    full: int
    meaning: Text
    face: Text | None = None
    """Words shown instead of the value, if they say more."""
    id: str = ""
    """The name of the value's sign: influence, damage, time or despair."""
    labels: tuple[Text, ...] = ()
    """The names of the spaces of a track, such as the days of a week."""
    is_night: bool = False
    """For the time: whether it is night."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the table except the player's prompt."""

    pieces: tuple[Piece, ...] = ()
    badges: tuple[Badge, ...] = ()
    trail: tuple[TrailEntry | None, ...] = ()
    """Newest first; None is an empty space."""
    figures: tuple[Figure, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    lairs: tuple[TrailEntry | None, ...] = ()
    """The lairs by their slots; None is an empty slot."""
    piles: tuple[Pile, ...] = ()
    """Decks with their discards, and the allies."""
    on_table: tuple[CardFace, ...] = ()
    """Cards that have a continuing effect."""
    fight: FightPicture | None = None
    aftermath: tuple[FightRound, ...] = ()
    """The rounds of a combat that has just ended, until a figure moves or time passes."""
    trade: TradePicture | None = None
    """A trade in progress that the viewer sees."""
