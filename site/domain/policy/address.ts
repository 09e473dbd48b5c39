import type { Policy } from "@octroi/policy";
import { type ParsedPolicy, parsePolicy } from "@octroi/policy/parse";
import { fragmentPart, textInFragment } from "../pages/fragment.ts";

/**
 * The policy that an address's fragment carries, such as `#policy=eyJ2ZXJz…`. Undefined where it carries none;
 * errors where it carries something that cannot be read.
 */
export function policyInFragment(hash: string): ParsedPolicy | undefined {
  const text = textInFragment(hash, "policy");
  if (text === undefined) return undefined;
  return text === null ? unreadable : parsePolicy(text);
}

/** The fragment that carries a policy, with its sign: put it behind the address of any tool that takes one. */
export function fragmentOf(policy: Policy): `#policy=${string}` {
  return `#${fragmentPart("policy", JSON.stringify(policy))}`;
}

const unreadable: ParsedPolicy = {
  ok: false,
  errors: [{ path: "", message: "is cut short, or is not an address of ours." }],
};
