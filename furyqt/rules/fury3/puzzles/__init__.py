"""Trail puzzles of the third edition: questions about Dracula's way that the hunters' knowledge answers."""

from furyqt.rules.core.puzzle import PuzzleSolver
from furyqt.rules.fury3.puzzles.answers import answer
from furyqt.rules.fury3.puzzles.course import ideas
from furyqt.rules.fury3.puzzles.explaining import explain, question
from furyqt.rules.fury3.puzzles.rating import difficulty, themes, titles
from furyqt.rules.fury3.puzzles.sight import is_in_sight

SOLVER = PuzzleSolver(question, answer, explain, difficulty, themes, titles, is_in_sight, ideas)
