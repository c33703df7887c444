"""A condition that ends thinking by work, not by time."""

from __future__ import annotations


class Count:
    """Whether to stop: yes from this question on."""

    def __init__(self, number: int) -> None:
        self.left = number

    def __call__(self) -> bool:
        self.left -= 1
        return self.left <= 0
