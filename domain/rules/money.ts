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

/** A price in whole millionths of its currency. */
export function millionths(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole) * unit + BigInt(fraction.padEnd(decimals, "0"));
}

/** What so many millionths are, without zeros at the end: `-0.004`. */
export function textOf(value: bigint): string {
  return fixedTextOf(value).replace(/\.?0+$/, "");
}

/** The same with all six decimals: `-0.004000`. */
export function fixedTextOf(value: bigint): string {
  const [sign, size] = value < 0n ? ["-", -value] : ["", value];
  return `${sign}${size / unit}.${String(size % unit).padStart(decimals, "0")}`;
}
