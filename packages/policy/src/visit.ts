import type { KnownCrawler as Known } from "@octroi/crawlers/identify";
import { requestTarget } from "@octroi/crawlers/robots";
import type { Identity } from "@octroi/crawlers/verify";

export type { Identity } from "@octroi/crawlers/verify";

/** What a decision needs to know about a crawler. What `identify` finds has it. */
export type KnownCrawler = Pick<Known, "token" | "aliases" | "operator" | "purpose">;

export interface Visit {
  /** Null for a visitor that is no known crawler. */
  readonly crawler: KnownCrawler | null;
  readonly identity: Identity;
  /** The path of the address with its query, encoded or not. */
  readonly path: string;
}

/**
 * The path that a server would serve: `/.well-known/../private` is `/private`. Servers take dot segments out
 * before they look for a page, encoded ones too, so a decision has to.
 */
export function servedPath(path: string): string {
  const target = requestTarget(path);
  return mayHoldDots.test(target) ? withoutDotSegments(target) : target;
}

const mayHoldDots = /\/(?:\.|%2e)/i;

function withoutDotSegments(path: string): string {
  const query = path.indexOf("?");
  const kept: string[] = [];
  const segments = (query < 0 ? path : path.slice(0, query)).split("/");
  for (const [index, segment] of segments.entries()) {
    const name = segment.replace(/%2e/gi, ".");
    if (name !== "." && name !== "..") kept.push(segment);
    else {
      if (name === ".." && kept.length > 1) kept.pop();
      if (index === segments.length - 1) kept.push("");
    }
  }
  return kept.join("/") + (query < 0 ? "" : path.slice(query));
}
