// The search box on every page: it opens the search page, because the policy of the server forbids forms to be sent.

for (const form of document.querySelectorAll("form[data-page]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const words = new FormData(form).get("words").trim();
    if (words) location.href = `${form.dataset.page}?words=${encodeURIComponent(words)}`;
  });
}

// on a wide window the menu is always open
for (const menu of document.querySelectorAll(".menu details")) menu.open = matchMedia("(width >= 60rem)").matches;
