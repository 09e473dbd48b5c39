import type { Language } from "@octroi/ui/language/language";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { copyButton } from "./copy-button.ts";

/** Puts each highlighted block in a figure with its file name and a button that copies it. */
export function codeBlocks({ language }: { language: Language }) {
  return (tree: Root) => {
    visit(tree, "element", (element, index, parent) => {
      if (element.tagName !== "pre" || index === undefined || parent === undefined) return;
      if (parent.type === "element" && parent.tagName === "figure") return;
      const title = element.properties.title;
      delete element.properties.title;
      parent.children[index] = figure(
        // What has no file name is typed into a terminal.
        typeof title === "string" ? title : "Terminal",
        element,
        language,
      );
    });
  };
}

function figure(title: string, code: Element, language: Language): Element {
  const caption: Element = {
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [
      { type: "element", tagName: "span", properties: {}, children: [{ type: "text", value: title }] },
      copyButton(language, title),
    ],
  };
  return {
    type: "element",
    tagName: "figure",
    properties: { className: ["code-figure"] },
    children: [caption, code],
  };
}
