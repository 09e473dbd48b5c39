import { brand } from "@octroi/ui/brand/brand";

/** What is read of a site, in the order in which it is shown. A site may name several licenses. */
export const places = ["robots", "page", "tdmrep", "license", "ai", "llms"] as const;
export type Place = (typeof places)[number];

/** Where each is. A license is wherever the site says. */
export const placePaths = {
  robots: "/robots.txt",
  page: "/",
  tdmrep: "/.well-known/tdmrep.json",
  ai: "/ai.txt",
  llms: "/llms.txt",
} as const satisfies Record<Exclude<Place, "license">, `/${string}`>;

/** What one visit takes of a site at most. The page promises it, the server keeps it. */
export const visitLimits = {
  seconds: 12,
  redirects: 5,
  licenses: 3,
  kibibytes: { robots: 512, page: 256, other: 128 },
} as const;

/** Why there is no answer to show. */
export const readProblems = [
  "unreachable",
  "timeout",
  "too-many-redirects",
  /** To an address that is no public web server's, or not http. */
  "leads-elsewhere",
  "no-public-server",
  /** The site's robots.txt names our reader and turns it away. */
  "kept-out",
] as const;
export type ReadProblem = (typeof readProblems)[number];

/** The headers of a page that say something about its use. */
export const statedHeaders = [
  "content-usage",
  "link",
  "tdm-policy",
  "tdm-reservation",
  "x-robots-tag",
] as const;

/** The name by which robots.txt can turn our reader away. */
export const checkerToken = `${brand.name}-SiteCheck`;

/** How our reader introduces itself. Whoever finds it in a log finds the page that explains it. */
export function checkerAgent(explainedAt: URL): string {
  return `${checkerToken}/1.0 (+${explainedAt.href})`;
}
