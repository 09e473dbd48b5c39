import { isLanguage, type Language, type Localized, languages } from "@octroi/ui/language/language";

/** The URL contract. Routes, header, footer, sitemap, alternates and tests read it. */
export const pages = {
  home: "/",
  pricing: "/pricing",
  documentation: "/documentation",
  documentationWordpress: "/documentation/wordpress",
  documentationVercel: "/documentation/vercel",
  documentationDns: "/documentation/dns",
  documentationApi: "/documentation/api",
  documentationWebhooks: "/documentation/webhooks",
  documentationReadLawfully: "/documentation/read-lawfully",
  middleware: "/middleware",
  why: "/why",
  estimator: "/estimator",
  wordpressPlugin: "/wordpress-plugin",
  useCaseMedia: "/use-cases/media",
  useCaseRecipes: "/use-cases/recipes",
  useCaseAffiliation: "/use-cases/affiliation",
  useCaseSaasDocs: "/use-cases/saas-docs",
  genericMedia: "/usecase/media",
  genericBlogs: "/usecase/blogs",
  genericNews: "/usecase/news",
  genericForums: "/usecase/forums",
  freeTools: "/free-tools",
  robotsTxtGenerator: "/free-tools/robots-txt-generator",
  robotsTxtTester: "/free-tools/robots-txt-tester",
  logAnalyzer: "/free-tools/log-analyzer",
  aiPolicy: "/free-tools/ai-policy",
  siteCheck: "/free-tools/site-check",
  team: "/team",
  privacy: "/privacy",
  crawlers: "/crawlers",
  ledger: "/ledger",
  market: "/market",
  waitlist: "/waitlist",
} as const satisfies Record<string, `/${string}`>;

/** The file that the generator's form asks the server for, before and without script. */
export const generatedRobotsPath = `${pages.robotsTxtGenerator}/robots.txt` as const;

/** Every page but the one that only continues what another began: search engines need not know it. */
export const listedPages = Object.values(pages).filter((path) => path !== pages.waitlist);

export type PageId = keyof typeof pages;
export type Path = `/${string}`;

/** `/fr/pricing` is `{ prefix: "fr", path: "/pricing" }`; `/pricing` has no prefix. */
export function splitPath(pathname: string): { prefix: Language | undefined; path: Path } {
  const slash = pathname.indexOf("/", 1);
  const end = slash < 0 ? pathname.length : slash;
  const first = pathname.slice(1, end);
  if (isLanguage(first)) return { prefix: first, path: `/${pathname.slice(end + 1)}` };
  return { prefix: undefined, path: `/${pathname.slice(1)}` };
}

const addresses: ReadonlySet<string> = new Set(Object.values(pages));

/** The page that an address leads to, in whichever language, if there is one. */
export function pageAt(pathname: string): Path | undefined {
  const { path } = splitPath(pathname);
  return addresses.has(path) ? path : undefined;
}

/** The address of a path, fixed to a language when a prefix is given. */
export function addressOf(path: Path, prefix?: Language): Path {
  if (prefix === undefined) return path;
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`;
}

/** The same page in each language, and the bare address that answers in the visitor's own. */
export function alternatesOf(path: Path): Localized<Path> & { "x-default": Path } {
  const [fr, en] = languages;
  return { fr: addressOf(path, fr), en: addressOf(path, en), "x-default": path };
}
