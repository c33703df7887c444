"""Play chapters by their hints, which are followed blindly: `python -m benchmarks.blind_hints shadow-06`.

Each decision of the own side is the hint's, and the final answer is given when a hint recommends it. The
other side is the one that a person meets, as in `furyqt simulate --chapter shadow-06 --other preset`, which
plays the same seeds by the rule of thumb. At the end stands how often the goal was reached for each chance
that the hints had told.
"""

import argparse

from ai.agent import AgentDecision
from ai.knowledge.fury.aims import PERCENT
from ai.knowledge.point_scale import ChanceCurve, log_odds
from ai.mcts.explain import explain, reconsidered
from ai.mcts.search import SearchAgent
from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.measuring import ChapterMatch, agents_of, chapter_game_of, match_record
from furyqt.controllers.chapters.sealing import answer_note, seal, seal_places
from furyqt.controllers.chapters.verdict import ChapterVerdict, read_verdict
from furyqt.controllers.session.history import History, seed_for
from furyqt.rules.core.campaign.chapter import PRESET
from furyqt.rules.core.ruleset import ruleset
from lab.train.chance import Sample, report


def hinted(history: History, agent: SearchAgent, player: int, seed: int) -> AgentDecision:
    """Return the decision that a hint recommends, with its reasons."""
    seen = history.observation(player)
    decision = agent.decide(seen, seed)
    why = explain(history.rules, agent.knowledge, seen, decision, seed)
    return decision if why is None else reconsidered(seen, decision, why)


def played(match: ChapterMatch) -> tuple[ChapterVerdict, list[float]]:
    """Play one game of a chapter by its hints; return how it ended and what the hints told."""
    game = chapter_game_of(match)
    history = chapter_history(match_record(match, game, ruleset(match.game)))
    agents, own, told = agents_of(match, game), game.campaign.player, list[float]()
    while not history.is_over:
        player = history.table.seats[history.seat_to_move].player
        agent, seed = agents[player], seed_for(history, player)
        if player != own or not isinstance(agent, SearchAgent):
            decision = agent.decide(history.observation(player), seed)
        else:
            decision = hinted(history, agent, player, seed)
            if decision.why is not None:
                told.append(log_odds(decision.points / PERCENT))
            note = answer_note(history, decision)
            if note is not None and note.is_better and decision.why is not None:
                seal(history, [place for place, _ in decision.why.places[: seal_places(history)]])
                break
        history.add(history.observation(player).actions[decision.index])
    verdict = read_verdict(history.record.tags["Verdict"])
    assert verdict is not None
    return verdict, told


def main() -> None:
    """Print the end of each game, and how many were won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("chapters", nargs="+", metavar="chapter")
    parser.add_argument("--game", default="fury3")
    parser.add_argument("--preset", default="hunter")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=9301)
    chosen = parser.parse_args()
    found: list[Sample] = []
    for chapter in chosen.chapters:
        won = 0
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            match = ChapterMatch(
                chosen.game, chapter, chosen.preset, "typical", "search:master", PRESET, seed
            )
            verdict, told = played(match)
            won += verdict.is_success
            found += [Sample(0, one, not number, verdict.is_success) for number, one in enumerate(told)]
            print(chapter, seed, verdict.medal, verdict.reason, verdict.day, flush=True)
        print(f"{chapter}: won {won} of {chosen.games}", flush=True)
    print("", *report(found, ChanceCurve(0.0, 1.0)), sep="\n")


if __name__ == "__main__":
    main()
