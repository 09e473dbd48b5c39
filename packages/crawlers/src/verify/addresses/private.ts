import { includes, rangesOf } from "./list.ts";
import { parseAddress } from "./parse.ts";

/**
 * 0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16; ::/127, fc00::/7
 * and fe80::/10, in the form of the published lists.
 */
const ranges = /* @__PURE__ */ rangesOf({ v4: "._e].P=1._D.Nv}C.2sn.Nlh,", v6: ".ne.[dmd.Adt" });

/**
 * Whether an address is of a private network, or of the machine itself, however it is written. Seen from a server on
 * the web it is a proxy's, and says nothing about the visitor: least of all that a search engine is forged.
 *
 * @example
 * isPrivateAddress("10.0.0.7"); // true
 * isPrivateAddress("132.196.86.7"); // false
 */
export function isPrivateAddress(address: string): boolean {
  const parsed = parseAddress(address);
  return parsed !== undefined && includes(ranges, parsed);
}
