"""Experiments of a checkout: training, calibration, exploiters and matches; they are never installed."""

"""Experiments of a checkout: training, calibration, exploiters and matches; they are never installed."""
