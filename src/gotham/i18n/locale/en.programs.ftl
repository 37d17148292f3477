## Programs

error-table-link = this is no link to a table; write it as https://play.example.org/table/ID#invite=CODE
error-unreachable = the server { $server } does not answer: { $reason }
error-not-gotham = { $server } did not answer as a Gotham server does: { $reason }
error-refused = the server refused: { $reason }
error-disconnected = the connection to the table is lost
error-socket-forbidden = the server has closed the connection, and does not allow another
error-no-deals = in { $game } nobody proposes deals
connect-seated = { $name } sits at seat { $seat } of { $game }. To come back: { $link }
connect-over = The match is over: { $returns }.
connect-ended = The table has ended the match.
error-mcp = MCP needs further packages: pip install gotham[mcp]
error-no-clause = there is no clause “{ $name }”; the first ones are { $known }
error-no-action = name at least one action
error-offer-or-answer = propose a deal with `terms`, or answer one with `answer`; not both
error-no-offer = “{ $text }” answers no deal that is proposed to you now
error-outside-seat = “{ $text }” is no outside seat; write NAME=ADDRESS, with a name of --bots
error-outside-name = a bot is called “{ $text }”; choose another name for the outside program
error-outside-address = write the address of an outside program as http://…, mcp+http://… or mcp:COMMAND
error-outside-answer = answer with the list of your actions in notation, as “actions”
error-outside-cluster = outside programs play on this machine; leave out --cluster
error-outside-cross = outside programs play no cross table; leave out --cross
arena-outside = Outside program { $name }: { $counts }.
