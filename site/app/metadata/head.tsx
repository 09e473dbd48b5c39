import { brand } from "@octroi/ui/brand/brand";
import { languages } from "@octroi/ui/language/language";
import type { StaticHandlerContext } from "react-router";
import { addressOf, alternatesOf, type Path, splitPath } from "../../domain/pages/pages.ts";
import { socialGroupOf, socialImageOf } from "../../domain/pages/social.ts";
import { socialCards } from "../content/social-cards.ts";
import type { RootData } from "../page/root-data.ts";

export interface PageHead {
  /** 30 to 60 characters, the brand included. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Where the page is, if this address is another way to it. */
  path?: Path;
  /** Whether search engines are asked to leave it out. */
  isUnlisted?: boolean;
}

/** By this a page's loader says what its head says: else it is what its copy says. */
type PageData = { head?: PageHead; copy?: PageHead } | null | undefined;

/** All that a page's head says of it. */
export function headOf({ matches, loaderData, errors, statusCode }: StaticHandlerContext, root: RootData) {
  const { copy, license } = root;
  const page: PageData = errors ? undefined : loaderData[matches.at(-1)?.route.id ?? "root"];
  const head = page?.head ?? (page?.copy || copy.notFound);
  return (
    <>
      {errors && statusCode !== 404 ? (
        <>
          <title>{copy.fault.title}</title>
          <meta name="robots" content="noindex" />
        </>
      ) : (
        <>
          <title>{head.title}</title>
          <meta name="description" content={head.description} />
          {statusCode === 404 ? (
            <meta name="robots" content="noindex" />
          ) : (
            <Address head={head} root={root} />
          )}
        </>
      )}
      <link rel="manifest" href="/site.webmanifest" />
      {license && <link rel="license" type="application/rsl+xml" href={license} />}
    </>
  );
}

const locales = { fr: "fr_FR", en: "en_US" } as const;

/** Canonical address, alternates and the card shown when the page is shared. */
function Address({ head, root }: { head: PageHead; root: RootData }) {
  const { origin, language, prefix } = root;
  const address = origin + (head.path ? addressOf(head.path, prefix) : root.pathname);
  const { path } = splitPath(root.pathname);
  return (
    <>
      {head.isUnlisted && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {Object.entries(alternatesOf(head.path ?? path)).map(([hrefLang, alternate]) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={origin + alternate} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + socialImageOf(path, language)} />
      <meta property="og:image:alt" content={socialCards[language][socialGroupOf(path)].headline} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={locales[other]} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
