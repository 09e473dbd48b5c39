/** What a proof is asked for. */
export type Purpose =
  /** To sign in, or up. */
  | "sign-in"
  /** Before something that cannot be undone. */
  | "proof"
  /** That a new address belongs to the person. */
  | "address"
  | "passkey-sign-in"
  | "passkey-registration";

/** A question that one browser was asked. What answers it is derived from its id and our secret, and kept nowhere. */
export interface Challenge {
  id: string;
  purpose: Purpose;
  /** The address that the code went to. */
  email: string | undefined;
  /** Who is asked, where it is known. */
  personId: string | undefined;
}

/** From which the code of the address that goes is derived, where another is to take its place: both are asked for. */
export function oldAddressCodeId(challengeId: string): string {
  return `${challengeId} old`;
}

export const challengeLimits = { minutes: 10, tries: 5 } as const;

/** A code with the spaces, dots and dashes that people and mail programs put into it. */
export function typedCode(typed: unknown): string | undefined {
  const digits = typeof typed === "string" ? typed.replace(/[\s.-]/g, "") : "";
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** As people read it: `123 456`. */
export function readableCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
