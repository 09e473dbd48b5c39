import type { Policy } from "@octroi/policy";
import type { Resource } from "@octroi/web/http/resource";
import { assetsIn } from "@octroi/web/pages/assets";
import type { FileRoute } from "../../../site/domain/pages/routes.ts";
import { crawlerData } from "./crawler-data.ts";
import { discoveryFiles } from "./discovery.ts";
import { llmsTxt } from "./llms.ts";
import { policyFiles } from "./policy-statements.ts";
import type { PageHeads } from "./render-page.ts";

export type Files = ReadonlyMap<string, Resource>;

interface FilesOptions {
  /** The built client; left out, there are no such files. */
  folder?: string;
  /** The scripts and styles of the build before. */
  previousFolder?: string;
  siteUrl: URL;
  /** What the site has decided about crawlers. */
  policy: Policy;
  /** When the pages last changed. */
  builtOn: Date;
  pageHeads: PageHeads;
}

/** All that is no page, by address: built files, what machines look for, the directory as data. */
export function filesOf({
  folder,
  previousFolder,
  siteUrl,
  policy,
  builtOn,
  pageHeads,
}: FilesOptions): Files {
  const siteFiles: Record<FileRoute, Resource> = {
    ...discoveryFiles(siteUrl, builtOn),
    ...crawlerData(siteUrl),
    "/llms.txt": llmsTxt(pageHeads, siteUrl),
  };
  const files = new Map<string, Resource>();
  const tables = [
    policyFiles(policy),
    Object.entries(siteFiles),
    folder ? assetsIn(folder, previousFolder) : [],
  ];
  for (const [address, file] of tables.flatMap((table) => [...table])) {
    if (files.has(address)) throw new Error(`Expected one file at ${address}, found two.`);
    files.set(address, file);
  }
  return files;
}
