import type { Policy } from "@octroi/policy";
import { policyFiles } from "../policy/statements.ts";
import { assetsIn } from "./assets.ts";
import { crawlerData } from "./crawler-data.ts";
import { discoveryFiles } from "./discovery.ts";
import { llmsTxt } from "./llms.ts";
import type { Pages } from "./page-cache.ts";
import type { Resource } from "./resource.ts";

export interface Files {
  /** The file at an address, if there is one; a promise where it has yet to be made. */
  get(path: string): Resource | Promise<Resource> | undefined;
}

interface FilesOptions {
  /** The built client; left out, there are no such files. */
  folder?: string;
  siteUrl: URL;
  /** What the site has decided about crawlers. */
  policy: Policy;
  /** When the pages last changed. */
  builtOn: Date;
  pages: Pages;
}

/** All that is no page: built files, what machines look for, the directory as data. One table, made once. */
export function filesOf({ folder, siteUrl, policy, builtOn, pages }: FilesOptions): Files {
  const files = new Map<string, Resource>();
  const tables = [
    policyFiles(policy),
    discoveryFiles(siteUrl, builtOn),
    crawlerData(siteUrl),
    folder ? assetsIn(folder) : [],
  ];
  for (const [address, file] of tables.flatMap((table) => [...table])) {
    if (files.has(address)) throw new Error(`Two files want to be ${address}.`);
    files.set(address, file);
  }
  let llms: Promise<Resource> | undefined;

  /** From the pages' own titles, the first time that it is asked for. */
  function madeOnce(): Promise<Resource> {
    llms ??= llmsTxt(pages, siteUrl).then(
      (file) => {
        files.set("/llms.txt", file);
        return file;
      },
      (error: unknown) => {
        llms = undefined;
        throw error;
      },
    );
    return llms;
  }

  return { get: (path) => files.get(path) ?? (path === "/llms.txt" ? madeOnce() : undefined) };
}
