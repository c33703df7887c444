"""The parts of the rules engine that every game uses; no game word occurs here."""
