"""Dice: their faces, and their motion when they are thrown."""
