"""The computer players of a session: thinking, pace, advice, and plans of teammates."""
