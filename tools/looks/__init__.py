"""Looks of the window, and a check of what is drawn in each: is every text complete and readable?"""
