import type { Policy } from "@octroi/policy";

/** What the policy says with every page that passes: the license it stands under. */
export function pageHeaders({ license }: Policy): Readonly<Record<string, string>> {
  return license ? { link: `<${license.url}>; rel="license"; type="application/rsl+xml"` } : {};
}

/** The site's response with headers added. What cannot take them goes out as it is. */
export function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  const added = Object.entries(headers);
  if (added.length === 0 || response.status === switchingProtocols) return response;
  try {
    for (const [name, value] of added) response.headers.append(name, value);
    return response;
  } catch {
    // The headers of a fetched response cannot be changed: a copy's can.
    const copy = new Response(response.body, response);
    for (const [name, value] of added) copy.headers.append(name, value);
    return copy;
  }
}

/** A connection that becomes a WebSocket must be handed on untouched. */
const switchingProtocols = 101;
