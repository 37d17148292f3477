"""Games on paper: boards, cards, tiles and rules as a PDF.

drawings      the drawings of the web client, with texts filled in
placing       drawings at places of one picture
document      the Typst sources of a game's pages
typesetting   Typst: sources to PDF or pictures
"""
