import { Engine } from "php-parser";
import { pluginFiles } from "../scripts/build.ts";

/** A node of the parsed PHP. */
export interface PhpNode {
  readonly kind: string;
  readonly [member: string]: unknown;
}

export interface PhpFile {
  readonly path: string;
  readonly text: string;
  readonly tree: PhpNode;
}

const engine = new Engine({ parser: { extractDoc: false }, ast: { withPositions: true } });

export function phpFiles(): readonly PhpFile[] {
  return Object.entries(pluginFiles())
    .filter(([path]) => path.endsWith(".php"))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([path, bytes]) => {
      const text = new TextDecoder().decode(bytes);
      return { path, text, tree: asNode(engine.parseCode(text, path)) };
    });
}

function asNode(value: unknown): PhpNode {
  if (!isNode(value)) throw new Error("Expected a node of the parser.");
  return value;
}

export function isNode(value: unknown): value is PhpNode {
  return typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string";
}

/** The nodes directly below one. */
export function childrenOf(node: PhpNode): readonly PhpNode[] {
  return Object.entries(node)
    .filter(([name]) => name !== "loc" && name !== "leadingComments" && name !== "trailingComments")
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** A node and all below it. */
export function within(node: PhpNode): readonly PhpNode[] {
  return [node, ...childrenOf(node).flatMap(within)];
}

export function nodesOf(node: PhpNode, kind: string): readonly PhpNode[] {
  return within(node).filter((each) => each.kind === kind);
}

/** The name of a called function, or of a called method with its object: `esc_html`, `wpdb->query`. */
export function calledName({ what }: PhpNode): string {
  if (!isNode(what)) return "";
  if (what.kind === "name") return String(what["name"]).split("\\").at(-1) ?? "";
  if (what.kind !== "propertylookup") return "";
  const object = isNode(what["what"]) ? String(what["what"]["name"]) : "";
  return `${object}->${isNode(what["offset"]) ? String(what["offset"]["name"]) : ""}`;
}

export function argumentsOf(call: PhpNode): readonly PhpNode[] {
  return Array.isArray(call["arguments"]) ? call["arguments"].filter(isNode) : [];
}

/** The text of a literal. */
export function literal(node: PhpNode | undefined): string | undefined {
  return node?.kind === "string" ? String(node["value"]) : undefined;
}

/** Calls of functions and methods, the outermost first. */
export function calls(node: PhpNode, ...names: readonly string[]): readonly PhpNode[] {
  return nodesOf(node, "call").filter((call) => names.length === 0 || names.includes(calledName(call)));
}

/** The functions of a file, by name. */
export function functionsOf({ tree }: PhpFile): ReadonlyMap<string, PhpNode> {
  return new Map(
    nodesOf(tree, "function").map((each) => [isNode(each["name"]) ? String(each["name"]["name"]) : "", each]),
  );
}

/** Where a node begins, for people. */
export function placeOf({ path }: PhpFile, node: PhpNode): string {
  const { loc } = node;
  const start = typeof loc === "object" && loc !== null && "start" in loc ? loc.start : undefined;
  const line = typeof start === "object" && start !== null && "line" in start ? start.line : "?";
  return `${path}:${line}`;
}
