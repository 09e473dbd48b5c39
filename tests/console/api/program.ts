import {
  endOfToken,
  newTokenText,
  type Scope,
  scopes,
  type TokenSites,
  tokenText,
} from "../../../domain/api/token.ts";
import type { WholeConsole } from "../whole-console.ts";
import { expectDescribed } from "./described.ts";

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

/** A program with a token: it sends and gets JSON, and what `/v1` answers is what is published of it. */
export function programWith({ app, url }: Pick<WholeConsole, "app" | "url">, token: string | undefined) {
  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const incoming = { url: path, socket: { remoteAddress: "192.0.2.9" } };
    const sent = new Headers({
      host: url.host,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    });
    const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const request = { method, headers: sent, ...(text !== undefined && { body: text }) };
    const response = await app.request(new URL(path, url).href, request, { incoming });
    if (path.startsWith("/v1/")) {
      const answer = {
        status: response.status,
        headers: response.headers,
        text: await response.clone().text(),
      };
      await expectDescribed({ app, url }, { method, path, headers: sent, body: text, answer });
    }
    return response;
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
