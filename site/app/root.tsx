import displayFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url";
import bodyFont from "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2?url";
import boldFont from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2?url";
import monoFont from "@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2?url";
import { fallbackLanguage } from "@octroi/ui/language/language";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, useRouteLoaderData } from "react-router";
import { splitPath } from "../domain/pages/pages.ts";
import type { Route } from "./+types/root.ts";
import { chrome } from "./content/chrome.ts";
import { Fault } from "./layout/fault.tsx";
import { OwnScript } from "./layout/own-script.tsx";
import { Shell } from "./layout/shell.tsx";
import { pageContext } from "./page/context.ts";
import { pageDataId } from "./page/ids.ts";
import { type RootData, RootDataContext } from "./page/root-data.ts";
import stylesheet from "./styles/main.css?inline";
import { Data } from "./ui/data.tsx";

export const links: Route.LinksFunction = () => [
  // All that the first screen of every page is set in: a font that came later would have it laid out again.
  ...[displayFont, bodyFont, boldFont, monoFont].map(
    (href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const,
  ),
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
    <html lang={data?.language ?? fallbackLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a0f0d" />
        <meta name="color-scheme" content="dark" />
        {/* One first paint of the whole page, instead of a layout for every stretch of HTML that comes in. */}
        <link rel="expect" href="#site-footer" blocking="render" />
        <Meta />
        <Links />
        {/* All of the site's style, in the page itself: it is smaller than what asking for it would cost. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, made at build time. */}
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
        {data && <OwnScript name="early" />}
      </head>
      <body>
        <RootDataContext value={data}>{children}</RootDataContext>
        {data && (
          <>
            <Data id={pageDataId} value={data} />
            <OwnScript name="late" />
          </>
        )}
      </body>
    </html>
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
