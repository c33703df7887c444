"""The log, the pace and the controls of a replay."""
