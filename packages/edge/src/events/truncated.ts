/**
 * An address without the part that tells one machine from its neighbors: the first three of four bytes (IPv4),
 * or the first three of eight groups (IPv6).
 */
export function truncated(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (!plain.includes(":")) return `${plain.split(".").slice(0, 3).join(".")}.0`;
  const [head = ""] = plain.split("::");
  return `${head.split(":").slice(0, 3).join(":")}::`;
}
