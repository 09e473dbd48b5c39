import type { ReactNode } from "react";
import { Links, Meta } from "react-router";
import { Data } from "../components/data.tsx";
import { OwnScript } from "../inline-scripts/own-script.tsx";
import { fallbackLanguage } from "../language/language.ts";
import displayFont from "../styles/fonts/bricolage-grotesque-600.woff2?url";
import bodyFont from "../styles/fonts/instrument-sans-400.woff2?url";
import boldFont from "../styles/fonts/instrument-sans-600.woff2?url";
import monoFont from "../styles/fonts/jetbrains-mono-500.woff2?url";
import { pageDataId } from "./ids.ts";
import { type PageData, PageDataContext } from "./page-data.ts";

/** All that the first screen of every page is set in: a font that came later would have it laid out again. */
export const fontLinks = [displayFont, bodyFont, boldFont, monoFont].map(
  (href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const,
);

interface HtmlDocumentProps {
  /** Missing where even the root loader failed: such a page is without script. */
  data: PageData | undefined;
  stylesheet: string;
  /** The identifier of the page's last part, before which nothing is painted. */
  lastPart: string;
  children: ReactNode;
}

/** A page from `<html>` to `</html>`, with its style and its data inside. */
export function HtmlDocument({ data, stylesheet, lastPart, children }: HtmlDocumentProps) {
  return (
    <html lang={data?.language ?? fallbackLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a0f0d" />
        <meta name="color-scheme" content="dark" />
        {/* One first paint of the whole page, instead of a layout for every stretch of HTML that comes in. */}
        <link rel="expect" href={`#${lastPart}`} blocking="render" />
        <Meta />
        <Links />
        {/* All of the style, in the page itself: it is smaller than what asking for it would cost. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, made at build time. */}
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
        {data && <OwnScript name="early" />}
      </head>
      <body>
        <PageDataContext value={data}>{children}</PageDataContext>
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
