import type { Language } from "@octroi/ui/language/language";
import type { Challenge, Purpose } from "./challenge.ts";
import type { Person } from "./person.ts";
import type { Session } from "./session.ts";

/** Every promise rejects when the storage is unavailable. */
export interface People {
  find(id: string): Promise<Person | undefined>;
  findByEmail(email: string): Promise<Person | undefined>;
  /** The person whose address was proven; a new one, where it is nobody's yet. */
  ensure(email: string, language: Language): Promise<Person>;
  /** What is asked of everyone once. */
  welcome(id: string, details: { name: string; language: Language; terms: string }): Promise<void>;
  change(id: string, details: { name: string; language: Language }): Promise<void>;
  /** To an address that was proven. The one before it is told. */
  changeEmail(id: string, email: string): Promise<"changed" | "taken" | "unknown">;
  /**
   * Deletes a person and all that is theirs alone, workspaces included. `last-owner`: a workspace with other people
   * would have nobody left to decide.
   */
  erase(id: string): Promise<"erased" | "last-owner" | "unknown">;
  /** Oldest first. */
  list(): AsyncIterable<Person>;
  count(): Promise<number>;
}

export interface NewChallenge {
  purpose: Purpose;
  email?: string | undefined;
  /** The address that `email` is to take the place of: a code of its own goes there. */
  oldEmail?: string | undefined;
  personId?: string | undefined;
  language: Language;
}

export interface Challenges {
  /** Resolves once it is kept and, where it has an address, its mail is owed. */
  create(challenge: NewChallenge): Promise<Challenge>;
  /** One that is still open, for the page that asks for its code. */
  find(id: string): Promise<Challenge | undefined>;
  /**
   * Counts a try. Whoever answers rightly first gets the challenge, and takes it away; everyone else, and everyone
   * after the last try or the last minute, gets nothing.
   */
  attempt(id: string, isRight: (challenge: Challenge) => boolean): Promise<Challenge | "wrong" | "over">;
  /** Takes it away, right or wrong. */
  take(id: string): Promise<Challenge | undefined>;
}

/** A session as a request finds it. */
export interface FoundSession {
  session: Session;
  person: Person;
  /** A token in place of the one that was sent, which is to be handed over. */
  nextToken: string | undefined;
}

export interface Sessions {
  start(personId: string, browser: string): Promise<{ session: Session; token: string }>;
  find(token: string): Promise<FoundSession | undefined>;
  /** Which of some sites whoever has each of these sessions may see. */
  sitesOf(ids: readonly string[], sites: readonly string[]): Promise<Map<string, ReadonlySet<string>>>;
  /** The person has just proven who they are. */
  prove(id: string): Promise<void>;
  /** Last seen first. */
  list(personId: string): Promise<Session[]>;
  /** One of the person's own. */
  end(personId: string, id: string): Promise<void>;
  /** All of them, but for one. */
  endAll(personId: string, exceptId?: string): Promise<void>;
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

export interface Passkeys {
  add(passkey: Omit<Passkey, "createdAt" | "lastUsedAt">): Promise<"added" | "taken">;
  find(id: string): Promise<Passkey | undefined>;
  list(personId: string): Promise<Passkey[]>;
  /** With what it has counted so far. */
  markUsed(id: string, counter: number): Promise<void>;
  rename(personId: string, id: string, name: string): Promise<void>;
  remove(personId: string, id: string): Promise<void>;
}
