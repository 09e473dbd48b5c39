import type { Price } from "@octroi/policy";

/** An amount of money: a decimal in a text, as a price has it. */
export type Amount = Price;

/** Prices have at most six decimals. */
const decimals = 6;
const unit = 10n ** BigInt(decimals);

/** The same amount so many times, to the last decimal. */
export function times({ amount, currency }: Price, count: number): Amount {
  return { amount: textOf(millionths(amount) * BigInt(count)), currency };
}

/** Adds an amount to the others: one sum for each currency. */
export function addAmounts(amounts: readonly Amount[], { amount, currency }: Amount): Amount[] {
  const before = amounts.find((each) => each.currency === currency);
  const sum = { amount: textOf(millionths(before?.amount ?? "0") + millionths(amount)), currency };
  return [...amounts.filter((each) => each.currency !== currency), sum].sort((a, b) =>
    a.currency < b.currency ? -1 : 1,
  );
}

function millionths(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole) * unit + BigInt(fraction.padEnd(decimals, "0"));
}

/** Without zeros at the end. */
function textOf(value: bigint): string {
  const fraction = String(value % unit)
    .padStart(decimals, "0")
    .replace(/0+$/, "");
  return fraction === "" ? String(value / unit) : `${value / unit}.${fraction}`;
}
