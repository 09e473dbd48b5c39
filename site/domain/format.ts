import type { Language } from "./language.ts";

const locales = { fr: "fr-FR", en: "en-US" } as const;

/** Numbers, money and dates as each language writes them: `2 847 €`, `€2,847`. */
export function formatter(language: Language) {
  const locale = locales[language];
  const euros = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  const cents = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  const plain = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const growth = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });
  const unit = (value: number, name: "minute" | "hour" | "day" | "month" | "year") =>
    // Intl breaks between a number and its unit; a reader should not.
    new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: "long" })
      .format(value)
      .replaceAll(" ", "\u00a0");
  return {
    /** Whole euros. */
    euros: (value: number) => euros.format(value),
    /** Euros with cents. */
    cents: (value: number) => cents.format(value),
    number: (value: number) => plain.format(value),
    /** `2.4M`, `2,4 M`. */
    compact: (value: number) => compact.format(value),
    /** From a figure in percent: 62.8 becomes `62.8%` or `62,8 %`. */
    percent: (value: number) => share.format(value / 100),
    /** The same with its sign: `+527%`. */
    change: (value: number) => growth.format(value / 100),
    /** From an ISO date. */
    date: (iso: string) => day.format(new Date(iso)),
    /** From an ISO date: `octobre 2025`. */
    month: (iso: string) => month.format(new Date(iso)),
    duration: unit,
  } as const;
}

export type Formatter = ReturnType<typeof formatter>;
