"""Games for the tests: the shortest examples of a game, each a package that no other module names."""
