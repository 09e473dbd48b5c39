import { type Address, parseAddress } from "./parse.ts";

/** Addresses that begin alike: the first of them, and how many bits of the others may differ. */
export interface AddressBlock {
  readonly first: Address;
  readonly freeBits: number;
}

/**
 * One address, or a block of them, as they are usually written; undefined for anything else.
 *
 * @example
 * parseAddressBlock("192.0.2.0/24"); // { first: 3221225984, freeBits: 8 }
 * parseAddressBlock("2001:db8::/129"); // undefined
 */
export function parseAddressBlock(text: string): AddressBlock | undefined {
  const [, address = "", prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const first = parseAddress(address);
  if (first === undefined) return undefined;
  const bits = typeof first === "number" ? 32 : 128;
  const freeBits = prefix === undefined ? 0 : bits - Number(prefix);
  return freeBits < 0 ? undefined : { first, freeBits };
}

export function isInBlock({ first, freeBits }: AddressBlock, address: Address): boolean {
  if (typeof first === "number") return typeof address === "number" && areAlike(first, address, freeBits);
  if (typeof address === "number") return false;
  return first.every((word, at) => {
    const freeInWord = Math.min(32, Math.max(0, freeBits - 32 * (3 - at)));
    return areAlike(word, address[at] ?? 0, freeInWord);
  });
}

/** Whether two numbers differ in their last bits alone. */
function areAlike(a: number, b: number, freeBits: number): boolean {
  return Math.floor(a / 2 ** freeBits) === Math.floor(b / 2 ** freeBits);
}
