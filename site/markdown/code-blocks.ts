import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { Language, Localized } from "../domain/language.ts";

const copyLabel: Localized<string> = { fr: "Copier", en: "Copy" };

/** Puts each highlighted block in a figure with its file name and the button that `ui/prose.tsx` brings to life. */
export function codeBlocks({ language }: { language: Language }) {
  return (tree: Root) => {
    visit(tree, "element", (element, index, parent) => {
      if (element.tagName !== "pre" || index === undefined || parent === undefined) return;
      if (parent.type === "element" && parent.tagName === "figure") return;
      const title = element.properties.title;
      delete element.properties.title;
      parent.children[index] = figure(
        typeof title === "string" ? title : "",
        { ...element, properties: { ...element.properties, tabIndex: 0 } },
        copyLabel[language],
      );
    });
  };
}

function figure(title: string, code: Element, label: string): Element {
  const caption: Element = {
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [
      { type: "element", tagName: "span", properties: {}, children: [{ type: "text", value: title }] },
      {
        type: "element",
        tagName: "button",
        properties: { type: "button", dataCopy: "" },
        children: [{ type: "text", value: label }],
      },
    ],
  };
  return {
    type: "element",
    tagName: "figure",
    properties: { className: ["code-figure"] },
    children: [caption, code],
  };
}
