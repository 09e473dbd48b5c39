import { parsePolicy } from "@octroi/policy/parse";
import { draftOf } from "@octroi/ui/policy/draft-of";
import { policyOf } from "@octroi/ui/policy/policy-of";
import { Refusal } from "@octroi/web/http/refusal";
import type * as v from "valibot";
import type { Bearer, RequestKey } from "../../../domain/api/token.ts";
import { appliedMode } from "../../../domain/rules/mode.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import type { PolicyVersion, RulesRevision, VersionSummary } from "../../../domain/rules/rules.ts";
import { bareDomain } from "../../../domain/sites/domain-name.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { Rules } from "../../../store/store.ts";
import { Problem } from "./problem.ts";
import type { rulesAnswer, rulesPut, rulesPutAnswer } from "./schemas.ts";

type RulesPut = v.InferOutput<typeof rulesPut>;

/** A site's rules as programs read and write them: the same drafts and versions as the pages’. */
export async function readRules(
  rules: Pick<Rules, "latest" | "draft">,
  site: Site,
  plan: Bearer["plan"],
): Promise<{ etag: string; rules: v.InferInput<typeof rulesAnswer> }> {
  const latest = await rules.latest(site.id);
  const draft = await rules.draft(site.id);
  const written = draft && policyOf(draft.draft);
  return {
    etag: etagOf({ draft: draft?.savedAt, version: latest?.version ?? 0 }),
    rules: {
      followsHouseRules: site.followsHouse,
      published:
        latest === undefined
          ? null
          : {
              ...versionOf(latest),
              appliedMode: appliedMode(latest.mode, plan),
              policy: jsonOf(latest.policy),
            },
      draft:
        draft === undefined
          ? null
          : {
              savedAt: draft.savedAt,
              mode: draft.mode,
              by: draft.by ?? null,
              policy: written?.ok ? jsonOf(written.policy) : null,
            },
    },
  };
}

export function versionOf({ version, mode, note, at, by, restores, house }: VersionSummary) {
  return { version, mode, note, at, by: by ?? null, restores: restores ?? null, house: house ?? null };
}

export function wholeVersionOf(version: PolicyVersion) {
  return { ...versionOf(version), policy: jsonOf(version.policy) };
}

function jsonOf(policy: object): Record<string, unknown> {
  return { ...policy };
}

/** Names the state of a site's rules: the version, and the draft beside it. */
function etagOf({ version, draft = "" }: RulesRevision): string {
  return `"${version}.${draft}"`;
}

/**
 * What `If-Match` names; undefined for what is no state of any rules. With `W/` too, although a weak tag should match nothing
 * there: a front that compresses the answer puts it before our tag, and the program that sends back what it was given would
 * be refused for ever. Ours names one state of the rules, whatever the bytes that it came with.
 */
function seenIn(ifMatch: string): RulesRevision | undefined {
  const [, version, draft = ""] = /^(?:W\/)?"(\d{1,9})\.([\dTZ:.-]{0,30})"$/.exec(ifMatch.trim()) ?? [];
  return version === undefined ? undefined : { version: Number(version), draft: draft || undefined };
}

interface WriteRequest {
  site: Site;
  bearer: Bearer;
  body: RulesPut;
  /** Undefined where it was not sent. */
  ifMatch: string | undefined;
  request: RequestKey | undefined;
}

/** Saves or publishes what was sent, if nobody wrote since it was read. */
export async function writeRules(
  rules: Pick<Rules, "saveDraftByToken" | "publishByToken">,
  { site, bearer, body, ifMatch, request }: WriteRequest,
): Promise<{ etag: string; answer: v.InferInput<typeof rulesPutAnswer> }> {
  if (ifMatch === undefined)
    throw new Problem("precondition-required", {
      detail: "Send If-Match with the ETag of the rules as you read them.",
    });
  const seen = seenIn(ifMatch);
  if (seen === undefined) throw outdated();
  if (site.followsHouse) throw refusalOf("follows-house");
  const parsed = parsePolicy(body.policy);
  if (!parsed.ok)
    throw new Problem("unprocessable", {
      detail: "The policy cannot be read.",
      field: "policy",
      errors: parsed.errors.slice(0, 20).map(({ path, message }) => ({ path, message })),
    });
  const { policy } = parsed;
  if (bareDomain(new URL(policy.site.origin).hostname) !== bareDomain(site.domain))
    throw new Problem("unprocessable", {
      detail: `The policy is for another site: its origin is not on ${site.domain}.`,
      field: "policy.site.origin",
    });
  const made = publicationOf(draftOf(policy), body.mode);
  if (!made.ok)
    throw new Problem("unprocessable", { detail: "These rules make no policy.", field: "policy" });
  const { publication } = made;
  const use = { token: bearer.token, request };
  const warnings = parsed.warnings.slice(0, 20).map(({ path, message }) => ({ path, message }));
  if (body.publish) {
    const version = { publication, note: body.note, after: seen.version, seen };
    const outcome = await rules.publishByToken(site.id, version, bearer.personId, use);
    if (outcome.outcome !== "published") throw refusalOf(outcome.outcome);
    return {
      etag: etagOf({ version: outcome.version, draft: undefined }),
      answer: { state: "published", version: outcome.version, savedAt: null, warnings },
    };
  }
  const draft = { draft: publication.draft, mode: body.mode, seen };
  const outcome = await rules.saveDraftByToken(site.id, draft, bearer.personId, use);
  if (outcome.outcome !== "saved") throw refusalOf(outcome.outcome);
  return {
    etag: etagOf({ version: seen.version, draft: outcome.savedAt }),
    answer: { state: "draft", version: null, savedAt: outcome.savedAt, warnings },
  };
}

type NotWritten =
  | "outdated"
  | "needs-pro"
  | "follows-house"
  | "site-gone"
  | "too-long"
  | "token-over"
  | "key-reused";

function refusalOf(outcome: NotWritten): Problem | Refusal {
  switch (outcome) {
    case "outdated":
      return outdated();
    case "needs-pro":
      return new Problem("needs-pro", {
        detail: "Publish in the mode `observe`, or go to Pro.",
        field: "mode",
      });
    case "follows-house":
      return new Problem("follows-house-rules", {
        detail: "Its rules are changed with those of the workspace, in the dashboard.",
      });
    case "site-gone":
      return new Refusal("unknown");
    case "too-long":
      return new Refusal("tooLarge");
    case "token-over":
      return new Refusal("unauthorized", { headers: { "www-authenticate": 'Bearer error="invalid_token"' } });
    case "key-reused":
      return new Problem("key-reused", { detail: "A key is for one request, sent as often as needed." });
  }
}

function outdated(): Problem {
  return new Problem("outdated", { detail: "Read them again, and send your change with the new ETag." });
}
