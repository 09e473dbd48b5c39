/** The code of scripts, in which classes may be named. */
export interface ScriptCode {
  /** Of what any page may run. */
  everyPage: readonly string[];
  /** Of what a page may run besides that has an island of this name in it. */
  ofIsland: Readonly<Record<string, readonly string[]>>;
}

/**
 * Leaves of a style sheet the rules that a page can need: those whose classes stand in its body, or in a script that may
 * set them later. A browser reads what is inlined again with every page, and most pages use less than half of it.
 */
export function styleFilter(style: string, { everyPage, ofIsland }: ScriptCode): (body: string) => string {
  const inEveryPage = wordsIn(everyPage);
  const inIslands = Object.entries(ofIsland).map(([name, code]) => ({
    mark: `data-island="${name}"`,
    words: wordsIn(code),
  }));
  const rules = rulesOf(style);
  return (body) => {
    const own = inIslands.filter(({ mark }) => body.includes(mark)).map(({ words }) => words);
    const inBody = wordsIn([body.replace(/&(?:amp|lt|gt|quot|#x27);/g, decoded)]);
    const all = [inBody, inEveryPage, ...own];
    return usedOf(rules, (name) => all.some((words) => words.has(name)));
  };
}

interface Rule {
  /** As written, with its block or its semicolon. */
  text: string;
  /** What stands before the block. */
  prelude: string;
  /** What a block of conditions holds. */
  rules?: readonly Rule[];
  /** For each selector of a list, the classes without which it matches nothing. */
  classes: readonly (readonly string[])[];
}

function usedOf(rules: readonly Rule[], isThere: (name: string) => boolean): string {
  return rules
    .map(({ text, prelude, rules: inner, classes }) => {
      if (inner !== undefined) {
        const used = usedOf(inner, isThere);
        return used === "" ? "" : `${prelude}{${used}}`;
      }
      return classes.length === 0 || classes.some((all) => all.every(isThere)) ? text : "";
    })
    .join("");
}

/** Escapes and strings are one token each: what they hold divides nothing. */
const tokens = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\s\S]/g;

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token === "{" && depth++ === 0) open = index;
    const closes = token === "}" && --depth === 0;
    if (closes) rules.push(ruleOf(css.slice(start, open), css.slice(open + 1, index)));
    const states = token === ";" && depth === 0;
    if (states) rules.push({ text: css.slice(start, index + 1), prelude: "", classes: [] });
    if (closes || states) start = index + 1;
  }
  return rules;
}

function ruleOf(prelude: string, block: string): Rule {
  const text = `${prelude}{${block}}`;
  if (/^\s*@(media|supports|layer|container)\b/.test(prelude)) {
    return { text, prelude, classes: [], rules: rulesOf(block) };
  }
  return { text, prelude, classes: prelude.trimStart().startsWith("@") ? [] : classesIn(prelude) };
}

/** What parentheses hold may be what is not to be there, or one of several: it is not asked for. */
function classesIn(selectors: string): string[][] {
  let depth = 0;
  let outside = "";
  for (const [token] of selectors.matchAll(tokens)) {
    if (token === ")" || token === "]") depth--;
    if (depth === 0) outside += token;
    if (token === "(" || token === "[") depth++;
  }
  return outside
    .split(/(?<!\\),/)
    .map((selector) =>
      [...selector.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = ""]) =>
        name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, code?: string, character?: string) =>
          code === undefined ? (character ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
        ),
      ),
    );
}

/** What may be a class in HTML or in a script. */
const wordsIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.split(/[\s"'`]+|\$\{|\}/)));

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const decoded = (entity: string) => entities[entity] ?? entity;
