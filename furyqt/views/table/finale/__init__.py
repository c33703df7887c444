"""The end of a game in place of the map: the winners, and the true way of the hidden figure."""
