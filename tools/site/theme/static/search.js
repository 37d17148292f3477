// Shows what Sphinx's own search finds. Its own list writes HTML as text, which trusted types forbid.

const MOST = 60;
const field = document.querySelector("input[name=words]");
const list = document.getElementById("results");

/** Search, and show the titles that were found with the best first. */
function show() {
  const words = field.value.trim();
  const found = words ? Search._performSearch(...Search._parseQuery(words)).reverse() : [];
  list.replaceChildren(...found.slice(0, MOST).map(item));
  document.getElementById("found").textContent = words ? `${found.length}: ${words}` : "";
}

function item([page, title, anchor, description]) {
  const link = document.createElement("a");
  link.href = `${page}.html${anchor ?? ""}`;
  link.textContent = plain(title) + (description ? ` (${plain(description)})` : "");
  const line = document.createElement("li");
  line.append(link);
  return line;
}

/** Titles come with marks and entities of HTML. */
function plain(text) {
  return text
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

field.value = new URLSearchParams(location.search).get("words") ?? "";
field.addEventListener("input", show);
field.focus();
show();
