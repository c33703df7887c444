"""The tutor and the progress of lessons."""
