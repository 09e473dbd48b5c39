import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import * as v from "valibot";
import { randomSiteId } from "../secrets/tokens.ts";
import { msPerDay } from "../visits/day.ts";
import { mayAs, type Plan, type Role } from "../workspaces/workspace.ts";

/** What a token may do. Each is asked for by itself: none contains another. */
export const scopes = ["read:visits", "read:rules", "read:money", "write:rules", "publish:rules"] as const;
export type Scope = (typeof scopes)[number];

/** What somebody must be in the workspace to give it to a program. */
const roleFor = {
  "read:visits": "reader",
  "read:rules": "reader",
  "read:money": "reader",
  "write:rules": "editor",
  "publish:rules": "editor",
} as const satisfies Record<Scope, Role>;

/** Those that a person may give away: nobody gives what they may not do. */
export function scopesOf(role: Role): Scope[] {
  return scopes.filter((scope) => mayAs(role, roleFor[scope]));
}

/** For how many days a token can be made: a year at most. */
export const tokenDays = [7, 30, 90, 365] as const;
export type TokenDays = (typeof tokenDays)[number];

export function endOfToken(days: TokenDays, now: Date): string {
  return new Date(now.getTime() + days * msPerDay).toISOString();
}

/** More than a workspace has programs. */
export const maxTokensPerWorkspace = 50;

export const maxTokenNameLength = 80;

/** What its people call a token: one line, without what changes how the rest of a line is read. */
export const tokenName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(maxTokenNameLength),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u),
);

/** A token as its bearer sends it, taken apart. */
export interface TokenText {
  id: string;
  secret: string;
}

/**
 * `oct_<id>_<secret>_<checksum>`. The prefix is what scanners look for in code that was pushed by mistake, and the checksum
 * (CRC-32 of all before it, in hexadecimal) tells them, and us, what was never a token.
 */
export function tokenText({ id, secret }: TokenText): string {
  const text = `oct_${id}_${secret}`;
  return `${text}_${checksumOf(text)}`;
}

export function newTokenText(): TokenText {
  return { id: randomSiteId(), secret: randomBytes(32).toString("base64url") };
}

export function parseToken(text: string): TokenText | undefined {
  const [, all = "", id, secret, checksum] =
    /^(oct_([a-z2-7]{16})_([\w-]{43}))_([0-9a-f]{8})$/.exec(text) ?? [];
  if (id === undefined || secret === undefined || checksum !== checksumOf(all)) return undefined;
  return { id, secret };
}

function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}

/** What a token reaches: every site of its workspace, those to come included, or the chosen ones. */
export type TokenSites = "all" | readonly string[];

export interface NewToken extends TokenText {
  name: string;
  scopes: readonly Scope[];
  sites: TokenSites;
  expiresAt: string;
}

/** A token as the people of its workspace see it. */
export interface Token {
  id: string;
  name: string;
  scopes: Scope[];
  /** Domains of chosen sites. */
  sites: "all" | string[];
  createdAt: string;
  expiresAt: string;
  /** `2026-11-18`; undefined before its first use. */
  lastUsedOn: string | undefined;
  endedAt: string | undefined;
  /** Whose it is; undefined where the person has left the product. */
  personId: string | undefined;
  by: string | undefined;
}

export function isOver({ endedAt, expiresAt }: Pick<Token, "endedAt" | "expiresAt">, now: Date): boolean {
  return endedAt !== undefined || Date.parse(expiresAt) <= now.getTime();
}

/** What is known of whoever sent a token that is good. */
export interface Bearer {
  token: string;
  name: string;
  workspaceId: string;
  plan: Plan;
  /** Whose it is: what the token does, they do. */
  personId: string;
  scopes: readonly Scope[];
  sites: TokenSites;
  expiresAt: string;
}

/** One request that changes something, as its program names it so that it can send it again. */
export interface RequestKey {
  key: string;
  /** Of everything that the request asks for. */
  digest: string;
}

/** A program that changes something, beside the person whose token it has. */
export interface TokenUse {
  token: string;
  request?: RequestKey | undefined;
}

/** How long the answer to such a request is kept. */
export const requestHours = 24;
