import { createHash } from "node:crypto";

/** Where pages may load a script and a frame from, and where their forms may lead, beside the server itself; and whose pages may show them in one. */
export interface OtherOrigins {
  script?: string;
  frame?: string;
  form?: string | undefined;
  embedder?: string | undefined;
}

/** Scripts and styles come from our own files, or inline where the page is known to hold this very code. */
export function contentSecurityPolicy(
  { scripts, styles }: Record<"scripts" | "styles", readonly string[]>,
  { script, frame, form, embedder }: OtherOrigins = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${script ? `${script} ` : ""}${hashesOf(scripts)}`,
    `style-src 'self' ${hashesOf(styles)}`,
    // Widths of bars and the like: data, set as attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frame ? [`frame-src ${frame}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${form ? ` ${form}` : ""}`,
    "base-uri 'none'",
    `frame-ancestors ${embedder ?? "'none'"}`,
  ].join("; ");
}

function hashesOf(codes: readonly string[]): string {
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  return [...new Set(codes.map(hash))].join(" ");
}
