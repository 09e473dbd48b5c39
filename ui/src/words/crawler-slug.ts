/** The last part of a crawler's address in the directory: its token in lower case, without what an address would encode. */
export function crawlerSlug(token: string): string {
  return token.toLowerCase().replace(/[^a-z0-9_]+/g, "-");
}
