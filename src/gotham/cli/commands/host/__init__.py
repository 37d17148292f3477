"""Commands for hosts of a server and for developers of other programs.

home          `gotham` alone: open the browser, with a server if none runs
serve         serve tables to browsers
mcp           let a language model play
qr_code       an address as a QR code in the terminal
doctor        check the installation and a server's database
arena_watch   show a match of the arena in the browser
build         a game's rules as a WebAssembly module
"""
