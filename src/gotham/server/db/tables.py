"""The tables of the database. A match is its start and its log; everything else is replayed."""

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
    sa.Column("secret", sa.String(64), nullable=False),  # of invitations and bots
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("next", sa.String(40)),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("clock", sa.Integer, nullable=False),  # seconds for what all decide at once; 0 for as long as they like
    sa.Column("until", sa.Float),  # when the time is up that runs now
    sa.Column("timing", sa.JSON),  # the clock of those who are waited for; none where they have all the time
    sa.Column("times", sa.JSON),  # how that clock stands
    sa.Column("hints", sa.Boolean, nullable=False),  # whether a bot may be asked what it would do
    sa.Column("touched", sa.Float, nullable=False),  # when somebody acted last, to about an hour
    sa.Index("lobby", "listed", "opened"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # taken twice, it raises: two processes cannot both go on
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),  # notation, or "undo"
    sa.Column("note", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("token", sa.String(64), primary_key=True),  # its hash: whoever reads the database cannot take a seat
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("seat", sa.Integer),  # whose secrets they know: they can have no other
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("holder", sa.String(64)),  # the token's hash
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("turnover", sa.Integer, nullable=False),  # makes older invitations void
    sa.Column("left", sa.String(40), nullable=False),  # who has left it, while nobody else has it
)

changes = sa.Table(  # of who is at a table and whether it goes on, numbered like its entries
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
    sa.Column("hearers", sa.JSON),  # seats; none for all
    sa.Column("about", sa.String(20), nullable=False),  # what the table itself tells of a name, instead of a text
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
    sa.Column("target", sa.JSON, nullable=False),  # where it goes
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("told", sa.Integer),  # how long the log was when this was told of last
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("mark", sa.String(64), nullable=False),  # of whom is reported, to ban them by; no address
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("said", sa.JSON, nullable=False),  # what they had said lately, as the reporter may read it
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("mark", sa.String(64), primary_key=True),  # a keyed hash of an address
    sa.Column("until", sa.Float),  # none for ever
    sa.Column("reason", sa.Text, nullable=False),
)

notices = sa.Table(  # from whoever changed something behind the servers' back
    "notices",
    metadata,
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("match", sa.String(40), nullable=False),  # empty: bans or settings
    sa.Column("at", sa.Float, nullable=False),
)

keepers = sa.Table(  # where several processes serve, the one that drives a table's bots and clock
    "keepers",
    metadata,
    sa.Column("match", sa.String(40), primary_key=True),
    sa.Column("process", sa.String(40), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

house = sa.Table(  # what all servers on this database share: keys, retention
    "house",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
