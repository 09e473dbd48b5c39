/**
 * The origin of a page that may show a dashboard in a frame, from what was typed: a domain, or an address of a page there.
 * Undefined for what is none. It goes into a header, where nothing but an origin may stand.
 */
export function embedderIn(typed: string): string | undefined {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.password !== "")
    return undefined;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) ? url.origin : undefined;
}
