import type { Language, Localized } from "@octroi/ui/language/language";
import type { Element } from "hast";

const labels: Localized<string> = { fr: "Copier", en: "Copy" };

/** The button that `app/browser/copy-code.ts` brings to life: it copies the code beside it. */
export function copyButton(language: Language, what: string): Element {
  return {
    type: "element",
    tagName: "button",
    properties: { type: "button", dataCopy: labels[language] },
    children: [
      {
        type: "element",
        tagName: "span",
        properties: { ariaLive: "polite" },
        children: [{ type: "text", value: labels[language] }],
      },
      {
        type: "element",
        tagName: "span",
        properties: { className: ["sr-only"] },
        children: [{ type: "text", value: ` ${what}` }],
      },
    ],
  };
}
