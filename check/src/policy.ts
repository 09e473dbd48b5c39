import { isAiPurpose, type Purpose } from "@octroi/crawlers/identify";
import type { RobotsFile } from "@octroi/crawlers/robots";
import type { Action, Mining, Policy, Price, Rule } from "@octroi/policy";
import { outputs } from "@octroi/policy/outputs";
import { parsePolicy } from "@octroi/policy/parse";
import { type Audience, type AudienceAnswer, isClosed, isInUse } from "./answers.ts";
import type { ReadFile } from "./events.ts";
import type { RobotsCheck } from "./robots/check.ts";
import { fitsInAddress } from "./robots/fits-in-address.ts";

/** What a policy made from a site's files leaves out, or had to decide by itself. */
export const leftOut = [
  /** Paths of robots.txt: they stay in the file, which goes along to the policy tool … */
  "paths",
  /** … unless it is too long for that. */
  "long-robots",
  "crawl-delay",
  /** Two files disagree: the refusal was taken. */
  "contradiction",
  /** A license asks for payment without an amount: the use is refused until there is one. */
  "price",
  /** The files shut search engines out; a policy never does. */
  "search",
] as const;
export type LeftOut = (typeof leftOut)[number];

export interface DerivedPolicy {
  policy: Policy;
  leftOut: readonly LeftOut[];
}

interface Known {
  origin: string;
  read: readonly ReadFile[];
  robots: RobotsFile;
  checked: RobotsCheck;
  answers: readonly AudienceAnswer[];
}

/** The policy that says what the files say. */
export function policyFrom(known: Known): DerivedPolicy {
  const price = priceIn(known.read);
  const draft = {
    version: 1,
    site: { origin: known.origin, ...sitemapsIn(known.robots) },
    rules: rulesFrom(known, price),
    ...miningIn(known.read),
    ...licenseIn(known.read),
  };
  const parsed = parsePolicy(draft);
  // Addresses and paths come from strangers: where one of them is no good, what was decided still holds.
  const policy = parsed.ok
    ? parsed.policy
    : { version: 1 as const, site: { origin: known.origin }, rules: draft.rules };
  return { policy, leftOut: leftOut.filter((reason) => isLeftOut[reason](known, price)) };
}

const isLeftOut: Record<LeftOut, (known: Known, price: Price | undefined) => boolean> = {
  paths: (known) => hasPaths(known) && fitsInFragment(known),
  "long-robots": (known) => hasPaths(known) && !fitsInFragment(known),
  "crawl-delay": ({ robots }) => robots.lines.some(({ field }) => field.toLowerCase() === "crawl-delay"),
  contradiction: ({ answers }) => answers.some(({ verdict }) => verdict === "contradicted"),
  price: ({ answers }, price) => price === undefined && answers.some(({ verdict }) => verdict === "paid"),
  search: ({ answers }) =>
    answers.some(({ audience, verdict }) => audience === "search-engine" && verdict !== "open"),
};

function hasPaths({ robots }: Known): boolean {
  return robots.groups.some(({ rules }) => rules.some(({ value }) => value.length > 1));
}

function fitsInFragment({ read }: Known): boolean {
  const file = read.find(({ place }) => place === "robots");
  return file !== undefined && fitsInAddress(file.text);
}

/** Purposes that have no row of their own go with the one that they serve. */
const alongside: Readonly<Record<Audience, readonly Purpose[]>> = {
  "search-engine": [],
  "ai-search": ["ai-search"],
  "user-triggered": ["user-triggered", "coding-agent"],
  agent: ["agent"],
  training: ["training", "control-token"],
  dataset: ["dataset"],
};

function rulesFrom({ answers, checked }: Known, price: Price | undefined): Rule[] {
  const decided = answers.map((answer) => ({ answer, action: actionFor(answer, price) }));
  const purposesBy = (action: Action) =>
    decided.filter((each) => each.action === action).flatMap(({ answer }) => alongside[answer.audience]);
  const purposed = new Set([...purposesBy("block"), ...purposesBy("charge")]);
  const rows = checked.purposes.filter(({ purpose }) => isAiPurpose(purpose) && !purposed.has(purpose));
  const named = rows.flatMap(({ crawlers }) =>
    crawlers.filter((each) => isInUse(each) && isClosed(each)).map(({ token }) => token),
  );
  return [
    ...(named.length > 0 ? [{ who: { crawler: named }, action: "block" } as const] : []),
    ...ruleFor(purposesBy("block"), (purpose) => ({ who: { purpose }, action: "block" })),
    ...ruleFor(purposesBy("charge"), (purpose) =>
      price === undefined
        ? { who: { purpose }, action: "block" }
        : { who: { purpose }, action: "charge", price },
    ),
    ...ruleFor(purposesBy("allow"), (purpose) => ({ who: { purpose }, action: "allow" })),
  ];
}

function ruleFor(purposes: readonly Purpose[], rule: (purposes: readonly Purpose[]) => Rule): Rule[] {
  return purposes.length > 0 ? [rule(purposes)] : [];
}

/** Undefined where the files leave it open without a word. */
function actionFor({ verdict, stances }: AudienceAnswer, price: Price | undefined): Action | undefined {
  if (verdict === "refused" || verdict === "contradicted") return "block";
  if (verdict === "paid") return price === undefined ? "block" : "charge";
  return Object.values(stances).includes("grants") ? "allow" : undefined;
}

const maxSitemaps = 20;

function sitemapsIn({ lines }: RobotsFile): { sitemaps?: string[] } {
  const sitemaps = lines
    .filter(({ field }) => field.toLowerCase() === "sitemap")
    .map(({ value }) => URL.parse(value)?.href)
    .filter((address) => address !== undefined)
    .slice(0, maxSitemaps);
  return sitemaps.length > 0 ? { sitemaps } : {};
}

const maxReservations = 100;

function miningIn(read: readonly ReadFile[]): { mining?: Mining } {
  const file = read.find(({ place, status }) => place === "tdmrep" && status === 200);
  const rules = file === undefined ? [] : outputs.tdmrep.read(file.text);
  const stated = rules.flatMap(({ location, reservation }) =>
    reservation === "unset"
      ? []
      : [{ ...(location !== "/" && { paths: [location] }), reserved: reservation === 1 }],
  );
  const header = read.find(({ place }) => place === "page")?.headers["tdm-reservation"]?.trim();
  const ofHeader = header === "1" || header === "0" ? [{ reserved: header === "1" }] : [];
  const reservations = (stated.length > 0 ? stated : ofHeader).slice(0, maxReservations);
  return reservations.length > 0 ? { mining: { reservations } } : {};
}

function licensesIn(read: readonly ReadFile[]) {
  return read.filter(({ place, status }) => place === "license" && status === 200);
}

function licenseIn(read: readonly ReadFile[]): { license?: { url: string } } {
  const [license] = licensesIn(read);
  return license === undefined ? {} : { license: { url: license.asked } };
}

/** The first amount that is asked for. */
function priceIn(read: readonly ReadFile[]): Price | undefined {
  return licensesIn(read)
    .flatMap(({ text }) => outputs.rsl.read(text).contents)
    .flatMap(({ licenses }) => licenses)
    .flatMap(({ payment: { amount, currency } }) => (amount && currency ? [{ amount, currency }] : []))[0];
}
