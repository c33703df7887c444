"""An action: what a player can choose in a decision."""

import msgspec


class Action(msgspec.Struct, frozen=True, tag=True):
    """One choice of one player."""

    @property
    def text(self) -> str:
        """The action as one token of the game's notation."""
        raise NotImplementedError

    @property
    def place(self) -> int:
        """The index of the place on the map that the action names, or -1."""
        return -1
