"""Makes batches by the name of their device."""

from collections.abc import Mapping
from pathlib import Path

from ..i18n.errors import Unknown
from ..match.game import Game
from ..match.game import game as find_game
from .arrays import Batch, BatchSetting
from .bundle import bundle_for, read_bundle
from .evaluation import worth_of

DEVICES = ("cpu", "cuda")


def make(
    game: Game | str,
    lanes: int,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | str = 0,
    device: str = "cpu",
    autoreset: str = "next-step",
    threads: int | None = None,
    kernels: Path | None = None,
) -> Batch:
    """Return a batch of so many matches; `reset` starts them.

    On a CPU, `threads` is one for each core unless said otherwise. On a GPU, `kernels` is a folder of compiled kernels;
    without it they are compiled here, which needs the extra `gpu`.
    """
    this = find_game(game) if isinstance(game, str) else game
    count = this.check_players(min(this.rules.PLAYERS) if players is None else players)
    chosen = tuple(map(int, this.indices(this.check_options(options))))
    setting = BatchSetting(count, chosen, str(seed))
    if device == "cpu":
        from .cpu import CpuBatch

        return CpuBatch(this, setting, lanes, autoreset, threads)
    if device == "cuda":
        from .gpu import CudaBatch

        bundle = bundle_for(this.name, this.rules, lambda: worth_of(this)) if kernels is None else read_bundle(kernels)
        return CudaBatch(bundle, setting, lanes, autoreset)
    raise Unknown("error-batch-device", name=device, known=", ".join(DEVICES))
