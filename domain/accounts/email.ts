import { domainToASCII } from "node:url";
import * as v from "valibot";

const maxLength = 254;

/** An address as it was typed, and the one form of it that we keep: two spellings of one address are one person. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxLength),
  // Loose on purpose: something@something.something. No two parts can match the same character, so that a hostile
  // address costs no more than a good one.
  v.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/),
  // What cannot be seen would make two addresses of one; what ends a line has no place in a mail's head.
  v.check((typed) => !/[\p{Cc}\p{Cf}\p{Cs}<>,;:"\\]/u.test(typed)),
  v.transform(normalizeEmail),
  v.regex(/@[^@]+$/),
);

function normalizeEmail(typed: string): string {
  const at = typed.lastIndexOf("@");
  const host = domainToASCII(typed.slice(at + 1));
  return host === "" ? "" : `${typed.slice(0, at).toLowerCase().normalize("NFC")}@${host}`;
}

/** The address in its one form, or nothing when it is none. */
export function parseEmail(typed: unknown): string | undefined {
  const result = v.safeParse(emailAddress, typed, { abortPipeEarly: true });
  return result.success ? result.output : undefined;
}
