import type { MiddlewareHandler } from "hono";

/** The headers that every answer carries, whatever it is. */
export function securityHeadersFor(siteUrl: URL): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // What renders nothing needs nothing; pages bring a policy of their own.
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    // This host alone: an operator's other subdomains are not ours to bind.
    ...(siteUrl.protocol === "https:" && {
      "strict-transport-security": "max-age=63072000",
    }),
  };
}

/** Adds them to every answer that does not already state its own. */
export function securityHeaders(siteUrl: URL): MiddlewareHandler {
  const fixed = Object.entries(securityHeadersFor(siteUrl));
  return async (c, next) => {
    await next();
    // Knows no addresses: whom a page allows to show it in a frame, its policy says alone.
    const policy = c.res.headers.get("content-security-policy") ?? "frame-ancestors 'none'";
    const mayBeFramed = !policy.includes("frame-ancestors 'none'");
    for (const [name, value] of fixed) {
      if (name === "x-frame-options" && mayBeFramed) continue;
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
