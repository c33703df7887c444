"""The drawings of the campaign's journal."""
