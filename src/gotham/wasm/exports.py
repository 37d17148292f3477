"""The functions of a module. Each is one function of the contract; its arguments are 32-bit numbers.

| argument | is                                                                              |
| -------- | ------------------------------------------------------------------------------- |
| state    | the address of a state: its fields in order, each value a 64-bit whole number   |
| number   | a seat, a viewer, an action or a number of players                              |
| seed     | two numbers, the low and the high half of a seed                                |
| options  | the address of a 64-bit number for each option: the index of the chosen value   |
| key      | the address of eight 64-bit numbers                                             |
| mask     | the address of a byte for each action, which is set to 1 or 0                   |
| returns  | the address of a 64-bit number for each seat there can be                       |
| view     | the address of a state that receives the view; it need not be cleared           |
"""

STATE, NUMBER, SEED, OPTIONS, KEY = "state", "number", "seed", "options", "key"
MASK, RETURNS, VIEW = "mask", "returns", "view"

EXPORTS = {
    "setup": (STATE, NUMBER, OPTIONS, KEY),
    "actors": (STATE,),
    "awaited": (STATE,),
    "is_over": (STATE,),
    "legal": (STATE, NUMBER, MASK),
    "why": (STATE, NUMBER, NUMBER),
    "apply": (STATE, NUMBER, NUMBER),
    "seen": (STATE, NUMBER, NUMBER, NUMBER),
    "look": (STATE, NUMBER, VIEW),
    "guess": (STATE, NUMBER, SEED),
    "returns": (STATE, RETURNS),
    "winners": (STATE,),
    "check": (STATE,),
}
