"""The sounds of the game: birds by day, the night after the twelfth hour, and a toll for Dinner."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.dining import events
from furyqt.rules.dining.observation import DiningObservation
from furyqt.views.moments.stagings import STAGINGS
from furyqt.views.picture import Great
from furyqt.views.sound.soundtrack import Sound, Soundtrack


class DiningSoundtrack(Soundtrack):
    """Cards, bites, the Bus and the dinner bell."""

    sounds: ClassVar = {
        events.RowDealt: Sound.CARD,
        events.CardUsed: Sound.CARD,
        events.GiftCompleted: Sound.PAGE,
        events.GiftDrawn: Sound.CARD,
        events.StandRepaired: Sound.WOUND,
        events.DinnerSkipped: STAGINGS[Great.BITE].sound,
        events.TicketBought: Sound.TRAIN,
        events.RoundBegan: STAGINGS[Great.DAWN].sound,
        events.NightFell: STAGINGS[Great.NIGHTFALL].sound,
        events.DayEnded: Sound.TOLL,
        events.GameEnded: STAGINGS[Great.LIGHT].sound,
    }

    def ambience(self, observation: DiningObservation) -> Sound:
        """Return the ambience of the half of the day."""
        is_night = observation.clock >= observation.tables.clock.sun_hours
        return Sound.NIGHT_AMBIENCE if is_night else Sound.DAY_AMBIENCE
