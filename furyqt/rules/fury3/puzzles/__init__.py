"""Trail puzzles of the third edition: questions about Dracula's way that the hunters' knowledge answers."""

from furyqt.rules.core.puzzle import PuzzleSolver
from furyqt.rules.fury3.puzzles.answers import answer
from furyqt.rules.fury3.puzzles.explaining import question, reasons
from furyqt.rules.fury3.puzzles.rating import difficulty, themes, titles

SOLVER = PuzzleSolver(question, answer, reasons, difficulty, themes, titles)
