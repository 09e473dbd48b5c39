import fc from "fast-check";
import { expect, test } from "vitest";
import { isInSepa, maskedIban, parseIban } from "./iban.ts";

/** The examples of the registry itself, one of each kind of length and letters. */
const examples = [
  "NO9386011117947",
  "BE68539007547034",
  "NL91ABNA0417164300",
  "AT611904300234573201",
  "CH9300762011623852957",
  "DE89370400440532013000",
  "GB29NWBK60161331926819",
  "ES9121000418450200051332",
  "SE4550000000058398257466",
  "PT50000201231234567890154",
  "FR1420041010050500013M02606",
  "IT60X0542811101000000123456",
  "PL61109010140000071219812874",
  "LU280019400644750000",
  "MT84MALT011000012345MTLCAST001S",
  "AE070331234567890123456",
];

test("an account number is taken with spaces and in small letters, and kept without", () => {
  for (const iban of examples) {
    expect(parseIban(iban)).toEqual({ iban });
    const printed = iban.replace(/.{4}/g, "$&\u00a0");
    expect(parseIban(` ${printed.toLowerCase()} `)).toEqual({ iban });
  }
});

test("any one digit that is mistyped, and any two beside each other that changed places, is noticed", () => {
  fc.assert(
    fc.property(fc.constantFrom(...examples), fc.nat(), fc.nat(), (iban, where, digit) => {
      const place = 4 + (where % (iban.length - 5));
      const changed = iban.slice(0, place) + String(digit % 10) + iban.slice(place + 1);
      const swapped = iban.slice(0, place) + iban[place + 1] + iban[place] + iban.slice(place + 2);
      for (const wrong of [changed, swapped]) {
        if (wrong !== iban) expect(parseIban(wrong)).toEqual({ fault: "digits" });
      }
    }),
  );
});

test("what is wrong is said: its form, its country, its length or its digits", () => {
  expect(parseIban("")).toEqual({ fault: "form" });
  expect(parseIban("FR14 2004'; drop table")).toEqual({ fault: "form" });
  expect(parseIban("US12345678901234567890")).toEqual({ fault: "country" });
  // Of another country's length: a German one with two digits too many, a French one that is cut.
  expect(parseIban("DE8937040044053201300000")).toEqual({ fault: "length" });
  expect(parseIban("FR1420041010050500013M026")).toEqual({ fault: "length" });
  expect(parseIban("FR1520041010050500013M02606")).toEqual({ fault: "digits" });
});

test("it is shown by its last four, and known as SEPA's or not", () => {
  const iban = "FR1420041010050500013M02606";
  expect(maskedIban(iban)).toBe("FR••\u00a0••••\u00a02606");
  expect(isInSepa(iban)).toBe(true);
  expect(isInSepa("AE070331234567890123456")).toBe(false);
});
