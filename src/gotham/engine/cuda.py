"""The one seam to the GPU compiler, numba-cuda (extra `gpu`): rules as device functions, kernels as PTX.

Nothing here needs a GPU: PTX is made for a compute capability, and whoever has a driver loads it.
"""

import contextlib
import dis
import functools
import importlib.util
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest import mock

import numpy as np

from . import chance, lanes, playout, records
from .compiler import Target, add_target, called_by

CUDA = "cuda"  # the mode of rules that kernels call
CAPABILITY = (9, 0)  # of the GPU that PTX is made for; newer ones run it too
ALIGNMENT = 16  # of arrays in local memory, in bytes
NEEDED = ("numba_cuda", "llvmlite")


def has_cuda() -> bool:
    """Return whether kernels can be compiled here."""
    return all(importlib.util.find_spec(name) is not None for name in NEEDED)


def device_function(function: Any) -> Any:
    """Return a rule as a function that kernels can call."""
    from numba import cuda

    return cuda.jit(device=True)(function)


@functools.cache
def repeated(game: ModuleType, *kernel: Any) -> frozenset[str]:
    """Return the names of the rules with a loop that several places call: each is compiled once, not into its callers.

    Otherwise a kernel grows to many times the size of the caches for instructions, and runs out of registers. A kernel
    calls the rules of `lanes`, unless others are named.
    """
    roots = [*kernel] or [value for value in vars(lanes).values() if getattr(value, "is_rule", False)]
    sites, seen = Counter[Any](), set[Any]()
    while roots:
        function = roots.pop()
        if function not in seen:
            seen.add(function)
            called = [replaced(each) for each in called_by(function, game)]
            sites.update(called if function.__module__ != lanes.__name__ else ())  # a kernel uses few of the lanes'
            roots += called
    return frozenset(each.__qualname__ for each, count in sites.items() if count > 1 and _has_loop(each))


def _has_loop(function: Any) -> bool:
    return any(step.opname.startswith("JUMP_BACKWARD") for step in dis.get_instructions(function))


def replaced(function: Any) -> Any:
    """Return what a GPU does instead of a function of the engine: the same results, from its own instructions."""
    from . import warp

    own = {
        records.bits: warp.bits,
        playout.pick: warp.pick,
        chance.block: warp.block,
        chance.number: warp.number,
        chance.shuffle: warp.shuffle,
    }
    return own.get(function, function)


def table_of(value: Any) -> Any:
    """Return a tuple of whole numbers as an array, and any other constant as it is.

    A tuple is indexed by comparing the index with each of its places, and with an error that leaves the kernel: threads
    that part there never run side by side again.
    """
    if not isinstance(value, tuple) or len(value) < 2 or not all(type(each) is int for each in value):
        return value
    return np.array(value, np.int64)


def ptx(
    kernel: Any, arguments: Sequence[Any], game: ModuleType, threads: int, blocks: int, called: Sequence[Any] = ()
) -> str:
    """Compile a kernel to PTX, for so many threads in a block and at least so many blocks on a multiprocessor.

    `called` are the rules it calls, where those are not of `lanes`.
    """
    from numba import cuda, types

    with _without_device(), _tables_in_memory(), _apart(repeated(game, *called)), _exactly(), _aligned():
        code, _ = cuda.compile(
            kernel,
            types.void(*arguments),
            device=False,
            abi="numba",
            output="ptx",
            cc=CAPABILITY,
            launch_bounds=(threads, blocks),
        )
    return str(code)


def array(dtype: Any, dimensions: int = 1) -> Any:
    """Return the type of an array argument; one of several dimensions may have any strides."""
    from numba import from_dtype, types

    return types.Array(from_dtype(np.dtype(dtype)), dimensions, "C" if dimensions == 1 else "A")


def number() -> Any:
    """Return the type of a whole number as an argument."""
    from numba import types

    return types.int64


def entry_of(code: str) -> str:
    """Return the name of the kernel in PTX."""
    return code.split(".visible .entry ", 1)[1].split("(", 1)[0].strip()


@contextlib.contextmanager
def _without_device() -> Iterator[None]:
    """Compile device functions for CAPABILITY, although numba-cuda asks the device at hand."""
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=CAPABILITY)
    with mock.patch.object(dispatcher, "get_current_device", return_value=device):
        yield


@contextlib.contextmanager
def _exactly() -> Iterator[None]:
    """Round every product before it is added to, as a CPU does."""
    from numba.cuda.cudadrv import nvvm

    with mock.patch.object(nvvm, "compile_ir", functools.partial(nvvm.compile_ir, fma=False)):
        yield


@contextlib.contextmanager
def _aligned() -> Iterator[None]:
    """Align local arrays for every type: states and masks are arrays of bytes that kernels also read as words."""
    from numba.cuda import cudaimpl

    before = cudaimpl._generic_array

    def generic_array(*values: Any, alignment: int | None = None, **named: Any) -> Any:
        return before(*values, alignment=alignment or ALIGNMENT, **named)

    with mock.patch.object(cudaimpl, "_generic_array", generic_array):
        yield


@contextlib.contextmanager
def _apart(names: Set[str]) -> Iterator[None]:
    """Forbid the compiler to copy these rules into their callers."""
    from numba.cuda.lowering import CUDALower

    before = CUDALower.pre_lower

    def pre_lower(self: Any) -> None:
        before(self)
        if self.func_ir.func_id.func.__name__ in names:
            self.builder.function.attributes.add("noinline")

    with mock.patch.object(CUDALower, "pre_lower", pre_lower):
        yield


@contextlib.contextmanager
def _tables_in_memory() -> Iterator[None]:
    """Put the tables of rules into global memory: constant memory holds 64 KB, and loads from it may be speculated."""
    from numba.cuda.target import CUDATargetContext

    with mock.patch.object(CUDATargetContext, "make_constant_array", _table):
        yield


def _table(context: Any, builder: Any, kind: Any, values: Any) -> Any:
    """Return an array of the rules as a constant of the module."""
    from llvmlite import ir
    from numba.cuda import cgutils
    from numba.cuda.cudadrv import nvvm

    values = np.ascontiguousarray(values)
    words = values.view(np.uint8).reshape(-1)
    size = ir.ArrayType(ir.IntType(8), len(words))
    table = cgutils.add_global_variable(builder.module, size, "table", addrspace=nvvm.ADDRSPACE_GLOBAL)
    table.linkage, table.global_constant, table.align = "internal", True, 8
    table.initializer = ir.Constant(size, bytearray(words.tobytes()))
    array = context.make_array(kind)(context, builder)
    context.populate_array(
        array,
        data=builder.bitcast(builder.addrspacecast(table, ir.PointerType(ir.IntType(8)), "generic"), array.data.type),
        shape=[context.get_constant(_intp(), length) for length in values.shape],
        strides=[context.get_constant(_intp(), stride) for stride in values.strides],
        itemsize=context.get_constant(_intp(), values.itemsize),
        parent=None,
        meminfo=None,
    )
    return array._getvalue()


def _intp() -> Any:
    from numba import types

    return types.intp


add_target(CUDA, Target(replaced, table_of, device_function))
