import type { Language } from "@octroi/ui/language/language";
import type { Path } from "./pages.ts";

/** Pages that share a picture when they are shared. */
export const socialGroups = [
  "site",
  "pricing",
  "documentation",
  "use-cases",
  "free-tools",
  "ledger",
] as const;
export type SocialGroup = (typeof socialGroups)[number];

const prefixes: readonly (readonly [string, SocialGroup])[] = [
  ["/pricing", "pricing"],
  ["/estimator", "pricing"],
  ["/documentation", "documentation"],
  ["/middleware", "documentation"],
  ["/wordpress-plugin", "documentation"],
  ["/use-cases", "use-cases"],
  ["/usecase", "use-cases"],
  ["/free-tools", "free-tools"],
  ["/crawlers", "free-tools"],
  ["/ledger", "ledger"],
];

export function socialGroupOf(path: Path): SocialGroup {
  return prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? "site";
}

/** The picture a page is shared with, 1200 by 630, in its language. */
export function socialImageOf(path: Path, language: Language): Path {
  return `/social/${socialGroupOf(path)}-${language}.png`;
}
