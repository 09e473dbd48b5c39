import { brand } from "@octroi/ui/brand/brand";
import { languages } from "@octroi/ui/language/language";
import type { MetaDescriptor } from "react-router";
import { alternatesOf, splitPath } from "../../domain/pages/pages.ts";
import { socialGroupOf, socialImageOf } from "../../domain/pages/social.ts";
import { socialCards } from "../content/social-cards.ts";
import type { RootData } from "../page/root-data.ts";

export interface PageHead {
  /** 30 to 60 characters, the brand included. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
}

interface MetaContext {
  location: { pathname: string };
  matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;
}

const locales = { fr: "fr_FR", en: "en_US" } as const;

/** Title, description, canonical address, alternates and the card shown when the page is shared. */
export function pageMeta(head: PageHead, { location, matches }: MetaContext): MetaDescriptor[] {
  const root = rootOf(matches);
  if (!root) return [{ title: brand.name }];
  const { origin, language } = root;
  const address = origin + location.pathname;
  const { path } = splitPath(location.pathname);
  return [
    { title: head.title },
    { name: "description", content: head.description },
    { tagName: "link", rel: "canonical", href: address },
    ...Object.entries(alternatesOf(path)).map(([hrefLang, alternate]) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: origin + alternate,
    })),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: address },
    { property: "og:image", content: origin + socialImageOf(path, language) },
    { property: "og:image:alt", content: socialCards[language][socialGroupOf(path)].headline },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:locale", content: locales[language] },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: "og:locale:alternate", content: locales[other] })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function rootOf(matches: MetaContext["matches"]): RootData | undefined {
  // The root's loader is the only one under this id.
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}
