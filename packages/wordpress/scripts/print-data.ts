import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { printedFiles } from "./data.ts";

for (const [name, text] of Object.entries(printedFiles())) {
  writeFileSync(join(import.meta.dirname, "../plugin/includes", name), text);
}
