"use strict";
// What all scripts of the page share.
const page = { errors: [], tests: [] };
window.eufonium = page;
addEventListener("error", event => page.errors.push(String(event.message)));
page.data = JSON.parse(document.getElementById("data").textContent);
page.get = id => document.getElementById(id);
// An element with a class and text; text is never read as HTML.
page.make = (tag, kind, text) => {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  if (text !== undefined) element.textContent = text;
  return element;
};
page.draw = (tag, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  return element;
};
// Whether a key belongs to what has the focus.
page.typing = event => event.ctrlKey || event.metaKey || event.altKey
  || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && event.target.type !== "checkbox";
