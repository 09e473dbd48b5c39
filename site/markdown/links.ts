import type { Language, Localized } from "@octroi/ui/language/language";
import type { Root } from "hast";
import { visit } from "unist-util-visit";

const newTab: Localized<string> = { fr: "nouvel onglet", en: "new tab" };

/** A link out of the site opens a new tab that cannot reach back, and says so. */
export function outboundLinks({ language }: { language: Language }) {
  return (tree: Root) => {
    visit(tree, "element", (element) => {
      if (element.tagName !== "a" || !String(element.properties.href).startsWith("https://")) return;
      element.properties.target = "_blank";
      element.properties.rel = ["noopener", "noreferrer"];
      element.children.push({
        type: "element",
        tagName: "span",
        properties: { className: ["sr-only"] },
        children: [{ type: "text", value: ` (${newTab[language]})` }],
      });
    });
  };
}
