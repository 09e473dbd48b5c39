import type { Language } from "./language.ts";

const marks = {
  fr: { thousands: "\u00a0", decimals: ",", percent: "\u00a0%", octets: ["ko", "Mo", "Go", "To"] },
  en: { thousands: ",", decimals: ".", percent: "%", octets: ["KB", "MB", "GB", "TB"] },
} as const;
const months = {
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
} as const;
const shortMonths = {
  fr: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" "),
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
} as const;

/**
 * Numbers, money and dates as each language writes them: `2 847 €`, `€2,847`.
 *
 * It is written by hand, because the browser uses it too: a phone stalls for several frames over its first `Intl`
 * format. What only the server writes is in `format-intl.ts`.
 */
export function formatter(language: Language) {
  const mark = marks[language];
  /** With three decimals at most. */
  const number = (value: number) => {
    const rounded = Math.round(value * 1000) / 1000;
    const [whole = "", decimals] = String(Math.abs(rounded)).split(".");
    const figure = (rounded < 0 ? "-" : "") + thousands(whole).join(mark.thousands);
    return decimals === undefined ? figure : figure + mark.decimals + decimals;
  };
  const amount = (value: number, digits: string) => {
    const sign = Number(digits.replace(/\D/g, "")) > 0 && value < 0 ? "-" : "";
    return language === "fr" ? `${sign}${digits}\u00a0€` : `${sign}€${digits}`;
  };
  return {
    number,
    /** Whole euros. */
    euros: (value: number) => amount(value, number(Math.round(Math.abs(value)))),
    /** Euros with cents. */
    cents: (value: number) => {
      const all = Math.round(Math.abs(value) * 100);
      const rest = String(all % 100).padStart(2, "0");
      return amount(value, number(Math.floor(all / 100)) + mark.decimals + rest);
    },
    /** A price as it was typed or stands in a file, with the language's own decimal mark: `0.001`, `0,001`. */
    price: (written: string) => written.replace(/^(\d+)[.,](\d+)$/, `$1${mark.decimals}$2`),
    /** From a figure in percent: 62.8 becomes `62.8%` or `62,8 %`. */
    percent: (value: number) => `${number(value)}${mark.percent}`,
    /** The same with its sign: `+527%`, `−60%` with the minus that is as wide as the plus. */
    change: (value: number) => {
      const sign = { "1": "+", "-1": "\u2212", "0": "" }[Math.sign(value)];
      return `${sign}${number(Math.abs(value))}${mark.percent}`;
    },
    /** Two ends, each whole on its line: `800 € – 2 000 €`. */
    range: ({ low, high }: { low: number; high: number }, format: (value: number) => string) =>
      low === high ? format(low) : `${format(low)}\u00a0– ${format(high)}`,
    /** From an ISO date, or a moment, by its date in UTC. */
    date: (iso: string) => {
      const [year, month, day] = iso.slice(0, 10).split("-");
      const name = months[language][Number(month) - 1] ?? "";
      return language === "fr" ? `${frenchDay(day)} ${name} ${year}` : `${name} ${Number(day)}, ${year}`;
    },
    /** From an ISO date: `octobre 2025`. */
    month: (iso: string) => {
      const [year, month] = iso.split("-");
      return `${months[language][Number(month) - 1] ?? ""} ${year}`;
    },
    /** From an ISO day or month, short: `16 nov.`, `Nov 2026`. */
    day: (iso: string) => {
      const [year, month, day] = iso.split("-");
      const name = shortMonths[language][Number(month) - 1] ?? "";
      if (day === undefined) return `${name}\u00a0${year}`;
      return language === "fr" ? `${frenchDay(day)}\u00a0${name}` : `${name}\u00a0${Number(day)}`;
    },
    /** `1 line`, `2,400 lines`. */
    counted: (value: number, words: Counted) => {
      const isOne = language === "fr" ? value < 2 : value === 1;
      const isMillions = value >= 1_000_000 && value % 1_000_000 === 0;
      const other = isOne ? words.one : (isMillions && words.millions) || words.other;
      return (value === 0 ? (words.zero ?? other) : other).replace("#", number(value));
    },
    /** From a number of octets: `312 KB`, `1,4 Mo`, `2 GB`. */
    size: (octets: number) => {
      const power = octets < 1e6 ? 0 : octets < 1e9 ? 1 : octets < 1e12 ? 2 : 3;
      const value = octets / 1000 ** (power + 1);
      return `${number(Math.round(value * 10) / 10)}\u00a0${mark.octets[power]}`;
    },
  } as const;
}

/** The first of a month is an ordinal in French, as browsers do not know: `1er octobre`. */
function frenchDay(day = ""): string {
  return day === "01" ? "1er" : String(Number(day));
}

function thousands(digits: string): string[] {
  const head = digits.length % 3 || 3;
  const rest = digits.slice(head);
  return [digits.slice(0, head), ...(rest === "" ? [] : thousands(rest))];
}

/** Words for a number, which stands where they say `#`. Without words of its own, zero is like any other. */
export interface Counted {
  readonly zero?: string;
  readonly one: string;
  readonly other: string;
  /** For whole millions, where the language tells them apart: `2 000 000 de visites`. */
  readonly millions?: string;
}

export type Formatter = ReturnType<typeof formatter>;
