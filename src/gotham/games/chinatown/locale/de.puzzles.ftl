# Tauschgeschäfte zu dritt, die zu finden sind
puzzle-three = { $who } geben je eines – ein Haus oder ein loses Plättchen – und bekommen je eines, ohne Geld und ohne Versprechen. { $ways ->
    [only] Bei genau einem solchen Tauschgeschäft nehmen alle drei in dieser Runde mit ihren Läden mehr ein, wenn alle ihre Plättchen so gut wie möglich legen: Bei welchem?
   *[several] Bei mehreren solchen Tauschgeschäften nehmen alle drei in dieser Runde mit ihren Läden mehr ein, wenn alle ihre Plättchen so gut wie möglich legen. Welches bringt den dreien zusammen am meisten?
} Schlag es vor.
puzzle-find = Du und zwei der { $count } anderen gebt je eines – ein Haus oder ein loses Plättchen – und bekommt je eines, ohne Geld und ohne Versprechen. { $ways ->
    [only] Bei genau einem solchen Tauschgeschäft nehmen alle drei in dieser Runde mit ihren Läden mehr ein, wenn alle ihre Plättchen so gut wie möglich legen: Bei welchem?
   *[several] Bei mehreren solchen Tauschgeschäften nehmen alle drei in dieser Runde mit ihren Läden mehr ein, wenn alle ihre Plättchen so gut wie möglich legen. Welches bringt den dreien zusammen am meisten?
} Schlag es vor.
puzzle-gives-building = { $who } gibt Haus { $building } an { $to }: { $to } nimmt dann in dieser Runde { $after } statt { $before } ein.
puzzle-gives-tile = { $who } gibt ein Plättchen { $shop } an { $to }: { $to } nimmt dann in dieser Runde { $after } statt { $before } ein.
puzzle-exists = Es gibt einen Tausch, bei dem alle drei mehr einnehmen.
puzzle-things-only = Weder Geld noch Versprechen sind nötig: Alle drei geben je ein Haus oder ein loses Plättchen.
puzzle-others = Es ist ein Tausch zwischen { $who }.
puzzle-one-each = Gesucht ist ein Tausch zu dritt, bei dem alle je ein Haus oder ein loses Plättchen geben und eines bekommen.
puzzle-no-more = { $who } würde damit nicht mehr einnehmen als ohne.
puzzle-less = { $who } würde damit sogar { $sum } weniger einnehmen.
puzzle-not-most = Alle drei würden mehr einnehmen, zusammen { $sum }; ein anderer Tausch bringt ihnen noch mehr.
