import { readFileSync } from "node:fs";
import { freeAndPro } from "@octroi/ui/words/plans";
import { expect, test } from "vitest";
import { french } from "../translations/fr.ts";

/** What the console, the site and its mails read from one place, PHP and a text file can only repeat. */
test("the plugin says of Free and Pro what the site and the console say, in both languages", () => {
  const read = (file: string) => readFileSync(new URL(`../plugin/${file}`, import.meta.url), "utf8");
  expect(read("includes/screens.php")).toContain(`'${freeAndPro.en}'`);
  expect(read("readme.txt")).toContain(freeAndPro.en);
  expect(new Map(Object.entries(french)).get(freeAndPro.en)).toBe(freeAndPro.fr);
});
