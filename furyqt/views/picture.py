"""What the table shows of a position, as plain values: equal observations give equal pictures."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text

UNKNOWN_PLACE = -1


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as it lies before the viewer: its face, or its back where the viewer does not know it."""

    kind: str
    """item, hunter_event, dracula_event, encounter, combat, power, land, sea or ticket: frame and back."""
    title: Text
    """The card's name; of a back, what it is the back of."""
    art: str = ""
    """The drawing's name in resources/art, such as "items/rifle"; empty for a back."""
    text: Text | None = None
    """What it does."""
    line: Text | None = None
    """When it can be played, or what kind of card it is, in few words."""
    icons: tuple[str, ...] = ()
    """The combat icons on it: those a hunter's card cancels, or the one of Dracula's card."""
    marks: tuple[Text, ...] = ()
    """What is true of this copy, such as "revealed" or "2 damage"."""
    key: str = ""
    """Its name in the notation, such as "item:rifle": what `Board.card_of` says of an action."""
    rule: str = ""
    """Its place in the rules reference."""
    place: int = UNKNOWN_PLACE
    """Where it lies on the map, or the place it names."""
    count: int = 0
    """How many cards lie here, if it is the top of a pile."""

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
    """The back of its top card, or the faceup card in a slot."""
    discards: tuple[CardFace, ...] = ()
    """The newest first."""
    meaning: Text | None = None


@dataclass(frozen=True, slots=True)
class Ability:
    """What a sheet lets its figure do, and whether that is possible right now."""

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
    """The card of the last round, which cannot be played again at once."""
    hand: tuple[CardFace, ...] = ()
    marks: tuple[Text, ...] = ()
    """What else is true: mesmerized, wears a wreath, has a planned ambush."""
    is_engaged: bool = False
    is_active: bool = False
    """Whether he must decide now."""
    is_canceled: bool = False
    """Whether the chosen card is canceled."""


@dataclass(frozen=True, slots=True)
class FightRound:
    """A round of combat that is over: the cards, whose they were, and what happened."""

    number: int
    plays: tuple[tuple[Text, CardFace], ...]
    """The foe's first."""
    results: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class FightPicture:
    """A combat that is going on."""

    place: Text
    round: int
    longest: int
    """The round after which it ends."""
    is_night: bool
    effects: tuple[Text, ...]
    """What day or night, an ambush, or cards on the table do to it."""
    foe: Fighter
    hunters: tuple[Fighter, ...]
    foe_played: tuple[CardFace, ...] = ()
    results: tuple[Text, ...] = ()
    """What this round's cards did, one sentence each."""
    history: tuple[FightRound, ...] = ()
    """The newest last."""


@dataclass(frozen=True, slots=True)
class TradeSide:
    """One of two figures that trade."""

    id: str
    """The figure's, as in `Figure`."""
    name: Text
    art: str
    """The portrait's name in resources/art."""
    cards: tuple[CardFace, ...]
    """The figure's own cards."""
    received: tuple[CardFace, ...] = ()
    """What the other has given."""
    closed: tuple[tuple[str, Text], ...] = ()
    """The keys of the cards that cannot be given, each with the reason."""
    limits: tuple[tuple[str, int, Text], ...] = ()
    """Of a kind of card how many can be held, and what is to be said with {limit} and {count} beyond that."""


@dataclass(frozen=True, slots=True)
class TradePicture:
    """A trade that is going on: the one who began it first."""

    sides: tuple[TradeSide, TradeSide]


@dataclass(frozen=True, slots=True)
class Evidence:
    """Something the viewer was told about the hidden figure, and the places it is about."""

    text: Text
    places: tuple[int, ...]
    turn: int
    """Dracula's turns since then: 0 is the newest."""
    claim: str = ""
    """What it says of the places: "in" (in that turn he was in one of them), "out" (at its end in none of
    them), or nothing of the kind."""
    oldest: int = -1
    """The oldest turn that it says this of, if there are several."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on the map, told apart by shape, letter and colour together."""

    id: str
    place: int
    shape: str
    color: int
    letter: str
    name: Text
    is_lying: bool = False
    """Whether the figure lies on its side: a delayed hunter."""
    signs: tuple[str, ...] = ()
    """The tokens on it, by their drawings in resources/art/tokens."""
    note: Text | None = None
    """What is unusual about it, to be said with its name."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A small mark beside a place: kind is trail, trap, vampire, lair, or a drawing's name in art/tokens.

    With another place `to` it lies on the way between the two, a road or a railway by `way`.
    """

    place: int
    text: str
    kind: str
    label: Text | None = None
    """What it is, to be said of the place."""
    to: int = UNKNOWN_PLACE
    way: str = ""
    count: int = 1
    """How many such tokens lie there."""


@dataclass(frozen=True, slots=True)
class TrailEntry:
    """A move of the trail as the viewer knows it, and whether the hunters know it too."""

    age: int
    """1 is the newest."""
    round: int
    move: Text
    """The face of the move: a place, Hide, Double Back, or an unknown city or sea zone."""
    place: int
    """Where it led, or UNKNOWN_PLACE."""
    where: Text | None
    """The name of that place, if the move itself does not say it."""
    face_up: bool
    """Whether the hunters know where it led."""
    encounter: str
    """An empty text, "trap" or "vampire"."""
    sentence: Text
    """All of it, to be read aloud."""
    note: Text | None = None
    """What else lies there, in few words."""
    card: CardFace | None = None
    """The card itself, or its back."""
    power: CardFace | None = None
    """The power card on or in place of it."""
    contents: tuple[CardFace, ...] = ()
    """The encounters there, faces or backs."""
    tokens: tuple[tuple[str, Text], ...] = ()
    """The tokens there: a sign in resources/art and its words."""
    slot: str = ""
    """Of a lair its letter; of a space of the trail nothing."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the table of figures: who, where, how healthy, and how far he gets."""

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
    """What is unusual about him."""
    reach: Text
    active: bool
    """Whether it is his turn."""
    sentence: Text
    art: str = ""
    """The portrait's name in resources/art."""
    hand: tuple[CardFace, ...] = ()
    """Items, events, encounters and powers, faces or backs; a revealed card says so in its marks."""
    tickets: tuple[CardFace, ...] = ()
    bites: tuple[int, int] = (0, 0)
    """Bites and how many defeat; (0, 0) for a figure that cannot be bitten."""
    tokens: tuple[tuple[str, int], ...] = ()
    """The tokens he has, by their drawings in resources/art/tokens, and how many; `reach` names them."""
    abilities: tuple[Ability, ...] = ()
    has_acted: bool = False
    """Whether he is through with this phase."""


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number that matters, and the value that counts as full (0: it is not a measure)."""

    name: Text
    value: int
    full: int
    meaning: Text
    face: Text | None = None
    """What stands in place of the value, if words say more."""
    id: str = ""
    """What it measures, for a sign: influence, damage, time or despair."""
    labels: tuple[Text, ...] = ()
    """The words of its spaces, if it is a track with named spaces, such as the days of a week."""
    is_night: bool = False
    """Of the time: whether it is night."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the table but the question to the player."""

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
    """Cards whose effect is going on right now."""
    fight: FightPicture | None = None
    aftermath: tuple[FightRound, ...] = ()
    """The rounds of a combat that has just ended, until somebody moves or time passes."""
    trade: TradePicture | None = None
    """A trade that is going on before the viewer's eyes."""
