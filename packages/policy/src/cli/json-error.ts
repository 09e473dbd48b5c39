/** Strings, numbers and words, or one sign, after white space. */
const token =
  /[ \t\n\r]*(?:("(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[\]{},:]))/y;

const blanks = /[ \t\n\r]*/y;

/** Where a text stops being JSON, from 1; undefined where it is JSON. */
export function jsonErrorIn(text: string): { line: number; column: number } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // Engines word their messages differently, and not all name a place.
    const before = text.slice(0, errorOffset(text)).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}

/** What may come next in an object or a list: a value, a key, a colon, or a comma. */
type Expected = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end" | "nothing";

function errorOffset(text: string): number {
  const open: string[] = [];
  let expected: Expected = "value";
  let at = 0;
  const afterValue = (): Expected => (open.length === 0 ? "nothing" : "comma-or-end");
  for (;;) {
    token.lastIndex = at;
    const found = token.exec(text);
    blanks.lastIndex = at;
    const start = at + (blanks.exec(text)?.[0].length ?? 0);
    if (found === null) return start;
    const [, scalar, sign] = found;
    const isString = scalar?.startsWith('"') ?? false;
    if (expected.startsWith("value") && scalar !== undefined) expected = afterValue();
    else if (expected.startsWith("value") && (sign === "{" || sign === "[")) {
      open.push(sign);
      expected = sign === "{" ? "key-or-end" : "value-or-end";
    } else if (expected.startsWith("key") && isString) expected = "colon";
    else if (expected === "colon" && sign === ":") expected = "value";
    else if (expected === "comma-or-end" && sign === ",") expected = open.at(-1) === "{" ? "key" : "value";
    else if (expected.endsWith("end") && sign === (open.at(-1) === "{" ? "}" : "]")) {
      open.pop();
      expected = afterValue();
    } else return start;
    at = token.lastIndex;
  }
}
