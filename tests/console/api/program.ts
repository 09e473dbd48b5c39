import {
  endOfToken,
  newTokenText,
  type Scope,
  scopes,
  type TokenSites,
  tokenText,
} from "../../../domain/api/token.ts";
import type { WholeConsole } from "../whole-console.ts";

interface TokenOf {
  workspace: string;
  person: string;
  scopes?: readonly Scope[];
  sites?: TokenSites;
}

/** A token that somebody made for a program, as the program has it. */
export async function tokenFor(
  { store }: Pick<WholeConsole, "store">,
  { workspace, person, scopes: wanted = scopes, sites = "all" }: TokenOf,
): Promise<string> {
  const text = newTokenText();
  const expiresAt = endOfToken(30, new Date());
  const token = { ...text, name: "Newsroom", scopes: wanted, sites, expiresAt };
  const outcome = await store.apiTokens.create(workspace, token, person);
  if (outcome !== "created") throw new Error(`Expected a token, found ${outcome}`);
  return tokenText(text);
}

/** A program with a token: it sends and gets JSON. */
export function programWith({ app, url }: Pick<WholeConsole, "app" | "url">, token: string | undefined) {
  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const incoming = { url: path, socket: { remoteAddress: "192.0.2.9" } };
    return app.request(
      new URL(path, url).href,
      {
        method,
        headers: {
          host: url.host,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      { incoming },
    );
  }
  return {
    ask,
    get: (path: string, headers?: Record<string, string>) => ask("GET", path, undefined, headers),
    post: (path: string, body: unknown) => ask("POST", path, body),
    put: (path: string, body: unknown, headers: Record<string, string>) => ask("PUT", path, body, headers),
    async call(method: string, params: object = {}) {
      const response = await ask("POST", "/mcp", { jsonrpc: "2.0", id: 1, method, params });
      return response.json();
    },
  };
}
