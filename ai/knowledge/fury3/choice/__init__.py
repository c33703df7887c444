"""Dracula's choices as the hunters see them: public facts, features, kinds of Dracula, and which he is."""
