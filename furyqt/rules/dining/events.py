"""Everything that happens. The game is open: every player sees every event (D14.1).

An event names places and cards by the names of the tables in use, so the log fits every box.
"""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import NONE, Cards
from furyqt.rules.dining import words
from furyqt.rules.dining.spaces import is_stand
from furyqt.rules.dining.table_rows import RESOURCES

N_ = Texts("dining.events")

_NONE_LEFT = N_("{player} takes nothing: the supply has no {thing} left.")
_BRIBED_WITH = N_("{player} bribes Dracula with {amount}.")
_BRIBED = (
    N_("{player} bribes Dracula with a Tourist."),
    _BRIBED_WITH.fill(amount=words.amount(RESOURCES.index("blood"), 1)),
    _BRIBED_WITH.fill(amount=words.amount(RESOURCES.index("sheep"), 1)),
    N_("{player} bribes Dracula with the leftmost cube of the Gifts track."),
)
"""The sentences about BRIBES."""


class FirstPlayerChosen(Event, frozen=True):
    """Chance chose the First Player of round 1 (D2.8)."""

    player: int

    def describe(self) -> Text:
        return N_("{player} is the First Player.").fill(player=words.PLAYERS[self.player])


class RowDealt(Event, frozen=True):
    """New Tourist Ability cards are face up (D2.2, D7.16)."""

    cards: Cards

    def describe(self) -> Text:
        return N_("A new row of {count} Tourist Ability cards is dealt.").fill(count=len(self.cards))


class DeckShuffled(Event, frozen=True):
    """A discard pile became a new deck (D7.17, D9.9)."""

    of_gifts: bool

    def describe(self) -> Text:
        if self.of_gifts:
            return N_("The discarded Gift cards are shuffled into a new deck.")
        return N_("The discarded Tourist Ability cards are shuffled into a new deck.")


class BusStopped(Event, frozen=True):
    """The Bus stopped at a location; a Tourist may have got off (D10.5)."""

    location: int
    place: str
    gets_off: bool

    def describe(self) -> Text:
        place = words.place_name(self.place)
        if self.gets_off:
            return N_("The Bus stops {place:at}, and a Tourist gets off.").fill(place=place)
        return N_("The Bus parks {place:at}.").fill(place=place)


class ResourceGained(Event, frozen=True):
    """A player took tokens of a resource; the supply may have had fewer than wanted (D12.2)."""

    player: int
    resource: int
    amount: int

    def describe(self) -> Text:
        if not self.amount:
            thing = words.RESOURCE_NAMES[self.resource]
            return _NONE_LEFT.fill(player=words.PLAYERS[self.player], thing=thing)
        return N_("{player} takes {amount}.").fill(
            player=words.PLAYERS[self.player], amount=words.amount(self.resource, self.amount)
        )


class FavorGained(Event, frozen=True):
    """A player took Favor tokens."""

    player: int
    amount: int

    def describe(self) -> Text:
        if not self.amount:
            return _NONE_LEFT.fill(player=words.PLAYERS[self.player], thing=words.FAVOR)
        return N_("{player} gains {amount}.").fill(
            player=words.PLAYERS[self.player], amount=words.favor(self.amount)
        )


class GiftDrawn(Event, frozen=True):
    """A player drew a Gift card, which is open."""

    player: int
    gift: int
    name: str

    def describe(self) -> Text:
        return N_("{player} draws the Gift card {gift}.").fill(
            player=words.PLAYERS[self.player], gift=words.gift_name(self.name)
        )


class HeroPlaced(Event, frozen=True):
    """A player placed the Hero on a space (D4.2)."""

    player: int
    space: int
    place: str

    def describe(self) -> Text:
        text = N_("{player}'s Hero goes {place:to}, {space}.").fill(player=words.PLAYERS[self.player])
        return words.with_space(text, self.place, self.space)


class StandRepaired(Event, frozen=True):
    """A player repaired a stand and controls the location (D6)."""

    player: int
    space: int
    place: str

    def describe(self) -> Text:
        assert is_stand(self.space)
        text = N_("{player} repairs stand {number} {place:of}.").fill(player=words.PLAYERS[self.player])
        return words.with_space(text, self.place, self.space)


class TouristMoved(Event, frozen=True):
    """A player sent a Tourist to a space, from another space or from the Bus (D7.2, D7.7)."""

    player: int
    source: int
    space: int
    place: str

    def describe(self) -> Text:
        if self.source == NONE:
            text = N_("{player} sends the Tourist from the Bus {place:to}, {space}.")
        else:
            text = N_("{player} sends a Tourist {place:to}, {space}.")
        return words.with_space(text.fill(player=words.PLAYERS[self.player]), self.place, self.space)


class TicketBought(Event, frozen=True):
    """A player paid for a Tourist from the Bus (D7.6)."""

    player: int
    resource: int

    def describe(self) -> Text:
        return N_("{player} pays {resource} to fetch a Tourist from the Bus.").fill(
            player=words.PLAYERS[self.player], resource=words.amount(self.resource, 1)
        )


class TouristKept(Event, frozen=True):
    """A player kept the fetched Tourist as a Bribe (D7.9)."""

    player: int

    def describe(self) -> Text:
        return N_("{player} keeps the Tourist as a Bribe.").fill(player=words.PLAYERS[self.player])


class CardUsed(Event, frozen=True):
    """A player used a Tourist Ability card (D7.11)."""

    player: int
    card: int
    name: str

    def describe(self) -> Text:
        return N_("{player} uses the card {card}.").fill(
            player=words.PLAYERS[self.player], card=words.tourist_name(self.name)
        )


class ResourceSwapped(Event, frozen=True):
    """A player swapped a resource just taken for another one."""

    player: int
    given: int
    taken: int

    def describe(self) -> Text:
        return N_("{player} swaps {given} for {taken}.").fill(
            player=words.PLAYERS[self.player],
            given=words.amount(self.given, 1),
            taken=words.amount(self.taken, 1),
        )


class GiftDiscarded(Event, frozen=True):
    """A player discarded a Gift card to draw another one."""

    player: int
    gift: int
    name: str

    def describe(self) -> Text:
        return N_("{player} discards the Gift card {gift}.").fill(
            player=words.PLAYERS[self.player], gift=words.gift_name(self.name)
        )


class BiteReturned(Event, frozen=True):
    """A player returned a Bite, for a resource or by a card (D8.14)."""

    player: int
    payment: int
    """The resource that was paid, or NONE."""

    def describe(self) -> Text:
        player = words.PLAYERS[self.player]
        if self.payment == NONE:
            return N_("{player} is cured of a Bite.").fill(player=player)
        return N_("{player} pays {resource} and is cured of a Bite.").fill(
            player=player, resource=words.amount(self.payment, 1)
        )


class NightFell(Event, frozen=True):
    """The clock reached the moon hours (D3.6)."""

    def describe(self) -> Text:
        return N_("Night falls over the town.")


class DayEnded(Event, frozen=True):
    """The hours of the Day are spent: all meeples leave the board (D8.1)."""

    round: int

    def describe(self) -> Text:
        return N_("The dinner bell tolls: day {round} is over.").fill(round=self.round)


class BribePaid(Event, frozen=True):
    """A player paid one Bribe (D8.3)."""

    player: int
    kind: int

    def describe(self) -> Text:
        return _BRIBED[self.kind].fill(player=words.PLAYERS[self.player])


class DinnerSkipped(Event, frozen=True):
    """A player stayed away from the Dinner (D8.10)."""

    player: int
    is_bitten: bool
    """Whether there was room for another Bite (D8.11)."""

    def describe(self) -> Text:
        player = words.PLAYERS[self.player]
        if self.is_bitten:
            return N_("{player} stays away from the Dinner and is bitten.").fill(player=player)
        return N_("{player} stays away from the Dinner.").fill(player=player)


class FavorConverted(Event, frozen=True):
    """A player converted a Favor token into 1 VP (D8.6)."""

    player: int

    def describe(self) -> Text:
        return N_("{player} converts 1 Favor into 1 VP.").fill(player=words.PLAYERS[self.player])


class GiftCompleted(Event, frozen=True):
    """A player completed a Gift card (D9.1)."""

    player: int
    gift: int
    name: str
    points: int

    def describe(self) -> Text:
        return N_("{player} completes the Gift card {gift} for {points} VP.").fill(
            player=words.PLAYERS[self.player], gift=words.gift_name(self.name), points=self.points
        )


class CubePlaced(Event, frozen=True):
    """A cube came on a space of a Gifts track (D9.3)."""

    player: int
    slot: int

    def describe(self) -> Text:
        return N_("{player} places a cube on space {slot} of the Gifts track.").fill(
            player=words.PLAYERS[self.player], slot=self.slot + 1
        )


class TouristsLost(Event, frozen=True):
    """Kept Tourists that were not paid went back to the Bus (D8.12)."""

    player: int
    count: int

    def describe(self) -> Text:
        return N_.plural("%n Tourist(s) of {player} go back to the Bus.", self.count).fill(
            player=words.PLAYERS[self.player]
        )


class RoundBegan(Event, frozen=True):
    """A new round begins with a new First Player (D10.1, D10.2)."""

    round: int
    first: int

    def describe(self) -> Text:
        return N_("Round {round} begins; {player} is the First Player.").fill(
            round=self.round, player=words.PLAYERS[self.first]
        )


class MajorityScored(Event, frozen=True):
    """A player has the majority of a location at the end (D11.2)."""

    player: int
    location: int
    place: str
    points: int

    def describe(self) -> Text:
        return N_("{player} has the majority {place:at}: {points} VP.").fill(
            player=words.PLAYERS[self.player], place=words.place_name(self.place), points=self.points
        )


class GameEnded(Event, frozen=True):
    """The last Dinner is over, and the majorities are scored (D11)."""

    points: Cards

    def describe(self) -> Text:
        return N_("The last Dinner is over.")


DiningEvent = (
    FirstPlayerChosen
    | RowDealt
    | DeckShuffled
    | BusStopped
    | ResourceGained
    | FavorGained
    | GiftDrawn
    | HeroPlaced
    | StandRepaired
    | TouristMoved
    | TicketBought
    | TouristKept
    | CardUsed
    | ResourceSwapped
    | GiftDiscarded
    | BiteReturned
    | NightFell
    | DayEnded
    | BribePaid
    | DinnerSkipped
    | FavorConverted
    | GiftCompleted
    | CubePlaced
    | TouristsLost
    | RoundBegan
    | MajorityScored
    | GameEnded
)
