import type { Connector } from "./site.ts";

/** What a site seems to run on, as far as it shows. */
export const platforms = ["wordpress", "vercel", "netlify", "cloudflare"] as const;
export type Platform = (typeof platforms)[number];

/** What a first look at a site found, before it is added. */
export interface Glance {
  /** What its robots.txt says to AI crawlers: how many of those we know it closes the site to. */
  robots: "unreachable" | "missing" | { closed: number; all: number };
  platform: Platform | undefined;
}

const connectorOf: Record<Platform, Connector> = {
  wordpress: "wordpress",
  vercel: "middleware",
  netlify: "middleware",
  cloudflare: "middleware",
};

/** The way in that asks least of its publisher. */
export function proposedConnector({ platform }: Pick<Glance, "platform">): Connector {
  return platform === undefined ? "middleware" : connectorOf[platform];
}
