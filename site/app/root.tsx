import { fontLinks, HtmlDocument } from "@octroi/ui/page/document.tsx";
import type { ReactNode } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { splitPath } from "../domain/pages/pages.ts";
import type { Route } from "./+types/root.ts";
import { chrome } from "./content/chrome.ts";
import { Fault } from "./layout/fault.tsx";
import { Shell } from "./layout/shell.tsx";
import { pageContext } from "./page/context.ts";
import type { RootData } from "./page/root-data.ts";
import stylesheet from "./styles/main.css?inline";

export const links: Route.LinksFunction = () => [
  ...fontLinks,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ context, request }: Route.LoaderArgs): RootData {
  const { language, today } = context.get(pageContext);
  const { origin, pathname } = new URL(request.url);
  return {
    language,
    prefix: splitPath(pathname).prefix,
    pathname,
    origin,
    year: Number(today.slice(0, 4)),
    copy: chrome[language],
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>("root");
  return (
    <HtmlDocument data={data} stylesheet={stylesheet} lastPart="site-footer">
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <Fault error={error} />
    </Shell>
  );
}
