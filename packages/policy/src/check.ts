import { compare, compareSite } from "./check/compare.ts";
import { type ReadSite, readSite } from "./check/read-site.ts";
import { answersTo, type SiteQuestion, type SiteSays } from "./check/says.ts";
import type { SiteFiles } from "./check/site-files.ts";
import { breaksNoRule, type Finding, finding } from "./findings/finding.ts";
import { type Use, uses } from "./uses.ts";

export interface CheckedSite {
  /** Whether no file breaks a rule of its standard. */
  readonly valid: boolean;
  /** What is wrong with each file, and where they contradict each other. */
  readonly findings: readonly Finding[];
  /** What each standard says about the page, use by use, to crawlers that nothing names. */
  readonly says: Readonly<Record<Use, SiteAnswer>>;
  /** What they say to one crawler about one path. */
  readonly ask: (question: SiteQuestion) => SiteAnswer;
}

export interface SiteAnswer extends SiteSays {
  /** Whether one of them grants what another refuses. No standard says which wins: show both. */
  readonly conflict: boolean;
}

/**
 * Reads what a site serves, file by file and against each other.
 *
 * @example
 * const { findings, says } = check({
 *   origin: "https://example.com",
 *   page: "/article",
 *   files: { "/robots.txt": { status: 200, type: "text/plain", body: robotsTxt } },
 *   headers: { "content-usage": "train-ai=y" },
 * });
 * says["ai-train"]; // { "content-signal": "no", "content-usage": "allow", conflict: true, … }
 */
export function check(files: SiteFiles): CheckedSite {
  const site = readSite(files);
  const findings = [...site.findings, ...severalTechniques(site), ...compareSite(site)];
  const ask = (question: SiteQuestion): SiteAnswer => {
    const answers = answersTo(site, question);
    return { ...answers.says, conflict: compare(answers, question.use).conflict };
  };
  const answers = uses.map((use) => [use, ask({ agent: "*", path: site.page, use })] as const);
  // `uses` lists every use once.
  const says = Object.fromEntries(answers) as Record<Use, SiteAnswer>;
  return { valid: breaksNoRule(findings), findings, says, ask };
}

function severalTechniques({ tdm }: ReadSite): readonly Finding[] {
  const used = [tdm.rules?.length ? tdm.rules : undefined, tdm.header, tdm.meta].filter(Boolean);
  return used.length > 1 ? [finding("tdmrep-several-techniques")] : [];
}
