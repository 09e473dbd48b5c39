import type { ReadFile } from "./events.ts";

/** Elements that are looked at: a page with more is made to tire its readers. */
const maxElements = 200;

/** What a page says to every crawler in `X-Robots-Tag` and `<meta name="robots">`, word by word. */
export function robotsDirectives({ headers, text }: Pick<ReadFile, "headers" | "text">): string[] {
  const header = (headers["x-robots-tag"] ?? "").split(",").filter((rule) => !isForOne(rule));
  const elements = (text.match(/<meta\s[^>]{0,500}>/gi) ?? []).slice(0, maxElements);
  const meta = elements
    .filter((element) => /\sname\s*=\s*["']?robots["'\s/>]/i.test(element))
    .map((element) => /\scontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(element))
    .flatMap((found) => (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").split(","));
  return [...header, ...meta].map((word) => word.trim().toLowerCase()).filter((word) => word !== "");
}

/** `googlebot: noindex` is said to one crawler; `max-snippet: 20` to all. */
function isForOne(rule: string): boolean {
  const [name] = /^\s*[\w-]+(?=\s*:)/.exec(rule) ?? [];
  return name !== undefined && !/^\s*(?:max-|unavailable_after)/i.test(name);
}
