import type { Language } from "@octroi/ui/language/language";
import { crawlerSlug } from "@octroi/ui/words/crawler-slug";
import { crawlerWords } from "@octroi/ui/words/crawlers";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { crawlerAt } from "../../domain/directory/directory.ts";
import { nearNames } from "../../domain/directory/near-names.ts";
import { crawlerHead } from "../content/crawlers/head.ts";
import { unknownCrawler } from "../content/crawlers/unknown.ts";
import { CrawlerPage } from "../crawlers/crawler-page.tsx";
import { crawlerView } from "../crawlers/crawler-view.ts";
import { UnknownCrawler } from "../crawlers/unknown-crawler.tsx";
import { languageFrom } from "../page/language.ts";

export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  const { token = "" } = args.params;
  const crawler = crawlerAt(token);
  // Other ways to write a name were redirected before: whatever comes here is none.
  if (crawler === undefined || crawlerSlug(crawler.token) !== token) {
    return data({ head: unknownCrawler[language], unknown: unknownNamed(token, language) }, 404);
  }
  return data({ head: crawlerHead(crawler, language), view: crawlerView(crawler, language) });
}

function unknownNamed(name: string, language: Language) {
  return {
    copy: unknownCrawler[language],
    asked: name.slice(0, 60),
    near: nearNames(name).map(({ token, operator, purpose }) => ({
      token,
      operator,
      purpose: crawlerWords[language].purposes[purpose].name,
    })),
  };
}

export default function Crawler() {
  const loaderData = useLoaderData<typeof loader>();
  if ("view" in loaderData) return <CrawlerPage view={loaderData.view} />;
  return <UnknownCrawler {...loaderData.unknown} />;
}
