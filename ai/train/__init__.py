"""Learning from games between agents: `python -m ai.train WHAT GAME`."""
