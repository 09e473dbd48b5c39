import { publishedOn } from "./verify/addresses/dates.ts";
import { type AddressList, firstAddress } from "./verify/addresses/list.ts";
import { longAddressLists } from "./verify/addresses/long-lists.ts";
import { shortAddressLists } from "./verify/addresses/short-lists.ts";
import { type IdentityOf, identityAmong } from "./verify/identity.ts";

export { type AddressBlock, parseAddressBlock } from "./verify/addresses/block.ts";
export type { AddressList } from "./verify/addresses/list.ts";
export { longAddressLists } from "./verify/addresses/long-lists.ts";
export { isPrivateAddress } from "./verify/addresses/private.ts";
export { shortAddressLists } from "./verify/addresses/short-lists.ts";
export { fromBase64url, sha256, toBase64url } from "./verify/base64url.ts";
export { boundedText } from "./verify/bounded-text.ts";
export { crawlersOf, keyDirectoryList } from "./verify/directories.ts";
export { type Identity, type IdentityOf, identityAmong, type OwnAddresses } from "./verify/identity.ts";
export { type KeyDirectories, type KeyDirectoryOptions, keyDirectories } from "./verify/key-directories.ts";
export { keySetAddress } from "./verify/signature/agent.ts";
export { type SigningKey, signingKey, thumbprint } from "./verify/signature/keys.ts";
export { type NonceMemory, nonceMemory } from "./verify/signature/nonces.ts";
export type { SignedHeaders, SignedRequest } from "./verify/signature/request.ts";
export {
  type KeySource,
  type SignatureFault,
  type SignatureOptions,
  type SignatureVerdict,
  verifySignature,
} from "./verify/signature/verify.ts";

/**
 * All the addresses that operators publish, each list with its date. Those of Amazon and DuckDuckGo hold
 * thousands of single addresses: where size matters more than they do, use `shortAddressLists`.
 *
 * @example
 * publishedAddresses.find(({ crawlers }) => crawlers.includes("GPTBot"))?.published; // "2026-09-22"
 */
export const publishedAddresses: readonly DatedList[] = /* @__PURE__ */ dated(
  shortAddressLists,
  longAddressLists,
);

function dated(...lists: readonly (readonly AddressList[])[]): readonly DatedList[] {
  return lists.flat().map((list) => ({ ...list, published: publishedOn[list.crawlers[0] ?? ""] ?? null }));
}

/** A list of addresses with the date in the operator’s own file; null where it has none. */
export interface DatedList extends AddressList {
  readonly published: string | null;
}

/**
 * Whether a visitor is the crawler that it says it is, by the addresses that operators publish and, where the
 * request was signed, by its signature. Takes well under a microsecond, reads no network and never throws.
 *
 * @example
 * identityOf({ token: "GPTBot" }, "132.196.86.7"); // "verified"
 * identityOf({ token: "GPTBot" }, "192.0.2.1"); // "outside"
 * identityOf({ token: "Bytespider" }, "192.0.2.1"); // "unverifiable": ByteDance publishes nothing
 */
export const identityOf: IdentityOf = /* @__PURE__ */ identityAmong(publishedAddresses);

/**
 * An address that an operator publishes for its crawler, to try a gate or a firewall with; undefined where it
 * publishes none.
 *
 * @example
 * identityOf({ token: "CCBot" }, sampleAddress("CCBot") ?? ""); // "verified"
 * sampleAddress("Bytespider"); // undefined
 */
export function sampleAddress(token: string): string | undefined {
  const list = publishedAddresses.find(({ crawlers }) => crawlers.includes(token));
  return list && firstAddress(list);
}
