import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { Heading } from "../domain/documentation/document.ts";

const depths: Readonly<Record<string, Heading["depth"]>> = { h2: 2, h3: 3 };

/** Reads `## Cookies {#cookies}`: gives the heading its id and a link to itself, and notes it in the outline. */
export function headings({ outline, file }: { outline: Heading[]; file: string }) {
  return (tree: Root) => {
    visit(tree, "element", (element) => {
      const depth = depths[element.tagName];
      if (depth === undefined) return;
      const id = takeId(element);
      if (id === undefined) throw new Error(`${file}: the heading “${textOf(element)}” has no {#id}.`);
      const text = textOf(element).trim();
      outline.push({ depth, id, text });
      element.properties.id = id;
      element.children = [
        {
          type: "element",
          tagName: "a",
          properties: { href: `#${id}`, className: ["heading-anchor"] },
          children: element.children,
        },
      ];
    });
  };
}

function takeId(element: Element): string | undefined {
  const last = element.children.at(-1);
  if (last?.type !== "text") return undefined;
  const found = /\s*\{#([a-z0-9-]+)\}\s*$/.exec(last.value);
  if (found) last.value = last.value.slice(0, found.index);
  return found?.[1];
}
