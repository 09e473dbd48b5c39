import type { CheckCode, CheckFinding } from "@octroi/check/findings";
import type { SiteVerdict } from "@octroi/check/judge";
import { type ServedCode, servedCodes } from "@octroi/check/served";
import { type LintWords, sentenceFor } from "@octroi/crawlers/lint";
import { lintWords as lintEn } from "@octroi/crawlers/words/en";
import { lintWords as lintFr } from "@octroi/crawlers/words/fr";
import { findingCodes } from "@octroi/policy/check";
import type { Localized } from "@octroi/ui/language/language";
import { fragmentOf } from "../../domain/policy/address.ts";
import { robotsPart } from "../../domain/robots/address.ts";
import { licenseFixes } from "../content/site-check/fixes/license.ts";
import { lintFixes } from "../content/site-check/fixes/lint.ts";
import { robotsFixes } from "../content/site-check/fixes/robots.ts";
import { rslFixes } from "../content/site-check/fixes/rsl.ts";
import { servedFixes } from "../content/site-check/fixes/served.ts";
import { siteFixes } from "../content/site-check/fixes/site.ts";
import { tdmrepFixes } from "../content/site-check/fixes/tdmrep.ts";
import { siteCheck } from "../content/site-check.ts";
import type { DescribedFinding, Judged } from "./protocol.ts";

/** What to do about everything that a check-up can find: a code without words fails to compile. */
export const fixes: Readonly<Record<CheckCode, readonly [fr: string, en: string]>> = {
  ...rslFixes,
  ...licenseFixes,
  ...robotsFixes,
  ...tdmrepFixes,
  ...siteFixes,
  ...lintFixes,
  ...servedFixes,
};

const lintWords: Localized<LintWords> = { fr: lintFr, en: lintEn };

/** The verdict as the page shows it. */
export function describeVerdict({
  headline,
  answers,
  findings,
  unread,
  derived,
  robots,
}: SiteVerdict): Judged {
  const robotsFragment = robotsPart(robots);
  return {
    headline,
    answers: answers.map(({ closedTo: _, ...answer }) => answer),
    findings: { list: findings.list.map(describeFinding), counts: findings.counts },
    unread: unread.map(({ place, asked, problem, status }) => ({ place, asked, problem, status })),
    next: {
      policy: [fragmentOf(derived.policy).slice(1), robotsFragment]
        .filter((part) => part !== undefined)
        .join("&"),
      robots: robotsFragment,
      leftOut: derived.leftOut,
    },
  };
}

function describeFinding(finding: CheckFinding): DescribedFinding {
  const { lint: _, ...told } = finding;
  const [fr, en] = fixes[finding.code];
  return { ...told, sentence: sentenceOf(finding), fix: { fr, en } };
}

function sentenceOf({ code, lint }: CheckFinding): Localized<string> {
  if (lint !== undefined) {
    return { fr: sentenceFor(lint, lintWords.fr), en: sentenceFor(lint, lintWords.en) };
  }
  if (isServed(code)) {
    return { fr: siteCheck.fr.findings.sentences[code], en: siteCheck.en.findings.sentences[code] };
  }
  const { fr, en } = (code in findingCodes && findingCodes[code as keyof typeof findingCodes]) || emptyText;
  return { fr, en };
}

const emptyText = { fr: "", en: "" };

function isServed(code: CheckCode): code is ServedCode {
  return servedCodes.some((served) => served === code);
}
