"""Reads the PDF files that Typst writes: the text of every page, and how often something is drawn on it."""

import re
import zlib
from functools import cached_property

HEAD = re.compile(rb"(\d+) 0 obj\s*")
BODY = re.compile(rb"stream\r?\n|endobj")
INNER = rb"\((?:\\.|[^\\()])*\)"  # parentheses may be nested where they are balanced
TEXT = rb"\((?:\\.|[^\\()]|" + INNER + rb")*\)|<[0-9A-Fa-f]*>"
STRING = re.compile(TEXT, re.DOTALL)
TOKEN = re.compile(TEXT + rb"|\[(?:" + TEXT + rb"|[^\]()])*\]|/[^\s/\[\]()<>]+|[^\s/\[\]()<>]+", re.DOTALL)
ESCAPED = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


class PdfFile:
    """The objects of a file by number; pages in order."""

    def __init__(self, content):
        self.objects, self._streams = {}, {}
        at = 0
        while head := HEAD.search(content, at):
            number, end = int(head[1]), BODY.search(content, head.end())
            self.objects[number], at = content[head.end() : end.start()].strip(), end.end()
            if end[0] != b"endobj":  # its length is known, and it may contain anything
                at += int(re.search(rb"/Length (\d+)", self.objects[number])[1])
                self._streams[self.objects[number]] = content[end.end() : at]

    @cached_property
    def pages(self):
        root = next(body for body in self.objects.values() if b"/Type/Pages" in body)
        return [Page(self, self.objects[int(kid)]) for kid in re.search(rb"/Kids\[(.*?)\]", root)[1].split()[::3]]

    def entry(self, body, name):
        """Return the value of a name in a dictionary, with its reference resolved."""
        found = re.search(rb"/" + name + rb"\s*(?:(\d+) 0 R|(<<))", body)
        if found is None:
            return b""
        return self.objects[int(found[1])] if found[1] else _balanced(body[found.start(2) :])

    def named(self, resources, kind):
        """Return the objects of a kind in resources, by name."""
        listed = self.entry(resources, kind)
        return {name: self.objects[int(number)] for name, number in re.findall(rb"/(\w+) (\d+) 0 R", listed)}

    def stream(self, body):
        content = self._streams.get(body, b"")
        return zlib.decompress(content) if b"/FlateDecode" in body else content


class Page:
    """One page: its texts, the names of what is drawn, with what they contain, and the colours that are filled."""

    def __init__(self, file, body):
        self.file = file
        self.texts, self.drawn, self.fills = [], [], []
        contents = re.search(rb"/Contents (\d+) 0 R", body)[1]
        self._read(file.stream(file.objects[int(contents)]), file.entry(body, b"Resources"))

    @property
    def text(self):
        return " ".join(self.texts)

    def _read(self, content, resources):
        fonts = {name: self._characters(font) for name, font in self.file.named(resources, b"Font").items()}
        forms = self.file.named(resources, b"XObject")
        before, font = [], {}
        for token in TOKEN.findall(content):
            if token == b"Tf":
                font = fonts.get(before[-2][1:], {})
            elif token in (b"Tj", b"TJ"):
                self.texts.append(_said(before[-1], font))
            elif token == b"scn" and all(_is_number(each) for each in before[-3:]):
                self.fills.append("#" + "".join(f"{round(255 * float(each)):02x}" for each in before[-3:]))
            elif token == b"Do":
                name = before[-1][1:]
                self.drawn.append(name.decode())
                form = forms.get(name, b"")
                if b"/Subtype/Form" in form:
                    self._read(self.file.stream(form), self.file.entry(form, b"Resources"))
            before = [*before[-3:], token]

    def _characters(self, font):
        """Return the character of each code of a font."""
        table = self.file.stream(self.file.entry(font, b"ToUnicode"))
        pairs = re.findall(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*\n", table)
        return {int(code, 16): bytes.fromhex(text.decode()).decode("utf-16-be") for code, text in pairs}


def _is_number(token):
    return re.fullmatch(rb"-?\d*\.?\d+", token) is not None


def _said(token, font):
    """Return the text of a shown string, or of an array of strings and gaps; codes have two bytes."""
    letters = b"".join(map(_bytes, STRING.findall(token)))
    codes = (int.from_bytes(letters[at : at + 2]) for at in range(0, len(letters), 2))
    return "".join(font.get(code, "") for code in codes)


def _bytes(string):
    if string.startswith(b"<"):
        return bytes.fromhex(string[1:-1].decode())
    return re.sub(rb"\\([0-7]{1,3}|.)", _unescaped, string[1:-1], flags=re.DOTALL)


def _unescaped(found):
    if found[1].isdigit():
        return bytes([int(found[1], 8)])
    return ESCAPED.get(found[1], found[1])


def _balanced(text):
    """Return a dictionary from its beginning to its own end."""
    depth = 0
    for found in re.finditer(rb"<<|>>", text):
        depth += 1 if found[0] == b"<<" else -1
        if depth == 0:
            return text[: found.end()]
    return text
