import { bodyOf } from "@octroi/web/http/body";
import type { Context } from "hono";
import type { ConsoleEnv } from "../../console/env.ts";

/** RFC 6749 § 5.2, and what RSL 1.0 § 5.4.4 has beside it. */
export type OAuthError =
  | "invalid_request"
  | "invalid_client"
  | "unauthorized_client"
  | "unsupported_grant_type"
  | "invalid_license"
  | "invalid_resource";

interface Details {
  /** In letters of ASCII, without quotation marks: § 5.2 allows no others. */
  description: string;
  /** A page that says more. */
  uri?: string;
  headers?: Readonly<Record<string, string>>;
}

export const noStore = { "cache-control": "no-store", pragma: "no-cache" };

export function oauthError(
  c: Context<ConsoleEnv>,
  error: OAuthError,
  { description, uri, headers }: Details,
): Response {
  const isClient = error === "invalid_client";
  return c.json(
    { error, error_description: description, ...(uri !== undefined && { error_uri: uri }) },
    isClient ? 401 : 400,
    { ...noStore, ...(isClient && { "www-authenticate": 'Basic realm="Octroi"' }), ...headers },
  );
}

/** Who a program says it is. */
export interface ClientCredentials {
  id: string;
  secret: string;
}

/** What `Authorization: Basic …` holds, each half form-encoded (RFC 6749 § 2.3.1). */
export function clientCredentials(authorization: string | undefined): ClientCredentials | undefined {
  const [, encoded = ""] = /^Basic ([\w+/=-]{1,1000})$/i.exec(authorization ?? "") ?? [];
  const [, id, secret] = /^([^:]+):(.+)$/.exec(Buffer.from(encoded, "base64").toString()) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const decoded = { id: formDecoded(id), secret: formDecoded(secret) };
  return decoded.id === undefined || decoded.secret === undefined
    ? undefined
    : { id: decoded.id, secret: decoded.secret };
}

function formDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** The fields of a form, or what is wrong with it. One that is empty counts as left out (RFC 6749 § 3.2). */
export async function formOf(request: Request): Promise<ReadonlyMap<string, string> | string> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    return "The body must be application/x-www-form-urlencoded.";
  }
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(await bodyOf(request))) {
    if (fields.has(name)) return "A field may be sent once.";
    if (value !== "") fields.set(name, value);
  }
  return fields;
}
