import { expect, test } from "vitest";
import { moneyIn } from "./money.ts";

test.each([
  ["0.004", "EUR", "€0.004", "0,004\u00a0€"],
  ["0.015", "EUR", "€0.015", "0,015\u00a0€"],
  ["1", "EUR", "€1.00", "1,00\u00a0€"],
  ["1234567.5", "EUR", "€1,234,567.50", "1\u00a0234\u00a0567,50\u00a0€"],
  ["0.0004", "USD", "0.0004\u00a0USD", "0,0004\u00a0USD"],
  ["1200", "JPY", "1,200\u00a0JPY", "1\u00a0200\u00a0JPY"],
])("a sum of %s %s is written to its last digit", (amount, currency, english, french) => {
  expect(moneyIn([{ amount, currency }], "en")).toBe(english);
  expect(moneyIn([{ amount, currency }], "fr")).toBe(french);
});

test("sums of several currencies stand side by side", () => {
  const sums = [
    { amount: "2.5", currency: "EUR" },
    { amount: "0.001", currency: "USD" },
  ];
  expect(moneyIn(sums, "en")).toBe("€2.50 + 0.001\u00a0USD");
});
