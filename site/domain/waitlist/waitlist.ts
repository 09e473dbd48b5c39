import { type Language, languages } from "@octroi/ui/language/language";
import { monthsBefore } from "@octroi/ui/series/months-before";
import * as v from "valibot";
import { legal, retention } from "../figures/figures.ts";

/** The version of the consent sentence shown beside the form: the day the privacy policy last changed. */
export const consentVersion = legal.updated;

export const signupLimits = { name: 100, email: 254, link: 2048, page: 200 } as const;

/**
 * The field that no human sees. It tempts robots that fill contact forms, and its name is one that no
 * browser fills in by itself: an autofilled trap would lose a real person in silence.
 */
export const honeypot = "subject";

/** Control characters and halves of characters have no place in a name, an address or a link. */
const plainText = v.regex(/^[^\p{Cc}\p{Cs}]*$/u);
const text = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit), plainText);

const name = v.pipe(
  text(signupLimits.name),
  v.check((typed) => /[^\p{Cf}\s]/u.test(typed)),
);

const email = v.pipe(
  text(signupLimits.email),
  // Loose on purpose: something@something.something. No two parts of it can match the same character,
  // so a hostile address costs no more than a good one.
  v.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/),
  // What cannot be seen would make two addresses of one.
  v.check((typed) => !/\p{Cf}/u.test(typed)),
  v.transform(sameEmail),
);

const link = v.pipe(
  v.nullish(text(signupLimits.link), ""),
  v.transform((typed) => (typed === "" ? undefined : completed(typed))),
  v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(signupLimits.link))),
);

/** A hint that is wrong is worth nothing, and never a reason to turn a person away. */
const page = v.fallback(
  v.optional(
    v.pipe(
      text(signupLimits.page),
      v.regex(/^\/(?!\/)/),
      v.transform((path) => path.replace(/[?#].*$/s, "")),
    ),
  ),
  undefined,
);

/** What a visitor sends, and what it becomes once it is sound. The browser and the server share it. */
export const signup = v.object({
  firstName: name,
  lastName: name,
  email,
  linkedin: link,
  website: link,
  page,
  lang: v.fallback(v.optional(v.picklist(languages)), undefined),
  [honeypot]: v.optional(v.unknown()),
});

export type Signup = v.InferOutput<typeof signup>;

/** One person as the waitlist keeps them. Times are ISO 8601, in UTC. */
export interface Entry {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  linkedin: string | null;
  website: string | null;
  language: Language;
  page: string | null;
  consent: string;
  createdAt: string;
  lastContactAt: string;
}

export type NewEntry = Omit<Signup, typeof honeypot | "lang"> & { language: Language };

/** What the site asks of whatever keeps the list. Every promise rejects when the storage is unavailable. */
export interface Waitlist {
  /** When the person with this address asked last; undefined where they are not on the list. */
  askedAt(email: string): Promise<string | undefined>;
  /**
   * Resolves once the person is on disk. The same e-mail again is the same entry: the last contact and what
   * they agreed to move, links that were missing are filled in, and the caller cannot tell the difference.
   */
  add(entry: NewEntry): Promise<void>;
  count(since?: Date): Promise<number>;
  /** Oldest first, read a page at a time: a million entries take no more memory than a thousand. */
  entries(since?: Date): AsyncIterable<Entry>;
  /** Sign-ups a day, in UTC, days without any left out. */
  perDay(since: Date): Promise<{ day: string; signups: number }[]>;
  /** `in-log`: off the list, but the database's log still holds them, because another process reads it. */
  erase(email: string): Promise<"erased" | "in-log" | "unknown">;
  /** How many entries had their last contact before then. */
  countExpired(before: Date): Promise<number>;
  /** Deletes them, and says how many they were. */
  purge(before: Date): Promise<number>;
}

/** One person is one address, however it was typed. */
export function sameEmail(typed: string): string {
  return typed.trim().toLowerCase().normalize("NFC");
}

/** Whoever was last in contact before this moment must be forgotten. */
export function retentionLimit(now: Date): Date {
  return monthsBefore(now, retention.waitlistMonths);
}

/** The whole address of what was typed, or nothing when it is no address of a web page. */
function completed(typed: string): string {
  const named = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(typed)?.[1];
  const address = named === undefined ? `https://${typed}` : typed;
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  const isPage =
    (url.protocol === "https:" || url.protocol === "http:") &&
    url.hostname.includes(".") &&
    url.username === "" &&
    url.password === "";
  return isPage ? url.href : "";
}
