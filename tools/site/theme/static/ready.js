// What the reader of Sphinx's index expects of Sphinx's own frame; it starts nothing by itself, because search.js does.

globalThis._ready = () => {};
globalThis.SPHINX_HIGHLIGHT_ENABLED = false;
