import type { PolicyDocument } from "@octroi/policy/documents";
import type { GateRequest } from "./request.ts";
import { targetPaths } from "./target-paths.ts";

/** What the gate answers at a path in place of the site: a document, or what it says of itself. */
export type OwnPage = PolicyDocument | typeof selfReportPage;

export const selfReportPage = { path: "/.well-known/octroi" } as const;

/** Which of the gate's own pages a request asks for. */
export function ownPageOf({ method, url }: GateRequest, pages: readonly OwnPage[]): OwnPage | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  return pages.find(
    ({ path }) =>
      url.includes(path) &&
      targetPaths(url).every(({ pathname, search }) => pathname === path || pathname + search === path),
  );
}
