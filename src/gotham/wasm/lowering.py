"""The rules of a game as an object file for wasm32: `python -m gotham.wasm.lowering GAME VERSION FILE`.

It runs in a process of its own, whose environment (`settings`) makes numba leave its code as it is: the same bytes
on every machine. LLVM then optimises the whole module once, for wasm32.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..engine import UNKNOWN, bind
from ..engine.compiler import PORTABLE
from ..match.game import Game
from ..match.game import game as find_game
from .exports import EXPORTS, KEY, MASK, OPTIONS, RETURNS, SEED, STATE, VIEW

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
WORD = 8  # bytes of a value
UNUSED = ("NRT_incref", "NRT_decref", "NRT_MemInfo_call_dtor")  # numba counts references to arrays; a module owns none
LOCAL = ("common global", "linkonce_odr global", "linkonce_odr constant")  # kinds of global that become internal


def settings() -> dict[str, str]:
    """Return the environment of the process that lowers rules."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    return kept | {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}


def lower(game: Game) -> bytes:
    """Return the object file of a game's rules."""
    machine, module = _optimised(game)
    return bytes(machine.emit_object(module))


def assembly(game: Game) -> str:
    """Return the same as text, for people."""
    machine, module = _optimised(game)
    return str(machine.emit_assembly(module))


def _optimised(game: Game) -> tuple[Any, Any]:
    """Return the compiler for wasm32 and the module of a game's rules."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(cpu="mvp", features=FEATURES, opt=2, reloc="static")
    module = llvm.parse_assembly(_header(str(machine.target_data)))
    for text in _texts(game):
        module.link_in(llvm.parse_assembly(_ported(text)))
    for function in [*module.functions]:
        if not function.is_declaration and function.name not in EXPORTS:
            function.linkage = "internal"
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(module, builder)
    return machine, module


def _header(layout: str) -> str:
    unused = (f"define void @{name}(ptr %0) {{\n  ret void\n}}" for name in UNUSED)
    return "\n".join([f'target datalayout = "{layout}"', f'target triple = "{TRIPLE}"', *unused])


def _texts(game: Game) -> Iterator[str]:
    """Yield LLVM's text of every rule of the contract with all it calls, each followed by its export."""
    for name, arguments in EXPORTS.items():
        rule = bind(getattr(game.rules, name), game.rules, PORTABLE, inner=True)
        types = tuple(_numba_type(game, argument) for argument in arguments)
        rule.compile(types)
        yield rule.inspect_llvm(types)
        found = rule.overloads[types]
        yield _export(game, name, arguments, found.fndesc.llvm_func_name)


def _ported(text: str) -> str:
    """Return LLVM's text without what names the machine it was made on."""
    lines = [line for line in text.splitlines() if not line.startswith(("target datalayout", "target triple"))]
    return "\n".join(_internal(line) if line.startswith("@") else line for line in lines)


def _internal(line: str) -> str:
    for kind in LOCAL:
        line = line.replace(f"= {kind} ", f"= internal {kind.split()[-1]} ", 1)
    return line


def _numba_type(game: Game, argument: str) -> Any:
    from numba import typeof, types

    if argument in (STATE, VIEW):
        return typeof(game.rules.State.rows()[0])  # type: ignore[no-untyped-call]
    if argument in (KEY, OPTIONS, RETURNS):
        return types.Array(types.int64, 1, "C")
    return types.Array(types.boolean, 1, "C") if argument == MASK else types.int64


def _export(game: Game, name: str, arguments: tuple[str, ...], target: str) -> str:
    """Return LLVM's text of a function with plain arguments that calls a compiled rule as numba does."""
    sizes = {OPTIONS: max(1, len(game.rules.OPTIONS)), KEY: 8, RETURNS: max(game.rules.PLAYERS)}
    sizes[MASK] = game.rules.ACTIONS.count
    taken, before, passed = list[str](), list[str](), ["ptr %result", "ptr %error"]
    for place, argument in enumerate(arguments):
        each = f"%{place}"
        if argument in (STATE, VIEW):
            taken.append(f"ptr {each}")
            passed.append(f"ptr {each}")
        elif argument in sizes:
            count, width = sizes[argument], 1 if argument == MASK else WORD
            taken.append(f"ptr {each}")
            passed += ["ptr null", "ptr null", f"i64 {count}", f"i64 {width}"]
            passed += [f"ptr {each}", f"i64 {count}", f"i64 {width}"]
        elif argument == SEED:
            taken += [f"i32 {each}", f"i32 %{place + 1}"]
            before += [f"%low = zext i32 {each} to i64", f"%half = zext i32 %{place + 1} to i64"]
            before += ["%high = shl i64 %half, 32", "%seed = or i64 %low, %high"]
            passed.append("i64 %seed")
        else:
            taken.append(f"i32 {each}")
            before.append(f"%wide{place} = sext i32 {each} to i64")
            passed.append(f"i64 %wide{place}")
    if VIEW in arguments:
        before += _cleared(f"%{arguments.index(VIEW)}", game.rules.State.dtype.itemsize // WORD)
    return f"""
declare i32 @"{target}"({", ".join(each.split()[0] for each in passed)})
define i32 @{name}({", ".join(taken)}) {{
start:
  %result = alloca i64
  %error = alloca ptr
  store i64 0, ptr %result
  {chr(10).join(before)}
  %status = call i32 @"{target}"({", ".join(passed)})
  %answer = load i32, ptr %result
  ret i32 %answer
}}"""


def _cleared(view: str, count: int) -> list[str]:
    """Return the text of a loop that makes all of a view unknown."""
    return [
        "br label %clear",
        "clear:",
        "%at = phi i32 [ 0, %start ], [ %next, %clear ]",
        f"%cell = getelementptr i64, ptr {view}, i32 %at",
        f"store i64 {UNKNOWN}, ptr %cell",
        "%next = add i32 %at, 1",
        f"%more = icmp ult i32 %next, {count}",
        "br i1 %more, label %clear, label %call",
        "call:",
    ]


if __name__ == "__main__":
    chosen, version, file = sys.argv[1:]
    Path(file).write_bytes(lower(find_game(chosen).of_version(int(version))))
