import fc from "fast-check";
import { expect, test } from "vitest";
import { formatter } from "./format.ts";
import { intlFormatter } from "./format-intl.ts";

const fr = formatter("fr");
const en = formatter("en");

test("L6 money, numbers and shares follow the language", () => {
  expect(fr.euros(2847)).toBe("2\u00a0847\u00a0€");
  expect(en.euros(2847)).toBe("€2,847");
  expect(fr.percent(62.8)).toBe("62,8\u00a0%");
  expect(en.percent(62.8)).toBe("62.8%");
  expect(fr.change(527)).toBe("+527\u00a0%");
  expect(en.change(-60)).toBe("\u221260%");
  expect(fr.number(1_000_000)).toBe("1\u00a0000\u00a0000");
  expect(intlFormatter("en").compact(2_400_000)).toBe("2.4M");
});

test("L6 amounts of one table have as many decimals as the longest of their currency, in both languages", () => {
  const amounts = [
    { amount: "48.016", currency: "EUR" },
    { amount: "-3.8428", currency: "EUR" },
    { amount: "1200", currency: "JPY" },
    { amount: "7", currency: "USD" },
  ];
  const written = (language: "fr" | "en") => amounts.map(intlFormatter(language).moneyOf(amounts));
  expect(written("en")).toEqual(["€48.0160", "-€3.8428", "¥1,200", "$7.00"]);
  expect(written("fr")).toEqual(["48,0160\u00a0€", "-3,8428\u00a0€", "1\u00a0200\u00a0JPY", "7,00\u00a0$US"]);
});

test("L6 a price that was typed or read has the mark of the language, and nothing else of it changes", () => {
  const typed = ["0.001", "0,25", "12", "1.", "0,2,5", "free", ""];
  expect(typed.map(formatter("fr").price)).toEqual(["0,001", "0,25", "12", "1.", "0,2,5", "free", ""]);
  expect(typed.map(formatter("en").price)).toEqual(["0.001", "0.25", "12", "1.", "0,2,5", "free", ""]);
});

test("L6 what is written by hand is what the platform would write", () => {
  const currency = { style: "currency", currency: "EUR" } as const;
  const platform = (locale: string, options?: Intl.NumberFormatOptions) => (value: number) =>
    new Intl.NumberFormat(locale, options).format(value).replaceAll("\u202f", "\u00a0");
  const whole = fc.integer({ min: -1e12, max: 1e12 });
  const positive = fc.integer({ min: 0, max: 1e12 });
  for (const [format, locale] of [[fr, "fr-FR"] as const, [en, "en-US"] as const]) {
    const plurals = new Intl.PluralRules(locale);
    fc.assert(
      fc.property(whole, positive, (value, count) => {
        expect(format.number(value)).toBe(platform(locale)(value));
        expect(format.number(value / 1000)).toBe(platform(locale)(value / 1000));
        expect(format.euros(value)).toBe(platform(locale, { ...currency, maximumFractionDigits: 0 })(value));
        expect(format.cents(value / 100)).toBe(platform(locale, currency)(value / 100));
        expect(format.percent(count)).toBe(platform(locale, { style: "percent" })(count / 100));
        expect(format.counted(count, { one: "one", other: "other" })).toBe(
          plurals.select(count) === "one" ? "one" : "other",
        );
      }),
    );
  }
});

test("L6 dates follow the language and no time zone moves them", () => {
  expect(fr.date("2025-10-13")).toBe("13 octobre 2025");
  expect(en.date("2025-10-13")).toBe("October 13, 2025");
  expect(fr.date("2025-10-01")).toBe("1er octobre 2025");
  expect(fr.day("2025-10-01")).toBe("1er\u00a0oct.");
});

test("L6 long dates are what the platform would write, but for the first of a month in French", () => {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, day + 1)).toISOString());
  for (const [format, locale] of [[fr, "fr-FR"] as const, [en, "en-US"] as const]) {
    for (const iso of days) {
      const platform = (options: Intl.DateTimeFormatOptions) =>
        new Date(iso).toLocaleDateString(locale, { ...options, timeZone: "UTC" });
      expect(format.date(iso).replace(/^1er /, "1 ")).toBe(platform({ dateStyle: "long" }));
      expect(format.month(iso)).toBe(platform({ year: "numeric", month: "long" }));
    }
  }
});

test("L6 short days and months are what the platform would write", () => {
  const platform = (locale: string, iso: string, options: Intl.DateTimeFormatOptions) =>
    new Date(iso).toLocaleDateString(locale, { ...options, timeZone: "UTC" }).replaceAll(" ", "\u00a0");
  for (const [format, locale] of [[fr, "fr-FR"] as const, [en, "en-US"] as const]) {
    for (let month = 1; month <= 12; month++) {
      const iso = `2026-${String(month).padStart(2, "0")}`;
      expect(format.day(iso)).toBe(platform(locale, iso, { year: "numeric", month: "short" }));
      expect(format.day(`${iso}-03`)).toBe(platform(locale, `${iso}-03`, { month: "short", day: "numeric" }));
    }
  }
});

test("L6 a number and its unit stay on one line", () => {
  expect(intlFormatter("fr").duration(24, "month")).toBe("24\u00a0mois");
  expect(intlFormatter("en").duration(1, "minute")).toBe("1\u00a0minute");
  expect(fr.size(312_000)).toBe("312\u00a0ko");
  expect(en.size(1_440_000)).toBe("1.4\u00a0MB");
  expect(fr.size(2_000_000_000)).toBe("2\u00a0Go");
});

test("L6 counted words agree with their number, and zero may have words of its own", () => {
  const lines = { one: "# ligne", other: "# lignes" };
  expect(fr.counted(0, lines)).toBe("0 ligne");
  expect(en.counted(0, { one: "# line", other: "# lines" })).toBe("0 lines");
  expect(fr.counted(0, { ...lines, zero: "aucune ligne" })).toBe("aucune ligne");
  expect(fr.counted(1, lines)).toBe("1 ligne");
  expect(fr.counted(2400, lines)).toBe("2\u00a0400 lignes");
  const visits = { one: "# visite", other: "# visites", millions: "# de visites" };
  expect(fr.counted(2_000_000, visits)).toBe("2\u00a0000\u00a0000 de visites");
  expect(fr.counted(2_000_001, visits)).toBe("2\u00a0000\u00a0001 visites");
});

test("L6 sizes are in kilobytes and megabytes, up to terabytes", () => {
  expect(en.size(312_400)).toBe("312.4\u00a0KB");
  expect(fr.size(44_316_000_000_000)).toBe("44,3\u00a0To");
  expect(fr.size(1_400_000)).toBe("1,4\u00a0Mo");
});
