import type { RateLimit } from "@octroi/database/rate-limit";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context } from "hono";
import { type Bearer, parseToken, type Scope } from "../../../domain/api/token.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { Store } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";
import { countProgram } from "./count-program.ts";
import { Problem } from "./problem.ts";

/** What one token may ask for. */
export const tokenAllowance = { requests: 600, seconds: 60 * 60 };

interface BearerServices {
  url: URL;
  store: Pick<Store, "apiTokens" | "sites">;
  /** Left out, nothing is counted: in load tests. */
  limit: RateLimit | undefined;
}

/** Whoever sent a token, and what it reaches. */
export function bearersOf({ url, store, limit }: BearerServices) {
  const metadata = new URL("/.well-known/oauth-protected-resource/mcp", url).href;

  return {
    /** Counted against what its token may ask for; what is left is said in the answer's headers (RateLimit). */
    async authenticate(c: Context<ConsoleEnv>): Promise<Bearer> {
      const [, text = ""] = /^Bearer ([\w-]{1,200})$/i.exec(c.req.header("authorization") ?? "") ?? [];
      const token = parseToken(text);
      const verdict = token && (await store.apiTokens.verify(token));
      if (verdict?.outcome === "suspended") throw new Refusal("suspended");
      if (verdict?.outcome !== "valid") {
        const error = text === "" ? "" : ', error="invalid_token"';
        const challenge = `Bearer realm="Octroi", resource_metadata="${metadata}"${error}`;
        throw new Refusal("unauthorized", { headers: { "www-authenticate": challenge } });
      }
      await countProgram(c, limit, { name: "token", allowance: tokenAllowance, asker: verdict.bearer.token });
      return verdict.bearer;
    },

    /** The site of an address, for a token that reaches it: of every other nothing is said. */
    async siteOf({ sites, workspaceId }: Bearer, id: string): Promise<Site> {
      const isReached = sites === "all" || sites.includes(id);
      const site = isReached ? await store.sites.find(id) : undefined;
      if (site?.workspaceId !== workspaceId) throw new Refusal("unknown");
      return site;
    },

    async sitesOf({ sites, workspaceId }: Bearer): Promise<Site[]> {
      const all = await store.sites.list(workspaceId);
      return sites === "all" ? all : all.filter(({ id }) => sites.includes(id));
    },
  };
}

export type Bearers = ReturnType<typeof bearersOf>;

export function requireScope({ scopes }: Bearer, scope: Scope): void {
  if (scopes.includes(scope)) return;
  throw new Problem("insufficient-scope", {
    detail: `This needs a token with the scope ${scope}.`,
    headers: { "www-authenticate": `Bearer realm="Octroi", error="insufficient_scope", scope="${scope}"` },
  });
}
