import type { SignalKey } from "../outputs/content-signal/line.ts";
import { noPreference, type Preference, type UsageLabel } from "../outputs/content-usage/statement.ts";
import { type RobotsSays, robotsSays } from "../outputs/robots-txt/says.ts";
import type { RslDocument } from "../outputs/rsl/document.ts";
import { licensed, type RslAnswer, strictestAnswer } from "../outputs/rsl/licensed.ts";
import { tdmRuleFor } from "../outputs/tdmrep/file.ts";
import { inOrder, type TdmStatement } from "../outputs/tdmrep/statement.ts";
import type { Use } from "../uses.ts";
import type { ReadSite } from "./read-site.ts";

export interface SiteQuestion {
  /** A crawler's name; any other name stands for crawlers that no line names. */
  readonly agent: string;
  readonly path: string;
  readonly use: Use;
}

/** What each standard says to a question. Absent: it says nothing about it, or the file was not given. */
export interface SiteSays {
  readonly crawl: boolean;
  readonly "content-signal"?: "yes" | "no" | "unstated";
  readonly "content-usage"?: Preference | "none";
  readonly rsl?: "licensed" | "licensed-if-paid" | "not-licensed" | "unlicensed" | "open";
  readonly tdmrep?: "reserved" | "not-reserved" | "unset" | "not-comparable";
  /** Where the conditions for mining are, where it is reserved: a header that reserves keeps the file's address. */
  readonly "tdm-policy"?: string;
}

/** The answers with what is needed to compare them. */
export interface Answers {
  readonly says: SiteSays;
  readonly usages: { readonly robots: Preference; readonly header: Preference };
  readonly rsl: RslAnswer | undefined;
  readonly tdm: { readonly file: TdmStatement; readonly header: TdmStatement; readonly meta: TdmStatement };
}

const signalFor: Readonly<Partial<Record<Use, SignalKey>>> = {
  search: "search",
  "ai-input": "ai-input",
  "ai-train": "ai-train",
};
const labelFor: Readonly<Partial<Record<Use, UsageLabel>>> = {
  search: "search",
  "ai-input": "ai-use",
  "ai-train": "train-ai",
};

export function answersTo(site: ReadSite, { agent, path, use }: SiteQuestion): Answers {
  const isPage = path === site.page;
  const robots = site.robots && robotsSays(site.robots, agent, path);
  const usages = usagesFor(site, robots, labelFor[use], isPage);
  const rsl = rslFor(site, robots?.licenses ?? [], { path, use }, isPage);
  const tdm = tdmFor(site, path, isPage);
  const crawl = robots?.crawl ?? true;
  const signal = signalFor[use];
  return {
    says: {
      crawl,
      ...(robots && signal && { "content-signal": robots.signals[signal] ?? "unstated" }),
      ...(labelFor[use] && { "content-usage": crawl ? usages.together : "none" }),
      ...(rsl && { rsl: rsl.word }),
      ...tdmWord(site, tdm, use),
    },
    usages,
    rsl: rsl?.answer,
    tdm,
  };
}

function usagesFor(
  site: ReadSite,
  robots: RobotsSays | undefined,
  label: UsageLabel | undefined,
  isPage: boolean,
) {
  const none = { robots: "unknown", header: "unknown", together: "unknown" } as const;
  if (label === undefined) return none;
  const file = (robots?.usage ?? noPreference)[label];
  const header = isPage ? (site.headerUsage ?? noPreference)[label] : "unknown";
  const together = [file, header].find((each) => each === "disallow") ?? (file === "unknown" ? header : file);
  return { robots: file, header, together };
}

/** Every association counts: those of the file, and on the page those of the page. */
function rslFor(
  site: ReadSite,
  ofRobots: readonly string[],
  question: { path: string; use: Use },
  isPage: boolean,
) {
  const { byAddress, ofPage, inPage } = site.licenses;
  const isListed = (address: string) => byAddress.has(address);
  const documentAt = (address: string) => byAddress.get(address) ?? null;
  const pageAddresses = isPage ? ofPage.filter(isListed) : [];
  const siteAddresses = ofRobots.filter((address) => isListed(address) && !pageAddresses.includes(address));
  const documents = [
    ...siteAddresses.map(documentAt).map(withoutEmptyScopes),
    ...pageAddresses.map(documentAt),
    ...(isPage ? inPage : []),
  ];
  if (documents.length === 0) return undefined;
  if (documents.every((document) => document === null))
    return { word: "unlicensed" as const, answer: undefined };
  const answer = strictestAnswer(
    documents.flatMap((document) => (document === null ? [] : [licensed(document, question)])),
  );
  return { word: answer?.answer ?? ("not-licensed" as const), answer };
}

/** An empty `url` stands for the page that names the license. robots.txt names none, so that it covers nothing there. */
function withoutEmptyScopes(document: RslDocument | null): RslDocument | null {
  return document && { ...document, contents: document.contents.filter(({ url }) => url !== "") };
}

const unset: TdmStatement = { reservation: "unset" };

function tdmFor({ tdm }: ReadSite, path: string, isPage: boolean): Answers["tdm"] {
  const rule = tdmRuleFor(tdm.rules ?? [], path);
  return {
    file: rule ?? unset,
    header: (isPage ? tdm.header : undefined) ?? unset,
    meta: (isPage ? tdm.meta : undefined) ?? unset,
  };
}

function tdmWord(
  { tdm }: ReadSite,
  { file, header, meta }: Answers["tdm"],
  use: Use,
): Pick<SiteSays, "tdmrep" | "tdm-policy"> {
  if (tdm.rules === undefined && tdm.header === undefined && tdm.meta === undefined) return {};
  if (use !== "ai-train") return { tdmrep: "not-comparable" };
  const { reservation, policy } = inOrder([file, header, meta]);
  // Beside 0, a policy is not to be processed.
  if (reservation === 1) return { tdmrep: "reserved", ...(policy !== undefined && { "tdm-policy": policy }) };
  return { tdmrep: reservation === 0 ? "not-reserved" : "unset" };
}
