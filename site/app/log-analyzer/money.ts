import type { Money } from "@octroi/logs";
import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";

/** Sums of money to their last digit, as prices may be fractions of a cent: `€0.004`, `0,004 €`. */
export function moneyIn(sums: readonly Money[], language: Language): string {
  const format = formatter(language);
  const figure = (amount: string, minDecimals: number) => {
    const [whole = "", written = ""] = amount.split(".");
    const decimals = written.padEnd(minDecimals, "0");
    return format.number(Number(whole)) + (decimals === "" ? "" : format.price(`0.${decimals}`).slice(1));
  };
  return sums
    .map(({ amount, currency }) => {
      if (currency !== "EUR") return `${figure(amount, 0)}\u00a0${currency}`;
      return language === "fr" ? `${figure(amount, 2)}\u00a0€` : `€${figure(amount, 2)}`;
    })
    .join(" + ");
}
