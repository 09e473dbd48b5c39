import { formatter } from "@octroi/ui/language/format";
import { languageOf } from "@octroi/ui/language/language";
import { createMiddleware } from "hono/factory";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { robotsChoice } from "../../../site/app/generator/choice.ts";
import { offeredCrawlers } from "../../../site/domain/directory/ai-crawlers.ts";
import { addressOf, generatedRobotsPath, pages, splitPath } from "../../../site/domain/pages/pages.ts";
import { parameter, selectionOf } from "../../../site/domain/robots/bot-selection.ts";
import { robotsFile } from "../../../site/domain/robots/file.ts";
import { generatorSearchEngines } from "../../../site/domain/robots/generator-names.ts";

const offered = offeredCrawlers.map(({ token }) => token);

/** The generator's file for whoever has no script: its form asks for it by the boxes that are checked. */
export function generatedRobots(siteUrl: URL) {
  return createMiddleware(async (c, next) => {
    const { prefix, path } = splitPath(c.req.path);
    if (path !== generatedRobotsPath) return next();
    const language = languageOf({
      prefix,
      cookie: c.req.header("cookie"),
      acceptLanguage: c.req.header("accept-language"),
    });
    const file = robotsFile(
      robotsChoice({
        copy: generatorCopy[language].file,
        day: formatter(language).date(new Date().toISOString().slice(0, 10)),
        address: siteUrl.origin + addressOf(pages.robotsTxtGenerator, prefix),
        allowed: generatorSearchEngines,
        blocked: selectionOf(c.req.queries(parameter) ?? [], offered),
      }),
    );
    return c.body(file, 200, {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": 'attachment; filename="robots.txt"',
      "cache-control": "private, no-store",
    });
  });
}
