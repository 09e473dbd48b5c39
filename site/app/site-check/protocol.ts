import type { AudienceAnswer } from "@octroi/check/answers";
import type { ReadFile } from "@octroi/check/events";
import type { Headline } from "@octroi/check/headline";
import type { Place } from "@octroi/check/places";
import type { LeftOut } from "@octroi/check/policy";
import type { Level } from "@octroi/policy/check";
import type { Localized } from "@octroi/ui/language/language";

/** What the worker is asked: files, and whose they are. */
export interface JudgeRequest {
  host: string;
  read: readonly ReadFile[];
  /** Whether it is all that the site has: not so of files that were brought, or of a visit that was cut off. */
  isAll: boolean;
}

/** A finding in words. The sentences that the page has already are not sent. */
export interface DescribedFinding {
  code: string;
  level: Level;
  place: Place;
  part?: string | undefined;
  line?: number | undefined;
  about?: string | undefined;
  sentence: Localized<string>;
  fix: Localized<string>;
}

/** What a check-up shows. */
export interface Judged {
  headline: Headline;
  answers: readonly Omit<AudienceAnswer, "closedTo">[];
  findings: { list: readonly DescribedFinding[]; counts: Record<Level, number> };
  unread: readonly Pick<ReadFile, "place" | "asked" | "problem" | "status">[];
  /** The fragments by which the next tools open what was read, and what that leaves out. */
  next: { policy: string; robots: string | undefined; leftOut: readonly LeftOut[] };
}
