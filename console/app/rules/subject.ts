import type { Draft } from "@octroi/ui/policy/draft";
import { exampleOrigin } from "@octroi/ui/policy/draft";
import { pathTo } from "../../../domain/access/paths.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { type HouseVersion, siteDraft } from "../../../domain/rules/house.ts";
import { type Publication, publicationOf } from "../../../domain/rules/publication.ts";
import { daysReplayed, mergePasts, type Past } from "../../../domain/rules/replay.ts";
import type {
  ConnectorSeen,
  NewDraft,
  PublishOutcome,
  RulesRevision,
  SavedDraft,
  SaveOutcome,
  VersionSummary,
} from "../../../domain/rules/rules.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { HouseRules, Rules } from "../../../store/store.ts";

export type PublishedVersion = VersionSummary & Publication;

interface Published {
  publication: Publication;
  note: string;
  after: number;
  draft?: string;
  restores?: number | undefined;
}

/** Whose rules a page writes: a site's, or the house's. */
export interface RulesSubject {
  path: string;
  versionsPath: string;
  /** Where one goes once it is removed. */
  gonePath: string;
  /** What the rules are before anything is decided. */
  firstDraft: Draft;
  draft(): Promise<SavedDraft | undefined>;
  latest(): Promise<PublishedVersion | undefined>;
  version(version: number): Promise<PublishedVersion | undefined>;
  versions(limit: number): Promise<VersionSummary[]>;
  saveDraft(draft: NewDraft, by: string): Promise<SaveOutcome>;
  discardDraft(seen: RulesRevision): Promise<"discarded" | "outdated">;
  publish(version: Published, by: string): Promise<PublishOutcome | { outcome: "wrong"; domain: string }>;
  /** What came in the last days. */
  past(now: Date): Promise<Past>;
  connectors(): Promise<ConnectorSeen[]>;
}

export function siteSubject(rules: Rules, { id, domain, workspaceId, zones }: Site): RulesSubject {
  return {
    path: pathTo("siteRules", { site: id }),
    versionsPath: pathTo("siteVersions", { site: id }),
    gonePath: pathTo("sites", { workspace: workspaceId }),
    firstDraft: firstDraft(domain),
    draft: () => rules.draft(id),
    latest: () => rules.latest(id),
    version: (version) => rules.version(id, version),
    versions: (limit) => rules.versions(id, limit),
    saveDraft: (draft, by) => rules.saveDraft(id, draft, by),
    discardDraft: (seen) => rules.discardDraft(id, seen),
    publish: (version, by) => rules.publish(id, version, by),
    past: (now) => rules.pastVisits(id, daysReplayed(zones, now)),
    connectors: () => rules.connectors(id),
  };
}

interface House {
  houseRules: HouseRules;
  workspace: string;
  /** What came to the sites that follow, and what runs there. */
  pasts?: readonly Past[];
  connectors?: readonly ConnectorSeen[];
}

export function houseSubject({ houseRules, workspace, pasts = [], connectors = [] }: House): RulesSubject {
  return {
    path: pathTo("houseRules", { workspace }),
    versionsPath: pathTo("houseVersions", { workspace }),
    gonePath: pathTo("lastSites"),
    firstDraft: { ...firstDraft("example.com"), origin: exampleOrigin },
    draft: () => houseRules.draft(workspace),
    latest: async () => publishedHouse(await houseRules.latest(workspace)),
    version: async (version) => publishedHouse(await houseRules.version(workspace, version)),
    versions: (limit) => houseRules.versions(workspace, limit),
    saveDraft: (draft, by) => houseRules.saveDraft(workspace, draft, by),
    discardDraft: (seen) => houseRules.discardDraft(workspace, seen),
    async publish({ publication, draft, ...version }, by) {
      const { mode } = publication;
      const outcome = await houseRules.publish(
        workspace,
        { ...version, draft: publication.draft, mode, saved: draft },
        by,
      );
      return outcome.outcome === "workspace-gone" ? { outcome: "site-gone" } : outcome;
    },
    past: async () => mergePasts(pasts),
    connectors: async () => [...connectors],
  };
}

function publishedHouse(version: HouseVersion | undefined): PublishedVersion | undefined {
  if (version === undefined) return undefined;
  const result = publicationOf(version.draft, version.mode);
  return result.ok ? { ...version, ...result.publication } : undefined;
}

/** The rules of the house as this site would have them; undefined before they are published. */
export async function houseDraftFor(
  houseRules: HouseRules,
  { workspaceId, domain }: Site,
  own: Draft | undefined,
): Promise<Draft | undefined> {
  const house = await houseRules.latest(workspaceId);
  return house && siteDraft(house.draft, domain, own);
}
