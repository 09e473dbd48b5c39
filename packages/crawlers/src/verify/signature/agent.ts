import type { ReadRequest } from "./request.ts";
import { type InnerList, type Item, isInnerList, readItem } from "./structured-fields.ts";
import { invalid, unverified } from "./verdict.ts";

/** Whom a signature speaks for: the address of its keys, or why there is none. */
export type SignatureAgent =
  | { readonly address: string }
  | { readonly verdict: "invalid" | "unverified"; readonly reason: AgentFault };

export type AgentFault =
  /** The request does not say whose key to use. */
  | "no-agent"
  /** The header is there, and the signature does not cover it. */
  | "agent-not-covered"
  /** Several members are covered, and none is named like the signature. */
  | "ambiguous-agent"
  | "missing-component"
  /** Neither a dictionary nor a string, or a member with parameters, which has to be ignored. */
  | "unreadable-agent"
  | "agent-not-https";

const name = "signature-agent";

/** Finds whom the signature called `label` speaks for, in the header that it covers. */
export function signatureAgent(covered: InnerList, label: string, request: ReadRequest): SignatureAgent {
  const header = request.field(name);
  const components = covered.items.filter(({ bare }) => bare.kind === "string" && bare.value === name);
  if (header === undefined) {
    return components.length === 0 ? unverified("no-agent") : invalid("missing-component");
  }
  if (components.length === 0) return invalid("agent-not-covered");
  const keys = components.flatMap(({ parameters }) => parameters.get("key") ?? []).map(({ value }) => value);
  // A bare string is the older form: the whole field is covered.
  if (header.startsWith('"')) {
    return keys.length > 0 ? invalid("missing-component") : agentNamedBy(readItem(header));
  }
  const members = request.dictionary(name);
  if (members === undefined) return invalid("unreadable-agent");
  // Where the whole field is covered, so is each of its members; one that is named besides is the one that is meant.
  const candidates = keys.length === 1 || keys.length === components.length ? keys : [...members.keys()];
  const [first, ...others] = candidates;
  const key = others.length === 0 ? first : candidates.find((candidate) => candidate === label);
  if (key === undefined) return invalid("ambiguous-agent");
  const member = members.get(String(key));
  if (member === undefined) return invalid("missing-component");
  return isInnerList(member) ? unverified("unreadable-agent") : agentNamedBy(member);
}

function agentNamedBy(item: Item | undefined): SignatureAgent {
  if (item === undefined) return invalid("unreadable-agent");
  const { bare, parameters } = item;
  if (bare.kind !== "string" || parameters.size > 0) return unverified("unreadable-agent");
  const url = URL.parse(String(bare.value));
  if (url === null) return unverified("unreadable-agent");
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") {
    return invalid("agent-not-https");
  }
  return { address: addressOf(url) };
}

/** Who it is: an origin as it stands, or the address of a key set without its query. */
function addressOf({ origin, pathname, search }: URL): string {
  return origin + (pathname === "/" ? "" : pathname) + search;
}

const wellKnown = "/.well-known/http-message-signatures-directory";

/**
 * Where an agent's keys are read: at the well-known place of an origin, or at the address itself.
 *
 * @example
 * keySetAddress("https://chatgpt.com"); // "https://chatgpt.com/.well-known/http-message-signatures-directory"
 */
export function keySetAddress(agent: string): string | undefined {
  const url = URL.parse(agent);
  if (url === null) return undefined;
  const { origin, pathname, search } = url;
  return origin + (pathname + search === "/" ? wellKnown : pathname + search);
}
