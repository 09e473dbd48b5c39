import { pageAt, pages, splitPath } from "./pages.ts";

/**
 * Every address that is no page. The server mounts what is listed here, the metrics label requests by it and the
 * ledger groups visits by it, so an address that is missing fails the type-check.
 */
export const fileRoutes = [
  "/sitemap.xml",
  "/llms.txt",
  "/site.webmanifest",
  "/crawlers.json",
  "/crawlers.csv",
] as const;
export type FileRoute = (typeof fileRoutes)[number];

/** Files that the site's policy is printed as, at the addresses that ours names. */
const policyRoutes = ["/robots.txt", "/license.xml", "/tdm-policy.json", "/.well-known/tdmrep.json"] as const;

export const apiRoutes = ["/api/waitlist", "/api/estimator", "/api/robots-txt", "/api/site-check"] as const;
export type ApiRoute = (typeof apiRoutes)[number];

/** Answered anew for each request, beside the API. */
export const statusRoutes = ["/healthz", "/readyz", "/metrics", "/ledger.json"] as const;
export type StatusRoute = (typeof statusRoutes)[number];

/** Answered by the gate itself. */
const gateRoute = "/.well-known/octroi";

/** Files that scripts of any other site may read. */
export const sharedFiles = ["/crawlers.json", "/crawlers.csv", "/ledger.json"] as const satisfies readonly (
  | FileRoute
  | StatusRoute
)[];

const exact: ReadonlySet<string> = new Set([
  ...fileRoutes,
  ...policyRoutes,
  ...apiRoutes,
  ...statusRoutes,
  gateRoute,
]);
const files: ReadonlySet<string> = new Set([...fileRoutes, ...policyRoutes, "/ledger.json"]);

/** What programs look for before, or in place of, a page. */
export function isFile(path: string): boolean {
  return files.has(path) || path.startsWith("/.well-known/");
}

/** One of a few names, never what a visitor typed: a flood of wrong addresses would fill the memory of whoever counts. */
export function routeOf(path: string): string {
  if (exact.has(path)) return path;
  for (const folder of ["/assets", "/api", "/language"]) {
    if (path.startsWith(`${folder}/`)) return `${folder}/*`;
  }
  const { path: page } = splitPath(path);
  for (const folder of [pages.crawlers, pages.market]) {
    if (page.startsWith(`${folder}/`)) return `${folder}/*`;
  }
  return pageAt(page) ?? "*";
}
