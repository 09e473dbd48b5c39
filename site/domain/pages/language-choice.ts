import type { Language } from "@octroi/ui/language/language";
import { addressOf, type Path, splitPath } from "./pages.ts";

const start = "/language";

/** Where a language's link leads before and without script: the server remembers the choice, then shows the page. */
export function choiceAddress(path: Path, language: Language): Path {
  return `${start}${addressOf(path, language)}`;
}

/** What such an address chooses, if it is one. */
export function choiceAt(pathname: string): { language: Language; path: Path } | undefined {
  if (!pathname.startsWith(`${start}/`)) return undefined;
  const { prefix, path } = splitPath(pathname.slice(start.length));
  return prefix === undefined ? undefined : { language: prefix, path };
}
