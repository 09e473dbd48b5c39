import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeFlags } from "./node-flags.ts";

const flags = nodeFlags.join(" ");

test.each([
  ["package.json", `exec node ${flags} server/start.ts`],
  ["proxy/package.json", `exec node ${nodeFlags[0]} src/main.ts`],
  ["deploy/octroi@.service", `/node ${flags} server/main.ts\n`],
  ["deploy/octroi-proxy.service", `/node ${nodeFlags[0]} proxy/src/main.ts\n`],
])("%s starts the server with the flags that are measured", (file, command) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).toContain(command);
});
