"""NegMAS negotiates a deal of Chinatown between two seats; the agreement is then struck at the table.

An outcome is what each of them gives, a building, a shop tile or both, and a price. The utility of a seat is what its
own view says the deal is worth, by the valuation of Gotham's bots. NegMAS is under the AGPL: no requirement of Gotham.
"""

import argparse
import itertools

from negmas import AspirationNegotiator, MappingUtilityFunction, SAOMechanism, make_issue, make_os

import gotham
from gotham.bots import bot
from gotham.games.chinatown.bots.valuation.seat_value import POINTS, SeatEvaluator
from gotham.games.chinatown.rules.state import NEGOTIATING, SUMS

NOTHING = -1  # in the place of a building or tile
BUILDINGS, TILES = 3, 2  # of each seat that are negotiated: interpreted rules value a deal in milliseconds
PRICES = (
    0,
    *(sign * sum_ for sum_ in range(1, 10) for sign in (1, -1)),
)  # in thousands, paid by the first seat


def negotiation(game, seed):
    """Return a table of three at the first negotiation; bots have chosen the buildings."""
    table = game.table(3, seed)
    bots = [bot(game, "random", seat) for seat in range(3)]
    while table.view().state.phase != NEGOTIATING:
        seat = table.awaited[0]
        table.act(seat, bots[seat].act(table.view(seat)))
    return table


class Worth:
    """What deals are worth to one seat, from its own view, in thousands."""

    def __init__(self, game, view, partner, sign):
        self.view, self.partner, self.sign = view, partner, sign  # the price is paid by the seat with sign 1
        self.evaluator, self.known = SeatEvaluator(game), {}

    def gain(self, gives, gets):
        """Return the gain of giving and getting a building and a tile each, without a price."""
        if (gives, gets) not in self.known:
            seat, d = self.view.viewer, self.evaluator.workspace
            self.evaluator.lay_out(self.view)
            before = self.evaluator.value_of(seat)
            for (building, tile), giver, to in ((gives, seat, self.partner), (gets, self.partner, seat)):
                if building != NOTHING:
                    d.owner[building] = to
                if tile != NOTHING:
                    d.loose[giver, tile] -= 1
                    d.loose[to, tile] += 1
            self.known[gives, gets] = (self.evaluator.value_of(seat) - before) / POINTS
        return self.known[gives, gets]

    def __call__(self, outcome):
        if outcome is None:
            return 0.0
        first, second, price = outcome[:2], outcome[2:4], outcome[4]
        return self.gain(*(first, second) if self.sign > 0 else (second, first)) - self.sign * price


def strike(game, table, outcome):
    """Offer the agreement at the table and accept it; return what happened in sentences."""
    number, price = game.rules.ACTIONS.number, outcome[4]
    sides = ((*outcome[:2], 0, 1), (*outcome[2:4], 1, 0))
    moves = [number("give", building, to) for building, _, _, to in sides if building != NOTHING]
    moves += [number("tile", tile, giver, to) for _, tile, giver, to in sides if tile != NOTHING]
    if price:
        moves.append(number("cash", *((0, 1) if price > 0 else (1, 0)), SUMS.index(abs(price))))
    before = len(table.story(0))
    table.act(0, number("draft"), *sorted(moves), number("propose", 0))
    table.act(1, next(action for action in table.numbers(1) if game.notation[action].startswith("yes")))
    return table.story(0)[before:]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=200)
    arguments = parser.parse_args()
    game = gotham.game("chinatown", "plain")
    table = negotiation(game, arguments.seed)
    state = table.view().state
    own = []
    for seat in (0, 1):
        own.append([NOTHING, *(state.owner == seat).nonzero()[0].tolist()[:BUILDINGS]])
        own.append([NOTHING, *state.loose[seat].nonzero()[0].tolist()[:TILES]])
    names = ("building of the first", "tile of the first", "building of the second", "tile of the second")
    issues = [*map(make_issue, own, names), make_issue([*PRICES], "price")]
    worths = [Worth(game, table.view(seat), 1 - seat, sign) for seat, sign in ((0, 1), (1, -1))]
    space = make_os(issues)
    mechanism = SAOMechanism(outcome_space=space, n_steps=arguments.steps)
    for seat, worth in enumerate(worths):
        utility = MappingUtilityFunction(worth, outcome_space=space, reserved_value=0.0)
        mechanism.add(AspirationNegotiator(name=f"seat {seat}", ufun=utility, aspiration_type="linear"))
    state = mechanism.run()
    outcomes = [*itertools.product(*own, PRICES)]
    best = max(sum(worth(outcome) for worth in worths) for outcome in outcomes)
    print(f"{len(outcomes)} possible deals; the best joint gain is ${1000 * best:,.0f}")
    if state.agreement is None:
        print("no agreement")
        return
    gains = [worth(state.agreement) for worth in worths]
    print(f"agreed after {state.step} steps: the gains are ${1000 * gains[0]:,.0f} and ${1000 * gains[1]:,.0f}")
    print(*strike(game, table, state.agreement), sep="\n")


if __name__ == "__main__":
    main()
