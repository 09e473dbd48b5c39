import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { brand } from "../../domain/brand/brand.ts";

/** The one service that pages may load from elsewhere, and do once a visitor opens the booking. */
export const booking = {
  script: new URL(brand.booking.scriptUrl).origin,
  frame: new URL(brand.booking.pageUrl).origin,
};

/** Scripts and styles come from our own files, or inline where the page is known to hold this very code. */
export function contentSecurityPolicy({
  scripts,
  styles,
}: Record<"scripts" | "styles", readonly string[]>): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${booking.script} ${hashesOf(scripts)}`,
    `style-src 'self' ${hashesOf(styles)}`,
    // Widths of bars and the like: data, set as attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${booking.frame}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashesOf(codes: readonly string[]): string {
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  return [...new Set(codes.map(hash))].join(" ");
}

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
    for (const [name, value] of fixed) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
