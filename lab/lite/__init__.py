"""Training and trials of the simplified hunt."""
