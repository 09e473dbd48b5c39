import { brand } from "@octroi/ui/brand/brand";
import type { StaticHandlerContext } from "react-router";
import type { ConsoleData } from "./console-data.ts";

/** What a page's loader returns of it, unless it leads elsewhere. */
type PageData = { copy?: { title: string } | undefined } | undefined;

/** What its action returns, where the page answers a form by another page. */
type Answered = { title?: string } | undefined;

export function headOf(
  { matches, loaderData, actionData, errors }: StaticHandlerContext,
  { copy, share, site }: ConsoleData,
) {
  const id = matches.at(-1)?.route.id ?? "root";
  const page: PageData = errors ? undefined : loaderData[id];
  const answered: Answered = errors ? undefined : actionData?.[id];
  const title = answered?.title ?? page?.copy?.title ?? copy.fault.heading;
  // One of many tabs: of which site it is.
  const place = site === undefined || title.includes(site.name) ? [] : [site.name];
  return (
    <>
      <title>{[title, ...place, brand.name].join(" · ")}</title>
      {/* Its pages are for whoever they are about. What a shared dashboard asks of search engines, its headers say. */}
      {share === undefined && <meta name="robots" content="noindex" />}
    </>
  );
}
