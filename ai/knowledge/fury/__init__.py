"""Knowledge shared by the Fury games."""
