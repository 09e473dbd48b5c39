import { expect, test } from "vitest";
import type { Entry } from "../site/domain/waitlist/waitlist.ts";
import { csvOf } from "./csv.ts";
import { columns } from "./waitlist.ts";

const ada: Entry = {
  id: "1",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  linkedin: null,
  website: null,
  language: "en",
  page: null,
  consent: "2025-10-13",
  createdAt: "2026-03-01T12:00:00.000Z",
  lastContactAt: "2026-03-01T12:00:00.000Z",
};

async function csvWith(firstName: string): Promise<string> {
  const entries = (async function* () {
    yield { ...ada, firstName };
  })();
  let text = "";
  for await (const chunk of csvOf(entries, columns)) text += chunk;
  return text;
}

test("an export is a header and a row for each person, in an encoding that Excel recognizes", async () => {
  expect(await csvWith("Zoë")).toBe(
    "\uFEFFemail,firstName,lastName,linkedin,website,language,page,consent,createdAt,lastContactAt,id\r\n" +
      "ada@example.com,Zoë,Lovelace,,,en,,2025-10-13,2026-03-01T12:00:00.000Z,2026-03-01T12:00:00.000Z,1\r\n",
  );
});

test.each([
  ["Jean-Luc", "Jean-Luc"],
  ["Lovelace, Ada", '"Lovelace, Ada"'],
  ['Ada "the first"', '"Ada ""the first"""'],
  ["1 + 1", "1 + 1"],
  ["=1+1", "'=1+1"],
  ["+33 1", "'+33 1"],
  ["-2", "-2"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1+1", "'＝1+1"],
  ["Ada;=1+1", '"Ada;\'=1+1"'],
])("W12 a name stays a name in a spreadsheet: %j is written %j", async (name, cell) => {
  expect(await csvWith(name)).toContain(`ada@example.com,${cell},Lovelace`);
});
