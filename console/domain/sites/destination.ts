import ipaddr from "ipaddr.js";
import type { Destination } from "./site.ts";

export type DestinationFault = "not-an-address" | "private-address" | "port";

/** Reads where a server is. It is connected to from our network, so that an address inside it is none. */
export function parseDestination(ip: string, port: string): Destination | { fault: DestinationFault } {
  const address = ip.trim().replace(/^\[(.*)\]$/, "$1");
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return { fault: "not-an-address" };
  }
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return { fault: "private-address" };
  if (!/^\d{1,5}$/.test(port.trim())) return { fault: "port" };
  const number = Number(port);
  if (number < 1 || number > 65_535) return { fault: "port" };
  return { ip: parsed.toString(), port: number };
}
