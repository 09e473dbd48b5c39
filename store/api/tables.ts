/** The tables of what programs of people do. */
export interface ApiTables {
  /** It stays when it is over, as long as its workspace: the log of changes names it. */
  api_token: {
    id: string;
    workspace_id: string;
    /** Null once the person has left the product. */
    person_id: string | null;
    name: string;
    /** JSON. */
    scopes: string;
    /** 1, or 0 where it reaches the sites of `api_token_site` alone: none, once the last of them was removed. */
    reaches_all_sites: number;
    secret_digest: string;
    created_at: string;
    expires_at: string;
    /** A day, and no finer. */
    last_used_on: string | null;
    ended_at: string | null;
  };
  api_token_site: { token: string; site: string };
  /** A change that a program asked for under a key of its own, and what became of it. */
  api_request: {
    /** A digest of the token’s id and the key. */
    id: string;
    token: string;
    /** Of everything that was asked for. */
    digest: string;
    /** JSON; null only while the transaction that answers it goes on. */
    outcome: string | null;
    at: string;
  };
}
