"""Print a rule of the contract as WebAssembly text: `python -m tools.wasm_text GAME RULE`."""

import os
import re
import sys

from gotham.match.game import game as find_game
from gotham.wasm.exports import EXPORTS
from gotham.wasm.lowering import assembly, settings


def main(words: list[str]) -> None:
    if len(words) != 2 or words[1] not in EXPORTS:
        sys.exit(f"usage: python -m tools.wasm_text GAME RULE; the rules: {', '.join(EXPORTS)}")
    found = re.search(rf"^{words[1]}:\n.*?end_function$", assembly(find_game(words[0], "plain")), re.M | re.S)
    print(found[0] if found else f"{words[1]} is part of another rule")


if __name__ == "__main__":
    changed = {name: value for name, value in settings().items() if os.environ.get(name) != value}
    if changed:  # numba reads its settings when it is imported, and Python its own when it starts
        os.execve(sys.executable, [sys.executable, "-m", "tools.wasm_text", *sys.argv[1:]], settings())
    main(sys.argv[1:])
