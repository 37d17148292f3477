"""The schema of the database. A match is its start and its log; its state is replayed from them."""

import sqlalchemy as sa

metadata = sa.MetaData()

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("start", sa.Text),  # a scene, where the match does not start with the rules' setup
    sa.Column("secret", sa.String(64), nullable=False),  # from which invitations and seeds of bots are derived
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("next", sa.String(40)),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("clock", sa.Integer, nullable=False),  # seconds for a phase that all decide at once; 0 for no limit
    sa.Column("until", sa.Float),  # the next timeout
    sa.Column("timing", sa.JSON),  # the clock of awaited seats; null for no limit
    sa.Column("times", sa.JSON),  # the state of all clocks
    sa.Column("hints", sa.Boolean, nullable=False),  # whether bots give hints
    sa.Column("programs", sa.Integer),  # how many seats programs may take; null for any number
    sa.Column("touched", sa.Float, nullable=False),  # time of the latest action, to about an hour
    sa.Index("lobby", "listed", "opened"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # unique, so that of two processes only one can append
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),  # notation, or "undo"
    sa.Column("note", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("token", sa.String(64), primary_key=True),  # its hash: reading the database is not enough to take a seat
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("seat", sa.Integer),  # whose secrets they have seen: they can take no other
    sa.Column("program", sa.Boolean, nullable=False),  # whether it is a program that said so
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("holder", sa.String(64)),  # the token's hash
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("turnover", sa.Integer, nullable=False),  # revokes older invitations when it grows
    sa.Column("left", sa.String(40), nullable=False),  # name of the person who left it, until a person takes it
    sa.Column("colour", sa.String(40), nullable=False),  # that its latest person chose; empty for what is left
)

changes = sa.Table(  # numbers the changes of seats and state of a match, as `entries` numbers its actions
    "changes",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
)

talks = sa.Table(
    "talks",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("hearers", sa.JSON),  # seats; null for all
    sa.Column("about", sa.String(20), nullable=False),  # an announcement of the table about a name, instead of a text
    sa.Column("people", sa.JSON),  # tokens' hashes of those who may read a private message; null: whoever has the seats
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("about", sa.String(40), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

alerts = sa.Table(
    "alerts",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),  # push, hook or mail
    sa.Column("target", sa.JSON, nullable=False),  # the address, URL or browsers
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("told", sa.Integer),  # length of the log at the latest alert
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("mark", sa.String(64), nullable=False),  # of the reported person, for a ban; no address
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("said", sa.JSON, nullable=False),  # their latest chat messages that the reporter may read
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("mark", sa.String(64), primary_key=True),  # a keyed hash of an address
    sa.Column("until", sa.Float),  # null for ever
    sa.Column("reason", sa.Text, nullable=False),
)

notices = sa.Table(  # events of the host's commands, which servers poll
    "notices",
    metadata,
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("match", sa.String(40), nullable=False),  # empty for bans or settings
    sa.Column("at", sa.Float, nullable=False),
)

shards = sa.Table(  # leases: which of several servers drives the bots and clocks of a shard's tables
    "shards",
    metadata,
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("process", sa.String(40), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("followed", sa.Float, nullable=False),  # until when another server has tables of the shard in memory
)

keepers = sa.Table(  # leases of tables: only servers of an older release use them, beside this one during an upgrade
    "keepers",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("process", sa.String(40), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

analyses = sa.Table(  # results of analyses, which can be computed again
    "analyses",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False),  # fingerprint of the code that made it
    sa.Column("made", sa.Float, nullable=False),  # when
    sa.Column("size", sa.Integer, nullable=False),  # bytes of the content
    sa.Column("content", sa.LargeBinary, nullable=False),  # the documents by language, compressed
)

house = sa.Table(  # shared by all servers on this database: keys, retention
    "house",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
