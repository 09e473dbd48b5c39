/* Amounts of the books are whole millionths; what banks and bills are told is whole cents, or what a currency has. */

/** `-1234567n` of six decimals is `-1.234567`. Zeros at the end go, down to `least` decimals. */
export function amountText(value: bigint, decimals: number, least = 0): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  let fraction = digits.slice(digits.length - decimals);
  while (fraction.length > least && fraction.endsWith("0")) fraction = fraction.slice(0, -1);
  return `${value < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** How many decimals a currency's coins have: 2 of euros, none of yen. */
export function coinDecimals(currency: string): number {
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** What of millionths can be paid in coins: whole cents, never more than there is. What is less than one stays. */
export function payable(millionths: bigint, currency: string): bigint {
  const coin = 10n ** BigInt(6 - coinDecimals(currency));
  return millionths <= 0n ? 0n : millionths - (millionths % coin);
}

/** Millionths in coins: `12340000n` of euros are `1234n` cents. */
export function coins(millionths: bigint, currency: string): bigint {
  return millionths / 10n ** BigInt(6 - coinDecimals(currency));
}
