import { type LoaderFunctionArgs, Outlet } from "react-router";
import { routeAt } from "../../domain/access/paths.ts";
import type { RouteId } from "../../domain/access/routes.ts";
import { hasAcceptedTerms } from "../../domain/accounts/person.ts";
import { readableDomain } from "../../domain/sites/domain-name.ts";
import { standingOf } from "../../domain/sites/site-standing.ts";
import { defaultView, parseView, viewQuery } from "../../domain/visits/view.ts";
import { chrome } from "./content/chrome.ts";
import { workspace } from "./content/people.ts";
import { Fault } from "./layout/fault.tsx";
import { Shell } from "./layout/shell.tsx";
import type { ConsoleData } from "./page/console-data.ts";
import { pageOf } from "./page/context.ts";
import { deletionNoticeFor } from "./page/deletion-words.ts";
import { filled } from "./page/words.ts";

/** More than these are looked for in the list of sites. */
const maxSitesInMenu = 12;

export async function loader(args: LoaderFunctionArgs): Promise<ConsoleData> {
  const { language, siteUrl, person, membership, site, share, notice, services } = pageOf(args);
  const { pathname, search, searchParams } = new URL(args.request.url);
  // The page can do without its menu, and says itself where the storage does not answer.
  const sites = site ? await services.sites.list(site.workspaceId).catch(() => []) : [];
  const modes = site && (await services.rules.modes([site.id]).catch(() => undefined));
  return {
    language,
    copy: chrome[language],
    // It is for whoever uses the console.
    notice: share === undefined ? notice?.text[language] : undefined,
    pathname,
    route: routeAt(pathname)?.id,
    siteUrl,
    person:
      person && hasAcceptedTerms(person)
        ? { name: person.name ?? person.email, email: person.email }
        : undefined,
    isOperator:
      person !== undefined &&
      (await services.operators.since(person.id).catch(() => undefined)) !== undefined,
    workspace: membership && {
      id: membership.id,
      name: membership.name,
      note: filled(chrome[language].nav.workspace, { plan: workspace[language].plans[membership.plan] }),
    },
    deletion: membership && deletionNoticeFor(membership, language),
    role: membership?.role,
    share: share && {
      name: share.site.name ?? readableDomain(share.site.domain),
      address: args.params["share"] ?? "",
      search,
      isFramed: searchParams.has("embed"),
    },
    site: site && {
      id: site.id,
      name: site.name ?? site.domain,
      connector: site.connector,
      standing: standingOf(site, modes?.get(site.id)),
    },
    visitsQuery: visitsRoutes.some((id) => id === routeAt(pathname)?.id) ? visitsQuery(searchParams) : "",
    otherSites: sites
      .filter(({ id }) => id !== site?.id)
      .slice(0, maxSitesInMenu)
      .map(({ id, name, domain }) => ({ id, name: name ?? domain })),
  };
}

/** Going from one page about visits to another keeps what one looks at. */
const visitsRoutes: readonly RouteId[] = ["site", "siteCrawlers", "siteCrawler", "sitePages", "sitePage"];

function visitsQuery(searchParams: URLSearchParams): string {
  const query = viewQuery(parseView(searchParams)) + (searchParams.has("sample") ? "&sample" : "");
  return query === viewQuery(defaultView) ? "" : query;
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell>
      <Fault />
    </Shell>
  );
}
