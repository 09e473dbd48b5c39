import { parseRobots } from "@octroi/crawlers/robots";
import { check } from "@octroi/policy/check";
import { type AudienceAnswer, answersIn, isClosed } from "./answers.ts";
import type { ReadFile } from "./events.ts";
import { type CheckFindings, findingsOf, noFindings } from "./findings.ts";
import { type Headline, headlineOf } from "./headline.ts";
import { type DerivedPolicy, policyFrom } from "./policy.ts";
import { checkRobots } from "./robots/check.ts";
import { type Access, accessAfter, accessFor } from "./robots/fetched.ts";
import { isWebPage } from "./served.ts";
import { isUnanswered, siteFilesOf } from "./site-files.ts";

export interface SiteVerdict {
  headline: Headline;
  answers: readonly AudienceAnswer[];
  findings: CheckFindings;
  /** What could not be read, so that the rest is only a part. */
  unread: readonly ReadFile[];
  /** The same as a policy, as far as one can say it. */
  derived: DerivedPolicy;
  /** The robots.txt that was read; empty where there is none. */
  robots: string;
}

/**
 * What a site tells crawlers by everything that was read of it, where that contradicts itself, and what is broken.
 * Files that somebody brings, and a visit that was cut off, are not all that the site has: then `isAll` is false.
 */
export function judge(host: string, read: readonly ReadFile[], isAll = true): SiteVerdict {
  const origin = originOf(host, read);
  const files = siteFilesOf(origin, read);
  const file = read.find(({ place }) => place === "robots");
  const access = accessBy(file);
  const text = access === "as-the-file-says" ? (file?.text ?? "") : "";
  const parsed = parseRobots(text);
  const robots = checkRobots(parsed, access);
  const checked = check(files);
  const answers = answersIn(checked, robots);
  const engines = { closed: robots.engines.filter(isClosed).length, all: robots.engines.length };
  const isRead = read.some(({ status }) => status !== null);
  const unread = read.filter(isUnread);
  const isWhole = isAll && unread.length === 0;
  const isInTrouble = access === "everything-disallowed";
  return {
    headline: headlineOf({ answers, engines, isRead, isWhole, isInTrouble }),
    answers,
    // Whether it is the site that does not answer, or our way to it, cannot be told from here.
    findings: isRead ? findingsOf({ origin, read, robots, checked: checked.findings }) : noFindings,
    unread,
    derived: policyFrom({ origin, read, robots: parsed, checked: robots, answers }),
    robots: text,
  };
}

/** Where the site is: where its front page was found, else where it was asked for. */
function originOf(host: string, read: readonly ReadFile[]): string {
  const page = read.find(({ place, status }) => place === "page" && status !== null);
  const robots = read.find(({ place }) => place === "robots");
  return page ? new URL(page.address).origin : robots ? new URL(robots.asked).origin : `https://${host}`;
}

function accessBy(file: ReadFile | undefined): Access {
  if (file === undefined) return "everything-allowed";
  if (file.status !== null) return isWebPage(file) ? "everything-allowed" : accessFor(file.status);
  return isUnanswered(file) ? "everything-disallowed" : accessAfter("too-many-redirects");
}

/** No answer, or one that keeps from us what crawlers may still see. */
function isUnread({ status, place }: ReadFile): boolean {
  return status === null || (place === "page" && status >= 400);
}
