# Print and play
error-paper = there is no paper “{ $name }”; known: { $known }
error-print-game = { $game } has nothing to print: its package brings no print.py and print.typ
error-print-file = “{ $file }” is no name for a PDF; it ends in .pdf
error-print-drawings = the drawings are not built; run “make play” or “python -m tools.client” once
error-print-typst = Typst, which sets the pages, is not installed: there is none ready-made for this Python
print-written = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}, { $paper }.
print-contents = What is in this file
print-part = Part
print-pieces = Pieces
print-pages = Pages
print-sides = Print on
print-on = { $side ->
    [single] one side
    [front] fronts
    [back] backs
   *[both] both sides
}
print-how = How to print and cut
print-how-scale = Print at 100 % (“actual size”) on { $paper ->
    [a4] A4
   *[letter] Letter
} paper; the bar below is 50 mm long then.
print-how-sides = Print the pages for both sides double-sided, turned over the long edge: the back of every piece then lies behind its front. Print all other pages on one side.
print-how-stock = Card of 200 to 250 g/m² is best for what is cut out; thin paper glued on cardboard will do.
print-how-cut = Cut along the marks at the edges, right across the sheet: pieces lie side by side, so that one cut serves two.
print-how-grey = A grey printer will do: whatever has a colour also has a pattern, a shape or a letter.
print-rules = The rules
print-licence = Drawings, texts and layout are Gotham’s own, under the MIT licence. No affiliation with any publisher or author of the game is claimed. The fonts Limelight and Jost are under the SIL Open Font License 1.1.
print-made = Made with “gotham print”.
