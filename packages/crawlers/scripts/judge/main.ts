import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { disagreement, type SignatureCase } from "./judge.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Usage: npm run judge -w packages/crawlers -- FILE");
  process.exit(2);
}
// npm runs a workspace's script in its own folder; the file is named from where npm was called.
const path = resolve(process.env["INIT_CWD"] ?? ".", file);
const { cases }: { cases: SignatureCase[] } = JSON.parse(readFileSync(path, "utf8"));
let failed = 0;
for (const given of cases) {
  const found = await disagreement(given);
  if (found === undefined) continue;
  failed++;
  console.log(found);
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
