/** The hosts of a measured proxy, by their number. */
export function hostName(at: number): string {
  return `www.site-${at}.example`;
}
