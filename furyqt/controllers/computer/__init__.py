"""The computer's part in a session: thinking, its pace, advice, and plans of teammates."""
