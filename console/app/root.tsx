import { fontLinks, HtmlDocument } from "@octroi/ui/page/document.tsx";
import { offlineId } from "@octroi/ui/page/ids";
import type { ReactNode } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { routeAt } from "../domain/access/paths.ts";
import { hasAcceptedTerms } from "../domain/accounts/person.ts";
import type { Route } from "./+types/root.ts";
import { chrome } from "./content/chrome.ts";
import { Fault } from "./layout/fault.tsx";
import { Shell } from "./layout/shell.tsx";
import type { ConsoleData } from "./page/console-data.ts";
import { pageOf } from "./page/context.ts";
import stylesheet from "./styles/main.css?inline";

export const links: Route.LinksFunction = () => [
  ...fontLinks,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

// Its pages are for whoever they are about.
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader(args: Route.LoaderArgs): ConsoleData {
  const { language, siteUrl, person, membership, site } = pageOf(args);
  const { pathname } = new URL(args.request.url);
  return {
    language,
    copy: chrome[language],
    pathname,
    route: routeAt(pathname)?.id,
    siteUrl,
    person:
      person && hasAcceptedTerms(person)
        ? { name: person.name ?? person.email, email: person.email }
        : undefined,
    workspace: membership && { id: membership.id, name: membership.name },
    role: membership?.role,
    site: site && {
      id: site.id,
      name: site.name ?? site.domain,
      connector: site.connector,
      status: site.status,
    },
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<ConsoleData>("root");
  return (
    <HtmlDocument data={data} stylesheet={stylesheet} lastPart={offlineId}>
      {children}
    </HtmlDocument>
  );
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
