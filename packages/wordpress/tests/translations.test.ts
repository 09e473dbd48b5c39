import { describe, expect, test } from "vitest";
import { french } from "../translations/fr.ts";
import { phpFiles } from "./source.ts";
import { sentencesIn } from "./words.ts";

const files = phpFiles();
const sentences = sentencesIn(files);
const main = files.find(({ path }) => path === "octroi.php")?.text ?? "";
const description = /^ \* Description: +(.*)$/m.exec(main)?.[1] ?? "";

describe("the plugin's words", () => {
  test("are literals under the plugin’s own text domain", () => {
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter(({ text, domain }) => text === undefined || domain !== "octroi")).toEqual([]);
  });

  test("all have a French translation, and no translation is left over", () => {
    const said = new Set([description, ...sentences.map(({ text = "" }) => text)]);
    expect([...said].filter((text) => !(text in french))).toEqual([]);
    expect(Object.keys(french).filter((text) => !said.has(text))).toEqual([]);
  });

  test("keep their places for values, and French typography", () => {
    for (const [english, text] of Object.entries(french)) {
      expect(text.match(/%\d?\$?s/g)).toEqual(english.match(/%\d?\$?s/g));
      expect(text).not.toMatch(/'| [:;?!»]|« /);
      expect(text).not.toMatch(/[^\u00A0] ?[;?!»](?!\w)/);
    }
  });
});
