import type { Limit, Policy, Price } from "@octroi/policy";
import type { Draft, DraftField } from "@octroi/ui/policy/draft";
import { policyOf } from "@octroi/ui/policy/policy-of";
import type { Mode } from "./mode.ts";

/**
 * What is published. The draft holds the two lists as their people edit them: switches (a decision for each purpose and
 * for single crawlers) and own rules (`carried.rules`), of which neither edits the other. The policy is what they make
 * together: own rules come first, then single crawlers, then purposes.
 */
export interface Publication {
  readonly draft: Draft;
  readonly policy: Policy;
  readonly mode: Mode;
}

export type PublicationResult =
  | { readonly ok: true; readonly publication: Publication }
  /** The fields that hold what no policy can; none where there is too much of something. */
  | { readonly ok: false; readonly wrong: readonly DraftField[] };

export function publicationOf(draft: Draft, mode: Mode): PublicationResult {
  const result = policyOf(draft);
  if (!result.ok) return result;
  return { ok: true, publication: { draft: normalizeDraft(draft), policy: result.policy, mode } };
}

/** Amounts as a policy writes them, so that versions that say the same compare equal. */
function normalizeDraft(draft: Draft): Draft {
  return {
    ...draft,
    contact: draft.contact.trim(),
    license: draft.license.trim(),
    amount: draft.amount.trim().replace(",", "."),
    visits: String(Number(draft.visits.trim())),
  };
}

/** What the switches charge. */
export function switchPrice({ amount, currency }: Draft): Price {
  return { amount, currency };
}

/** What the switches limit to. */
export function switchLimit({ visits, per }: Draft): Limit {
  return { visits: Number(visits), per };
}
