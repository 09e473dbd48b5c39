import { crawlerByToken } from "@octroi/crawlers";
import type { Price } from "@octroi/policy";
import { isCurrency } from "@octroi/policy/currencies";
import { licenseLimits } from "../licenses/license.ts";
import { parseDay } from "../visits/day.ts";
import { type AgreementTerms, agreementUses } from "./agreement.ts";

/** An agreement as it was typed. */
export interface TypedAgreement {
  company: string;
  /** Names of crawlers, and uses, separated by spaces or commas. */
  crawlers: string;
  uses: string;
  amount: string;
  currency: string;
  from: string;
  until: string;
}

export type AgreementFault =
  | "company"
  | "crawlers"
  | "uses"
  | "amount"
  | "decimals"
  | "currency"
  | "from"
  | "until"
  | "crossed"
  | "over"
  | "too-long";

export type ReadAgreement =
  | { ok: true; terms: AgreementTerms }
  /** With the word that was wrong. */
  | { ok: false; fault: AgreementFault; word: string };

/** Reads what was typed; the first thing that no agreement can have is named. */
export function readAgreement(typed: TypedAgreement, now: Date): ReadAgreement {
  const wrong = (fault: AgreementFault, word = ""): ReadAgreement => ({ ok: false, fault, word });
  const company = typed.company.trim().replace(/\s+/g, " ");
  if (company === "" || company.length > licenseLimits.companyLength) return wrong("company", company);
  const names = wordsOf(typed.crawlers);
  const crawlers = names.map((name) => crawlerByToken(name)?.token);
  const unknown = names.find((_, place) => crawlers[place] === undefined);
  if (names.length === 0 || unknown !== undefined) return wrong("crawlers", unknown);
  const asked = wordsOf(typed.uses);
  const unknownUse = asked.find((word) => !agreementUses.some((use) => use === word));
  if (asked.length === 0 || unknownUse !== undefined) return wrong("uses", unknownUse);
  const price = readPrice(typed.amount, typed.currency);
  if (typeof price === "string") return wrong(price, price === "currency" ? typed.currency : typed.amount);
  const [from, until] = [parseDay(typed.from.trim()), parseDay(typed.until.trim())];
  if (from === undefined) return wrong("from", typed.from);
  if (until === undefined) return wrong("until", typed.until);
  if (until < from) return wrong("crossed", typed.until);
  if (typed.until.trim() < now.toISOString().slice(0, 10)) return wrong("over", typed.until);
  if (until - from >= licenseLimits.days) return wrong("too-long", typed.until);
  return {
    ok: true,
    terms: {
      company,
      crawlers: [...new Set(crawlers.filter((token) => token !== undefined))].sort(),
      uses: agreementUses.filter((use) => asked.includes(use)),
      price,
      from: typed.from.trim(),
      until: typed.until.trim(),
    },
  };
}

/** Codes of ISO 4217 that nobody pays with: funds, units of account, metals, and the two that mean no currency. */
const unpayable =
  /^(?:BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW|XAD|XAG|XAU|XBA|XBB|XBC|XBD|XDR|XPD|XPT|XSU|XTS|XUA|XXX)$/;

/** More than nothing, with six decimals at most, in a currency that there is. */
export function readPrice(amount: string, currency: string): Price | "amount" | "decimals" | "currency" {
  const typed = amount.trim().replace(",", ".");
  if (!/^\d{1,9}(?:\.\d+)?$/.test(typed) || Number(typed) === 0) return "amount";
  const [whole = "0", fraction = ""] = typed.split(".");
  if (fraction.length > 6) return "decimals";
  const code = currency.trim().toUpperCase();
  if (!isCurrency(code) || unpayable.test(code)) return "currency";
  const short = fraction.replace(/0+$/, "");
  const units = whole.replace(/^0+(?=\d)/, "");
  return { amount: short === "" ? units : `${units}.${short}`, currency: code };
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}
