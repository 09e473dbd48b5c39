/** All that differs from one language to another. Whatever else is in the document was put there by somebody else. */
const parts =
  "html, title, meta, link:is([rel=canonical], [rel=alternate]), body > :is(a, header, main, footer, script), #offline";

/** What the visitor or a script has set since the page came; another rendering does not know of it. */
const kept: ReadonlySet<string> = new Set([
  ...["open", "data-raised", "data-awake", "data-script", "data-ahead", "data-counter", "popovertarget"],
]);

/**
 * Makes the page read as another rendering of it does. Elements stay where the two agree, and with them what was typed
 * and opened, the focus and the place on the page; `isOwn` tells what is left to its own script. Throws where the two
 * are not the same page.
 */
export function takeOver(next: Document, isOwn: (element: Element) => boolean) {
  const before = [...document.querySelectorAll(parts)];
  const after = [...next.querySelectorAll(parts)];
  if (!isAlike(before, after) || !isSameBuild(next)) throw new Error("Another page has come.");
  for (const [place, part] of before.entries()) {
    const other = after[place];
    if (other) become(part, other, isOwn);
  }
}

function become(shown: Element, next: Element, isOwn: (element: Element) => boolean) {
  if (isOwn(shown)) return;
  for (const { name } of [...shown.attributes]) {
    if (!next.hasAttribute(name) && !kept.has(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value && !kept.has(name)) shown.setAttribute(name, value);
  }
  if (shown === document.documentElement) return;
  if (shown instanceof HTMLTemplateElement) {
    shown.innerHTML = next.innerHTML;
    return;
  }
  const before = [...shown.childNodes];
  const after = [...next.childNodes];
  if (!isAlike(before, after)) {
    if ([...shown.querySelectorAll("*")].some(isOwn))
      throw new Error("A part with its own script has moved.");
    shown.replaceChildren(...after);
    return;
  }
  for (const [place, node] of before.entries()) {
    const other = after[place];
    if (node instanceof Element && other instanceof Element) become(node, other, isOwn);
    else if (other && node.nodeValue !== other.nodeValue) node.nodeValue = other.nodeValue;
  }
}

/** A page of another version would be for another script. */
function isSameBuild(next: Document): boolean {
  const start = "script[type=module]";
  return document.querySelector(start)?.textContent === next.querySelector(start)?.textContent;
}

function isAlike(before: readonly Node[], after: readonly Node[]): boolean {
  return (
    before.length === after.length && before.every((node, place) => node.nodeName === after[place]?.nodeName)
  );
}
