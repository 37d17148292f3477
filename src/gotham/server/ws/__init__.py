"""The WebSocket API.

protocol     the messages
endpoint     admits a client and reads its hello
connection   one open socket: commands in, messages out
backlog      unsent messages, and how many bytes of them are allowed
"""
