import type { Language } from "@octroi/ui/language/language";
import { crawlerSlug } from "@octroi/ui/words/crawler-slug";
import { crawlerWords } from "@octroi/ui/words/crawlers";
import { data } from "react-router";
import { crawlerAt } from "../../domain/directory/directory.ts";
import { nearNames } from "../../domain/directory/near-names.ts";
import { crawlerHead } from "../content/crawlers/head.ts";
import { unknownCrawler } from "../content/crawlers/unknown.ts";
import { CrawlerPage } from "../crawlers/crawler-page.tsx";
import { crawlerView } from "../crawlers/crawler-view.ts";
import { UnknownCrawler } from "../crawlers/unknown-crawler.tsx";
import { pageMeta } from "../metadata/page-meta.ts";
import { languageFrom } from "../page/language.ts";
import type { Route } from "./+types/crawler.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const language = languageFrom({ context });
  const crawler = crawlerAt(params.token);
  // Other ways to write a name were redirected before: whatever comes here is none.
  if (crawler === undefined || crawlerSlug(crawler.token) !== params.token) {
    return data({ unknown: unknownNamed(params.token, language) }, 404);
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

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => {
  if ("view" in loaderData) return pageMeta(loaderData.head, context);
  const { title, description } = loaderData.unknown.copy;
  return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
};

export default function Crawler({ loaderData }: Route.ComponentProps) {
  if ("view" in loaderData) return <CrawlerPage view={loaderData.view} />;
  return <UnknownCrawler {...loaderData.unknown} />;
}
