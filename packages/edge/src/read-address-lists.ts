import { type AddressList, type IdentityOf, identityAmong, shortAddressLists } from "@octroi/crawlers/verify";
import { ownAddresses, type Policy } from "@octroi/policy";
import type { Failed } from "./read-options.ts";

/** As every option is read. Apart, so that a bundle has the crawlers’ names near each other, which packs them better. */
export function readAddressLists(lists: readonly AddressList[], policy: Policy, failed: Failed): IdentityOf {
  const own = ownAddresses(policy);
  try {
    return identityAmong(lists, own);
  } catch (error) {
    failed(new Error(`addressLists: expected lists of addresses. The gate’s own are used. ${error}`));
    return identityAmong(shortAddressLists, own);
  }
}
