import { listingLanguages, type Topic, topics } from "@octroi/ui/market/facts";
import { type Path, pages, splitPath } from "../pages/pages.ts";

/** What a page of the market shows of it. */
export interface MarketQuery {
  topic: Topic | undefined;
  language: string | undefined;
  cursor: string;
}

export function marketPath(domain: string): Path {
  return `${pages.market}/${domain}`;
}

/** The market, or one site of it, by the site’s domain; undefined for what is neither. */
export function marketAt(pathname: string): { domain: string | undefined } | undefined {
  const { path } = splitPath(pathname);
  if (path === pages.market) return { domain: undefined };
  const domain = path.startsWith(`${pages.market}/`) ? path.slice(pages.market.length + 1) : "";
  return isDomain.test(domain) ? { domain } : undefined;
}

/** As sites’ domains are kept. */
const isDomain = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** What a query asks for. A value that no list has is no choice. */
export function marketQueryOf(search: string): MarketQuery {
  const asked = new URLSearchParams(search);
  return {
    topic: topics.find((topic) => topic === asked.get("topic")),
    language: listingLanguages.find((language) => language === asked.get("language")),
    cursor: asked.get("cursor")?.slice(0, 100) ?? "",
  };
}

/** The same as a query, in one spelling. */
export function marketSearch({ topic, language, cursor }: MarketQuery): string {
  const asked = Object.entries({ topic, language, cursor }).filter(([, value]) => value);
  return asked.length === 0 ? "" : `?${new URLSearchParams(asked as [string, string][])}`;
}
