import { createHash } from "node:crypto";
import { brand } from "@octroi/ui/brand/brand";

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
