/**
 * The path of a request's target, which may also be a whole address, as it was sent. Undefined where a target holds
 * a scheme and no host: one reader takes its first segment for the host, another for the path, and the gate could
 * have decided about another address than the one that is answered.
 */
export function pathOf(target: string): string | undefined {
  const [, path] = /^(?:https?:\/\/[^/\\?#]+(?=[/?#]|$))?(\/[^?#]*)?/i.exec(target) ?? [];
  if (path !== undefined) return path;
  return /^https?:\/\/[^/\\?#]+(?:[?#]|$)/i.test(target) ? "/" : undefined;
}

/** No text, or text that no address of ours holds and that no part behind us should have to read. */
export function isMalformed(path: string): boolean {
  // Browsers take a backslash for a slash: `/\elsewhere` would lead there.
  if (!path.startsWith("/") || path.includes("\\")) return true;
  // Clients resolve `.` and `..` before they ask. Read by two of our parts, one of which does, it would be two paths.
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return true;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
