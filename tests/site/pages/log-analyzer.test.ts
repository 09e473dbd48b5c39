import { readFileSync } from "node:fs";
import { languages } from "@octroi/ui/language/language";
import { select, selectAll } from "hast-util-select";
import { expect, test } from "vitest";
import { logAnalyzerCopy } from "../../../site/app/content/log-analyzer.ts";
import { sampleLog } from "../../../site/domain/logs/sample-log.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { mainOf, plain, textOf } from "./elements.ts";
import { documentAt } from "./rendered-pages.ts";

test.each(languages)(
  "(%s) without script the log analyzer names the command that does the same, and shows an example",
  async (language) => {
    const copy = logAnalyzerCopy[language];
    const main = mainOf(await documentAt(addressOf(pages.logAnalyzer, language)));
    const scriptless = select(".scriptless-only", main);
    expect(scriptless && textOf(scriptless)).toContain(plain(copy.source.scriptless));
    expect(scriptless && textOf(scriptless)).toContain("npx @octroi/logs access.log*.gz");
    expect(textOf(main)).toContain(plain(copy.source.example));
    expect(textOf(main)).toContain(plain(copy.source.privacy));
    expect(selectAll("figure table tbody tr", main).length).toBe(14);
    expect(selectAll("table a", main).length).toBeGreaterThan(8);
  },
);

test("the example is read once, by the build: no visitor has the server read a log", () => {
  const server = readFileSync(new URL("../../../site/build/server/index.js", import.meta.url), "utf8");
  expect(sampleLog()).toContain(sampleAddress);
  expect(server).not.toContain(sampleAddress);
});

/** Stands in the sample, and not in what is shown of it. */
const sampleAddress = "34.64.82.67";
