import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { brand } from "../domain/brand/brand.ts";
import { placeholdersIn, toldOf } from "../domain/brand/placeholders.ts";
import { lineOf } from "./field-lines.ts";

/** Says what is still to fill in before the site goes public; the exit code is 1 while there is something. */
const site = resolve(import.meta.dirname, "..");
const brandFile = join(site, "domain/brand/brand.ts");
const source = readFileSync(brandFile, "utf8");
const missingPhotos = brand.team.flatMap(({ photo }, position) =>
  photo !== undefined && !existsSync(join(site, "public", photo))
    ? [{ path: ["team", `${position}`, "photo"], told: `team.${position}.photo: there is no public${photo}` }]
    : [],
);
const left = [
  ...placeholdersIn(brand).map((field) => ({ path: field.path, told: toldOf(field) })),
  ...missingPhotos,
];

for (const { path, told } of left) {
  console.log(`${relative(resolve(site, ".."), brandFile)}:${lineOf(source, "brand", path)}  ${told}`);
}
console.log(left.length === 0 ? "Nothing is left to fill in." : `${left.length} left to fill in.`);
process.exitCode = left.length === 0 ? 0 : 1;
