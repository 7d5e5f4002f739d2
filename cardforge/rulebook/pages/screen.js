const rules = [...document.querySelectorAll(".rule, dl > div, table.reference tbody tr, p.question, p.answer, h3.ruling")];
const words = rules.map((one) => `${one.dataset.id ?? ""} ${one.textContent}`.toLowerCase());
const chapters = [...document.querySelectorAll("main > section")];
const status = document.getElementById("found");
const box = document.getElementById("search");

function look() {
  const wanted = box.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const hits = words.map((text) => wanted.every((word) => text.includes(word)));
  rules.forEach((one, place) => one.classList.toggle("hidden", wanted.length > 0 && !hits[place]));
  for (const one of document.querySelectorAll(".example, .steps, main table:not(.board), .prose, .remark, main h2, main h3:not(.ruling)")) {
    const holds = one.matches("table") && one.querySelector("tr:not(.hidden) td");
    one.classList.toggle("hidden", wanted.length > 0 && !holds);
  }
  for (const one of chapters) one.classList.toggle("hidden", wanted.length > 0 && !rules.some((rule, place) => hits[place] && one.contains(rule)));
  status.textContent = wanted.length ? `${hits.filter(Boolean).length} found` : "";
}
box.addEventListener("input", look);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== box) { event.preventDefault(); box.focus(); }
  if (event.key === "Escape" && document.activeElement === box) { box.value = ""; look(); }
});

for (const rule of document.querySelectorAll(".rule")) {
  const button = document.createElement("button");
  button.className = "copy";
  button.textContent = "copy link";
  button.addEventListener("click", async () => {
    const address = `${location.href.split("#")[0]}#${rule.id}`;
    try { await navigator.clipboard.writeText(address); button.textContent = "copied"; } catch { location.hash = rule.id; button.textContent = "see address bar"; }
  });
  rule.querySelector("p").append(" ", button);
}

const panel = document.getElementById("card");
function show(link) {
  const card = cards[link.dataset.card];
  if (!card) return;
  panel.replaceChildren();
  const add = (tag, text, kind) => { const made = document.createElement(tag); made.textContent = text; if (kind) made.className = kind; panel.append(made); };
  add("h4", card.cost === null ? card.name : `${card.name} (${card.cost})`);
  add("p", card.kind, "kind");
  if (card.stats.length) add("p", card.stats.map(([name, value]) => `${name} ${value}`).join("   "));
  for (const line of card.text) add("p", line);
  if (card.flavour) add("p", card.flavour, "flavour");
  panel.style.background = card.colours.vellum ?? "#fff";
  panel.style.color = card.colours.ink ?? "#000";
  panel.style.borderColor = card.colours.ornament ?? "#888";
  const place = link.getBoundingClientRect();
  panel.hidden = false;
  panel.style.left = `${Math.max(8, Math.min(place.left, innerWidth - panel.offsetWidth - 8))}px`;
  const below = place.bottom + 6;
  panel.style.top = `${below + panel.offsetHeight < innerHeight ? below : Math.max(8, place.top - panel.offsetHeight - 6)}px`;
}
for (const link of document.querySelectorAll("[data-card]")) {
  for (const event of ["mouseenter", "focus"]) link.addEventListener(event, () => show(link));
  for (const event of ["mouseleave", "blur"]) link.addEventListener(event, () => { panel.hidden = true; });
}
