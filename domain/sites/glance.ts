import type { Connector } from "./site.ts";

/** What a site seems to run on, by what its pages show, and the way in that asks least of its publisher. */
const platforms = {
  wordpress: {
    name: "WordPress",
    connector: "wordpress",
    sign: /\/wp-(?:content|includes)\/|<meta name="generator" content="WordPress/i,
  },
  next: { name: "Next.js", connector: "middleware", sign: /\/_next\/(?:static|image)/ },
  nuxt: { name: "Nuxt", connector: "middleware", sign: /\/_nuxt\/|id="__nuxt"/ },
  sveltekit: { name: "SvelteKit", connector: "middleware", sign: /\/_app\/immutable\// },
  astro: { name: "Astro", connector: "middleware", sign: /<meta name="generator" content="Astro|\/_astro\// },
  shopify: { name: "Shopify", connector: "dns", sign: /cdn\.shopify\.com|\/cdn\/shop\// },
  wix: { name: "Wix", connector: "dns", sign: /static\.wixstatic\.com|<meta name="generator" content="Wix/i },
  squarespace: { name: "Squarespace", connector: "dns", sign: /static1\.squarespace\.com/ },
  webflow: {
    name: "Webflow",
    connector: "dns",
    sign: /<meta content="Webflow"|assets[\w.-]*website-files\.com/,
  },
} as const satisfies Record<string, { name: string; connector: Connector; sign: RegExp }>;

export type Platform = keyof typeof platforms;

/** What a first look at a site found, before it is added. */
export interface Glance {
  /** What its robots.txt says to AI crawlers: how many of those we know it closes the site to. */
  robots: "unreachable" | "missing" | { closed: number; all: number };
  platform: Platform | undefined;
}

export function platformOf(html: string): Platform | undefined {
  // Object.keys forgets their type.
  const names = Object.keys(platforms) as Platform[];
  return names.find((name) => platforms[name].sign.test(html));
}

/** Products are called the same in every language. */
export function platformName(platform: Platform): string {
  return platforms[platform].name;
}

export function proposedConnector({ platform }: Pick<Glance, "platform">): Connector {
  return platform === undefined ? "middleware" : platforms[platform].connector;
}
