import type { Action, License, Mining, OwnCrawler, Period, Policy, Rule, Site } from "@octroi/policy";
import type { DecidedPurpose } from "./purposes.ts";

/**
 * A policy while it is being made: what the form shows, as it was typed. What a policy can say and the form
 * cannot is carried along, so that a file that is opened and saved again loses nothing.
 */
export interface Draft {
  readonly origin: string;
  readonly contact: string;
  /** Where the license is served; empty for none. */
  readonly license: string;
  readonly reservation: ReservationChoice;
  readonly amount: string;
  readonly currency: string;
  readonly visits: string;
  readonly per: Period;
  readonly decisions: Readonly<Record<DecidedPurpose, Action>>;
  /** Purposes that no rule is about. They pass, and no file speaks of them. */
  readonly unsaid: readonly DecidedPurpose[];
  readonly exceptions: readonly Exception[];
  readonly carried: Carried;
}

export interface Exception {
  readonly crawler: string;
  readonly action: Action;
}

/** What only a file brings. */
export interface Carried {
  /** They come before everything that is chosen in the form. */
  readonly rules: readonly Rule[];
  readonly site: Omit<Site, "origin" | "contact">;
  readonly license: Omit<License, "url">;
  readonly mining?: Mining;
  readonly crawlers?: readonly OwnCrawler[];
  readonly market?: Policy["market"];
  readonly statements?: Policy["statements"];
}

/** Whether pages are reserved from text and data mining; `carried`: as the opened file has it, path by path. */
export const reservationChoices = ["reserved", "open", "unsaid", "carried"] as const;
export type ReservationChoice = (typeof reservationChoices)[number];

/** The text fields, which may hold something that no policy can. */
export const draftFields = ["origin", "contact", "license", "amount", "visits"] as const;
export type DraftField = (typeof draftFields)[number];

/** Stands for the visitor's own site until they have typed it. Reserved by RFC 2606. */
export const exampleOrigin = "https://example.com";

/** The price that is proposed for a visit wherever a policy is begun. */
export const proposedPrice = { amount: "0.01", currency: "EUR" } as const;

/** The proposed price, and one visit every two seconds: amounts to begin with. */
export const firstAmounts = { ...proposedPrice, visits: "30", per: "minute" } as const;
