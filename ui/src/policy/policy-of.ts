import type { Action, Policy } from "@octroi/policy";
import { type PolicyProblem, parsePolicy } from "@octroi/policy/parse";
import { type Draft, type DraftField, draftFields } from "./draft.ts";
import { originIn } from "./origin.ts";
import { decidedPurposes, registryPurposes } from "./purposes.ts";

export type PolicyResult =
  | { readonly ok: true; readonly policy: Policy }
  /** The fields that hold what no policy can; none where there is too much of something. */
  | { readonly ok: false; readonly wrong: readonly DraftField[] };

/** The policy that a draft makes, or the fields that stand in its way. */
export function policyOf(draft: Draft): PolicyResult {
  const parsed = parsePolicy(policyJsonOf(draft));
  if (!parsed.ok) {
    const places = new Set(parsed.errors.map(fieldOf));
    // A license on the site follows what is typed as the site: one fault, told once, where it was made.
    if (places.has("origin") && isOnSite(draft)) places.delete("license");
    return { ok: false, wrong: draftFields.filter((field) => places.has(field)) };
  }
  return parsed;
}

/** Whether the license is served by the site itself. */
function isOnSite({ license, origin }: Pick<Draft, "license" | "origin">): boolean {
  return license.startsWith(`${originIn(origin)}/`);
}

/** As `octroi.policy.json` would have it. */
function policyJsonOf(draft: Draft): unknown {
  const { carried, license } = draft;
  const contact = draft.contact.trim();
  return {
    version: 1,
    site: { ...carried.site, origin: originIn(draft.origin), ...(contact && { contact }) },
    ...(carried.crawlers && { crawlers: carried.crawlers }),
    rules: [...carried.rules, ...exceptionRules(draft), ...purposeRules(draft)],
    ...miningOf(draft),
    ...(carried.market && { market: carried.market }),
    ...(carried.statements && { statements: carried.statements }),
    ...(license.trim() && { license: { ...carried.license, url: license.trim() } }),
  };
}

function exceptionRules(draft: Draft) {
  return draft.exceptions.map(({ crawler, action }) => ({
    who: { crawler: [crawler] },
    ...actionOf(action, draft),
  }));
}

/** What stops someone stands first: that is what is looked for in a file. */
const order: readonly Action[] = ["block", "charge", "limit", "allow"];

function purposeRules(draft: Draft) {
  const statedPurposes = decidedPurposes.filter((purpose) => !draft.unsaid.includes(purpose));
  return order.flatMap((action) => {
    const purpose = statedPurposes
      .filter((each) => draft.decisions[each] === action)
      .flatMap((each) => registryPurposes[each]);
    return purpose.length === 0 ? [] : [{ who: { purpose }, ...actionOf(action, draft) }];
  });
}

function actionOf(action: Action, { amount, currency, visits, per }: Draft) {
  if (action === "charge") return { action, price: { amount: typedAmount(amount), currency } };
  if (action === "limit") return { action, limit: { visits: Number(visits.trim() || Number.NaN), per } };
  return { action };
}

/** French writes a comma where money has its point. */
function typedAmount(typed: string): string {
  return typed.trim().replace(",", ".");
}

function miningOf({ reservation, carried }: Draft) {
  if (reservation === "unsaid") return {};
  if (reservation === "carried") return { mining: carried.mining };
  return { mining: { reservations: [{ reserved: reservation === "reserved" }] } };
}

function fieldOf({ path }: PolicyProblem): DraftField | undefined {
  if (path.startsWith("site.origin")) return "origin";
  if (path.startsWith("site.contact")) return "contact";
  if (path.startsWith("license")) return "license";
  if (path.includes(".price")) return "amount";
  return path.includes(".limit") ? "visits" : undefined;
}
