"""Run the soak: `python -m tests.soak [PART=FIRST-LAST ...] [--state FILE | --fresh] [--processes 2]`.

Without parts, all is run. A second run continues where the first has stopped. `--fresh` neither reads nor writes the
state. A failed number is repeated with its part, as in `python -m tests.soak --fresh inputs=4711`.
"""

import argparse
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tests.soak.parts import ALL, PARTS, check
from tests.soak.progress import Progress

STATE = Path("build/soak.jsonl")


def wish_of(text):
    """Return the part and the numbers of an argument such as `kills=1-200`."""
    name, _, numbers = text.partition("=")
    first, _, last = numbers.partition("-")
    if name not in PARTS or not first.isdigit() or not (last or first).isdigit():
        parts = " ".join(f"{part.name}=1-{part.whole}" for part in ALL)
        raise argparse.ArgumentTypeError(f"expected numbers of a part, as in {parts}; found {text}")
    return name, range(int(first), int(last or first) + 1)


def run(wishes, progress, processes):
    """Check all portions that are not done; return the failures."""
    portions = [portion for name, numbers in wishes for portion in progress.left(name, numbers)]
    failures, begun = [], time.monotonic()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        waiting = [pool.submit(check, portion) for portion in portions]
        for done, future in enumerate(as_completed(waiting), 1):
            result = future.result()
            progress.add(result)
            failures += [result] if result.failure else []
            part, first, last = result.portion
            spent, rest = time.monotonic() - begun, len(portions) - done
            how = f"FAILED: {result.failure}" if result.failure else f"{result.seconds:.0f} s"
            print(f"{spent:6.0f} s  {part} {first}-{last}: {how}; {rest} portions left", flush=True)
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wishes", nargs="*", type=wish_of, metavar="PART=FIRST-LAST")
    parser.add_argument("--state", type=Path, default=STATE)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    wishes = chosen.wishes or [(part.name, range(1, part.whole + 1)) for part in ALL]
    progress = Progress(None if chosen.fresh else chosen.state)
    failures = run(wishes, progress, chosen.processes)
    print(*progress.report(), sep="\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
