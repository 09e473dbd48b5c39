import { brand } from "@octroi/ui/brand/brand";
import type { StaticHandlerContext } from "react-router";
import type { ConsoleData } from "./console-data.ts";

/** What a page's loader returns of it, unless it leads elsewhere. */
type Told = { copy?: { title: string } | undefined } | undefined;

export function headOf({ matches, loaderData, errors }: StaticHandlerContext, { copy, share }: ConsoleData) {
  const told: Told = errors ? undefined : loaderData[matches.at(-1)?.route.id ?? "root"];
  const title = told?.copy?.title ?? copy.fault.heading;
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      {/* Its pages are for whoever they are about. What a shared dashboard asks of search engines, its headers say. */}
      {share === undefined && <meta name="robots" content="noindex" />}
    </>
  );
}
