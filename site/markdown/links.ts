import { brand } from "@octroi/ui/brand/brand";
import type { Language, Localized } from "@octroi/ui/language/language";
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { HtmlPiece } from "../domain/documentation/document.ts";

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

/** Stands for an address while HTML is written: a letter that no text has. */
const cut = "\uE000";

/** Takes out the addresses that depend on the page: of its language, and of where people sign up. */
export function dependentLinks({ taken }: { taken: string[] }) {
  return (tree: Root) => {
    visit(tree, "element", (element) => {
      const href = String(element.properties.href ?? "");
      if (href !== brand.signUpUrl && !/^\/(?!downloads\/)/.test(href)) return;
      taken.push(href);
      element.properties.href = cut;
    });
  };
}

/** The HTML, cut where addresses were taken out. */
export function cutAtLinks(html: string, taken: readonly string[]): HtmlPiece[] {
  return html.split(cut).flatMap((piece, index): HtmlPiece[] => {
    const href = taken[index - 1];
    return href === undefined ? [piece] : [{ href }, piece];
  });
}
