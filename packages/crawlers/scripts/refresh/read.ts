import { faultOf } from "./guards.ts";
import { type Prefix, readPrefix } from "./prefix.ts";

/** What an operator's file says. */
export interface OperatorFile {
  readonly prefixes: readonly Prefix[];
  readonly published: string | null;
}

/** How an operator publishes its addresses; null where only a person can read them. */
export function formatOf(source: string): "json" | "text" | "page" | null {
  if (!source.startsWith("https://")) return null;
  if (source.endsWith(".json")) return "json";
  if (source.endsWith(".txt")) return "text";
  // Amazon prints a JSON file inside a page.
  return source.endsWith("ip-addresses/") ? "page" : null;
}

/** Reads an answer; throws what was expected of it and what was found. */
export function readFile(answer: string, format: "json" | "text" | "page"): OperatorFile {
  const { texts, published } =
    format === "json" ? fromJson(answer) : { texts: fromText(answer), published: null };
  const prefixes = texts.map((text) => {
    const prefix = readPrefix(text);
    if (prefix === undefined)
      throw new Error(`Expected a prefix such as 192.0.2.0/24, found “${text.slice(0, 50)}”`);
    const fault = faultOf(prefix);
    if (fault !== undefined) throw new Error(`${fault}, found ${text}`);
    return prefix;
  });
  if (prefixes.length === 0) throw new Error("Expected at least one prefix, found none");
  return { prefixes, published };
}

interface Texts {
  readonly texts: readonly string[];
  readonly published: string | null;
}

function fromJson(answer: string): Texts {
  const file: unknown = parsed(answer);
  if (typeof file !== "object" || file === null || !("prefixes" in file) || !Array.isArray(file.prefixes)) {
    throw new Error("Expected JSON with an array `prefixes`, found none");
  }
  const texts = file.prefixes.flatMap((entry: unknown) =>
    typeof entry === "string" ? [entry] : Object.values(entry ?? {}).filter(isAddressLike),
  );
  const created = "creationTime" in file ? file.creationTime : null;
  return { texts, published: typeof created === "string" ? created.slice(0, 10) : null };
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new Error(`Expected JSON, found “${answer.slice(0, 50)}”`);
  }
}

/** An entry may also say a region or a service: what it calls its prefix differs from operator to operator. */
function isAddressLike(value: unknown): value is string {
  return typeof value === "string" && /^[\da-f.:]+(?:\/\d+)?$/i.test(value) && /[.:]/.test(value);
}

/** Every IPv4 address or prefix that stands as a word. */
function fromText(answer: string): readonly string[] {
  return [...new Set(answer.match(/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?(?![\w.])/g) ?? [])];
}
