import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { printedFiles } from "../scripts/data.ts";

test.each(Object.entries(printedFiles()))("%s is what the registry says today", (name, text) => {
  const file = join(import.meta.dirname, "../plugin/includes", name);
  expect(readFileSync(file, "utf8") === text, "Run npm run print -w packages/wordpress.").toBe(true);
});
