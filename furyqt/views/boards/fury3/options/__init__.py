"""The possible actions in the third edition, and the reasons why others are not possible."""
