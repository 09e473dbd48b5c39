import type { Purpose } from "@octroi/crawlers";

/** What is known about who a visitor claims to be: `verified`, `outside` what its operator publishes, or neither. */
export type Identity = "verified" | "outside" | "unverifiable";

/** What a decision needs to know about a crawler. The registry's entries have it. */
export interface KnownCrawler {
  readonly token: string;
  readonly aliases: readonly string[];
  readonly operator: string | null;
  readonly purpose: Purpose;
}

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
  const fragment = path.indexOf("#");
  const target = fragment < 0 ? path : path.slice(0, fragment);
  const rooted = target.startsWith("/") ? target : `/${target}`;
  return mayHoldDots.test(rooted) ? withoutDotSegments(rooted) : rooted;
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
