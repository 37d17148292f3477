"""What a table writes to the database, and how much of its log is there."""

from ...match.table import UNDO, Table
from ..cluster.pubsub import Channel
from ..db.store import ADD, Store, Write
from ..db.tables import changes, entries


class Persistence:
    """Writes of one table. Entries and changes are numbered, so of two servers only one can take a number."""

    def __init__(self, match: str, store: Store, channel: Channel, entries: int, changes: int) -> None:
        self.match, self.store, self.channel = match, store, channel
        self.entries = entries  # how many entries of the log are persisted
        self.changes = changes  # how many changes of people and state are

    async def write(self, *writes: Write) -> None:
        """Return when everything is persisted; then tell the other servers which database tables have changed."""
        await self.store.write(*writes)
        if self.channel.url:
            self.channel.say(match=self.match, tables=sorted({str(write.statement.table.name) for write in writes}))

    def new_entries(self, table: Table) -> list[Write]:
        """Return the entries of the log that are not persisted yet."""
        return [Write(ADD[entries], self._entry(table, seq)) for seq in range(self.entries, len(table.log))]

    def _entry(self, table: Table, seq: int) -> dict[str, str | int]:
        seat, action, note = table.log[seq]
        text = "undo" if action == UNDO else table.game.notation[action]
        return {"match": self.match, "seq": seq, "seat": seat, "action": text, "note": note}

    def change(self) -> Write:
        """Return the numbered change that goes with a change of people or state."""
        return Write(ADD[changes], {"match": self.match, "seq": self.changes})
