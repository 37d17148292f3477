"""A game's rules as a WebAssembly module, made from the same sources as the compiled rules.

exports       the functions of a module, with their arguments
lowering      the rules as an object file for wasm32, in a process of its own
linking       object file -> module, with wasm-ld
description   what a program must know of a game, as JSON: fields, actions, options, clauses
build         the files of `gotham build wasm`, and the cache of modules

The folder `wrapper` has the JavaScript that is written beside a module.
"""
