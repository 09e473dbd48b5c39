import type { Language, Localized } from "@octroi/ui/language/language";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

const kinds = ["note", "tip", "warning"] as const;
type Kind = (typeof kinds)[number];

const labels: Localized<Record<Kind, string>> = {
  fr: { note: "À noter", tip: "Conseil", warning: "Attention" },
  en: { note: "Note", tip: "Tip", warning: "Warning" },
};

/** `> [!WARNING]` becomes a labelled aside. */
export function admonitions({ language }: { language: Language }) {
  return (tree: Root) => {
    visit(tree, "element", (element) => {
      if (element.tagName !== "blockquote") return;
      const kind = takeKind(element);
      if (kind === undefined) return;
      element.tagName = "div";
      element.properties = { className: ["admonition", `admonition-${kind}`], role: "note" };
      element.children.unshift({
        type: "element",
        tagName: "p",
        properties: { className: ["admonition-label"] },
        children: [{ type: "text", value: labels[language][kind] }],
      });
    });
  };
}

function takeKind(quote: Element): Kind | undefined {
  const paragraph = quote.children.find((child) => child.type === "element");
  const text = paragraph?.children[0];
  if (text?.type !== "text") return undefined;
  const found = /^\[!(\w+)\]\s*/.exec(text.value);
  const kind = kinds.find((name) => name.toUpperCase() === found?.[1]);
  if (kind && found) text.value = text.value.slice(found[0].length);
  return kind;
}
