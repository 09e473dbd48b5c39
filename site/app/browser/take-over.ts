import { offlineId, pageDataId } from "@octroi/ui/page/ids";

/** The parts that differ by language. Extensions and other scripts may have added the rest of the document. */
const parts = [
  "html",
  "head > title",
  "body > [href='#main']",
  ...["header", "main", "footer", `#${offlineId}`, `#${pageDataId}`].map((part) => `body > ${part}`),
];

/** Set by the visitor or by script after loading: the server's rendering in the other language lacks them. */
const stateAttributes: ReadonlySet<string> = new Set([
  "aria-busy",
  "open",
  "popovertarget",
  "data-hydrated",
  "data-copied",
  "data-motion",
  "data-raised",
  "data-script",
  "data-wanted",
]);

/**
 * Makes the page read as another rendering of it does. Elements stay where the two agree, and with them what was typed
 * and opened, the focus and the place on the page; `isOwn` tells what is left to its own script. Throws where the two
 * are not the same page, before anything has been changed.
 */
export function takeOver(next: Document, isOwn: (element: Element) => boolean) {
  if (!isSameBuild(next))
    throw new Error("The page cannot change its language in place: the other document is of another build.");
  const changes = parts.flatMap((part) => {
    const [shown, other] = [document, next].map((page) => page.querySelector(part));
    if (!shown || !other) throw new Error(`Expected ${part} in both documents, found it missing.`);
    return [...changesIn(shown, other, isOwn)];
  });
  for (const change of changes) change();
  for (const meta of next.head.querySelectorAll("meta, link")) headLike(meta)?.replaceWith(meta.cloneNode());
}

/** The element of this page's head that says the same thing, in its own words. */
function headLike(meta: Element): Element | null {
  const attribute = ["name", "property", "hreflang"].find((name) => meta.hasAttribute(name));
  if (attribute)
    return document.head.querySelector(`${meta.tagName}[${attribute}="${meta.getAttribute(attribute)}"]`);
  return meta.matches("[rel=canonical]") ? document.head.querySelector("[rel=canonical]") : null;
}

function* changesIn(
  shown: Element,
  next: Element,
  isOwn: (element: Element) => boolean,
): Generator<() => void> {
  if (isOwn(shown)) return;
  yield () => takeAttributes(shown, next);
  if (shown === document.documentElement) return;
  if (shown instanceof HTMLTemplateElement) {
    yield () => {
      shown.innerHTML = next.innerHTML;
    };
    return;
  }
  const before = [...shown.childNodes];
  const after = [...next.childNodes];
  if (!isAlike(before, after)) {
    // A replaced island would never be hydrated.
    if (shown.querySelector("[data-island]"))
      throw new Error("The page cannot change its language in place: its islands are not the same.");
    yield () => shown.replaceChildren(...after);
    return;
  }
  for (const [node, other] of pairs(before, after)) {
    if (node instanceof Element && other instanceof Element) yield* changesIn(node, other, isOwn);
    else if (node.nodeValue !== other.nodeValue) {
      yield () => {
        node.nodeValue = other.nodeValue;
      };
    }
  }
}

function takeAttributes(shown: Element, next: Element) {
  for (const { name } of [...shown.attributes]) {
    if (!next.hasAttribute(name) && !stateAttributes.has(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value && !stateAttributes.has(name)) shown.setAttribute(name, value);
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

/** Of two lists of one length. */
function pairs<Kind>(before: readonly Kind[], after: readonly Kind[]): [Kind, Kind][] {
  return before.flatMap((each, place) => {
    const other = after[place];
    return other === undefined ? [] : [[each, other]];
  });
}
