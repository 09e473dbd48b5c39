import type { Generated } from "kysely";

/** What the operator agrees with companies, and which sites are part of it. */
export interface AgreementTables {
  /** Its terms never change: another agreement follows it. */
  agreement: {
    id: string;
    company: string;
    /** The registry's tokens of its crawlers. JSON. */
    crawlers: string;
    /** JSON. */
    uses: string;
    /** Of one visit. */
    amount: string;
    currency: string;
    first_day: string;
    last_day: string;
    created_at: string;
    /** When it was ended before its last day. */
    ended_at: string | null;
  };
  /** What a site said to an agreement. */
  agreement_site: {
    agreement: string;
    site: string;
    /** `joined`, `declined` or `left`. */
    state: string;
    at: string;
    /** Null where a rule of the workspace joined it, or whoever did has left. */
    by_person_id: string | null;
    /** That it was joined with, the last time. */
    license: string | null;
  };
  /** “Join what pays at least …”, of a workspace. */
  agreement_rule: {
    workspace_id: string;
    amount: string;
    currency: string;
    at: string;
    by_person_id: Generated<string | null>;
  };
}
