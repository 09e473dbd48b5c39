/** A field of the brand file that still waits for the operator. */
export interface Placeholder {
  /** Where it stands, such as `["team", "0", "name"]`. */
  path: readonly string[];
  reason: "empty" | "reserved";
}

/**
 * What is still empty, or stands at a name reserved for examples, however deep.
 *
 * @example
 * placeholdersIn({ signUpUrl: "https://app.octroi.example/", host: undefined })
 * // [{ path: ["signUpUrl"], reason: "reserved" }, { path: ["host"], reason: "empty" }]
 */
export function placeholdersIn(value: unknown, path: readonly string[] = []): Placeholder[] {
  if (value === undefined || value === "") return [{ path, reason: "empty" }];
  if (typeof value === "string") return isReserved(value) ? [{ path, reason: "reserved" }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholdersIn(inner, [...path, key]));
}

/** Whether an address, an e-mail address or a host is under `.example`, which RFC 2606 keeps from everyone. */
export function isReserved(address: string): boolean {
  const host = URL.parse(address)?.hostname || address;
  return /(^|[.@])example$/i.test(host);
}

/** One line for the operator. */
export function describePlaceholder({ path, reason }: Placeholder): string {
  const field = path.join(".");
  return reason === "empty" ? `${field} is not filled in` : `${field} is a reserved example address`;
}
