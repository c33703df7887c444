"""Parts of the trials that the second and the third edition share."""
