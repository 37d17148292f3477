"""Tables in memory.

commands      act, undo and try
room          serialises commands, persists and broadcasts them
state         what a table is at the moment
setup         what a table plays: a row of the database
seats         people and chairs
viewer        what one viewer was sent
broadcast     messages to all connections
presence      who is connected
chat          chat, notes and announcements
chat_log      the chat, and who may read it
seating       taking and leaving seats
departures    announces who leaves and comes
registry      look-up, loading and eviction
lobby         opening, rematches and the list of tables
"""
