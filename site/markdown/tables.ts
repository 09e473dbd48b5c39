import type { Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/** A table scrolls inside its own box, reachable by keyboard, so that the page never does. */
export function tables() {
  return (tree: Root) => {
    visit(tree, "element", (element, index, parent) => {
      if (element.tagName !== "table" || index === undefined || parent === undefined) return;
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["table-scroll"], tabIndex: 0 },
        children: [element],
      };
      return SKIP;
    });
  };
}
