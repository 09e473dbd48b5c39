import { describe, expect, test } from "vitest";
import { type OutputName, outputs } from "../../outputs.ts";
import { parsePolicy } from "../../parse.ts";

/** What ends a text, begins a variable or goes on to the next line in one configuration or another. */
const hostile = [
  "\\",
  "\\\\",
  '\\"',
  "\\n",
  "'",
  "`",
  "$uri",
  "\u0024{HOME}",
  "{http.request.host}",
  "%{HTTP_HOST}",
  ";}",
  "#",
];

/** Lines in which every text that is opened is closed, and nothing in it has a meaning. */
const expected: Readonly<Partial<Record<OutputName, RegExp>>> = {
  nginx:
    /^ *(?:add_header \S+ '[^'$\\]*' always;|if \(\$octroi_action ~ \^charge\) \{ return 402 "[^"$\\]*\\n"; \})$/,
  caddy: /^\t(?:header Link `[^`{}\\]*`|respond @octroi_\d+ "[^"{}\\]*" 402)$/,
  apache: /^Header always set Link "(?:[^"\\%]|\\"|%%)*"$/,
};

describe.each(Object.entries(expected))("in rules for %s", (name, line) => {
  test.each(hostile)("the address of a license may end in %s", (end) => {
    const parsed = parsePolicy({
      version: 1,
      site: { origin: "https://example.com" },
      license: { url: `https://example.com/l?x${end.replace("#", "%23")}` },
      rules: [{ who: { crawler: ["CCBot"] }, action: "charge", price: { amount: "1", currency: "EUR" } }],
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const text = outputs[name as OutputName]
      .print(parsed.policy)
      .files.map((file) => file.text)
      .join("");
    const lines = text.split("\n").filter((each) => each.includes("https://example.com/l?x"));
    expect(lines.length).toBeGreaterThan(0);
    for (const each of lines) expect(each).toMatch(line);
  });
});
