import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { brand } from "@octroi/ui/brand/brand";
import { describePlaceholder, placeholdersIn } from "@octroi/ui/brand/placeholders";

/** Says what is still to fill in before the site goes public; the exit code is 1 while there is something. */
const publicFolder = resolve(import.meta.dirname, "../site/public");
const missingPhotos = brand.team.flatMap(({ photo }, position) =>
  photo !== undefined && !existsSync(join(publicFolder, photo))
    ? [`team.${position}.photo: there is no public${photo}`]
    : [],
);
const problems = [...placeholdersIn(brand).map(describePlaceholder), ...missingPhotos];

for (const problem of problems) console.log(`ui/src/brand/brand.ts: ${problem}`);
console.log(problems.length === 0 ? "Nothing is left to fill in." : `${problems.length} left to fill in.`);
process.exitCode = problems.length === 0 ? 0 : 1;
