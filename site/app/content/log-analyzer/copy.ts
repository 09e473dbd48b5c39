import type { FileProblem, FormatName, Unread } from "@octroi/logs";
import type { Counted } from "@octroi/ui/language/format";
import type { PageHead } from "../../metadata/head.tsx";
import type { RobotsFileCopy } from "../../robots-file/robots-file-box.tsx";

export interface LogAnalyzerCopy extends PageHead {
  eyebrow: string;
  heading: string;
  lead: string;
  source: SourceCopy;
  reading: ReadingCopy;
  answer: AnswerCopy;
  chart: { title: string; titleOfDay: string };
  crawlers: CrawlersCopy;
  hours: { heading: string; lead: string; caption: string; weekdays: readonly string[]; visits: Counted };
  pages: PagesCopy;
  outside: {
    heading: string;
    lead: string;
    /** Where every address agreed. */
    none: string;
    /** Where no name came whose addresses are published. */
    nothing: string;
    claims: Counted;
    from: string;
  };
  exchange: ExchangeCopy;
  robots: RobotsCopy;
  policy: PolicyCopy;
  read: ReadCopy;
  where: WhereCopy;
  closing: { heading: string; text: string; policy: string; directory: string };
}

export interface SourceCopy {
  heading: string;
  text: string;
  drop: string;
  dropHere: string;
  open: string;
  folder: string;
  sample: string;
  privacy: string;
  /** What a policy in the address means for what is read next. */
  policy: string;
  policyWrong: string;
  scriptless: string;
  other: string;
  files: Counted;
  sampleName: string;
  example: string;
}

export interface ReadingCopy {
  heading: string;
  amount: string;
  speed: Counted;
  cancel: string;
  canceled: string;
  failed: string;
  again: string;
  nothing: string;
}

export interface AnswerCopy {
  /** After the share, which stands large. */
  share: string;
  sentence: string;
  visits: Counted;
  crawlers: Counted;
  days: Counted;
  none: string;
  /** Said where no line names who came, and where some do not. */
  withoutAgent: string;
  someWithoutAgent: Counted;
  estimate: string;
  csv: string;
  pagesCsv: string;
  /** Whom assistants sent, where they sent anybody. */
  peopleCsv: string;
  json: string;
  print: string;
  sent: string;
}

export interface CrawlersCopy {
  heading: string;
  lead: string;
  columns: Readonly<
    Record<"crawler" | "purpose" | "visits" | "bytes" | "pages" | "errors" | "robots", string>
  >;
  never: string;
  /** In front of the share of its visits that came after it had read robots.txt. */
  after: string;
  more: Counted;
  estimated: string;
}

export interface PagesCopy {
  heading: string;
  lead: string;
  byAi: string;
  notByAi: string;
  notByAiNote: string;
  none: string;
  atMost: string;
  columns: Readonly<Record<"page" | "byAi" | "byOthers", string>>;
}

export interface ExchangeCopy {
  heading: string;
  lead: string;
  columns: Readonly<Record<"operator" | "taken" | "sent" | "each", string>>;
  /** Of an operator that took and sent nobody. */
  nobody: string;
  none: string;
  google: string;
}

export interface RobotsCopy {
  heading: string;
  lead: string;
  file: RobotsFileCopy;
  hold: string;
  /** “{visits} asked for what it refuses, by {crawlers}.” */
  ignored: string;
  visits: Counted;
  crawlers: Counted;
  kept: string;
  /** What the figures cannot say. */
  note: string;
  columns: Readonly<Record<"crawler" | "refused" | "share", string>>;
}

export interface PolicyCopy {
  heading: string;
  lead: string;
  none: string;
  make: string;
  actions: Readonly<Record<"allow" | "block" | "limit" | "limited" | "charge", string>>;
  earned: string;
  bound: string;
  columns: Readonly<Record<"crawler" | "block" | "limit" | "charge" | "earned", string>>;
}

export interface ReadCopy {
  heading: string;
  lead: string;
  format: string;
  automatic: string;
  formats: Readonly<Record<FormatName, string>>;
  /** “# visits read as {format}”. */
  recognized: Counted;
  rows: string;
  columns: Readonly<Record<"time" | "address" | "path" | "status" | "agent", string>>;
  unread: Counted;
  other: Counted;
  why: Readonly<Record<Unread, string>>;
  /** “{file}, line {line}: {why}”. */
  line: string;
  problems: Counted;
  /** “{file}: {problem}”. */
  file: string;
  problem: Readonly<Record<FileProblem, string>>;
  moreFiles: Counted;
  zone: string;
  noZone: string;
}

export interface WhereCopy {
  heading: string;
  lead: string;
  hosts: Readonly<Record<HostId, { name: string; log: string; needs: string }>>;
  source: string;
  cdn: string;
  lacksHeading: string;
  lacksLead: string;
  lacksColumns: Readonly<Record<"format" | "lacks", string>>;
  lacks: Readonly<Record<FormatName, string>>;
  signatures: string;
}

/** Who writes logs, and the page that says where they lie. */
export const hostSources = {
  nginx: "https://docs.nginx.com/nginx/admin-guide/monitoring/logging/",
  apache: "https://httpd.apache.org/docs/current/logs.html",
  caddy: "https://caddyserver.com/docs/caddyfile/directives/log",
  traefik: "https://doc.traefik.io/observability/access-logs",
  iis: "https://www.iis.net/configreference/system.applicationhost/sites/sitedefaults/logfile",
  cpanel: "https://api.docs.cpanel.net/openapi/cpanel/operation/set_settings/",
  plesk:
    "https://docs.plesk.com/en-US/12.5/administrator-guide/web-hosting/website-directory-structure/virtual-host-structure-linux.68806",
  cloudfront:
    "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html",
  cloudflare: "https://developers.cloudflare.com/logs/reference/log-fields/zone/",
  vercel: "https://vercel.com/docs/drains/reference/logs",
} as const;
export type HostId = keyof typeof hostSources;
/** When those pages were read. */
export const hostsChecked = "2026-11-16";
