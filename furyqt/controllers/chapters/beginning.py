"""A new game of a chapter: its terms, its seats and the tags of its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from furyqt import __version__
from furyqt.controllers.chapters.campaign_file import CAMPAIGN_TAG, FinishedChapter
from furyqt.controllers.chapters.dossier_changes import needs_help
from furyqt.controllers.chapters.verdict import MEDALS
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import HINTS, HUMAN, NO_HINTS, SEARCH, seat_tags
from furyqt.rules.core.campaign.campaign import AnyCampaign
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.core.campaign.tags import AIM, AIM_OF_CHAPTER, ChapterGame, game_of_chapter
from furyqt.rules.core.campaign.terms import CATCH_UP, ChapterTerms, Purchase, TermsError
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Texts, shortened

N_ = Texts("errors")

WORST = "worst"
"""The style of the chapter with the worst medal so far."""


def chapter_terms(
    campaign: AnyCampaign,
    dossier: Dossier,
    preset: str,
    bought: Sequence[str] = (),
    challenge: str = "",
    finished: Sequence[FinishedChapter] = (),
) -> ChapterTerms:
    """Return the terms of the next chapter; TermsError if they are not allowed."""
    preset = campaign.terms().preset_with(preset, challenge)
    words = [word for word in bought if word != CATCH_UP]
    if needs_help([one.medal for one in finished]):
        words.append(CATCH_UP)
    terms = ChapterTerms(dossier=dossier, preset=preset, bought=tuple(words), challenge=challenge)
    campaign.terms().check(terms)
    return terms


def check_purchases(game: ChapterGame) -> None:
    """Raise TermsError if a purchase is for an unknown figure, or would change nothing."""
    campaign = game.campaign
    same = [one for one in campaign.chapters() if one.game == game.chapter.game]
    known = {name for one in same for name in campaign.figures(one)}
    for _, figure in campaign.terms().purchases_of(game.terms):
        if figure and figure not in known:
            raise TermsError(_NO_BUYER.fill(figure=shortened(figure), figures=", ".join(sorted(known))))
    for thing, figure in campaign.wasted(game.chapter, game.terms, campaign.terms()):
        texts = campaign.texts()
        raise TermsError(_NO_USE.fill(thing=texts[f"purchase.{thing}"], figure=texts[f"figure.{figure}"]))


def on_sale(
    campaign: AnyCampaign, chapter: CampaignChapter, dossier: Dossier, preset: str
) -> tuple[tuple[Purchase, str], ...]:
    """Return the purchases that are of use in a chapter, each with a figure's name or an empty text."""
    own = game_of_chapter(chapter, ChapterTerms(dossier=dossier, preset=preset)).campaign
    found = []
    for purchase in campaign.terms().purchases:
        for figure in own.figures(chapter) if purchase.needs_figure else ("",):
            word = f"{purchase.id}:{figure}" if figure else purchase.id
            terms = ChapterTerms(dossier=dossier, preset=preset, bought=(word,))
            if not own.wasted(chapter, terms, campaign.terms()):
                found.append((purchase, figure))
    return tuple(found)


def style_of(
    chapter: CampaignChapter, chapters: Sequence[CampaignChapter], finished: Sequence[FinishedChapter]
) -> str:
    """Return the style of the computer that plays the other side, or an empty text."""
    if chapter.opponent.style != WORST:
        return chapter.opponent.style
    styles = {one.id: one.opponent.style for one in chapters}
    known = [one for one in finished if styles.get(one.chapter) not in (None, "", WORST)]
    worst = max(known, key=lambda one: MEDALS.index(one.medal), default=None)
    return "" if worst is None else styles[worst.chapter]


def opponent_met(game: ChapterGame, style: str) -> str:
    """Return the agent of the other side that a person meets: the preset's level, with a style or none."""
    level = game.campaign.terms().preset(game.terms.preset).level
    return f"{SEARCH}{level}{f'+{style}' if style else ''}"


def chapter_seats(game: ChapterGame, style: str, fellows: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Return who sits where: a person for the own side, except for fellows: seats with the agents in them."""
    rules = ruleset(game.chapter.game)
    table = rules.table(rules.checked_options(game.chapter.options))
    other, own = opponent_met(game, style), game.campaign.player
    return tuple(
        other if seat.player != own else (fellows or {}).get(seat.name, HUMAN) for seat in table.seats
    )


def chapter_record(game: ChapterGame, seed: int, seats: Sequence[str], campaign_tag: str = "") -> Record:
    """Return the record of a new game of a chapter, without actions."""
    rules = ruleset(game.chapter.game)
    options = rules.checked_options(game.chapter.options)
    terms = game.campaign.terms()
    preset, challenge = terms.preset(game.terms.preset), terms.challenge(game.terms.challenge)
    tags = {
        "Date": date.today().isoformat(),
        "Program": __version__,
        **seat_tags(rules.table(options), tuple(seats)),
        "Undo": preset.undo,
        "Aids": (challenge.aids if challenge is not None and challenge.aids else preset.aids),
        **({} if preset.hints else {HINTS: NO_HINTS}),
        **game.tags,
        AIM: AIM_OF_CHAPTER,
        **({CAMPAIGN_TAG: campaign_tag} if campaign_tag else {}),
    }
    return Record(rules.name, seed, options, tags=tags)


def chapter_history(record: Record) -> History:
    """Return the beginning of a recorded chapter."""
    return History(record, [record.opening()])


_NO_BUYER = N_("nothing can be bought for “{figure}” (available: {figures})")
_NO_USE = N_("{thing} for {figure} would change nothing in this chapter")
