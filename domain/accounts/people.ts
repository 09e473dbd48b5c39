import type { Language } from "@octroi/ui/language/language";
import type { Purpose } from "./challenge.ts";
import type { Person } from "./person.ts";
import type { Session } from "./session.ts";

export interface NewChallenge {
  purpose: Purpose;
  email?: string | undefined;
  /** The address that `email` is to take the place of: a code of its own goes there. */
  oldEmail?: string | undefined;
  personId?: string | undefined;
  language: Language;
}

/** A session as a request finds it. */
export interface FoundSession {
  session: Session;
  person: Person;
  /** A token in place of the one that was sent, which is to be handed over. */
  nextToken: string | undefined;
}

/** What a browser or a security key keeps for a person. */
export interface Passkey {
  /** The credential's id, base64url. */
  id: string;
  personId: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
  name: string;
  createdAt: string;
  lastUsedAt: string | undefined;
}
