/**
 * An address without the part that tells one machine from its neighbors: the first three of four bytes (IPv4),
 * or the first three of eight groups (IPv6).
 */
export function truncated(address: string): string {
  if (!address.includes(":")) return `${address.split(".").slice(0, 3).join(".")}.0`;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return truncated(mapped);
  const [head = ""] = address.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  return `${groups.slice(0, 3).join(":")}::`;
}
