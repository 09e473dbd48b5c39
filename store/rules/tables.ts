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
  };
  /** The running gates of a site, and the versions that each has and was given last. */
  policy_connector: {
    site: string;
    instance: string;
    version: number | null;
    sent_version: number | null;
    software: string;
    seen_at: string;
  };
}
