import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { brand } from "../domain/brand.ts";

/** The one service that pages may load from elsewhere, and do once a visitor opens the booking. */
export const booking = {
  script: new URL(brand.booking.scriptUrl).origin,
  frame: new URL(brand.booking.pageUrl).origin,
};

/** Scripts and styles come from our own files, or inline when this very page was rendered with them. */
export function contentSecurityPolicy(html: string): string {
  const hashesOf = (tag: "script" | "style") =>
    [...new Set(inline(html, tag).map((code) => `'sha256-${sha256(code)}'`))].join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${booking.script} ${hashesOf("script")}`,
    `style-src 'self' ${hashesOf("style")}`,
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

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/** What stands inside the page's own script or style tags. Data blocks run nothing, and need no leave. */
function inline(html: string, tag: "script" | "style"): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))]
    .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes))
    .map(([, , code = ""]) => code);
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
    ...(siteUrl.protocol === "https:" && {
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
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
