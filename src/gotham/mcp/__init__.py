"""The Model Context Protocol: a language model sits down at a table and plays. Needs the extra `mcp`.

answers     what tools return, as types
positions   a table as its seat knows it, in words
tools       the tools, over the client of the web protocol
service     the tools as an MCP server, for stdio and HTTP
in_process  requests to a server in the same process
http        `/mcp` on a server, by streamable HTTP
mount       `/mcp`, loaded with its first request
"""
