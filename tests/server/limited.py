"""A server whose limits are lowered, so that a test reaches their edge quickly."""

import json

from tests.server.serving import Server
from tools import preforked

SCRIPT = """
import json, pathlib, socket, sys
from gotham.server import limits
chosen, lowered = map(json.loads, sys.argv[1:])
for name, value in lowered.items():
    limits.LIMITS[name].value = value
from gotham.cli.network import listen
from gotham.server.run import run
from gotham.server.settings import Settings
listening = listen("127.0.0.1", 0)
listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # the kernel would hold megabytes for a silent client
print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
run(Settings(**chosen | {"data": pathlib.Path(chosen["data"])}), listening)
"""


class LimitedServer(Server):
    """A server with other values of some limits, by their names in `gotham.server.limits`."""

    starting = staticmethod(preforked.start_new)  # values are read at import

    def __init__(self, data, lowered, **chosen):
        super().__init__(data, limits=True, **chosen)
        self.lowered = lowered

    def _command(self):
        chosen = {"data": str(self.data), "pace": 0.0, "limited": True, **self.chosen}
        return SCRIPT, [json.dumps(chosen), json.dumps(self.lowered)]
