"""Finished matches, and past moments of running ones.

replay            any moment as one viewer saw it
timeline          a match frame by frame
analysis          analyses in the background
queue             queues of long jobs, with places and turns for each address
time_left         the estimated time until an analysis is done
stored_analyses   analyses in the database
imports           transcripts of people
cards             pictures for link previews
fork              a new table from a moment of a match
"""
