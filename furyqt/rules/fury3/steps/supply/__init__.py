"""Supplies, trade, allies and shown items."""
