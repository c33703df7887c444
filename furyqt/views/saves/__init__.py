"""The list of saved games, with a preview of the chosen one."""
