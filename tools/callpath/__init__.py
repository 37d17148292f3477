"""Prints the files that one click runs through: `python -m tools.callpath [card|deal] [--tree PATH]`.

    tree       a copy of a tree, with both hooks built in
    hook       the profiler hook of the Python processes, copied as sitecustomize.py
    hook.mjs   the build of the client that reports every function entered
    scenarios  what is clicked, and when the last screen is up to date
    report     the list of files

`card` is a card of New York New York played by one person while another looks at the same table. `deal` is a Chinatown
deal proposed by one person and accepted by a bot while another person looks on; `compose` is the trial of that deal.
A file counts when one of its functions is entered after the click and before the last store update on any screen.
Modules that are only imported do not count. Rules run interpreted, because compiled ones cannot be observed.
Tasks of the server that run by the time are no part of an action, and what they enter does not count: one measures the
lag of the event loop four times a second, another drops idle tables. A deal is repeated where the bot was so slow, on a
busy machine, that people were told that it thinks: that is another message.
"""
