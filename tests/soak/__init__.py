"""Long proofs: `make soak` runs them, a second run continues where the first has stopped, and `make deep` runs a tenth.

parts      the three parts: what each checks, and in portions of which size
progress   which numbers are done, in a file outside of git
kills      servers killed during play
inputs     mutated inputs of the readers
twins      matches in twin worlds
"""
