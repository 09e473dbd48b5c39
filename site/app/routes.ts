import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "../domain/pages/pages.ts";

/** `/pricing` and `/fr/pricing` are one route, so switching language keeps everything typed into it. */
export default [
  route(":lang?", "routes/language.tsx", { caseSensitive: true }, [
    index("routes/home.tsx"),
    page(pages.pricing, "routes/pricing.tsx"),
    page(pages.wordpressPlugin, "routes/wordpress-plugin.tsx"),
    page(`${pages.documentation}/:connector?`, "routes/documentation.tsx"),
    page(pages.middleware, "routes/middleware.tsx"),
    page(pages.why, "routes/why.tsx"),
    page(pages.estimator, "routes/estimator.tsx"),
    page(pages.team, "routes/team.tsx"),
    page(pages.privacy, "routes/privacy.tsx"),
    page("/use-cases/:useCase", "routes/use-case.tsx"),
    page("/usecase/*", "routes/generic-use-case.tsx"),
    page(pages.freeTools, "routes/free-tools.tsx"),
    page(pages.robotsTxtGenerator, "routes/robots-txt-generator.tsx"),
    page(pages.robotsTxtTester, "routes/robots-txt-tester.tsx"),
    page(pages.logAnalyzer, "routes/log-analyzer.tsx"),
    page(pages.aiPolicy, "routes/ai-policy.tsx"),
    page(pages.siteCheck, "routes/site-check.tsx"),
    page(pages.crawlers, "routes/crawlers.tsx"),
    page(`${pages.crawlers}/:token`, "routes/crawler.tsx"),
    page(pages.ledger, "routes/ledger.tsx"),
    page(pages.waitlist, "routes/waitlist.tsx"),
    ...(process.env["NODE_ENV"] === "development"
      ? [page("/design", "routes/design.tsx"), page("/design/fault", "routes/design-fault.tsx")]
      : []),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;

function page(path: string, file: string) {
  return route(path.slice(1), file, { caseSensitive: true });
}
