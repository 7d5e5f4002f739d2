"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  let data = JSON.parse($("data").textContent);
  const state = { faction: "", kind: "", deck: "", words: "", open: null, shown: [] };
  const keep = { get: (k) => { try { return localStorage.getItem(k); } catch { return null; } }, set: (k, v) => { try { localStorage.setItem(k, v); } catch { /* file:// may forbid it */ } } };

  const make = (tag, props = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), props);
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
  };
  const plain = (text) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[−–]/g, "-").normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const emblem = (faction) => { const box = make("span"); box.innerHTML = faction.emblem || ""; return box.firstElementChild; };
  const byId = (id) => data.cards.find((card) => card.id === id);
  const factionOf = (card) => data.factions.find((one) => one.id === card.faction);
  const url = (file, card) => `${file}?${card.key}`;

  function colours(node, palette, names) {
    for (const [name, colour] of Object.entries(names)) if (palette && palette[colour]) node.style.setProperty(`--${name}`, palette[colour]);
  }

  function chips(place, options, chosen, pick) {
    place.replaceChildren(...options.map((option) => {
      const button = make("button", { type: "button", onclick: () => pick(option.id === chosen ? "" : option.id) }, option.emblem ? emblem(option) : null, option.name);
      button.setAttribute("aria-pressed", String(option.id === chosen));
      if (option.colours) colours(button, option.colours, { chip: "deep", on: "vellum", edge: "accent" });
      return button;
    }));
  }

  function matches(card) {
    if (state.faction && card.faction !== state.faction) return false;
    if (state.kind && card.kind !== state.kind) return false;
    if (state.deck && !(card.decks || {})[state.deck]) return false;
    return plain(state.words).split(/\s+/).every((word) => plain(card.search).includes(word));
  }

  function problems(card, name) {
    return make("div", { className: "problems" }, make("b", { textContent: name }), ...card.problems.map((one) => make("p", {}, one.message, one.expected ? make("small", { textContent: `expected: ${one.expected}` }) : null, one.hint ? make("small", { textContent: one.hint }) : null, one.place ? make("code", { textContent: one.place }) : null)));
  }

  function cardButton(card, fresh) {
    const button = make("button", { type: "button", className: "card", onclick: () => open(card.id) });
    button.dataset.id = card.id;
    button.setAttribute("aria-label", `${card.name}, ${card.kindName}`);
    if (card.small) button.append(make("img", { src: url(card.small, card), alt: "", loading: "lazy", decoding: "async" }));
    if (card.problems.length && !card.small) button.append(problems(card, card.name));
    else if (card.problems.length) button.classList.add("flagged");
    if (state.deck) button.append(make("span", { className: "copies", textContent: `×${card.decks[state.deck]}` }));
    if (fresh && fresh.has(card.id)) button.classList.add("fresh");
    return button;
  }

  function draw(fresh) {
    chips($("factions"), data.factions, state.faction, (id) => { state.faction = id; draw(); });
    chips($("kinds"), data.kinds, state.kind, (id) => { state.kind = id; draw(); });
    const shown = data.cards.filter(matches);
    state.shown = shown.map((card) => card.id);
    const groups = data.factions.map((faction) => [faction, shown.filter((card) => card.faction === faction.id)]).filter(([, cards]) => cards.length);
    const other = shown.filter((card) => !factionOf(card));
    if (other.length) groups.push([{ name: data.others, colours: data.palette }, other]);
    $("grid").replaceChildren(...groups.map(([faction, cards]) => {
      const section = make("section", {}, make("h2", {}, faction.emblem ? emblem(faction) : null, faction.name, make("small", { textContent: String(cards.length) })), make("div", { className: "cards" }, ...cards.map((card) => cardButton(card, fresh))));
      colours(section, faction.colours, { tone: "deep", accent: "accent", ink: "ink" });
      return section;
    }));
    if (data.problems.length) $("grid").prepend(make("section", {}, problems({ problems: data.problems }, "Something is wrong with the data")));
    if (!shown.length) $("grid").append(make("p", { className: "none", textContent: "No card is like that." }));
    $("count").textContent = `${shown.length} of ${data.cards.length}`;
  }

  function open(id, push = true) {
    const card = byId(id);
    if (!card) return;
    const first = state.open === null;
    state.open = id;
    const faction = factionOf(card), palette = (faction && faction.colours) || data.palette;
    colours($("viewer"), palette, { shade: "deep", light: "vellum", edge: "rim", tone: "deep", glow: "field" });
    near(false);
    $("turner").classList.remove("turned");
    $("front").src = card.large ? url(card.large, card) : "";
    $("front").alt = card.large ? [`${card.name}.`, ...card.text, card.shows && `Picture: ${card.shows}`].filter(Boolean).join(" ") : "";
    const back = byId(card.back) || null;
    $("back").src = back ? url(back.large, back) : "";
    $("back").alt = back ? `Back: ${back.id}` : "";
    $("flip").disabled = !back;
    about(card);
    $("viewer").hidden = false;
    document.body.style.overflow = "hidden";
    if (first) $("close").focus();
    if (push) history.replaceState(null, "", `#${id}`);
  }

  function about(card) {
    const rows = card.facts.flatMap(([label, value]) => [make("dt", { textContent: label }), make("dd", { textContent: value })]);
    if (card.shows) rows.push(make("dt", { textContent: "Picture" }), make("dd", {}, card.shows, card.drawnBy ? make("small", { textContent: ` Drawn by ${card.drawnBy}.` }) : null));
    const links = (card.links || []).map((id) => byId(id)).filter(Boolean).flatMap((other, at) => [at ? ", " : "", make("button", { type: "button", className: "link", textContent: other.name, onclick: () => open(other.id) })]);
    if (links.length) rows.push(make("dt", { textContent: "Belongs with" }), make("dd", {}, ...links));
    const files = [card.pdf ? make("a", { href: card.pdf, textContent: "PDF" }) : null, card.large ? make("a", { href: card.large, textContent: "picture" }) : null, card.proof ? make("a", { href: card.proof, textContent: "proof page" }) : null].filter(Boolean);
    rows.push(make("dt", { textContent: "Files" }), make("dd", {}, ...files.flatMap((file, at) => [at ? ", " : "", file])));
    $("about").replaceChildren(...[
      card.problems.length ? problems(card, "Something is wrong") : null,
      make("h2", { textContent: card.name }), make("p", { className: "kind", textContent: `${card.type} · ${card.id}` }),
      make("div", { className: "rules" }, ...card.text.map((line) => make("p", { textContent: line }))),
      card.flavour ? make("p", { className: "flavour", textContent: card.flavour }) : null,
      make("dl", {}, ...rows),
    ].filter(Boolean));
    $("about").scrollTop = 0;
  }

  function close() {
    const id = state.open;
    state.open = null;
    $("viewer").hidden = true;
    document.body.style.overflow = "";
    history.replaceState(null, "", location.pathname + location.search);
    const card = document.querySelector(`.card[data-id="${CSS.escape(id || "")}"]`);
    if (card) card.focus();
  }

  function step(by) {
    const at = state.shown.indexOf(state.open);
    const next = state.shown[(at + by + state.shown.length) % state.shown.length];
    if (next) open(next);
  }

  function near(on) {
    $("stage").classList.toggle("near", on);
    $("zoom").textContent = on ? "Whole" : "Zoom";
    if (on) $("stage").scrollTo(($("stage").scrollWidth - $("stage").clientWidth) / 2, 0);
  }
  const turn = () => $("flip").disabled || $("turner").classList.toggle("turned");
  const zoomed = () => $("stage").classList.contains("near");

  $("close").onclick = close;
  $("previous").onclick = () => step(-1);
  $("next").onclick = () => step(1);
  $("flip").onclick = turn;
  $("zoom").onclick = () => near(!zoomed());

  let drag = null;
  $("stage").addEventListener("pointerdown", (event) => { drag = { x: event.clientX, y: event.clientY, left: $("stage").scrollLeft, top: $("stage").scrollTop, moved: false }; });
  $("stage").addEventListener("pointermove", (event) => {
    if (!drag || (event.pointerType === "mouse" && !event.buttons)) return;
    const x = event.clientX - drag.x, y = event.clientY - drag.y;
    drag.moved = drag.moved || Math.hypot(x, y) > 8;
    if (zoomed() && event.pointerType === "mouse") $("stage").scrollTo(drag.left - x, drag.top - y);
  });
  $("stage").addEventListener("pointerup", (event) => {
    if (!drag) return;
    const x = event.clientX - drag.x, y = event.clientY - drag.y, moved = drag.moved;
    drag = null;
    if (!zoomed() && Math.abs(x) > 50 && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    else if (!moved) near(!zoomed());
  });
  $("stage").addEventListener("dragstart", (event) => event.preventDefault());

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.matches("input, select");
    if (state.open !== null) {
      const actions = { Escape: close, ArrowLeft: () => step(-1), ArrowRight: () => step(1), f: turn, F: turn, z: () => near(!zoomed()), Z: () => near(!zoomed()), Home: () => open(state.shown[0]), End: () => open(state.shown[state.shown.length - 1]) };
      if (actions[event.key]) { actions[event.key](); event.preventDefault(); }
      if (event.key === "Tab") {
        const stops = [...$("viewer").querySelectorAll("button:not(:disabled), a")], last = stops[stops.length - 1];
        if (event.shiftKey && document.activeElement === stops[0]) { last.focus(); event.preventDefault(); }
        else if (!event.shiftKey && document.activeElement === last) { stops[0].focus(); event.preventDefault(); }
      }
    } else if (event.key === "/" && !typing) { $("search").focus(); event.preventDefault(); }
    else if (event.key === "Escape" && typing) { $("search").value = ""; state.words = ""; draw(); event.target.blur(); }
    else if (!typing && event.target.classList.contains("card") && event.key.startsWith("Arrow")) {
      const cards = [...document.querySelectorAll(".card")], at = cards.indexOf(event.target), top = event.target.offsetTop;
      const across = cards.filter((card) => card.parentNode === event.target.parentNode && card.offsetTop === top).length;
      const to = at + { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
      if (cards[to]) { cards[to].focus(); event.preventDefault(); }
    }
  });

  $("search").oninput = (event) => { state.words = event.target.value; draw(); };
  $("deck").onchange = (event) => { state.deck = event.target.value; draw(); };
  $("size").value = keep.get("cardforge-size") || 210;
  $("size").oninput = (event) => { document.documentElement.style.setProperty("--card", `${event.target.value}px`); keep.set("cardforge-size", event.target.value); };
  $("size").oninput({ target: $("size") });

  function dress() {
    $("title").textContent = data.title;
    $("subtitle").textContent = data.subtitle;
    $("notice").textContent = data.notice;
    $("notice").hidden = !data.notice;
    $("deckLabel").hidden = !data.decks.length;
    $("deck").replaceChildren(make("option", { value: "", textContent: "Any deck" }), ...data.decks.map((deck) => make("option", { value: deck.id, textContent: deck.name })));
    $("deck").value = state.deck;
    const root = document.documentElement, { card } = data;
    colours(root, data.palette, { deep: "deep", field: "field", rim: "rim", accent: "accent", vellum: "vellum", ink: "ink" });
    data.rings.forEach((colour, at) => root.style.setProperty(`--ring${at + 1}`, colour));
    root.style.setProperty("--ratio", `${card.width} / ${card.height}`);
    root.style.setProperty("--bleed-x", `${(-100 * card.bleed) / card.width}%`);
    root.style.setProperty("--bleed-y", `${(-100 * card.bleed) / card.height}%`);
    root.style.setProperty("--page-x", `${100 + (200 * card.bleed) / card.width}%`);
    root.style.setProperty("--page-y", `${100 + (200 * card.bleed) / card.height}%`);
  }

  async function refresh() {
    const page = await (await fetch("index.html", { cache: "no-store" })).text();
    const text = new DOMParser().parseFromString(page, "text/html").getElementById("data").textContent;
    const before = new Map(data.cards.map((card) => [card.id, card.key]));
    data = JSON.parse(text);
    const fresh = new Set(data.cards.filter((card) => before.get(card.id) !== card.key).map((card) => card.id));
    dress();
    draw(fresh);
    if (state.open !== null && byId(state.open)) open(state.open, false);
  }

  if (location.protocol.startsWith("http")) {
    const said = (text) => { $("live").textContent = text; $("live").hidden = !text; };
    const events = new EventSource("events");
    events.onopen = () => said("");
    events.onmessage = async (event) => { await refresh(); document.documentElement.dataset.seen = event.data; said(`Built anew: ${event.data.split(" ").slice(1).join(" ")}`); setTimeout(() => said(""), 2500); };
    events.onerror = () => said("Not watching any more: start “cardforge watch” again");
  }

  dress();
  draw();
  const named = () => { if (location.hash.length > 1) open(decodeURIComponent(location.hash.slice(1)), false); };
  addEventListener("hashchange", named);
  named();
})();
