import { isDestinationPort } from "@octroi/web/origin/destination";
import { isPublicAddress } from "@octroi/web/reading/public-address";
import ipaddr from "ipaddr.js";
import type { Destination } from "./site.ts";

export type DestinationFault = "not-an-address" | "private-address" | "port";

/** Reads where a server is, by the rules that the proxy connects by: no address inside a network, two ports. */
export function parseDestination(
  ip: string,
  port: string,
  isPublic: (address: string) => boolean = isPublicAddress,
): Destination | { fault: DestinationFault } {
  const typed = ip.trim().replace(/^\[(.*)\]$/, "$1");
  if (!ipaddr.IPv6.isValid(typed) && !ipaddr.IPv4.isValidFourPartDecimal(typed)) {
    return { fault: "not-an-address" };
  }
  const address = ipaddr.process(typed).toString();
  if (!isPublic(address)) return { fault: "private-address" };
  const number = /^\d{1,5}$/.test(port.trim()) ? Number(port) : 0;
  return isDestinationPort(number) ? { ip: address, port: number } : { fault: "port" };
}

/** What the database keeps of it. */
export function destinationOf(ip: string | null, port: number | null): Destination | undefined {
  return ip !== null && port !== null && isDestinationPort(port) ? { ip, port } : undefined;
}
