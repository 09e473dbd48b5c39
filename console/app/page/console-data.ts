import { type PageData, usePageData } from "@octroi/ui/page/page-data";
import type { RouteId } from "../../../domain/access/routes.ts";
import type { Connector } from "../../../domain/sites/site.ts";
import type { SiteStanding } from "../../../domain/sites/site-standing.ts";
import type { Role } from "../../../domain/workspaces/workspace.ts";
import type { ChromeCopy } from "../content/chrome.ts";
import type { deletionNoticeFor } from "./deletion-words.ts";

/** A site as the navigation shows it. */
export interface SiteLink {
  id: string;
  /** Its name, else its domain. */
  name: string;
  connector: Connector;
  standing: SiteStanding;
}

/** What every page of the console knows. */
export interface ConsoleData extends PageData {
  copy: ChromeCopy;
  /** What the operator tells everybody. */
  notice: string | undefined;
  /** The page's path, without its query. */
  pathname: string;
  /** The page's own entry in the table of routes. Undefined where there is none. */
  route: RouteId | undefined;
  /** Where the public site is. */
  siteUrl: string;
  /** Whoever is signed in and has accepted the terms. */
  person: { name: string; email: string } | undefined;
  /** Whether they keep the books. */
  isOperator: boolean;
  /** The workspace that the page is about. */
  workspace: { id: string; name: string; note: string } | undefined;
  /** What is said above its pages while it is to be deleted. */
  deletion: ReturnType<typeof deletionNoticeFor>;
  /** In that workspace. */
  role: Role | undefined;
  /** The dashboard that is shared with whoever looks: whose, what its address ends with, and the query of its links. */
  share: { name: string; address: string; search: string; isFramed: boolean } | undefined;
  /** The site that the page is about. */
  site: SiteLink | undefined;
  /** What its pages about visits are asked for, on each of them: time, cut, sample. */
  visitsQuery: string;
  /** A few others of its workspace, to go to from there. */
  otherSites: readonly Pick<SiteLink, "id" | "name">[];
}

/** For the address of a page beside this one: `pathTo("people", useWorkspace())`. */
export function useWorkspace(): { workspace: string } {
  const { workspace } = useConsoleData();
  if (workspace === undefined) throw new Error("Expected a page about a workspace, found one about none");
  return { workspace: workspace.id };
}

export function useConsoleData(): ConsoleData {
  // The root loader of the console gives its pages nothing less.
  return usePageData() as ConsoleData;
}
