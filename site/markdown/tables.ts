import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import type { Language } from "../domain/language.ts";
import { copyButton } from "./copy-button.ts";

/** A table scrolls inside its own box, reachable by keyboard, so that the page never does. */
export function tables({ language }: { language: Language }) {
  return (tree: Root) => {
    visit(tree, "element", (element, index, parent) => {
      if (element.tagName !== "table" || index === undefined || parent === undefined) return;
      const record = makeCopyable(element, language);
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["table-scroll", ...(record ? ["table-record"] : [])], tabIndex: 0 },
        children: [element],
      };
      return SKIP;
    });
  };
}

/** A cell that is nothing but code is there to be copied. Tells whether the table has any. */
function makeCopyable(table: Element, language: Language): boolean {
  let found = false;
  visit(table, "element", (cell) => {
    const [code, ...rest] = cell.children;
    if (cell.tagName !== "td" || rest.length > 0) return;
    if (code?.type !== "element" || code.tagName !== "code") return;
    cell.children.push(copyButton(language, textOf(code)));
    found = true;
  });
  return found;
}
