/**
 * The last address of a header such as `X-Forwarded-For`: the one that your own proxy saw. Those before it are
 * whatever the visitor claims.
 */
export function lastEntry(header: string | null): string | undefined {
  return header?.slice(header.lastIndexOf(",") + 1).trim() || undefined;
}
