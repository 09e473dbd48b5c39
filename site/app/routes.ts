import { type RouteModule, routeOf } from "@octroi/ui/page/route-module";
import type { RouteObject } from "react-router";
import { pages } from "../domain/pages/pages.ts";
import * as root from "./root.tsx";

const modules = import.meta.glob<RouteModule>(["./routes/*.tsx", "!./routes/design*.tsx"], { eager: true });
/** To look at while developing. */
const designs = import.meta.env.DEV
  ? import.meta.glob<RouteModule>("./routes/design*.tsx", { eager: true })
  : {};

function route(name: string): Omit<RouteObject, "children" | "index"> {
  const module = modules[`./routes/${name}.tsx`] ?? designs[`./routes/${name}.tsx`];
  if (module === undefined)
    throw new Error(`Expected the module of a page in routes/${name}.tsx, found none.`);
  return routeOf(module);
}

const page = (path: string, name: string): RouteObject => ({ path: path.slice(1), ...route(name) });

/** `/pricing` and `/fr/pricing` are one route, so switching language keeps everything typed into it. */
export const routes: RouteObject[] = [
  {
    id: "root",
    ...routeOf(root),
    children: [
      {
        path: ":lang?",
        ...route("language"),
        children: [
          { index: true, ...route("home") },
          page(pages.pricing, "pricing"),
          page(pages.wordpressPlugin, "wordpress-plugin"),
          page(`${pages.documentation}/:connector?`, "documentation"),
          page(pages.middleware, "middleware"),
          page(pages.why, "why"),
          page(pages.estimator, "estimator"),
          page(pages.team, "team"),
          page(pages.privacy, "privacy"),
          page("/use-cases/:useCase", "use-case"),
          page("/usecase/*", "generic-use-case"),
          page(pages.freeTools, "free-tools"),
          page(pages.robotsTxtGenerator, "robots-txt-generator"),
          page(pages.robotsTxtTester, "robots-txt-tester"),
          page(pages.logAnalyzer, "log-analyzer"),
          page(pages.aiPolicy, "ai-policy"),
          page(pages.siteCheck, "site-check"),
          page(pages.crawlers, "crawlers"),
          page(`${pages.crawlers}/:token`, "crawler"),
          page(pages.ledger, "ledger"),
          page(pages.market, "market"),
          page(`${pages.market}/:domain`, "market-site"),
          page(pages.waitlist, "waitlist"),
          ...(import.meta.env.DEV ? [page("/design", "design"), page("/design/fault", "design-fault")] : []),
          page("/*", "not-found"),
        ],
      },
    ],
  },
];
