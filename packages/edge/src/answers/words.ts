import type { Price } from "@octroi/policy";

export type Language = "fr" | "en";

/** What is said to people, in their language; programs get the English sentence. */
export interface Words {
  readonly title: string;
  blocked(crawler: string): string;
  outside(crawler: string): string;
  limited(crawler: string, seconds: number): string;
  charged(crawler: string, price: Price): string;
  readonly terms: string;
  readonly contact: string;
}

const nbsp = "\u00A0";

export const words: Readonly<Record<Language, Words>> = {
  en: {
    title: "This page is not open to this visitor",
    blocked: (crawler) => `This site does not open this page to ${crawler}.`,
    outside: (crawler) =>
      `This visit says it is ${crawler}, but does not come from the addresses published for it.`,
    limited: (crawler, seconds) =>
      `${crawler} has made as many visits as this site allows it for now. Try again in ${seconds} s.`,
    charged: (crawler, { amount, currency }) =>
      `This site charges ${crawler} for this page: ${amount} ${currency} a visit, under a license.`,
    terms: "Terms",
    contact: "Contact",
  },
  fr: {
    title: "Cette page n’est pas ouverte à ce visiteur",
    blocked: (crawler) => `Ce site n’ouvre pas cette page à ${crawler}.`,
    outside: (crawler) =>
      `Cette visite se présente comme ${crawler}, mais ne vient pas des adresses publiées pour ce robot.`,
    limited: (crawler, seconds) =>
      `${crawler} a fait autant de visites que ce site lui en accorde pour l’instant. Réessayez dans ${seconds}${nbsp}s.`,
    charged: (crawler, { amount, currency }) =>
      `Ce site fait payer cette page à ${crawler}${nbsp}: ${amount.replace(".", ",")}${nbsp}${currency} par visite, sous licence.`,
    terms: "Conditions",
    contact: "Contact",
  },
};

/** French where it is asked for before English; English otherwise. */
export function languageOf(acceptLanguage: string | null): Language {
  const first = /\b(fr|en)\b/i.exec(acceptLanguage?.slice(0, 200) ?? "")?.[1];
  return first?.toLowerCase() === "fr" ? "fr" : "en";
}
