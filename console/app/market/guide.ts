import type { PageContext } from "../page/context.ts";

/** A part of the guide “Read lawfully”. */
export function guideTo(
  part: "order" | "token",
  { siteUrl, language }: Pick<PageContext, "siteUrl" | "language">,
): string {
  return `${siteUrl}${language === "fr" ? "/fr" : ""}/documentation/read-lawfully#${part}`;
}
