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
  const plurals = new Intl.PluralRules(locale);
  const bytes = { style: "unit", maximumFractionDigits: 1 } as const;
  const kilobytes = new Intl.NumberFormat(locale, { ...bytes, unit: "kilobyte" });
  const megabytes = new Intl.NumberFormat(locale, { ...bytes, unit: "megabyte" });
  return {
    /** Whole euros. */
    euros: (value: number) => spaced(euros.format(value)),
    /** Euros with cents. */
    cents: (value: number) => spaced(cents.format(value)),
    number: (value: number) => spaced(plain.format(value)),
    /** `2.4M`, `2,4 M`. */
    compact: (value: number) => spaced(compact.format(value)),
    /** From a figure in percent: 62.8 becomes `62.8%` or `62,8 %`. */
    percent: (value: number) => spaced(share.format(value / 100)),
    /** The same with its sign: `+527%`, `−60%` with the minus that is as wide as the plus. */
    change: (value: number) => spaced(growth.format(value / 100)).replace("-", "\u2212"),
    /** Two ends, each whole on its line: `800 € – 2 000 €`. */
    range: ({ low, high }: { low: number; high: number }, format: (value: number) => string) =>
      low === high ? format(low) : `${format(low)}\u00a0– ${format(high)}`,
    /** From an ISO date. */
    date: (iso: string) => day.format(new Date(iso)),
    /** From an ISO date: `octobre 2025`. */
    month: (iso: string) => month.format(new Date(iso)),
    duration: unit,
    /** `1 line`, `2,400 lines`. */
    counted: (value: number, words: Counted) => {
      const other = plurals.select(value) === "one" ? words.one : words.other;
      return (value === 0 ? (words.zero ?? other) : other).replace("#", plain.format(value));
    },
    /** From a number of octets: `312 kB`, `1,4 Mo`. */
    size: (octets: number) =>
      (octets < 1_000_000 ? kilobytes.format(octets / 1000) : megabytes.format(octets / 1_000_000)).replace(
        /\s/,
        "\u00a0",
      ),
  } as const;
}

/** French groups digits with a narrow space that our faces do not draw: in its place stands the wider one. */
function spaced(figure: string): string {
  return figure.replaceAll("\u202f", "\u00a0");
}

/** Words for a number, which stands where they say `#`. Without words of its own, zero is like any other. */
export interface Counted {
  readonly zero?: string;
  readonly one: string;
  readonly other: string;
}

export type Formatter = ReturnType<typeof formatter>;
