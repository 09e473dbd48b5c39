import type { PolicyProblem } from "@octroi/policy";
import { parsePolicy } from "@octroi/policy/parse";
import { type Draft, exampleOrigin } from "@octroi/ui/policy/draft";
import { draftOf } from "@octroi/ui/policy/draft-of";
import { originIn } from "@octroi/ui/policy/origin";
import type { Mode } from "./mode.ts";
import type { VersionSummary } from "./rules.ts";

export interface HouseVersion extends VersionSummary {
  draft: Draft;
  /** How many sites it was published to. */
  sites: number;
}

export interface NewHouseVersion {
  draft: Draft;
  mode: Mode;
  note: string;
  /** The version that its author saw as the latest; 0 for none. */
  after: number;
  /** When the draft was saved that becomes the version. Left out, whichever there is ends. */
  saved?: string | undefined;
  /** The version that it repeats. */
  restores?: number | undefined;
}

export type HousePublishOutcome =
  | { outcome: "published"; version: number; sites: number }
  /** Somebody else published, or saved another draft, meanwhile. */
  | { outcome: "outdated" }
  | { outcome: "needs-pro" }
  /** For this site they make no policy: with its own sitemaps it would be too long. */
  | { outcome: "wrong"; domain: string }
  | { outcome: "workspace-gone" };

/** `unfit`: with what the site says of itself they make no policy. */
export type FollowOutcome = "done" | "site-gone" | "unfit";

/** The house's rules as a site's: addresses on the house's placeholder are on the site. What the site says of itself stays. */
export function siteDraft(house: Draft, domain: string, own?: Draft): Draft {
  const moved = movedDraft(house, exampleOrigin, `https://${domain}`);
  return { ...moved, carried: { ...moved.carried, site: own?.carried.site ?? {} } };
}

/** A site's rules, or a file's, as the house's: what says which site it is stays behind. */
export function houseDraft(draft: Draft): Draft {
  const moved = movedDraft(draft, originIn(draft.origin), exampleOrigin);
  return { ...moved, carried: { ...moved.carried, site: {} } };
}

export type LoadedPolicy = { ok: true; draft: Draft } | { ok: false; problem: PolicyProblem | undefined };

/** Reads `octroi.policy.json`. */
export function loadPolicy(text: string): LoadedPolicy {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return { ok: false, problem: undefined };
  }
  const parsed = parsePolicy(json);
  if (!parsed.ok) return { ok: false, problem: parsed.errors[0] };
  return { ok: true, draft: houseDraft(draftOf(parsed.policy)) };
}

function movedDraft(draft: Draft, from: string, to: string): Draft {
  const moved = JSON.stringify(draft, (_, value: unknown) =>
    typeof value === "string" && (value === from || value.startsWith(`${from}/`))
      ? to + value.slice(from.length)
      : value,
  );
  return { ...JSON.parse(moved), origin: to };
}
