"""Numbers as prose writes them: three boxes, revealed twice, two points less."""

from furyqt.rules.core.text import Text, Texts

N_word = Texts("numbers.word")
N_times = Texts("numbers.times")
N_number = Texts("numbers")

_WORDS = {
    2: N_word("two"),
    3: N_word("three"),
    4: N_word("four"),
    5: N_word("five"),
    6: N_word("six"),
    7: N_word("seven"),
    8: N_word("eight"),
    9: N_word("nine"),
    10: N_word("ten"),
    11: N_word("eleven"),
    12: N_word("twelve"),
    13: N_word("thirteen"),
}
_TIMES = {
    1: N_times("once"),
    2: N_times("twice"),
    3: N_times("three times"),
    4: N_times("four times"),
    5: N_times("five times"),
    6: N_times("six times"),
    7: N_times("seven times"),
    8: N_times("eight times"),
    9: N_times("nine times"),
    10: N_times("ten times"),
    11: N_times("eleven times"),
    12: N_times("twelve times"),
    13: N_times("thirteen times"),
}
_TIMES_IN_FIGURES = N_times("{number} times")
_DECIMAL = N_number("{whole}.{tenths}")


def numeral(number: int) -> Text:
    """Return a number in figures, with the form "word" and how often, the form "times".

    From 14 on these have figures, too.
    """
    figures = Text("", str(number))
    times = _TIMES.get(number, _TIMES_IN_FIGURES.fill(number=number))
    return figures.with_forms({"word": _WORDS.get(number, figures), "times": times})


def decimal(number: float) -> Text:
    """Return the absolute value of a number with one decimal."""
    tenths = round(10 * abs(number))
    return _DECIMAL.fill(whole=tenths // 10, tenths=tenths % 10)


def counted(number: int, one: Text, more: Text) -> Text:
    """Return the sentence about one thing, or that about more with their number as {count:word}."""
    return one if number == 1 else more.fill(count=numeral(number))


def signed(number: int) -> str:
    """Return a whole number with its sign, such as −2, +1 or ±0."""
    return f"{number:+d}".replace("-", "\u2212") if number else "\u00b10"
