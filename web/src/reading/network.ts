import { isPublicAddress } from "./public-address.ts";
import { dnsResolver, type Resolve } from "./resolve.ts";

/** The world as our readers see it. Tests bring one of their own. */
export interface Network {
  resolve: Resolve;
  isPublic: (address: string) => boolean;
  ports: { "http:": number; "https:": number };
  ca?: string;
  /** Where name servers listen: at 53, unless given. */
  nameServerPort?: number;
  /** Aborts once so many milliseconds have passed. */
  deadline: (ms: number) => AbortSignal;
}

export const internet: Network = {
  resolve: dnsResolver(),
  isPublic: isPublicAddress,
  ports: { "http:": 80, "https:": 443 },
  deadline: (ms) => AbortSignal.timeout(ms),
};
