import { formatter } from "./format.ts";
import type { Language } from "./language.ts";

const locales = { fr: "fr-FR", en: "en-US" } as const;

interface Money {
  amount: string;
  currency: string;
}

/** The formatter, and what only the server writes with it. What runs in the browser must not import this. */
export function intlFormatter(language: Language) {
  const locale = locales[language];
  const money = ({ amount, currency }: Money) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 6 });
    // A text is written to its last digit; the type knows texts of numbers alone.
    return withWideSpaces(format.format(amount as `${number}`));
  };
  return {
    ...formatter(language),
    /** `2.4M`, `2,4 M`. */
    compact: (value: number) =>
      withWideSpaces(value.toLocaleString(locale, { notation: "compact", maximumFractionDigits: 1 })),
    /** An amount of any currency, to its last decimal: `€12.345`, `12,345 €`. */
    money,
    /**
     * Amounts of one table: of each currency all with as many decimals as the longest of them needs, so that they line up.
     * `€48.0160` above `€38.4128`.
     */
    moneyOf: (amounts: readonly Money[]) => {
      const longest = new Map<string, number>();
      for (const { amount, currency } of amounts) {
        const [, decimals = ""] = amount.split(".");
        longest.set(currency, Math.max(longest.get(currency) ?? 0, decimals.length));
      }
      return ({ amount, currency }: Money) => {
        const own = new Intl.NumberFormat(locale, { style: "currency", currency });
        const { minimumFractionDigits: least = 0 } = own.resolvedOptions();
        const digits = Math.max(least, longest.get(currency) ?? 0);
        const format = new Intl.NumberFormat(locale, {
          ...{ style: "currency", currency },
          ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
        });
        return withWideSpaces(format.format(amount as `${number}`));
      };
    },
    /** The same to its currency's cent, so that sums line up: `€0.93`. What is less than a cent is written out. */
    sum: (sum: Money) => {
      if (Number(sum.amount) < 0.01) return money(sum);
      const format = new Intl.NumberFormat(locale, { style: "currency", currency: sum.currency });
      return withWideSpaces(format.format(sum.amount as `${number}`));
    },
    /** An amount of the coin, to its last decimal: `1,900.00 USDC`. */
    usdc: (amount: string) => {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
      return `${withWideSpaces(format.format(amount as `${number}`))}\u00a0USDC`;
    },
    /** `2 minutes`, on one line. */
    duration: (value: number, unit: "second" | "minute" | "hour" | "day" | "month" | "year") =>
      withWideSpaces(value.toLocaleString(locale, { style: "unit", unit, unitDisplay: "long" })),
  } as const;
}

/** French groups digits with a narrow space that our faces do not draw: in its place stands the wider one. */
function withWideSpaces(figure: string): string {
  return figure.replace(/\s/g, "\u00a0");
}
