import { listingLanguages, type Topic, topics } from "@octroi/ui/market/facts";
import type { AgreementTerms } from "../agreements/agreement.ts";
import type { Offer } from "../offers/offer.ts";
import type { Rail } from "./order.ts";

/** A site that wants to be found in the market, as it says of itself. Any site that sells has its own page there. */
export interface Listing {
  site: string;
  listedAt: string;
  topic: Topic;
  /** Of its pages, as in HTML’s `lang`: `fr`. */
  language: string;
  description: string;
  /** Where to write to: a mail address or a page. */
  contact: string | undefined;
}

export interface TypedListing {
  topic: string;
  language: string;
  description: string;
  contact: string;
}

export type ListingWords = Omit<Listing, "site" | "listedAt">;

/** Reads what was typed; the first field that holds what no listing can is named. */
export function readListing(typed: TypedListing): ListingWords | { wrong: keyof TypedListing } {
  const topic = topics.find((each) => each === typed.topic);
  if (topic === undefined) return { wrong: "topic" };
  const language = listingLanguages.find((each) => each === typed.language);
  if (language === undefined) return { wrong: "language" };
  const description = typed.description.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
  if (description.length > listingLimits.description) return { wrong: "description" };
  const contact = typed.contact.trim();
  if (!isContact(contact)) return { wrong: "contact" };
  return { topic, language, description, contact: contact === "" ? undefined : contact };
}

function isContact(typed: string): boolean {
  if (typed === "") return true;
  if (typed.length > listingLimits.contact || /[\s\p{Cc}]/u.test(typed)) return false;
  const page = URL.parse(typed);
  if (page !== null && page.protocol === "https:") return page.username === "" && page.password === "";
  return /^[^@?&:/]+@[^@?&:/]+\.[^@?&:/]+$/.test(typed);
}

export const listingLimits = { description: 300, contact: 254 } as const;

/** A site that wants to be found, with how many offers it has. */
export interface ListedSite extends Listing {
  domain: string;
  name: string | undefined;
  offers: number;
}

/** An offer that can be bought, and how it can be paid. */
export interface SoldOffer extends Offer {
  rails: readonly Rail[];
  /** Those of them that take money which is worth nothing. */
  trialRails: readonly Rail[];
}

/** What everybody may know of a site that sells. */
export interface SellingSite {
  site: string;
  workspaceId: string;
  domain: string;
  name: string | undefined;
  /** None where it does not want to be found: then whoever was refused there finds it all the same. */
  listing: Listing | undefined;
  offers: SoldOffer[];
  /** Those that it joined and that are in force. What is paid under them is between those who made them. */
  agreements: Pick<AgreementTerms, "company" | "crawlers" | "uses" | "from" | "until">[];
  /** What its rules in force say of licenses: where the terms are, and whom to write to. */
  license: { url: string; terms: string | undefined; contact: string | undefined } | undefined;
}

/** Where the page before ended. */
export type ListingCursor = Pick<Listing, "site" | "listedAt">;

/** As an address names a site: by its domain, or by its id, as what a gate answers does. */
export function namedBy(market: string): { domain: string } | { site: string } {
  return market.includes(".") ? { domain: market } : { site: market };
}
