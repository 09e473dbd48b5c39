/** Of IPv4, also where it is written as IPv6; then of IPv6. */
const ranges =
  /^(?:::ffff:)?(?:(?:10|127|0|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.)|^(?:::1?$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i;

/**
 * Whether an address is of a private network, or of the machine itself. Seen from a server on the web it is a
 * proxy's, and says nothing about the visitor: least of all that a search engine is forged.
 *
 * @example
 * isPrivateAddress("10.0.0.7"); // true
 * isPrivateAddress("132.196.86.7"); // false
 */
export function isPrivateAddress(address: string): boolean {
  return ranges.test(address);
}
