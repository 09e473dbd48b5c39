/** People type a domain, or copy a page's address: its origin is what they mean. What has none stays as it is. */
export function originIn(typed: string): string {
  const text = typed.trim();
  // Browsers differ: some take a space for a part of the host.
  if (/\s/.test(text)) return text;
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  return address === null || address.username !== "" ? text : address.origin;
}
