/** How long an account number is, by its first two letters: of the registry that SWIFT keeps for ISO 13616. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "NO15 BE16 DK18 FI18 FK18 FO18 GL18 NL18 SD18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 MN20 XK20",
    "CH21 HR21 LI21 LV21 BG22 BH22 CR22 DE22 GB22 GE22 IE22 ME22 RS22 AE23 GI23 IL23 IQ23 OM23 SO23 TL23",
    "AD24 CZ24 ES24 MD24 PK24 RO24 SA24 SE24 SK24 TN24 VG24 LY25 PT25 ST25 IS26 TR26",
    "BI27 DJ27 FR27 GR27 IT27 MC27 MR27 SM27 AL28 AZ28 BY28 CY28 DO28 GT28 HN28 HU28 LB28 NI28 PL28 SV28",
    "BR29 EG29 PS29 QA29 UA29 JO30 KW30 MU30 YE30 MT31 SC31 LC32 RU33 VA22",
  ]
    .flatMap((line) => line.split(" "))
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Whose banks take a transfer in euros as one within a country: the scheme of the European Payments Council. */
const inSepa = new Set(
  "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA".split(
    " ",
  ),
);

/** Why what was typed is no account number. `length`: its country has another one. */
export type IbanFault = "form" | "country" | "length" | "digits";

/** An account number as it was typed, with spaces or without. */
export function parseIban(typed: string): { iban: string } | { fault: IbanFault } {
  const iban = typed.replace(/[\s-]/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/.test(iban)) return { fault: "form" };
  const length = lengths[iban.slice(0, 2)];
  if (length === undefined) return { fault: "country" };
  if (iban.length !== length) return { fault: "length" };
  return remainderOf(iban) === 1 ? { iban } : { fault: "digits" };
}

/** By 97, of the number that the letters and digits make with the first four put last (ISO 7064). */
function remainderOf(iban: string): number {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return Number(BigInt(digits) % 97n);
}

/** As much of it as a page shows: `FR•• •••• 4021`. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 2)}••\u00a0••••\u00a0${iban.slice(-4)}`;
}

/** Whether a transfer in euros to it can leave in a SEPA file. */
export function isInSepa(iban: string): boolean {
  return inSepa.has(iban.slice(0, 2));
}
