"""Learning from games between agents: `python -m lab.train WHAT GAME`."""
