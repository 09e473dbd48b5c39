/** A sum of money: a decimal in a string, never a float, and its currency (ISO 4217). */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/**
 * Sums of prices taken so many times, one for each currency, exact to the last digit.
 *
 * @example
 * totalOf([{ price: { amount: "0.005", currency: "EUR" }, times: 3 }]); // [{ amount: "0.015", currency: "EUR" }]
 */
export function totalOf(sales: readonly { readonly price: Money; readonly times: number }[]): Money[] {
  const places = Math.max(0, ...sales.map(({ price }) => decimalsOf(price.amount).length));
  const totals = new Map<string, bigint>();
  for (const { price, times } of sales) {
    const [whole = "0"] = price.amount.split(".");
    const units = BigInt(whole + decimalsOf(price.amount).padEnd(places, "0"));
    totals.set(price.currency, (totals.get(price.currency) ?? 0n) + units * BigInt(times));
  }
  return [...totals].map(([currency, units]) => ({ amount: decimal(units, places), currency }));
}

function decimalsOf(amount: string): string {
  return amount.split(".")[1] ?? "";
}

function decimal(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits.slice(digits.length - places).replace(/0+$/, "");
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

/** Sums of money added up, one sum for each currency. */
export function addMoney(sums: readonly Money[]): Money[] {
  return totalOf(sums.map((price) => ({ price, times: 1 })));
}
