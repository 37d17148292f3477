"""Invalid messages of many kinds, all of which must be refused."""

import json
import math
import random

WORD = "abcdefghijklmnopqrstuvwxyzéß漢😀\u202e\n\t\\\"'<>{}[]%&/ "
FIELDS = (
    "type",
    "token",
    "language",
    "describe",
    "since",
    "actions",
    "words",
    "revision",
    "note",
    "id",
    "text",
    "to",
    "about",
)
TYPES = (
    "hello",
    "act",
    "try",
    "undo",
    "talk",
    "note",
    "table",
    "view",
    "accepted",
    "refused",
    "ACT",
    "",
    "__class__",
    None,
    1,
    [],
)


class Garbage:
    """Generates random messages, the same for the same seed. None of them may be executed."""

    def __init__(self, seed, actions):
        self.rng, self.actions = random.Random(seed), actions
        self.sorts = [
            self.bytes_,
            self.binary,
            self.truncated,
            self.wrong_types,
            self.huge_numbers,
            self.nested,
            self.unknown_fields,
            self.wrong_shape,
            self.out_of_range,
            self.wrong_words,
            self.wrong_seats,
            self.again,
        ]

    def message(self):
        """Return a message as text or bytes."""
        return self.rng.choice(self.sorts)()

    def bytes_(self):
        return self.rng.randbytes(self.rng.randrange(200))

    def binary(self):
        return b"\x00\xff" + json.dumps(self.value(2)).encode("utf-16")

    def truncated(self):
        text = json.dumps({"type": "act", "actions": [0], "words": [self.word()], "id": 5})
        return text[: self.rng.randrange(len(text) - 1)]

    def wrong_types(self):
        known = {"type": self.rng.choice(("act", "try", "undo", "talk", "note"))}
        return json.dumps(known | {field: {"x": [None, self.word()]} for field in self.rng.sample(FIELDS[1:], 3)})

    def huge_numbers(self):
        huge = self.rng.choice((2**63, 2**64, -(2**63) - 1, 10**400, 1e308, -1, 0.5, math.inf, math.nan))
        return json.dumps({"type": self.rng.choice(("act", "undo")), "revision": huge, "actions": [0], "id": 1})

    def nested(self):
        depth = self.rng.choice((50, 500, 4000))
        opening, closing = self.rng.choice((("[", "]"), ('{"a":', "}"), ('{"type":"act","actions":[', "]}")))
        return (opening * depth + "0" + closing * depth)[:16_000]

    def unknown_fields(self):
        known = {"type": "talk", "text": "never said", "id": 3}
        return json.dumps(known | {f"x{self.word()}": self.value(1)})

    def wrong_shape(self):
        return json.dumps(
            {"type": self.rng.choice(TYPES), **{self.rng.choice(FIELDS[1:]): self.value(3) for _ in range(2)}, "?": 0}
        )

    def out_of_range(self):
        number = self.rng.choice((-1, self.actions, self.actions + 1, 2**31, -(2**62), 2**63 - 1))
        asked = self.rng.choice(({"type": "act", "revision": 0}, {"type": "act", "words": ["x"]}, {"type": "try"}))
        return json.dumps({**asked, "actions": [number], "id": 9})

    def wrong_words(self):
        action = self.rng.choice((self.rng.randrange(self.actions), self.word(), "play", "undo", "\0"))
        return json.dumps(
            {"type": "act", "actions": [action] * self.rng.choice((1, 2, 64)), "words": [self.word() + "!"], "id": 8}
        )

    def wrong_seats(self):
        to = self.rng.choice(([9], [61, 0], [62], [-1], list(range(63)), 0, "all"))
        return json.dumps({"type": "talk", "text": "never said", "to": to, "id": 2})

    def again(self):
        """Return valid messages at the wrong time."""
        return json.dumps(
            self.rng.choice(
                (
                    {"type": "hello"},
                    {"type": "hello", "token": "x" * 100, "language": "fr", "since": 3},
                    {"type": "undo", "revision": self.rng.randrange(2**31)},
                    {"type": "note", "about": "  ", "text": "never written"},
                    {"type": "talk", "text": " \n\t "},
                )
            )
        )

    def word(self):
        return "".join(self.rng.choices(WORD, k=self.rng.randrange(12)))

    def value(self, depth):
        """Return any JSON value."""
        simple = (None, True, False, 0, -1, 1.5, "", self.word(), 2**53)
        if depth == 0 or self.rng.random() < 0.5:
            return self.rng.choice(simple)
        if self.rng.random() < 0.5:
            return [self.value(depth - 1) for _ in range(self.rng.randrange(4))]
        return {self.word(): self.value(depth - 1) for _ in range(self.rng.randrange(4))}
