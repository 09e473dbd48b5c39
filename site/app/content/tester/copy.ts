import type { AccessLevel, Reach } from "@octroi/check/robots/access";
import type { Reason } from "@octroi/check/robots/check";
import type { FetchProblem } from "@octroi/check/robots/fetched";
import type { Severity } from "@octroi/crawlers/lint";
import type { Counted } from "@octroi/ui/language/format";
import type { RobotsFileCopy } from "../../robots-file/robots-file-box.tsx";
import type { ReaderCopy } from "../../ui/reader.tsx";

/** Words with places for what is found: `{line}`, `{octets}`. */
type Template = string;

export interface SourceCopy {
  domain: {
    heading: string;
    text: string;
    label: string;
    read: string;
    reading: string;
    failed: string;
  };
  file: RobotsFileCopy & { heading: string; text: string };
  scriptless: string;
}

export interface FetchedCopy {
  from: Template;
  redirects: Counted;
  status: Template;
  time: Template;
  /** What a status means: by its first digit, or by itself. */
  meanings: Record<"file" | "none" | "tooMany" | "trouble", string>;
  problems: Record<FetchProblem, string>;
  truncated: string;
}

export interface ReasonCopy {
  rule: Template;
  octets: Counted;
  group: Template;
  follows: Template;
  /** The same as `no-rule`, said of the front page. */
  noRuleAtHome: string;
  because: Record<Exclude<Reason["because"], "rule">, string>;
  exceptions: Record<Reach["exceptionsAre"], Counted>;
  google: string;
}

export interface ProofCopy {
  example: string;
  eyebrow: string;
  heading: { all: string; one: Template; some: Template; none: string };
  lead: Record<"whole" | "parts" | "some" | "none", string>;
  caption: string;
  columns: Record<"engine" | "verdict" | "why", string>;
}

export interface QuestionCopy {
  heading: string;
  lead: string;
  agent: string;
  path: string;
  anyone: string;
  rfc: Template;
  google: string;
  waiting: string;
}

export interface FindingsCopy {
  heading: Record<"some" | "none" | "shut", string>;
  lead: Record<"some" | "none" | "shut", string>;
  counts: Record<Severity, Counted>;
  severities: Record<Severity, string>;
  line: Template;
  fix: string;
  affects: Template;
  affectsNone: string;
  everyone: string;
  more: Counted;
  left: Counted;
}

export interface CrawlersCopy {
  heading: string;
  lead: string;
  idle: Template;
  counts: Record<AccessLevel, Counted>;
  unknownOperator: string;
  page: Template;
  preference: string;
}

export interface FileViewCopy {
  heading: string;
  label: string;
  none: string;
  chosen: Template;
  silent: Template;
  lines: Counted;
}

export interface TesterCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  source: SourceCopy;
  fetched: FetchedCopy;
  levels: Record<AccessLevel, string>;
  reason: ReasonCopy;
  proof: ProofCopy;
  question: QuestionCopy;
  findings: FindingsCopy;
  crawlers: CrawlersCopy;
  fileView: FileViewCopy;
  failed: string;
  rules: {
    heading: string;
    lead: string;
    list: Record<"group" | "longest" | "missing" | "readings", { title: string; text: string }>;
  };
  agent: ReaderCopy;
  closing: { heading: string; text: string; generator: string; directory: string };
}
