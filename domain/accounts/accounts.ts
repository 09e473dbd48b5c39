import type { Language } from "@octroi/ui/language/language";
import type { Client } from "./caller.ts";
import type { Challenge } from "./challenge.ts";
import type { Person } from "./person.ts";

/** Asked too often: when it may be asked again. */
export interface TooMany {
  retryAfterSeconds: number;
}

export interface Asker {
  client: Client;
  language: Language;
  /** What the browser calls itself, coarsely. */
  browser: string;
}

export type CodePurpose = "sign-in" | "proof";

export interface CodeRequest {
  purpose: CodePurpose;
  email: string;
  /** Who is signed in, for a proof. */
  personId?: string | undefined;
}

/** A code for each of the two addresses. */
export interface AddressCodes {
  oldCode: string;
  newCode: string;
}

/** How people prove who they are. Nothing here tells an address that is known from one that is not. */
export interface Accounts {
  sendCode(request: CodeRequest, asker: Asker): Promise<Challenge | TooMany>;
  /** The challenge that was answered, to whoever was first. */
  enterCode(
    challengeId: string,
    purpose: CodePurpose,
    code: string,
    client: Client,
  ): Promise<Challenge | "wrong" | "over" | TooMany>;
  /** Sends a code to the person's address and one to the address that is to take its place. */
  sendAddressCodes(person: Person, email: string, asker: Asker): Promise<Challenge | TooMany>;
  enterAddressCodes(
    challengeId: string,
    codes: AddressCodes,
    client: Client,
  ): Promise<Challenge | "wrong" | "over" | TooMany>;
  /** Counts an invitation that somebody sends: mails to strangers are what others would abuse us for. */
  countInvitation(personId: string, email: string): Promise<TooMany | undefined>;
  /** A new session of whoever proved an address, and the token for its browser. */
  signIn(email: string, asker: Asker): Promise<{ person: Person; token: string }>;
}

export function isTooMany(outcome: unknown): outcome is TooMany {
  return typeof outcome === "object" && outcome !== null && "retryAfterSeconds" in outcome;
}
