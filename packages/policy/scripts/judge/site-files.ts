import type { ServedFile, SiteFiles } from "../../src/check/site-files.ts";
import type { Case } from "./cases.ts";

/** The files of a case, in the form that `check` takes: `headers` and `html` are the page's. */
export function siteFilesOf({ files = {}, page = "/" }: Case, origin: string): SiteFiles {
  const { headers, html, ...others } = files;
  const served = Object.entries(others).flatMap(([path, file]) =>
    isServed(file) ? [[path.startsWith("/") || path.includes("://") ? path : `/${path}`, file] as const] : [],
  );
  return {
    origin,
    page,
    files: Object.fromEntries(served),
    ...(isHeaders(headers) && { headers }),
    ...(typeof html === "string" && { html }),
    ...(isServed(html) && { html: html.body }),
  };
}

function isServed(value: unknown): value is ServedFile {
  return typeof value === "object" && value !== null && "status" in value && "body" in value;
}

function isHeaders(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === "object" && value !== null;
}
