"""People at a table who play at random and record the acknowledged actions."""

import random

import httpx
from tests.server.players import Player
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

LOST = (
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    httpx.TransportError,
    OSError,
    EOFError,
)  # the server is down


class Ledger:
    """The requests of one seat: acknowledged ones in order, and unanswered ones."""

    def __init__(self):
        self.kept, self.asked = [], None

    def check(self, found):
        """All acknowledged actions are stored once and in order; after them at most unanswered ones."""
        assert found[: len(self.kept)] == self.kept, "lost, doubled or out of order"
        assert found[len(self.kept) :] in ([], [self.asked])
        self.kept, self.asked = found, None

    def heard(self, answer):
        if answer["type"] == "accepted":
            self.kept.append(self.asked)
        self.asked = None


class Party:
    """A table with people at all seats except those of bots; after a match they open another."""

    def __init__(self, server, game, seed, people, bots=0, **options):
        self.server, self.game, self.people, self.bots, self.options = server, game, people, bots, options
        self.rng = random.Random(seed)
        self.players, self.past, self.failure, self.talked = [], [], None, 0
        self.begin(*self.seated())

    @property
    def acknowledged(self):
        parts = [*self.past, (self.table, self.moves, self.words)]
        return sum(len(ledger.kept) for _, moves, words in parts for ledger in (*moves, *words))

    def seated(self):
        """Open a table with all seats taken; return the tokens."""
        seats = ["you", *["open"] * (self.people - 1), *["random"] * self.bots]
        table, host = self.server.open(self.game, players=len(seats), seats=seats, options=self.options)
        return table, [host, *self.server.seat(table, host, *range(1, self.people))]

    def begin(self, table, tokens):
        self.table, self.tokens, self.players = table, tokens, []
        self.moves, self.words = ([Ledger() for _ in tokens] for _ in range(2))

    # --------------------------------------------------------------------------------------- playing

    def play(self):
        """Play until the server is down, in a thread. Unexpected errors are stored."""
        try:
            self.come()
            while True:
                self.act()
                if self.players[0].over:
                    self.go_on()
        except LOST:
            pass
        except BaseException as error:
            self.failure = error

    def come(self):
        """Connect everybody, or reconnect and receive missed messages."""
        for player in self.players:
            player.again()
        for token in self.tokens[len(self.players) :]:
            self.players.append(Player(self.server, self.table, token))
        for player in self.players:
            assert [*player.log] == [*range(1, player.revision + 1)], "nothing is missing, nothing was told twice"

    def go_on(self):
        found = self.seated()
        self.close()
        self.past.append((self.table, self.moves, self.words))
        self.begin(*found)
        self.come()

    def act(self):
        """All who may act do so at once, and sometimes one of them sends chat."""
        begun = []
        for player, ledger in zip(self.players, self.moves, strict=True):
            player.settle()
            if player.legal and not player.over:
                number = self.rng.choice(player.legal)
                fits = {"words": [player.words[number]]} if number in player.words else {"revision": player.revision}
                ledger.asked = player.game.notation[number]
                begun.append((player, ledger, player.begin("act", actions=[number], **fits)))
        if self.rng.random() < 0.2:
            begun.append(self.talk())
        for player, ledger, id in begun:
            ledger.heard(player.answer(id))

    def talk(self):
        seat, self.talked = self.rng.randrange(self.people), self.talked + 1
        player, ledger = self.players[seat], self.words[seat]
        ledger.asked = f"saying {self.talked}"
        return player, ledger, player.begin("talk", text=ledger.asked)

    # -------------------------------------------------------------------------------------- checking

    def check(self):
        """The database has all acknowledged actions, for this match and all before it."""
        if self.failure is not None:
            raise self.failure
        for table, moves, words in (*self.past, (self.table, self.moves, self.words)):
            entries, said = self.server.entries(table), self.said(table)
            for seat, (ledger, talk) in enumerate(zip(moves, words, strict=True)):
                ledger.check([action for who, action in entries if who == seat])
                talk.check([text for who, text in said if who == seat])

    def said(self, table):
        return self.server.rows('select seat, "text" from talks where "match" = ? order by seq', table)

    def check_views(self):
        """A player who was always connected has seen the same as one who connects now."""
        for player in self.players:
            player.again()
            with Player(self.server, self.table, player.token) as fresh:
                assert fresh.log == player.log
                assert fresh.view == player.view
                assert fresh.words.items() <= player.words.items()

    def close(self):
        for player in self.players:
            player.close()
