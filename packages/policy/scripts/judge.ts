import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isCaseFile } from "./judge/cases.ts";
import { disagreements } from "./judge/disagreements.ts";

/** `npm run judge -w packages/policy -- FILE`: where the package and a file of cases disagree. */
const [name = "fixtures/policy-cases.json"] = process.argv.slice(2);
// npm runs scripts in the package's folder; the name was given in the caller's.
const given = resolve(process.env["INIT_CWD"] ?? ".", name);
const file: unknown = JSON.parse(readFileSync(existsSync(given) ? given : resolve(name), "utf8"));
if (!isCaseFile(file)) throw new Error(`${name} holds no cases.`);

const results = file.cases.map((each) => ({ id: each.id, differences: disagreements(each) }));
const failed = results.filter(({ differences }) => differences.length > 0);
for (const { id, differences } of failed) console.log(`${id}: ${differences.join("; ")}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
