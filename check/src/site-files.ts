import type { ServedFile, SiteFiles } from "@octroi/policy/check";
import type { ReadFile } from "./events.ts";
import { placePaths } from "./places.ts";

/** What was read, as the policy's check takes it. */
export function siteFilesOf(origin: string, read: readonly ReadFile[]): SiteFiles {
  const page = read.find(({ place }) => place === "page");
  const isPage = page !== undefined && page.status !== null && page.status < 300;
  return {
    origin,
    page: placePaths.page,
    files: Object.fromEntries(read.flatMap((file) => fileOf(file, origin))),
    ...(isPage && { headers: page.headers, html: page.text }),
  };
}

function fileOf(file: ReadFile, origin: string): [string, ServedFile][] {
  const { place, asked, type, text } = file;
  const status = statusOf(file);
  if (place === "page" || status === null) return [];
  const path = place === "license" ? pathOn(origin, asked) : placePaths[place];
  return [[path, { status, ...(type !== null && { type }), body: text }]];
}

/** A license of the site itself is known by its path, another's by its address. */
function pathOn(origin: string, address: string): string {
  const url = new URL(address);
  return url.origin === origin ? url.pathname + url.search : address;
}

/** A robots.txt that nobody serves counts as a server in trouble (RFC 9309, section 2.3.1.4); a license as none. */
function statusOf({ place, status, problem }: ReadFile): number | null {
  if (status !== null) return status;
  if (place === "robots" && isUnanswered({ problem })) return 503;
  return place === "license" ? 404 : null;
}

/** Whether nobody answered. */
export function isUnanswered({ problem }: Pick<ReadFile, "problem">): boolean {
  return problem === "unreachable" || problem === "timeout";
}
