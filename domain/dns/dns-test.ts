import type { Destination } from "../sites/site.ts";
import { type ClaimDecision, claimDecisions } from "./claim.ts";
import type { Reachability } from "./reachability.ts";
import type { Redirection } from "./redirection.ts";

/** What *Test configuration* saw, and when. */
export interface DnsTest {
  at: string;
  /** What the site's own server was then. */
  destination: Destination;
  redirection: Redirection;
  reachability: Reachability;
  claim: ClaimDecision;
}

export const checks = ["redirection", "reachability", "claim"] as const;
export type Check = (typeof checks)[number];

/** Whether a check is as *Activate protection* needs it. */
export function isOk(test: DnsTest, check: Check): boolean {
  switch (check) {
    case "redirection":
      return test.redirection.state === "through";
    case "reachability":
      return test.reachability.state === "answered";
    case "claim":
      return test.claim === "free" || test.claim === "served" || test.claim === "proven";
  }
}

/** What *Activate protection* needs: every check, of the server that the site has now. */
export function mayActivate(test: DnsTest | undefined, destination: Destination | undefined): boolean {
  return (
    test !== undefined && isOfDestination(test, destination) && checks.every((check) => isOk(test, check))
  );
}

export function isOfDestination(test: DnsTest, destination: Destination | undefined): boolean {
  return test.destination.ip === destination?.ip && test.destination.port === destination.port;
}

/** Reads a test that was kept. One of an older form is none: the next one replaces it. */
export function parseDnsTest(text: string | null): DnsTest | undefined {
  if (text === null) return undefined;
  const test: Partial<DnsTest> = JSON.parse(text);
  const isWhole =
    typeof test.at === "string" &&
    test.destination !== undefined &&
    typeof test.redirection?.state === "string" &&
    typeof test.reachability?.state === "string" &&
    claimDecisions.some((decision) => decision === test.claim);
  // Written by this console, and checked as far as a change of form can be seen.
  return isWhole ? (test as DnsTest) : undefined;
}
