import { crawlerWords, namesOf } from "@octroi/ui/words/crawlers";
import { expect, test } from "vitest";
import { registryRows } from "./offered.ts";
import {
  operatorsIn,
  type RegistryView,
  rowId,
  rowsIn,
  unknownOperator,
  wholeRegistry,
} from "./registry-view.ts";

const purposeNames = namesOf(crawlerWords.fr.purposes);
const rows = registryRows("fr");
const visibleTokens = (view: Partial<RegistryView>) =>
  rowsIn(rows, { ...wholeRegistry, ...view }, purposeNames, "fr");
const tokens = (view: Partial<RegistryView>) => visibleTokens(view).map(({ token }) => token);

test("G4 the whole registry stands in alphabetical order, and turns around", () => {
  expect(visibleTokens({})).toHaveLength(rows.length);
  expect(tokens({ descending: true })).toEqual(tokens({}).toReversed());
  expect(tokens({})[0]?.toLowerCase().startsWith("a")).toBe(true);
});

test("G4 the rows come in the order that the whole registry is shown in", () => {
  expect(rowsIn(rows, wholeRegistry, purposeNames, "fr")).toEqual(visibleTokens({}));
});

test("G4 filters by purpose and operator narrow it together", () => {
  expect(tokens({ operator: "OpenAI", purpose: "training" })).toEqual(["GPTBot"]);
  expect(visibleTokens({ operator: "Perplexity" }).length).toBeGreaterThan(1);
  expect(visibleTokens({ operator: unknownOperator }).every(({ operator }) => operator === null)).toBe(true);
  expect(visibleTokens({ operator: unknownOperator }).length).toBeGreaterThan(0);
});

test("G4 a search finds names and operators, whatever the case, and may find nothing", () => {
  expect(tokens({ query: " gptbot " })).toContain("GPTBot");
  expect(tokens({ query: "common crawl" })).toEqual(["CCBot"]);
  expect(tokens({ query: "no such crawler" })).toEqual([]);
});

test("G4 rows sort by the words that are read, ties in alphabetical order", () => {
  const purposes = visibleTokens({ column: "purpose" }).map(({ purpose }) => purposeNames[purpose]);
  expect(purposes).toEqual([...purposes].sort((a, b) => a.localeCompare(b, "fr")));
  const agents = visibleTokens({ column: "purpose" }).filter(({ purpose }) => purpose === "agent");
  expect(agents).toEqual(visibleTokens({ purpose: "agent" }));
});

test("every operator is offered once", () => {
  const operators = operatorsIn(rows, "fr");
  expect(new Set(operators).size).toBe(operators.length);
  expect(operators).toContain("OpenAI");
});

test("every row has an address of its own", () => {
  expect(new Set(rows.map(rowId)).size).toBe(rows.length);
  expect(rows.map(rowId)).toContain("crawler-gptbot");
});
