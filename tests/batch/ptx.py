"""Interpret the PTX of a kernel thread by thread, and refuse what a GPU refuses: misaligned and foreign addresses.

It knows the instructions that kernels of games have, for whole numbers and a few for reals, and stops at any other.
"""

import re
import struct

import numpy as np

BASE = 1 << 16  # the first address; smaller ones are refused
NOTHING = 0xDEADBEEFDEADBEEF  # a parameter that a caller leaves undefined
LONG = (1 << 64) - 1
WIDTHS = {"rd": 64, "r": 32, "rs": 16, "fd": 64, "SP": 64, "SPL": 64, "lhs": 64, "rhs": 64, "amt": 32}
TESTS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
SIGNS = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^"}
REALS = {"add": "+", "sub": "-", "mul": "*", "div": "/"}
SPECIAL = ("%tid.x", "%ntid.x", "%ctaid.x", "%nctaid.x")
FUNCTION = re.compile(
    r"^\.(?:visible |weak )?\.?(entry|func)\s+(?:\([^)]*\)\s*)?(\S+?)\s*\(([^)]*)\)[^{;]*\{\n(.*?)^\}", re.M | re.S
)
TABLE = re.compile(r"^\.global \.align (\d+) \.b8 (\S+)\[(\d+)\](?: = \{(.*?)\})?;", re.M)
DEPOT = re.compile(r"\.local \.align (\d+) \.b8\s+(\S+)\[(\d+)\];")
LEFT_OUT = re.compile(r"^\s*[{}]\s*(?://[^\n]*)?$|\.(?:local|reg|param|pragma) [^;]*;|//[^\n]*", re.M)
ACCESS = re.compile(r"(ld|st)(\.(?:local|global|param))?(?:\.nc)?(\.v[24])?\.([usbf])(8|16|32|64)$")


class GpuFault(Exception):
    """An access that a GPU refuses, or an instruction that is not known here."""


class GpuMemory:
    """One range of addresses for tables, arrays and the frames of functions."""

    def __init__(self, size):
        self.bytes, self.top = bytearray(size), BASE

    def take(self, size, alignment):
        """Return the address of new memory, filled with what no program may rely on."""
        start = -(-self.top // alignment) * alignment
        self.top = start + size
        self.bytes[start - BASE : self.top - BASE] = b"\xa5" * size
        return start

    def array(self, shape, dtype):
        """Return an array of zeros with its address; of several columns, each lies together."""
        dtype, count = np.dtype(dtype), int(np.prod(shape))
        start = self.take(count * dtype.itemsize, 512)
        found = np.frombuffer(self.bytes, dtype, count, start - BASE).reshape(shape, order="F")
        found[...] = 0
        return found, start

    def place(self, address, size):
        if address % size:
            raise GpuFault(f"misaligned: {size} bytes at {address:#x}")
        if not BASE <= address <= self.top - size:
            raise GpuFault(f"outside: {size} bytes at {address:#x}")
        return address - BASE

    def load(self, address, size, count=1):
        start = self.place(address, size * count)
        return [int.from_bytes(self.bytes[at : at + size], "little") for at in range(start, start + size * count, size)]

    def store(self, address, size, values):
        start = self.place(address, size * len(values))
        self.bytes[start : start + size * len(values)] = b"".join(value.to_bytes(size, "little") for value in values)


class GpuProgram:
    """A kernel with the functions and tables of its PTX."""

    def __init__(self, code, memory):
        self.memory, self.tables, self.functions = memory, {}, {}
        for alignment, name, size, values in TABLE.findall(code):
            start = self.tables[name] = memory.take(int(size), int(alignment))
            data = bytes(map(int, values.split(","))) if values else b""
            memory.bytes[start - BASE : start - BASE + int(size)] = data.ljust(int(size), b"\0")
        for kind, name, parameters, body in FUNCTION.findall(code):
            names = [line.split()[-1].rstrip(",") for line in parameters.strip().splitlines()]
            self.functions[name] = GpuFunction(self, names, body)
            if kind == "entry":
                self.entry = self.functions[name]

    def launch(self, threads, *arguments):
        """Run threads of one block one after another."""
        flat = [part & LONG for argument in arguments for part in parts_of(argument)]
        for thread in range(threads):
            self.entry.call(flat, dict(zip(SPECIAL, (thread, threads, 0, 1), strict=True)))

    def call(self, name, arguments):
        return self.functions[name].call(arguments, {})


def parts_of(argument):
    """Return an argument as kernels get it."""
    if not isinstance(argument, tuple):
        return [int(argument)]
    found, start = argument
    return [0, 0, found.size, found.itemsize, start, *found.shape, *found.strides]


class GpuFunction:
    """A function of PTX as Python: a function for each block, which returns the label of the next."""

    def __init__(self, program, parameters, body):
        self.program, self.parameters, self.body, self.blocks = program, parameters, body, None
        found = DEPOT.search(body)
        self.frame = (int(found[3]), int(found[1])) if found else (0, 1)
        self.depot = found[2] if found else ""

    def call(self, arguments, special):
        self.blocks = self.blocks or self.translated()
        memory, numbers, out = self.program.memory, {**special}, {}
        given, top, label = dict(zip(self.parameters, arguments, strict=True)), memory.top, "start"
        given[self.depot] = memory.take(*self.frame)
        while label is not None:
            label = self.blocks[label](numbers, given, out)
        memory.top = top
        return out.get("func_retval0")

    def translated(self):
        parts = re.split(r"^(\$\w+):", LEFT_OUT.sub("", self.body), flags=re.M)
        labels = ["start", *parts[1::2]]
        names = {"M": self.program.memory, "P": self.program, "signed": signed, "rest": rest, "permuted": permuted}
        names |= {"quotient": quotient, "real": real, "pattern": pattern}
        for number, (code, following) in enumerate(zip(parts[0::2], [*labels[1:], None], strict=True)):
            lines = [translate(" ".join(each.split())) for each in code.split(";") if each.strip()]
            lines.append(f"return {following!r}")
            text = "\n".join(lines).replace("\n", "\n    ")
            exec(f"def block{number}(R, A, out):\n    {text}", names)
        return {label: names[f"block{number}"] for number, label in enumerate(labels)}


# ---------------------------------------------------------------------------------------------- instructions


def translate(statement):
    """Return an instruction as a line of Python: R are registers, A parameters, M the memory."""
    guard = re.match(r"@(!?)(%p\d+) (.*)", statement)
    if guard:
        return f"if {'not ' * bool(guard[1])}R[{guard[2]!r}]: " + translate(guard[3])
    name, _, operands = statement.partition(" ")
    if name.startswith("bra"):
        return f"return {operands.strip()!r}"
    if name == "ret":
        return "return None"
    if name.startswith("call"):
        _, function, given = re.match(r"\((\S+)\), ([^\s,]+),? \(\s*(.*?)\s*\)$", operands).groups()
        values = ", ".join(f"A.pop({each.strip()!r}, {NOTHING})" for each in given.split(","))
        return f"A['retval0'] = P.call({function!r}, [{values}])"
    found, split = ACCESS.match(name), [each.strip() for each in re.findall(r"\{[^}]*\}|\[[^\]]*\]|[^,\s]+", operands)]
    return access(found, split) if found else computed(name.split("."), split)


def access(found, operands):
    kind, space, several, sign, bits = found[1], found[2], found[3], found[4], int(found[5])
    if space == ".param":
        place = re.match(r"\[([^+\]]+)", operands[kind == "ld"])[1]
        if kind == "ld":
            return put(operands[0], f"A[{place!r}]", bits, sign)
        return f"{'out' if place.startswith('func_') else 'A'}[{place!r}] = {value(operands[1], bits)}"
    registers = [each.strip() for each in operands[kind == "st"].strip("{}").split(",")]
    base, _, offset = operands[kind == "ld"].strip("[]").partition("+")
    address = f"({value(base)} + {int(offset or 0)}) & {LONG}, {bits // 8}"
    if kind == "st":
        return f"M.store({address}, [{', '.join(value(each, bits) for each in registers)}])"
    count = int(several[2]) if several else 1
    lines = [put(register, f"t[{place}]", bits, sign) for place, register in enumerate(registers)]
    return f"t = M.load({address}, {count}); " + "; ".join(lines)


def computed(kind, operands):
    name, target = kind[0], operands[0]
    sign, bits = (kind[-1][0], int(kind[-1][1:])) if kind[-1] != "pred" else ("p", 64)
    if target.startswith("{"):
        return parted(target, value(operands[1], bits), bits)
    if operands[1].startswith("{"):
        each = bits // len(operands[1].split(","))
        parts = [value(part.strip(), each) for part in operands[1].strip("{}").split(",")]
        return put(target, " | ".join(f"{part} << {each * place}" for place, part in enumerate(parts)), bits, "u")
    whole = [value(operand, bits) for operand in operands[1:]]
    own = [value(operand, bits, sign == "s") for operand in operands[1:]]
    if "f64" in kind and name not in ("mov", "selp"):
        return computed_real(kind, target, whole, own)
    if name == "setp":
        return f"R[{target!r}] = {own[0]} {TESTS[kind[1]]} {own[1]}"
    if sign == "p" or target.startswith("%p"):
        return f"R[{target!r}] = bool({logic(name, whole)})"
    if name == "cvt":
        return put(target, own[0], int(kind[-2][1:]), "u")
    return put(target, arithmetic(kind, operands, whole, own, bits), width(target), "u")


def computed_real(kind, target, whole, own):
    """Return an instruction on reals, which registers hold as patterns of bits."""
    name, reals = kind[0], [f"real({each})" for each in whole]
    if name == "setp":
        return f"R[{target!r}] = {reals[0]} {TESTS[kind[1].removesuffix('u')]} {reals[1]}"
    if name == "cvt" and kind[-2] == "f64":
        return put(target, f"pattern(float({own[0]}))", 64, "u")
    known = {"abs": f"abs({reals[0]})", "neg": f"-{reals[0]}"}
    if name not in known and name not in REALS:
        raise GpuFault(f"unknown: {'.'.join(kind)}")
    return put(target, f"pattern({known.get(name) or f' {REALS[name]} '.join(reals)})", 64, "u")


def logic(name, values):
    return {"mov": values[0], "not": f"not {values[0]}"}.get(name) or f"{values[0]} {SIGNS[name]} {values[1]}"


def arithmetic(kind, operands, whole, own, bits):
    """Return the result of an instruction as an expression without a bound."""
    name = kind[0] + (f".{kind[1]}" if kind[0] in ("mul", "shf") else "")
    if name in SIGNS:
        return f"{whole[0]} {SIGNS[name]} {whole[1]}"
    if name == "selp":
        return f"{whole[0]} if R[{operands[3]!r}] else {whole[1]}"
    if name in ("shl", "shr"):
        sign = {"shl": "<<", "shr": ">>"}[name]
        return f"{own[0]} {sign} min({value(operands[2], 32)}, {bits})"
    if name == "bfi":
        hole = (1 << int(operands[4])) - 1 << int(operands[3])
        return f"{whole[0]} << {operands[3]} & {hole} | {whole[1]} & {LONG ^ hole}"
    one, two, three = (*own, "", "")[:3]
    known = {
        "mov": one,
        "cvta": one,
        "not": f"~{one}",
        "neg": f"-{one}",
        "popc": f"({one}).bit_count()",
        "mul.lo": f"{one} * {two}",
        "mul.wide": f"{one} * {two}",
        "mul.hi": f"{one} * {two} >> {bits}",
        "max": f"max({one}, {two})",
        "min": f"min({one}, {two})",
        "div": f"quotient({one}, {two})",
        "rem": f"rest({one}, {two})",
        "prmt": f"permuted({one}, {two}, {three})",
        "shf.l": f"(({two} << 32 | {one}) << ({three} & 31)) >> 32",
    }
    if name not in known:
        raise GpuFault(f"unknown: {'.'.join(kind)}")
    return known[name]


def value(operand, bits=64, is_signed=False):
    """Return an operand as an expression: a register, a number, or the address of a table or a frame."""
    if operand in SPECIAL or operand.startswith("%p"):
        return f"R[{operand!r}]"
    if operand.startswith("%"):
        return f"signed(R[{operand!r}], {bits})" if is_signed else f"(R[{operand!r}] & {(1 << bits) - 1})"
    if re.fullmatch(r"0d[0-9A-F]{16}", operand):
        return f"({int(operand[2:], 16)})"
    if re.fullmatch(r"-?\d+", operand):
        return f"({int(operand) if is_signed else int(operand) & (1 << bits) - 1})"
    return f"(A.get({operand!r}) or P.tables[{operand!r}])"


def put(register, found, bits, sign):
    most = (1 << width(register)) - 1
    if sign == "s":
        return f"R[{register!r}] = signed({found}, {bits}) & {most}"
    return f"R[{register!r}] = ({found}) & {min(most, (1 << bits) - 1)}"


def parted(target, found, bits):
    registers = [each.strip() for each in target.strip("{}").split(",")]
    each = bits // len(registers)
    return "; ".join(put(register, f"{found} >> {each * place}", each, "u") for place, register in enumerate(registers))


def width(register):
    return WIDTHS[re.match(r"%([a-zA-Z]+)", register)[1]]


def real(number):
    return struct.unpack("<d", number.to_bytes(8, "little"))[0]


def pattern(number):
    return int.from_bytes(struct.pack("<d", number), "little")


def signed(number, bits):
    number &= (1 << bits) - 1
    return number - (number >> (bits - 1) << bits)


def quotient(one, two):
    return abs(one) // abs(two) * (1 if (one < 0) == (two < 0) else -1)


def rest(one, two):
    return one - quotient(one, two) * two


def permuted(one, two, choice):
    """Return four of eight bytes, each chosen by three bits; a fourth bit repeats the sign of the byte instead."""
    both, out = one | two << 32, 0
    for place in range(4):
        chosen = choice >> 4 * place & 15
        byte = both >> 8 * (chosen & 7) & 255
        out |= (byte if chosen < 8 else 255 * (byte >> 7)) << 8 * place
    return out
