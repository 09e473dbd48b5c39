import { readFileSync } from "node:fs";
import type { Language } from "@octroi/ui/language/language";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { connectorIds } from "../../site/domain/documentation/connectors.ts";

export const legal = ["legal/privacy", "legal/terms"] as const;
export const guides = connectorIds.map((id) => `documentation/${id}` as const);
export const documents = [
  ...legal,
  "documentation/getting-started",
  ...guides,
  "documentation/middleware",
  "documentation/api",
  "documentation/webhooks",
  "documentation/read-lawfully",
] as const;

export type Prose = ReturnType<typeof read>;
type Node = Prose["root"] | Prose["root"]["children"][number];

/** A page as the writers left it: markers unfilled, nothing rendered. */
export function read(document: (typeof documents)[number], language: Language) {
  const source = readFileSync(
    `${import.meta.dirname}/../../site/app/content/${document}.${language}.md`,
    "utf8",
  );
  const [, front = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const facts = new Map(front.split("\n").map((line) => [line.split(":")[0], line.replace(/^.*?: /, "")]));
  return { source, facts, root: unified().use(remarkParse).use(remarkGfm).parse(body) };
}

export function everyNodeIn(node: Node): Node[] {
  const children: readonly Node[] = "children" in node ? node.children : [];
  return [node, ...children.flatMap(everyNodeIn)];
}

export function textOf(node: Node): string {
  return everyNodeIn(node)
    .map((each) => (each.type === "text" || each.type === "inlineCode" ? each.value : ""))
    .join("");
}

export function headingsOf({ root }: Prose) {
  let section: string | undefined;
  return root.children.flatMap((block) => {
    if (block.type !== "heading") return [];
    const text = textOf(block);
    const id = /\{#([a-z0-9-]+)\}$/.exec(text)?.[1];
    const number = /^(?:Étape |Step )?(\d+)\s?[.:]/.exec(text)?.[1];
    if (block.depth === 2) section = id;
    return [{ depth: block.depth, id, step: number === undefined ? undefined : Number(number), section }];
  });
}
