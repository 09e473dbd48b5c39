import type { KnownCrawler } from "../crawler.ts";
import { type AddressBlock, isInBlock, parseAddressBlock } from "./addresses/block.ts";
import { type AddressList, includes, type Ranges, rangesOf } from "./addresses/list.ts";
import { parseAddress } from "./addresses/parse.ts";
import type { SignatureVerdict } from "./signature/verify.ts";

/**
 * Whether a visitor is the crawler that it says it is. `verified`: its address is among those that the
 * operator publishes, or its signature is by a key that the operator publishes. `outside`: addresses are
 * published, and its own was not among them on that day. `unverifiable`: there is nothing to check against.
 */
export type Identity = "verified" | "outside" | "unverifiable";

/**
 * @param address The visitor's, as the server knows it. What is no address can verify nothing.
 * @param signature What `verifySignature` found, where the request was signed.
 */
export type IdentityOf = (
  crawler: Pick<KnownCrawler, "token">,
  address: string,
  signature?: SignatureVerdict,
) => Identity;

/** Where a crawler that the registry does not know comes from: addresses, and blocks such as `192.0.2.0/24`. */
export interface OwnAddresses {
  readonly token: string;
  readonly addresses: readonly string[];
}

/**
 * As `identityOf`, with lists of one's own: newer ones, say, or fewer.
 *
 * @example
 * const identity = identityAmong(shortAddressLists, [{ token: "OurBot", addresses: ["192.0.2.0/24"] }]);
 * identity({ token: "GPTBot" }, "192.0.2.1"); // "outside"
 * identity({ token: "OurBot" }, "192.0.2.1"); // "verified"
 */
export function identityAmong(
  lists: readonly AddressList[],
  ownAddresses: readonly OwnAddresses[] = [],
): IdentityOf {
  const byToken = new Map<string, OpenedList[]>();
  for (const list of lists) {
    const opened: OpenedList = { list };
    for (const token of list.crawlers) byToken.set(token, [...(byToken.get(token) ?? []), opened]);
  }
  const ownBlocks = new Map<string, readonly AddressBlock[]>(
    ownAddresses.map(({ token, addresses }) => [
      token,
      addresses.flatMap((text) => parseAddressBlock(text) ?? []),
    ]),
  );
  return ({ token }, address, signature) => {
    if (signature?.verdict === "verified" && signature.crawlers.includes(token)) return "verified";
    const published = byToken.get(token);
    const blocks = ownBlocks.get(token);
    const parsed = (published ?? blocks) && parseAddress(address);
    if (parsed === undefined) return "unverifiable";
    if (blocks?.some((block) => isInBlock(block, parsed))) return "verified";
    let isOld = false;
    for (const opened of published ?? []) {
      opened.ranges ??= rangesOf(opened.list);
      if (includes(opened.ranges, parsed)) return "verified";
      isOld ||= opened.list.old === true;
    }
    return isOld ? "unverifiable" : "outside";
  };
}

/** A list is made ready when it is first asked. */
interface OpenedList {
  readonly list: AddressList;
  ranges?: Ranges;
}
