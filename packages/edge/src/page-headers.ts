import type { Policy } from "@octroi/policy";
import { headersFor } from "@octroi/policy/http-headers";
import type { GateRequest } from "./request.ts";
import { targetPaths } from "./target-paths.ts";

/** Headers by their names in small letters. */
export type PageHeaders = Readonly<Record<string, string>>;

/**
 * What the policy says with a page that passes, whoever reads it: how it may be used, and the license it stands
 * under. Remembered for the last thousand addresses, as every visitor pays for it.
 */
export function pageHeaders(policy: Policy): (request: GateRequest) => PageHeaders {
  if (policy.rules.every(({ paths }) => paths === undefined)) {
    const everywhere = headersOn(policy, "/");
    return () => everywhere;
  }
  const remembered = new Map<string, PageHeaders>();
  return (request) => {
    const known = remembered.get(request.url);
    if (known !== undefined) return known;
    const [{ pathname, search }] = targetPaths(request.url);
    const headers = headersOn(policy, pathname + search);
    if (remembered.size >= maxCachedUrls) remembered.clear();
    if (request.url.length <= maxCachedUrlLength) remembered.set(request.url, headers);
    return headers;
  };
}

const maxCachedUrls = 1000;
const maxCachedUrlLength = 256;

function headersOn(policy: Policy, path: string): PageHeaders {
  return Object.fromEntries(headersFor(policy, path).map(([name, value]) => [name.toLowerCase(), value]));
}

/** The site's response with headers added. What cannot take them goes out as it is. */
export function withHeaders(response: Response, headers: PageHeaders): Response {
  const added = Object.entries(headers);
  if (added.length === 0 || response.status === switchingProtocols) return response;
  const addTo = (page: Response) => {
    for (const [name, value] of added) page.headers.append(name, value);
    return page;
  };
  try {
    return addTo(response);
  } catch {
    // The headers of a fetched response cannot be changed: a copy's can.
    return addTo(new Response(response.body, response));
  }
}

/** A connection that becomes a WebSocket must be handed on untouched. */
const switchingProtocols = 101;
