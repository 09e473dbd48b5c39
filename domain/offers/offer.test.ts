import { expect, test } from "vitest";
import { packForADollar, readOffer, type TypedOffer, visitsUnder, wouldHaveCost } from "./offer.ts";

const typed: TypedOffer = {
  kind: "credit",
  paths: "",
  uses: ["ai-train", "ai-input"],
  count: "1000",
  amount: "5,00",
  currency: "EUR",
  usdc: "",
};

function terms(changes: Partial<TypedOffer> = {}) {
  const read = readOffer({ ...typed, ...changes });
  if (!read.ok) throw new Error(`Expected an offer, found ${read.wrong} wrong`);
  return read.terms;
}

test("what was typed becomes terms", () => {
  expect(terms({ usdc: "5.50" })).toEqual({
    kind: "credit",
    paths: ["/"],
    uses: ["ai-input", "ai-train"],
    count: 1000,
    price: { amount: "5", currency: "EUR" },
    usdc: "5.5",
  });
});

test.each([
  ["paths", { paths: "articles" }],
  ["uses", { uses: [] }],
  ["uses", { uses: ["ai-dream"] }],
  ["count", { count: "0" }],
  ["count", { count: "1.5" }],
  ["count", { kind: "period", count: "3661" }],
  ["amount", { amount: "0" }],
  ["amount", { amount: "0.0000001" }],
  ["amount", { currency: "XQZ" }],
  // Francs before the euro, the leva that it followed, gold, and a fund of bonds.
  ["amount", { currency: "FRF" }],
  ["amount", { currency: "BGN" }],
  ["amount", { currency: "XAU" }],
  ["amount", { currency: "BOV" }],
  ["usdc", { usdc: "free" }],
] as const)("is asked for again in %s where it is %j", (wrong, changes) => {
  expect(readOffer({ ...typed, ...changes })).toEqual({ ok: false, wrong });
});

test("12,400 visits would have cost €62; a period costs as often as it would have begun", () => {
  expect(wouldHaveCost(terms(), 12_400, 30)).toEqual({ amount: "62", currency: "EUR" });
  expect(wouldHaveCost(terms({ count: "3", amount: "0.00001" }), 1, 30).amount).toBe("0.000004");
  const weekly = terms({ kind: "period", count: "7", amount: "10" });
  expect(wouldHaveCost(weekly, 12_400, 30).amount).toBe("50");
  expect(wouldHaveCost(weekly, 0, 30).amount).toBe("0");
});

test("a pack of at most a dollar is proposed where a credit costs more in USDC", () => {
  const pack = packForADollar(terms({ usdc: "5.50" }));
  // 0.905, and cards pay whole cents.
  expect(pack).toMatchObject({ count: 181, usdc: "1", price: { amount: "0.91", currency: "EUR" } });
  const inYen = packForADollar(terms({ amount: "500", currency: "JPY", usdc: "5.50" }));
  expect(inYen?.price).toEqual({ amount: "91", currency: "JPY" });
  expect(packForADollar(terms({ usdc: "1" }))).toBeUndefined();
  expect(packForADollar(terms())).toBeUndefined();
  expect(packForADollar(terms({ kind: "period", count: "30", usdc: "50" }))).toBeUndefined();
});

test("visits are those to the paths of the offer, and to what is counted together below them", () => {
  const pages = [
    { path: "/articles/one", section: "articles", visits: 3 },
    { path: "", section: "articles", visits: 4 },
    { path: "/about", section: "", visits: 5 },
    { path: "", section: "", visits: 6 },
  ];
  expect(visitsUnder(["/articles/"], pages)).toBe(7);
  expect(visitsUnder(["/"], pages)).toBe(18);
});
