import type { ReactNode } from "react";
import { InlineScript } from "../inline-scripts/inline-script.tsx";
import type { Language } from "../language/language.ts";
import displayFont from "../styles/fonts/bricolage-grotesque-600.woff2?url";
import bodyFont from "../styles/fonts/instrument-sans-400.woff2?url";
import boldFont from "../styles/fonts/instrument-sans-600.woff2?url";
import monoFont from "../styles/fonts/jetbrains-mono-500.woff2?url";

/** All that the first screen of every page is set in: a font that came later would have it laid out again. */
const fonts = [displayFont, bodyFont, boldFont, monoFont];

interface HtmlDocumentProps {
  language: Language;
  /** The identifier of the page's last part, before which nothing is painted. */
  lastPart: string;
  /** What the head says of this page. */
  head: ReactNode;
  style: string;
  /** What runs before anything is painted. */
  script: string;
  /** Rendered before, since the style depends on it. */
  body: string;
}

/** A page from `<html>` to `</html>`. */
export function HtmlDocument({ language, lastPart, head, style, script, body }: HtmlDocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a0f0d" />
        <meta name="color-scheme" content="dark" />
        {/* One first paint of the whole page, instead of a layout for every stretch of HTML that comes in. */}
        <link rel="expect" href={`#${lastPart}`} blocking="render" />
        {head}
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* All of the style, in the page itself: it is smaller than what asking for it would cost. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, made at build time. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <InlineScript code={script} />
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React made of our own components. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
