import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { brand } from "../domain/brand/brand.ts";
import { describePlaceholder, placeholdersIn } from "../domain/brand/placeholders.ts";

/** Says what is still to fill in before the site goes public; the exit code is 1 while there is something. */
const publicFolder = resolve(import.meta.dirname, "../public");
const missingPhotos = brand.team.flatMap(({ photo }, position) =>
  photo !== undefined && !existsSync(join(publicFolder, photo))
    ? [`team.${position}.photo: there is no public${photo}`]
    : [],
);
const problems = [...placeholdersIn(brand).map(describePlaceholder), ...missingPhotos];

for (const problem of problems) console.log(`site/domain/brand/brand.ts: ${problem}`);
console.log(problems.length === 0 ? "Nothing is left to fill in." : `${problems.length} left to fill in.`);
process.exitCode = problems.length === 0 ? 0 : 1;
