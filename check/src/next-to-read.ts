import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { announcedLicenses } from "@octroi/policy/check";
import { hostIn } from "@octroi/web/reading/public-host";
import type { ReadFile } from "./events.ts";
import { checkerToken, placePaths, visitLimits } from "./places.ts";
import { siteFilesOf } from "./site-files.ts";

/** Only a line that names us: a visit that a person asks for is not what is said to everyone. */
export function disallowsChecker({ status, text }: ReadFile): boolean {
  if (status === null || status >= 300 || !text.toLowerCase().includes(checkerToken.toLowerCase()))
    return false;
  const verdict = matchRobots(parseRobots(text), { agent: checkerToken, path: placePaths.page });
  return !verdict.allowed && "named" in verdict && verdict.named;
}

/** The licenses that a site names, as far as we go to read them. */
export function licensesNamedIn(origin: string, read: readonly ReadFile[]): URL[] {
  return (
    announcedLicenses(siteFilesOf(origin, read.map(withLicensesAlone)))
      .flatMap((address) => URL.parse(address) ?? [])
      // As redirects are: on the ports of the web, at a public name.
      .filter(({ href }) => hostIn(href) !== undefined)
      .slice(0, visitLimits.licenses)
  );
}

/** Lines and elements that may name a license are looked at; a site with more names too many. */
const maxLinks = 200;

/** What can name a license, and nothing else: a file made to tire a parser is the browser's to judge, not ours. */
function withLicensesAlone(file: ReadFile): ReadFile {
  if (file.place !== "robots" && file.place !== "page") return file;
  // Without another `<`: a page of nothing but openings would be read again from each of them.
  const named = file.place === "robots" ? /^[ \t]*license[ \t]*:.*$/gim : /<link\s[^<>]{0,3000}>/gi;
  return { ...file, text: (file.text.match(named) ?? []).slice(0, maxLinks).join("\n") };
}
