"""The web server: tables, bots, clocks and replays over HTTP and WebSocket.

run        runs a server until a signal
app        the ASGI application: routes, guards, error responses
services   all services of a running server
settings   what a host may choose
limits     all limits, as data
connections  TCP connections with limits of time, number and bytes
auth       tokens and invitations
addresses  IP addresses: by what limits count clients, and which are public
metrics    Prometheus metrics
lag        how late the event loop is
logs       the log, and the ids of requests in it
steady     the time of clocks and leases
rule_modules  rules as WebAssembly for the client

http       routes, schemas, rate limits, security headers
pages      the client's page, link previews, the documentation
ws         the WebSocket endpoint and its messages
live       tables in memory
bots       the bots at tables, and hints
clocks     clocks and timeouts
history    replays, analyses, imports, forks
notify     alerts by push message, webhook and email
db         the database
cluster    several servers on one database
admin      what the host can see and do
"""
