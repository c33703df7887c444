"""A combat on the table: the two sides and their cards, what happens to them, and the course so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.rules.core.text import Text, Texts, Translate
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.combat.changes import changes, chooser_of, ended, turned_since
from furyqt.views.combat.result import ResultPanel
from furyqt.views.combat.rounds_strip import RoundsStrip, result_sentences, round_sentence
from furyqt.views.combat.stage import FightStage
from furyqt.views.live import ThemedWidget
from furyqt.views.panels.painting import paint_sheet, serif
from furyqt.views.panels.scrolled import ShrinkingPage
from furyqt.views.picture import NO_LIMIT, FightEnd, FightPicture, FightRound
from furyqt.views.theme import current_theme

N_ = Texts("CombatScene")


class PendingPicture(NamedTuple):
    """A picture to be shown."""

    picture: FightPicture
    settle: Callable[[], None]
    """Displays it, when its changes have been played."""
    speed: float


class CombatScene(ThemedWidget, ShrinkingPage):
    """Shows a FightPicture; cards of the hand at the bottom can be chosen.

    What happens between two pictures is played on the stage: `stage` has the signals of its beats.
    """

    card_chosen = Signal(str)
    """The key of a card in the hand."""
    map_wanted = Signal()
    """The map is wanted instead of the combat."""
    told = Signal()
    """The words about the current round have changed."""
    ended = Signal()
    """The result of the combat is shown."""
    continued = Signal()
    """The person has read the result."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.fight: FightPicture | None = None
        """The displayed picture."""
        self._newest: FightPicture | None = None
        """The picture that is displayed when everything has been played."""
        self.is_over = False
        """True if the picture shows the end of a combat, or will when everything has been played."""
        self._end: FightEnd | None = None
        """The end that is displayed, or will be when everything has been played."""
        self._after: Callable[[], None] | None = None
        """Shows the picture whose changes are being played."""
        self._is_asked = False
        """Whether the person can choose a card now."""
        self._queue: list[PendingPicture] = []
        """The pictures after that one."""
        self.map_button = QPushButton(self, autoDefault=True)
        self.map_button.clicked.connect(self.map_wanted)
        self.title, self.effects, self.results = QLabel(self), QLabel(self), QLabel(self)
        self.stage = FightStage(translate, self)
        self.stage.settled.connect(self._settle)
        self.hand, self.hand_title = CardStrip(translate, self, size=CardSize.SMALL), QLabel(self)
        self.hand.chosen.connect(self.card_chosen)
        self.hand.pointed.connect(lambda face: self.explain("" if face is None else face.key))
        self.rounds = RoundsStrip(translate, self)
        self.rounds.chosen.connect(self._read)
        self._rounds_title = QLabel(self)
        self.result = ResultPanel(translate, self)
        self.result.continued.connect(self.continued)
        self.result.hide()
        self.essential = self.result
        for part in (self.hand, self.hand_title):  # The stage keeps its size while others decide.
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self.results.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for label in (self.title, self.effects, self.results):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        """Lay out the general part above, the stage in the middle, the hand and the rounds below."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 10)
        whole.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.map_button, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(head)
        whole.addWidget(self.effects)
        whole.addWidget(self.stage, 1)
        whole.addWidget(self.results)
        below = QGridLayout()
        below.setHorizontalSpacing(16)
        below.setVerticalSpacing(2)
        below.addWidget(self.hand_title, 0, 0)
        below.addWidget(self._rounds_title, 0, 1)
        below.addWidget(self.hand, 1, 0, Qt.AlignmentFlag.AlignBottom)
        below.addWidget(self.result, 0, 0, 2, 1)
        below.addWidget(self.rounds, 1, 1, Qt.AlignmentFlag.AlignTop)
        below.setColumnStretch(0, 1)
        whole.addLayout(below)

    # Contents

    def show_fight(self, fight: FightPicture | None, speed: float = 0.0) -> None:
        """Show a combat, and play what happened since the last picture; None keeps the last one in view."""
        if fight is None or (fight == self._newest and not self.is_over):
            return
        self.is_over = False
        self._show_hand(fight)
        self._show(PendingPicture(fight, lambda: self._set_fight(fight), speed))

    def show_end(self, end: FightEnd, speed: float = 0.0) -> None:
        """Show how the displayed combat ended."""
        if self._newest is None or (self.is_over and end == self._end):
            return
        self._end = end
        self.is_over = True
        over = ended(self._newest, end)
        self._show(PendingPicture(over, lambda: self._set_end(over, end), speed))

    @property
    def has_fight(self) -> bool:
        """Return True if a combat of this game is or was displayed."""
        return self._newest is not None

    def forget(self) -> None:
        """Forget the last combat, at the beginning of a game."""
        self.finish()
        self.fight = self._newest = self._end = None
        self.is_over = False

    @property
    def is_moving(self) -> bool:
        """Return True while something is played."""
        return self.stage.beats.is_playing

    def finish(self) -> None:
        """End all motion now."""
        while self.stage.beats.is_playing:
            self.stage.beats.finish()

    def _show(self, new: PendingPicture) -> None:
        """Play what leads to a new picture; until new cards are turned up, one picture after the other."""
        is_waiting = new.speed > 0 and turned_since(self._newest, new.picture) is None
        self._newest = new.picture
        if not new.picture.outlooks:
            self.stage.outlook.show_outlook(None)
        if self.stage.beats.is_playing and is_waiting:
            self._queue.append(new)
            return
        self.finish()
        self._play(new)

    def _play(self, new: PendingPicture) -> None:
        """Play the changes from the displayed picture to a new one."""
        self._after = new.settle
        speed = new.speed if self.isVisible() else 0.0
        self.results.setEnabled(turned_since(self.fight, new.picture) is None)  # those of an earlier round
        self.stage.play(changes(self.fight, new.picture), speed)

    def _settle(self) -> None:
        """Show the picture whose changes have been played, and go on with the next one."""
        after, self._after = self._after, None
        if after is not None:
            after()
        if self._queue:
            self._play(self._queue.pop(0))

    def _set_fight(self, fight: FightPicture) -> None:
        self.fight = fight
        self.subject = fight.foe.id
        self.result.hide()
        chooser = chooser_of(fight)
        hand = () if chooser is fight.foe else fight.foe.hand
        self.stage.set_night(fight.is_night)
        self.stage.show_fighters(fight.foe, fight.team, fight.rounds[-1] if fight.rounds else None, hand)
        self.explain()
        self._tell(fight)

    def _set_end(self, over: FightPicture, end: FightEnd) -> None:
        self.fight = over
        last = end.rounds[-1] if end.rounds else None
        self.stage.show_fighters(end.foe, end.team, last, is_over=True)
        had_focus = self.hand.hasFocus()
        self.hand.hide()
        self.hand_title.hide()
        self.stage.outlook.show_outlook(None)
        self.result.show_end(end)
        self.result.show()
        if had_focus:
            self.result.button.setFocus()
        self._tell(over)
        self.ended.emit()

    def explain(self, key: str = "") -> None:
        """Show the results of the card with this key, else of the one explained now, else of the first."""
        panel, fight = self.stage.outlook, self.fight
        by_key = {} if fight is None or self.is_over else {one.card.key: one for one in fight.outlooks}
        shown = "" if panel.outlook is None else panel.outlook.card.key
        first = next(iter(by_key.values()), None)
        panel.show_outlook(by_key.get(key) or by_key.get(shown) or first)

    def _tell(self, fight: FightPicture) -> None:
        self.rounds.set_rounds(fight.rounds)
        self._rounds_title.setVisible(bool(fight.rounds))
        self._say(fight)
        self.fit()
        self.told.emit()

    def _show_hand(self, fight: FightPicture) -> None:
        chooser = chooser_of(fight)
        self.hand.set_faces(chooser.hand if chooser is not None else ())
        self.hand.setVisible(chooser is not None)
        self.hand_title.setVisible(chooser is not None)
        self._name_hand(fight)

    def _name_hand(self, fight: FightPicture) -> None:
        chooser = chooser_of(fight)
        if chooser is not None:
            name = chooser.name.render(self._translate)
            title = self.tr("Choose one of {name}'s cards") if self._is_asked else self.tr("{name}'s cards")
            self.hand_title.setText(title.format(name=name))
            self.hand_title.setFont(serif(self.font(), 1.1, bold=True))
            self.hand.setAccessibleName(self.tr("{name}'s cards to choose from").format(name=name))

    def _read(self, chosen: FightRound | None) -> None:
        """Show the results of a round that was chosen in the strip."""
        if chosen is not None and self.fight is not None:
            self.results.setText(round_sentence(chosen, self._translate))

    def set_playable(self, keys: Iterable[str]) -> None:
        """Mark the cards with these keys as ones that can be chosen now."""
        playable = tuple(keys)
        self.hand.set_playable(playable)
        self._is_asked = bool(playable)
        if self._newest is not None:
            self._name_hand(self._newest)

    def restyle(self) -> None:
        """Fit the page again: frames of another theme need a different size."""
        self.stage.restyle()
        self.fit()

    # Words

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._rounds_title.setText(self.tr("Rounds so far"))
        self._rounds_title.setFont(serif(self.font(), 1.1, bold=True))
        self.rounds.setAccessibleName(self.tr("Rounds of this combat"))
        self.map_button.setText(self.tr("Show the Map"))
        self.rounds.retranslate()
        if self.fight is not None:
            self._say(self.fight)
        if self._newest is not None:
            self._name_hand(self._newest)

    def _say(self, fight: FightPicture) -> None:
        """Set the words of a combat."""
        say = self._translate
        self.title.setText(_title_of(fight, is_over=not self.result.isHidden()).render(say))
        self.title.setFont(serif(self.font(), 1.5, bold=True))
        self.effects.setText(" ".join(effect.render(say) for effect in fight.effects))
        self.effects.setVisible(bool(fight.effects))
        self.results.setText(result_sentences(fight, say))
        self.results.setEnabled(True)
        self.results.setFont(serif(self.font(), 1.2))

    def take_room(self, room: QSize) -> None:
        """Seat the fighters for the visible size."""
        self.stage.set_room(room)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.fit()  # other words need a different size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground: a sheet with a double frame."""
        paint_sheet(QPainter(self), QRectF(self.rect()), current_theme())


_OPEN_TITLE = N_("Combat {place:in}: round {round}, {when}")
_TITLE = N_("Combat {place:in}: round {round} of {most}, {when}")
_OVER = N_("The combat {place:in} is over")


def _title_of(fight: FightPicture, *, is_over: bool) -> Text:
    if is_over:
        return _OVER.fill(place=fight.place)
    title = _OPEN_TITLE if fight.longest == NO_LIMIT else _TITLE
    return title.fill(place=fight.place, round=fight.round, most=fight.longest, when=fight.when)
