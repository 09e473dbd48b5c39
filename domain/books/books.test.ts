import { expect, test } from "vitest";
import { accountId, type Leg, purchaseLegs, readLegs, refundLegs, unbalanced, visitLegs } from "./books.ts";
import { visitCorrectionLegs } from "./correction.ts";

const credit = {
  workspace: "workspace",
  rail: "x402",
  license: "license",
  price: { amount: "1", currency: "USDC" },
  count: 3,
};

function amounts(legs: readonly Leg[]) {
  return Object.fromEntries(legs.map(({ account, amount }) => [accountId(account), amount]));
}

test("M5 a credit is owed in reading, a period is earned at once, each by whoever was paid", () => {
  expect(amounts(purchaseLegs(credit))).toEqual({
    "clearing::workspace:x402:USDC": 1_000_000n,
    "prepaid::workspace:license:USDC": -1_000_000n,
  });
  expect(amounts(purchaseLegs({ ...credit, license: undefined }))).toEqual({
    "clearing::workspace:x402:USDC": 1_000_000n,
    "income::workspace:USDC": -1_000_000n,
  });
});

test("M5 reading earns the whole price to the last millionth, in whatever parts it is settled", () => {
  const earned = (from: number, to: number) =>
    amounts(readLegs(credit, { from, to }))["prepaid::workspace:license:USDC"];
  expect([earned(0, 1), earned(1, 2), earned(2, 3)]).toEqual([333_333n, 333_333n, 333_334n]);
  expect(earned(0, 3)).toBe(1_000_000n);
  // Beyond what was bought it is owed.
  expect(earned(3, 6)).toBe(1_000_000n);
});

test("M5 a refund gives back what was not read; what is kept of it is earned, what is given beyond it is lost", () => {
  const refund = (left: bigint, back: bigint) => amounts(refundLegs(credit, { left, back }));
  expect(refund(400_000n, 400_000n)).toEqual({
    "prepaid::workspace:license:USDC": 400_000n,
    "clearing::workspace:x402:USDC": -400_000n,
  });
  expect(refund(400_000n, 100_000n)["income::workspace:USDC"]).toBe(-300_000n);
  expect(refund(400_000n, 1_000_000n)["income::workspace:USDC"]).toBe(600_000n);
  for (const [left, back] of [
    [400_000n, 400_000n],
    [400_000n, 100_000n],
    [0n, 1_000_000n],
  ] as const) {
    expect(unbalanced(refundLegs(credit, { left, back }))).toEqual([]);
  }
});

test("M5 visits that are taken back bit by bit leave nothing of what they came to, whatever rounding left", () => {
  const terms = {
    agreement: "agreement",
    workspace: "workspace",
    price: { amount: "0.000007", currency: "EUR" },
  };
  // In batches of three, whose fees are each rounded down.
  const batches = Array.from({ length: 5 }, () => visitLegs(terms, 3));
  const counted = {
    ...{ agreement: "agreement", workspace: "workspace", currency: "EUR" },
    ...{ visits: 15, gross: 105n, fee: 20n },
  };
  const taken: Leg[] = [];
  let takenBack = 0;
  for (const visits of [1, 4, 9, 1]) {
    const legs = visitCorrectionLegs({ ...counted, takenBack }, visits);
    expect(unbalanced(legs)).toEqual([]);
    expect(amounts(legs)["receivable:agreement::EUR"]).toBe(-7n * BigInt(visits));
    taken.push(...legs);
    takenBack += visits;
  }
  const sums = new Map<string, bigint>();
  for (const { account, amount } of [...batches.flat(), ...taken]) {
    sums.set(accountId(account), (sums.get(accountId(account)) ?? 0n) + amount);
  }
  expect([...sums.values()]).toEqual([0n, 0n, 0n]);
});
