import type { Action, Note, OutputName, Policy, Printed } from "@octroi/policy";
import { type DecidedPurpose, decidedPurposes, registryPurposes } from "@octroi/ui/policy/purposes";

/** The forms that the tool prints, those that say first, then those that stop. `policy` is what the gate reads. */
export const forms = [
  "robots-txt",
  "http-headers",
  "html-meta",
  "rsl",
  "tdmrep",
  "next",
  "nginx",
  "apache",
  "caddy",
  "cloudflare",
  "vercel",
  "wordpress",
  "policy",
] as const satisfies readonly (OutputName | "policy")[];
export type Form = (typeof forms)[number];

/** What a form is: a wish that crawlers may heed, a reservation that has force of law, or rules that stop visitors. */
export type Force = "wish" | "reservation" | "enforced";

export const forces: Readonly<Record<Form, Force>> = {
  "robots-txt": "wish",
  "http-headers": "wish",
  "html-meta": "wish",
  rsl: "wish",
  tdmrep: "reservation",
  next: "wish",
  nginx: "enforced",
  apache: "enforced",
  caddy: "enforced",
  cloudflare: "enforced",
  vercel: "enforced",
  wordpress: "enforced",
  policy: "enforced",
};

/** What someone wants said: about a purpose, about single crawlers, about mining. */
export const intents = [...decidedPurposes, "exceptions", "reservation"] as const;
export type Intent = (typeof intents)[number];

/**
 * `enforced`: visitors are stopped, slowed or asked to pay. `stated`: the file says it. `passes`: there is nobody to
 * stop. `no-file`: there is nothing to print in this form. `not-expressible`: the form has no word for it. `unsaid`: the
 * policy says nothing of it.
 */
export const reaches = ["enforced", "stated", "passes", "no-file", "not-expressible", "unsaid"] as const;
export type Reach = (typeof reaches)[number];

export type Matrix = Readonly<Record<Form, Readonly<Record<Intent, Reach>>>>;

/** Forms that speak of uses, and so neither of single crawlers nor of how often one comes. */
const speaksOfUses: ReadonlySet<Form> = new Set(["http-headers", "rsl"]);

export type PrintedForms = Readonly<Record<Form, Printed>>;

/** What becomes of every wish in every form, from what the package printed and noted. */
export function matrixOf(policy: Policy, printed: PrintedForms): Matrix {
  const row = (form: Form) =>
    Object.fromEntries(intents.map((intent) => [intent, reachOf(policy, printed, form, intent)]));
  // Every form has a row, and every row every intent.
  return Object.fromEntries(forms.map((form) => [form, row(form)])) as Matrix;
}

function reachOf(policy: Policy, printed: PrintedForms, form: Form, intent: Intent): Reach {
  if (intent === "reservation") {
    if (policy.mining === undefined) return "unsaid";
    return form === "tdmrep" || form === "policy" ? "stated" : "not-expressible";
  }
  const indexes = rulesAbout(policy, intent);
  if (indexes.length === 0) return "unsaid";
  const each = indexes.map((index) => reachOfRule(policy, printed, form, index));
  // What holds for the worst served of several rules holds for all.
  return reaches.findLast((reach) => each.includes(reach)) ?? "unsaid";
}

/** The rules for every path that decide about an intent, by their places. */
function rulesAbout({ rules }: Policy, intent: DecidedPurpose | "exceptions"): readonly number[] {
  if (intent === "exceptions") {
    return rules.flatMap(({ who }, index) => (who.crawler === undefined ? [] : [index]));
  }
  const [purpose] = registryPurposes[intent];
  const index = rules.findIndex(
    ({ who, paths }) =>
      paths === undefined &&
      who.crawler === undefined &&
      who.operator === undefined &&
      who.verified === undefined &&
      (who.purpose === undefined || who.purpose.includes(purpose)),
  );
  return index < 0 ? [] : [index];
}

function reachOfRule(policy: Policy, printed: PrintedForms, form: Form, index: number): Reach {
  const rule = policy.rules[index];
  if (rule === undefined) return "unsaid";
  if (form === "policy") return rule.action === "allow" ? "passes" : "enforced";
  // A page that Next.js serves says what robots.txt and the headers say.
  const { notes, files } = printed[form === "next" ? "robots-txt" : form];
  if (isLost(notes, index)) return "not-expressible";
  if (forces[form] === "enforced") return rule.action === "allow" ? "passes" : "enforced";
  if (files.length === 0) return "no-file";
  if (form === "tdmrep" || form === "html-meta") return "not-expressible";
  if (speaksOfUses.has(form)) return isAboutUse(rule.action, form, rule.who.crawler !== undefined);
  return "stated";
}

function isLost(notes: readonly Note[], index: number): boolean {
  return notes.some(({ kind, rules }) => kind === "not-expressible" && rules?.includes(index));
}

/** A header knows yes and no; RSL knows a price as well. */
function isAboutUse(action: Action, form: Form, isNamed: boolean): Reach {
  const expressible: readonly Action[] = form === "rsl" ? ["allow", "block", "charge"] : ["allow", "block"];
  return expressible.includes(action) && !isNamed ? "stated" : "not-expressible";
}
