"""Tables in memory.

room          act, undo and try: serialises commands, persists and broadcasts them
state         what a table is at the moment: people, seats, match, chat
setup         what a table plays: a row of the database
viewer        what one viewer was sent
broadcast     messages to all connections
presence      who is connected
chat          chat, notes and announcements
chat_log      the chat, and who may read it
seating       taking and leaving seats
substitution  who may let a bot play which seat
departures    announces who leaves and comes
registry      look-up, loading and eviction
lobby         opening, rematches and the list of tables
polls         waiting for news over HTTP
"""
