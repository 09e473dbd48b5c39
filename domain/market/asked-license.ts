import { matchesPath, pathPattern, requestPath } from "@octroi/crawlers/robots";
import type { Policy } from "@octroi/policy";
import { documentsOf } from "@octroi/policy/documents";

/** What a program asks a token for: some pages of a site, for some uses in RSL’s words; none are any. */
export interface AskedLicense {
  /** As a path of robots.txt. */
  path: string;
  uses: readonly string[];
}

const maxResourceLength = 2_048;

/**
 * The path of what a program wants to read: it says the pattern that stands in the site's RSL document, or an address.
 * Undefined where that is of another site, or neither.
 */
export function pathOfResource(resource: string, domain: string): string | undefined {
  if (resource.length > maxResourceLength) return undefined;
  if (resource.startsWith("/") && !resource.startsWith("//")) return resource;
  const url = URL.parse(resource);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return bare(url.hostname) === bare(domain) ? url.pathname + url.search : undefined;
}

/** A site with `www.` and without is one. */
function bare(domain: string): string {
  return domain.replace(/^www\./, "");
}

/**
 * How far a license is from what was asked for: 0 where it opens all of it, undefined where it opens nothing of it. One that
 * opens a part is better than none: its token says which.
 */
export function distanceOf(
  { paths, uses }: { paths: readonly string[]; uses: readonly string[] | undefined },
  asked: AskedLicense,
): number | undefined {
  const opensAll = paths.some((path) => covers(path, asked.path));
  if (!opensAll && !paths.some((path) => covers(asked.path, path))) return undefined;
  const missing = uses === undefined ? [] : asked.uses.filter((use) => !uses.includes(use));
  if (missing.length > 0 && missing.length === asked.uses.length) return undefined;
  return Number(!opensAll) * 2 + Number(missing.length > 0);
}

/** Whether a pattern is about all that another begins with. */
function covers(outer: string, inner: string): boolean {
  return matchesPath(pathPattern(outer), requestPath(inner.replace(/[*$]$/, "")));
}

export const rslMediaType = "application/rsl+xml";

/** What a policy’s RSL document offers; nothing where it has no such document. */
export function licensesOf(policy: Policy): string[] {
  const documents = documentsOf(policy).filter(({ type }) => type === rslMediaType);
  return documents.flatMap(({ text }) => licensesIn(text));
}

/** Whether programs, which say with the license what they want a token for, can say any of these uses. */
export function canBeAsked(uses: readonly string[], licenses: readonly string[]): boolean {
  return licenses.length === 0 || licenses.flatMap(usesOfLicense).some((use) => uses.includes(use));
}

/** The licenses of an RSL document that we printed, each as `licenseText` has it. */
export function licensesIn(document: string): string[] {
  return [...document.matchAll(/<license>[\s\S]*?<\/license>/g)].map(([element]) => licenseText(element));
}

/** A license as it stands in a document, whatever white space is between its elements, and whoever cut it out of it. */
export function licenseText(element: string): string {
  return element
    .trim()
    .replace(/>\s+</g, "><")
    .replace(/^<license xmlns=["']https:\/\/rslstandard\.org\/rsl["']>/, "<license>");
}

/** What such a license is for. */
export function usesOfLicense(text: string): string[] {
  const [, uses = ""] = /<permits type="usage">([\w -]*)<\/permits>/.exec(text) ?? [];
  return uses.split(" ").filter((use) => use !== "");
}
