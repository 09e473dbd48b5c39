import { readFileSync, writeFileSync } from "node:fs";
import { compact } from "./compact.ts";

/** The addresses of one operator's file, as they were last read. */
export interface RecordedList {
  readonly operator: string;
  readonly crawlers: readonly string[];
  readonly source: string;
  /** The date in the operator's own file. */
  readonly published: string | null;
  /** The public copy that it was taken from, where it was not read at its source. */
  readonly copyOf?: string;
  /** The day on which it was read. */
  readonly read?: string;
  readonly old?: true;
  readonly note?: string;
  readonly prefixes: readonly string[];
}

export interface AddressRecord {
  readonly collected: string;
  readonly lists: readonly RecordedList[];
}

const recordFile = new URL("addresses.json", import.meta.url);
const modules = {
  short: new URL("../../src/verify/addresses/short-lists.ts", import.meta.url),
  long: new URL("../../src/verify/addresses/long-lists.ts", import.meta.url),
  dates: new URL("../../src/verify/addresses/dates.ts", import.meta.url),
} as const;
type Module = keyof typeof modules;

/** Of more prefixes than these, a list weighs more than all the others together. */
const maxShortListLength = 300;

export function readRecord(): AddressRecord {
  return JSON.parse(readFileSync(recordFile, "utf8"));
}

/** Keeps the record, and what the package carries of it. */
export function writeRecord(record: AddressRecord): void {
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  const { short, long, dates } = moduleFiles(record);
  writeFileSync(modules.short, short);
  writeFileSync(modules.long, long);
  writeFileSync(modules.dates, dates);
}

/**
 * What the package carries: the same lists, small; those of many single addresses apart from the others, and the dates
 * apart from both, as no gate asks for them.
 */
export function moduleFiles({ collected, lists }: AddressRecord): Record<Module, string> {
  const of = (length: "short" | "long") =>
    lists.filter(({ prefixes }) => prefixes.length > maxShortListLength === (length === "long"));
  const about = `as they stood on ${collected}.`;
  return {
    short: moduleOf("shortAddressLists", `The published addresses of most crawlers, ${about}`, of("short")),
    long: moduleOf(
      "longAddressLists",
      `The published addresses of operators that list single addresses by the hundred, ${about}`,
      of("long"),
    ),
    dates: datesFile(lists),
  };
}

function moduleOf(name: string, about: string, lists: readonly RecordedList[]): string {
  return `import { type AddressList, listsIn } from "./list.ts";

/**
 * ${about}
 * Made from scripts/refresh/addresses.json by \`npm run refresh -w packages/crawlers\`.
 */
export const ${name}: readonly AddressList[] = /* @__PURE__ */ listsIn(\`
${lists.map(line).join("")}\`);
`;
}

function datesFile(lists: readonly RecordedList[]): string {
  const dates = lists.flatMap(({ crawlers: [first], published }) =>
    first && published ? `  ${/^\w+$/.test(first) ? first : `"${first}"`}: "${published}",\n` : [],
  );
  return `/**
 * The dates in the operators’ own files, by the first crawler of each list.
 * Made from scripts/refresh/addresses.json by \`npm run refresh -w packages/crawlers\`.
 */
export const publishedOn: Readonly<Record<string, string>> = {
${dates.join("")}};
`;
}

/** The files as they stand, to compare. */
export function readModules(): Record<Module, string> {
  return {
    short: readFileSync(modules.short, "utf8"),
    long: readFileSync(modules.long, "utf8"),
    dates: readFileSync(modules.dates, "utf8"),
  };
}

function line({ crawlers, old, prefixes }: RecordedList): string {
  const v4 = prefixes.filter((prefix) => !prefix.includes(":"));
  const v6 = prefixes.filter((prefix) => prefix.includes(":"));
  const fields = [crawlers.join(","), compact(v4), compact(v6), old ? "*" : ""];
  return `${fields.join("|").replace(/\|+$/, "")}\n`;
}
