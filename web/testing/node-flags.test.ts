import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeFlags } from "./node-flags.ts";

const flags = nodeFlags.join(" ");

test.each([
  ["package.json", `exec node ${flags} scripts/start.ts`],
  ["site/package.json", `exec node ${flags} ../server/site/start.ts`],
  ["console/package.json", `exec node ${flags} ../server/console/start.ts`],
  ["proxy/package.json", `exec node ${nodeFlags[0]} src/main.ts`],
  ["deploy/octroi@.service", `/node ${flags} server/site/main.ts\n`],
  ["deploy/octroi-console@.service", `/node ${flags} server/console/main.ts\n`],
  ["deploy/octroi-proxy.service", `/node ${nodeFlags[0]} proxy/src/main.ts\n`],
])("%s starts the server with the flags that are measured", (file, command) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).toContain(command);
});
