"""The layers of src/gotham as data: read by tests/project/test_layers.py and printed by docs/architecture.md."""

# From the bottom up: a package imports only those before it. `__init__` lists its public names.
LAYERS = {
    "__init__": "the names that `import gotham` offers, each loaded on first use",
    "folders": "where caches and state are stored",
    "moved": "old module paths that still work, with a warning",
    "engine": "what rules are made of: records, actions, compiler, chance, playouts, search",
    "i18n": "catalogues, remarks of bots, errors",
    "hooks": "what a game may add to its rules: one typed declaration per kind",
    "match": "one match: game, table, view, scene, transcript",
    "batch": "many matches as arrays, on the cores of a CPU or on a GPU",
    "study": "lessons and puzzles",
    "bots": "bots that know no game, and opponents by level",
    "research": "environments for research: PettingZoo, Gymnasium, OpenSpiel, texts",
    "laws": "the properties that every game must have",
    "parallel": "worker processes",
    "insight": "the analysis of a finished match",
    "arena": "tournaments between bots and their statistics",
    "balance": "reports on the balance of a game",
    "printing": "print-and-play sheets",
    "wasm": "rules as WebAssembly modules",
    "games": "the games; nothing outside names one",
    "server": "the web server",
    "client": "the client of the web protocol: programs that take seats",
    "mcp": "tools for language models",
    "cli": "the command `gotham`",
}

# Upward imports only for annotations; at most five, each with its reason.
TYPE_CYCLES = {
    "gotham.hooks.types": "hooks are given games, tables and views, which are built above them",
    "gotham.match.types": "a game makes tables, and tables, views and scenes belong to a game",
    "gotham.server.cluster.sync": "a room that another server overtook catches up, which changes the room",
}

# Used private attributes of other modules' objects, each with its reason.
PRIVATE_USES = {
    "gotham.engine.cuda: _generic_array": "no setting aligns all local arrays, and the simulator takes none",
    "gotham.engine.cuda: _getvalue": "the value of an array in the compiler of numba has no public name",
    "gotham.parallel.pool: _processes": "before Python 3.14 an executor has no public way to end its workers at once",
}

# Allowed imports of the sub-packages of a game: packages of the project, and sub-packages of the same game.
BASE = ("engine", "folders", "i18n", "hooks", "match")
GAMES = {
    "rules": (("engine", "hooks"), ("rules", "cases")),
    "cases": ((*BASE,), ("rules", "cases")),
    "text": ((*BASE,), ("rules", "cases", "text")),
    "ui": ((*BASE, "printing"), ("rules", "cases", "text", "bots", "ui")),
    "bots": ((*BASE, "bots"), ("rules", "cases", "text", "bots", "lab")),
    "insight": ((*BASE, "study", "bots", "insight"), ("rules", "cases", "text", "bots", "insight")),
    "lab": (tuple(LAYERS), ("rules", "cases", "text", "ui", "bots", "insight", "lab")),
}

MOST_MODULES, FEWEST_MODULES, MOST_LINES = 15, 3, 400
