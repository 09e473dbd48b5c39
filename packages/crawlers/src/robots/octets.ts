/** Nothing to encode or decode in most paths, and this is the fast way to see it. */
const plain = /^[\w\-.~/?:@!&'()+,;=[\]]*$/;

/** A percent-encoded octet, or a character that is neither reserved nor unreserved in RFC 3986. */
const encodable = /%[0-9A-Fa-f]{2}|[^A-Za-z0-9_\-.~:/?#[\]@!$&'()*+,;=%]/gu;

const unreserved = /[A-Za-z0-9_\-.~]/;

/**
 * The one spelling that stands for all equivalent ones, in ASCII, so that its length is its octets.
 *
 * RFC 9309, section 2.2.2: octets outside ASCII are percent-encoded; a percent-encoded octet is decoded
 * when it is unreserved, and stays encoded otherwise. What cannot stand in a URI at all, such as a space,
 * is encoded too.
 */
export function normalizeOctets(text: string): string {
  if (plain.test(text)) return text;
  return text.toWellFormed().replace(encodable, (found) => {
    if (!found.startsWith("%")) return encodeURIComponent(found);
    const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
    return unreserved.test(character) ? character : found.toUpperCase();
  });
}

/**
 * The path of a rule in its one spelling: a dollar sign means the end at the end alone.
 *
 * @example
 * normalizePattern("/$a/%7Eb$"); // "/%24a/~b$"
 */
export function normalizePattern(text: string): string {
  return normalizeOctets(text).replace(/\$(?!$)/g, "%24");
}

/**
 * The same path with the delimiters inside its query percent-encoded, as in the second row of the table
 * in RFC 9309, section 2.2.2: `?u=http://a.b` and `?u=http%3A%2F%2Fa.b` are one. Undefined where the query
 * holds no delimiter, and there is nothing more to compare.
 */
export function withEncodedQuery(normalized: string): string | undefined {
  const query = normalized.indexOf("?") + 1;
  if (query === 0 || !/[:/?@[\]]|%(?:3A|2F|3F|40|5B|5D)/.test(normalized.slice(query))) return undefined;
  return normalized.slice(0, query) + normalized.slice(query).replace(/[:/?@[\]]/g, encodeURIComponent);
}
