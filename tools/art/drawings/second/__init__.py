"""Drawings that only the second edition needs."""
