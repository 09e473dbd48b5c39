import { parseAddress } from "../../src/verify/addresses/parse.ts";

/** A network: its first address as a number, and how many bits all of its addresses share. */
export interface Prefix {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly bits: number;
}

/** A prefix or a single address; undefined for anything else, and where bits after the prefix are set. */
export function readPrefix(text: string): Prefix | undefined {
  const [address = "", length, ...more] = text.split("/");
  const parsed = parseAddress(address);
  if (parsed === undefined || more.length > 0) return undefined;
  const version = typeof parsed === "number" ? 4 : 6;
  const width = widthOf(version);
  const bits = length === undefined ? width : /^\d{1,3}$/.test(length) ? Number(length) : -1;
  const first =
    typeof parsed === "number"
      ? BigInt(parsed)
      : parsed.reduce((sum, word) => (sum << 32n) + BigInt(word), 0n);
  if (bits < 0 || bits > width || first % sizeOf({ version, first, bits }) !== 0n) return undefined;
  return { version, first, bits };
}

export function widthOf(version: 4 | 6): 32 | 128 {
  return version === 4 ? 32 : 128;
}

export function sizeOf({ version, bits }: Prefix): bigint {
  return 1n << BigInt(widthOf(version) - bits);
}

export function formatPrefix({ version, first, bits }: Prefix): string {
  return `${version === 4 ? formatIpv4(first) : formatIpv6(first)}/${bits}`;
}

function formatIpv4(address: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 255n).join(".");
}

/** As the platform writes it: with the longest run of zeros left out (RFC 5952). */
function formatIpv6(address: bigint): string {
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((address >> BigInt(112 - index * 16)) & 0xffffn).toString(16),
  );
  return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}

/** The smallest set of prefixes that covers the same addresses, in order. */
export function aggregated(prefixes: readonly Prefix[]): readonly Prefix[] {
  const merged: Prefix[] = [];
  const ordered = prefixes.toSorted(
    (a, b) => a.version - b.version || (a.first < b.first ? -1 : a.first > b.first ? 1 : a.bits - b.bits),
  );
  for (const prefix of ordered) {
    const last = merged.at(-1);
    if (last?.version === prefix.version && prefix.first < last.first + sizeOf(last)) continue;
    merged.push(prefix);
    joinHalves(merged);
  }
  return merged;
}

/** Two halves of one network, at the end of the list, become that network. */
function joinHalves(merged: Prefix[]): void {
  for (;;) {
    const [low, high] = merged.slice(-2);
    if (low === undefined || high === undefined || low.version !== high.version || low.bits !== high.bits)
      return;
    const isPair = low.first + sizeOf(low) === high.first && low.first % (2n * sizeOf(low)) === 0n;
    if (!isPair) return;
    merged.splice(-2, 2, { ...low, bits: low.bits - 1 });
  }
}
