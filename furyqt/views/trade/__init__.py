"""The trade: two hands side by side, and the cards that change over."""
