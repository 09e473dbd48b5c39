import type { Generated } from "kysely";

/** The tables of rules. Drafts and policies are JSON. */
export interface RuleTables {
  policy_draft: {
    site: string;
    draft: string;
    mode: string;
    saved_at: string;
    by_person_id: string | null;
  };
  policy_version: {
    site: string;
    version: number;
    mode: string;
    draft: string;
    policy: string;
    hash: string;
    note: string;
    at: string;
    by_person_id: string | null;
    restores: number | null;
    /** The version of the house rules that it is, where the site followed them. */
    house_version: Generated<number | null>;
  };
  /** The rules that sites of a workspace follow: written and published as a site's, for no domain. */
  house_draft: {
    workspace_id: string;
    draft: string;
    mode: string;
    saved_at: string;
    by_person_id: string | null;
  };
  house_version: {
    workspace_id: string;
    version: number;
    mode: string;
    draft: string;
    note: string;
    at: string;
    by_person_id: string | null;
    restores: number | null;
    /** How many sites it was published to. */
    sites: number;
  };
  /** The running gates of a site, and the versions that each has and was given last. */
  policy_connector: {
    site: string;
    instance: string;
    version: number | null;
    sent_version: number | null;
    software: string;
    /** What it decides by itself: `observe`, `enforce` or neither. */
    own_mode: Generated<string | null>;
    seen_at: string;
  };
}
