import { describe, expect, test } from "vitest";
import { dayOf } from "../visits/day.ts";
import { type License, licenseState, renewedTerms, validity } from "./license.ts";
import { daysOf, lastMonths, monthOf, statementOf } from "./statement.ts";
import { readTerms, type TypedLicense } from "./typed-license.ts";

const now = new Date("2026-11-18T09:00:00Z");
const license: License = {
  id: "one",
  company: "Example AI",
  paths: ["/articles/"],
  from: "2026-11-01",
  until: "2026-11-30",
  price: { amount: "0.02", currency: "EUR" },
  issuedAt: "2026-10-20T09:00:00.000Z",
  withdrawnAt: undefined,
  renews: undefined,
  agreement: undefined,
  purchase: undefined,
};

describe("a license", () => {
  test.each([
    ["pending", { from: "2026-11-19" }],
    ["in-force", {}],
    ["in-force", { until: "2026-11-18" }],
    ["ended", { until: "2026-11-17" }],
    ["withdrawn", { withdrawnAt: "2026-11-02T00:00:00.000Z" }],
  ])("is %s with %j", (state, changes) => {
    expect(licenseState({ ...license, ...changes }, now)).toBe(state);
  });

  test("is in force until the midnight after its last day", () => {
    expect(validity(license).until.toISOString()).toBe("2026-12-01T00:00:00.000Z");
  });

  test("is renewed for as long again, from the day after its last or from today", () => {
    expect(renewedTerms(license, now)).toMatchObject({ from: "2026-12-01", until: "2026-12-30" });
    const ended = { ...license, from: "2026-01-01", until: "2026-01-31" };
    expect(renewedTerms(ended, now)).toMatchObject({ from: "2026-11-18", until: "2026-12-18" });
  });
});

describe("what was typed", () => {
  const typed: TypedLicense = {
    company: "  Example   AI ",
    paths: "/articles/, /*.pdf$\n/archive",
    from: "2026-11-18",
    until: "2027-11-17",
    amount: "0,02",
    currency: "EUR",
  };

  test("becomes terms", () => {
    expect(readTerms(typed, now)).toEqual({
      ok: true,
      terms: {
        company: "Example AI",
        paths: ["/articles/", "/*.pdf$", "/archive"],
        from: "2026-11-18",
        until: "2027-11-17",
        price: { amount: "0.02", currency: "EUR" },
      },
    });
    expect(readTerms({ ...typed, paths: " ", amount: "0" }, now)).toMatchObject({
      terms: { paths: ["/"], price: { amount: "0" } },
    });
  });

  test.each([
    ["company", { company: " " }],
    ["company", { company: "x".repeat(101) }],
    ["paths", { paths: "articles" }],
    ["paths", { paths: Array.from({ length: 21 }, (_, n) => `/${n}`).join(" ") }],
    ["paths", { paths: `/${"x".repeat(1_500)}` }],
    ["from", { from: "18/11/2026" }],
    ["from", { from: "2026-02-30" }],
    ["until", { until: "" }],
    ["until", { until: "2026-11-17" }],
    ["until", { from: "2026-01-01", until: "2026-02-01" }],
    ["until", { until: "2037-01-01" }],
    ["amount", { amount: "" }],
    ["amount", { amount: "-1" }],
    ["amount", { amount: "0.0000001" }],
    ["amount", { currency: "euro" }],
  ] as const)("is asked for again in %s where it is %j", (field, changes) => {
    expect(readTerms({ ...typed, ...changes }, now)).toEqual({ ok: false, wrong: field });
  });
});

describe("a statement", () => {
  const day = (text: string) => dayOf(Date.parse(text));

  test("adds up a month to the last decimal, by currency", () => {
    const dollars = { ...license, id: "two", price: { amount: "0.000001", currency: "USD" } };
    const unused = { ...license, id: "three" };
    const statement = statementOf(
      "2026-11",
      [license, dollars, unused],
      [
        { day: day("2026-10-31"), license: "one", visits: 1_000 },
        { day: day("2026-11-01"), license: "one", visits: 2 },
        { day: day("2026-11-30"), license: "one", visits: 1 },
        { day: day("2026-11-30"), license: "two", visits: 12 },
      ],
      [
        { day: day("2026-11-02"), price: { amount: "0.01", currency: "EUR" }, visits: 7 },
        { day: day("2026-11-03"), price: { amount: "0.02", currency: "EUR" }, visits: 1 },
        { day: day("2026-11-03"), price: undefined, visits: 5 },
        { day: day("2026-12-01"), price: { amount: "0.01", currency: "EUR" }, visits: 7 },
      ],
    );
    expect(statement).toMatchObject({
      asked: { visits: 13, amounts: [{ amount: "0.09", currency: "EUR" }] },
      licensed: 15,
      gross: [
        { amount: "0.06", currency: "EUR" },
        { amount: "0.000012", currency: "USD" },
      ],
    });
    expect(statement.lines.map(({ license, visits }) => [license.id, visits])).toEqual([
      ["two", 12],
      ["one", 3],
    ]);
  });

  test("is of a month that has come", () => {
    expect(
      ["2026-10", "2026-12", "2026-13", "x", null].map((text) => monthOf(text, day("2026-11-18"))),
    ).toEqual(["2026-10", "2026-11", "2026-11", "2026-11", "2026-11"]);
    expect(lastMonths(3, day("2026-01-31"))).toEqual(["2026-01", "2025-12", "2025-11"]);
    expect(daysOf("2028-02")).toEqual({ from: day("2028-02-01"), to: day("2028-02-29") });
  });
});
