import { type Check, type DnsTest, isOk } from "../../../domain/dns/dns-test.ts";
import type { DnsCopy } from "../content/dns.ts";
import { filled } from "../page/words.ts";

/** A check as its row shows it. */
export interface ShownCheck {
  name: string;
  state: "ok" | "pending" | "wrong" | "untested";
  word: string;
  seen?: string | undefined;
  advice?: string | undefined;
}

export function shownCheck(copy: DnsCopy["test"], check: Check, test: DnsTest | undefined): ShownCheck {
  const name = copy.checks[check];
  if (test === undefined) return { name, state: "untested", word: copy.untested };
  const { seen, advice } = findingOf(copy, check, test);
  const values = valuesOf(test);
  const sentences = { name, seen: filled(seen, values), advice: advice && filled(advice, values) };
  if (isOk(test, check)) return { ...sentences, state: "ok", word: copy.ok };
  // Nothing is wrong with a record that has not been created yet.
  const isExpected = check === "redirection" && test.redirection.state === "not-yet";
  return isExpected
    ? { ...sentences, state: "pending", word: copy.pending }
    : { ...sentences, state: "wrong", word: copy.notOk };
}

function findingOf(copy: DnsCopy["test"], check: Check, test: DnsTest) {
  const { redirection, reachability, claim } = test;
  if (check === "claim") return copy.claim[claim];
  if (check === "reachability") {
    return reachability.state === "certificate"
      ? copy.certificate[reachability.reason]
      : copy.reachability[reachability.state];
  }
  if (redirection.state === "through" && redirection.waitsFor.length > 0) return copy.redirection.waiting;
  const isUnseen = redirection.state === "not-yet" && redirection.addresses.length === 0;
  return copy.redirection[isUnseen ? "not-yet-unseen" : redirection.state];
}

/** All that the sentences of a test may name. */
function valuesOf({ destination, redirection, reachability }: DnsTest) {
  const textOf = (parts: readonly string[]) => (parts.length === 0 ? "—" : parts.join(", "));
  return {
    address: destination.ip,
    port: destination.port,
    ...(reachability.state === "answered" && { status: reachability.status }),
    ...("addresses" in redirection && { addresses: textOf(redirection.addresses) }),
    ...("target" in redirection && { target: redirection.target }),
    ...("seenBy" in redirection && { seenBy: textOf(redirection.seenBy) }),
    ...("allowed" in redirection && { allowed: textOf(redirection.allowed) }),
    ...("waitsFor" in redirection && { waitsFor: textOf(redirection.waitsFor) }),
  };
}
