"""Games on paper: drawings of the web table, data of the package, and Typst, which sets the pages."""
