# Print and play
error-paper = there is no paper size “{ $name }”; available: { $known }
error-print-game = { $game } has nothing to print: its package has no print.py and print.typ
error-print-file = “{ $file }” is not a name for a PDF; it must end in .pdf
error-print-drawings = the drawings are not built; run “make play” or “python -m tools.client” once
error-print-typst = Typst, which typesets the pages, is not installed; install the extra “print”, as in gotham[print]
print-written = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}, { $paper }.
print-players-of = { $least } to { $most } players
print-age = from age { $age }
print-minutes = about { $minutes } minutes
print-by = By { $authors } ({ $published })
print-contents = Contents of this file
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
} paper; the bar below is then 50 mm long.
print-how-sides = Print the pages marked “both sides” double-sided, flipped on the long edge, so that the back of every piece lies behind its front. Print all other pages on one side.
print-how-stock = Card of 200 to 250 g/m² is best for pieces to cut out; thin paper glued to cardboard also works.
print-how-cut = Cut along the marks at the edges, right across the sheet: pieces are side by side, so one cut serves two.
print-how-grey = A black-and-white printer is enough: every colour also has a pattern, a shape or a letter.
print-rules = The rules
print-licence = Drawings, texts and layout are Gotham’s own, under the MIT licence. Gotham is not affiliated with any publisher or author of the game. The fonts Limelight and Jost are under the SIL Open Font License 1.1.
print-made = Made with “gotham print”.
