import type { Draft } from "@octroi/ui/policy/draft";
import type { LicenseNews } from "../licenses/licenses.ts";
import type { Plan } from "../workspaces/workspace.ts";
import type { Mode } from "./mode.ts";
import type { Publication } from "./publication.ts";

/** The rules of a site that are being written. They do nothing before they are published. */
export interface SavedDraft {
  draft: Draft;
  mode: Mode;
  savedAt: string;
  /** Their name or address; undefined where the person has left. */
  by: string | undefined;
}

/** What somebody's form was made from: what is newer is never overwritten before they were told of it. */
export interface RulesRevision {
  /** When the draft was saved; undefined where there was none. */
  draft: string | undefined;
  /** The latest version; 0 for none. */
  version: number;
}

export interface NewDraft {
  draft: Draft;
  readonly mode: Mode;
  seen: RulesRevision;
}

export type SaveOutcome =
  | { outcome: "saved"; savedAt: string }
  /** Somebody else saved or published meanwhile. */
  | { outcome: "outdated" }
  | { outcome: "too-long" }
  | { outcome: "site-gone" };

/** A version of a site's rules, without the rules. */
export interface VersionSummary {
  version: number;
  readonly mode: Mode;
  note: string;
  at: string;
  /** Their name or address; undefined for the operator, or where the person has left. */
  by: string | undefined;
  /** The version that it repeats, where one was taken back. */
  restores: number | undefined;
  /** The version of the house rules that it is, where the site followed them. */
  house: number | undefined;
}

export interface PolicyVersion extends VersionSummary, Publication {
  /** Of the policy, as the gate tells it under `/.well-known/octroi`. */
  hash: string;
}

/** What connectors are told of a site. */
export interface PublishedRules {
  version: PolicyVersion;
  plan: Plan;
  workspaceId: string;
  /** Undefined where no license was ever issued. */
  licenses: LicenseNews | undefined;
  /** The domain under which the market shows what the site sells; undefined where nobody can buy anything. */
  sellsAs: string | undefined;
}

/** A running gate that asked for its policy. */
export interface ConnectorSeen {
  /** A digest of what it calls itself. */
  instance: string;
  /** The version that it had when it asked; undefined before its first. */
  version: number | undefined;
  /** The version that it was given; undefined where there was none to give, or an older console did not note it. */
  sent: number | undefined;
  /** As its `User-Agent` names it. */
  software: string;
  /** What it decides by itself: it refuses nothing whatever is published, or enforces rules of its own until others are. */
  ownMode: Mode | undefined;
  seenAt: string;
}

export interface NewVersion {
  publication: Publication;
  note: string;
  /** The version that its author saw as the latest; 0 for none. */
  after: number;
  /** When the draft was saved that becomes the version. Left out, whichever there is ends. */
  draft?: string;
  /** The version that it repeats. */
  restores?: number | undefined;
}

export type PublishOutcome =
  | { outcome: "published"; version: number }
  /** Somebody else published, or saved another draft, meanwhile. */
  | { outcome: "outdated" }
  | { outcome: "needs-pro" }
  | { outcome: "follows-house" }
  | { outcome: "site-gone" };

export const maxNoteLength = 300;

/** The most that is kept: versions of a site, connectors of a site, and characters of a draft. */
export const ruleLimits = { versions: 1000, connectors: 50, draftLength: 500_000 } as const;
