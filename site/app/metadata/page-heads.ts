import type { Language } from "@octroi/ui/language/language";
import type { PageId } from "../../domain/pages/pages.ts";
import { directory } from "../content/crawlers/directory.ts";
import { documentation, type SectionCopy } from "../content/documentation.ts";
import { estimator } from "../content/estimator.ts";
import { freeTools } from "../content/free-tools.ts";
import { generatorCopy } from "../content/generator.ts";
import { genericUseCases } from "../content/generic-use-cases/index.ts";
import { home } from "../content/home.ts";
import { ledgerCopy } from "../content/ledger.ts";
import { legalPages } from "../content/legal.ts";
import { logAnalyzerCopy } from "../content/log-analyzer.ts";
import { marketCopy } from "../content/market.ts";
import { policyCopy } from "../content/policy.ts";
import { pricing } from "../content/pricing.ts";
import { siteCheck } from "../content/site-check.ts";
import { team } from "../content/team.ts";
import { testerCopy } from "../content/tester.ts";
import { useCases } from "../content/use-cases/index.ts";
import { why } from "../content/why.ts";
import { wordpressPlugin } from "../content/wordpress-plugin.ts";
import type { PageHead } from "./head.tsx";

/** The title and description of every page that search engines know, for those who list pages. */
export function pageHeads(language: Language): Record<Exclude<PageId, "waitlist">, PageHead> {
  const { sections, middleware } = documentation[language];
  const guide = ({ title, document }: Pick<SectionCopy, "title" | "document">) => ({
    title,
    description: document.description,
  });
  const generic = genericUseCases[language];
  const genericHead = (id: keyof typeof generic.pages) => ({
    title: generic.title,
    description: generic.pages[id].description,
  });
  return {
    home: home[language],
    pricing: pricing[language],
    documentation: guide(sections["getting-started"]),
    documentationWordpress: guide(sections.wordpress),
    documentationVercel: guide(sections.vercel),
    documentationDns: guide(sections.dns),
    documentationApi: guide(sections.api),
    documentationWebhooks: guide(sections.webhooks),
    documentationReadLawfully: guide(sections["read-lawfully"]),
    middleware: guide(middleware),
    why: why[language],
    estimator: estimator[language],
    wordpressPlugin: wordpressPlugin[language],
    useCaseMedia: useCases.media[language],
    useCaseRecipes: useCases.recipes[language],
    useCaseAffiliation: useCases.affiliation[language],
    useCaseSaasDocs: useCases["saas-docs"][language],
    genericMedia: genericHead("media"),
    genericBlogs: genericHead("blogs"),
    genericNews: genericHead("news"),
    genericForums: genericHead("forums"),
    freeTools: freeTools[language],
    robotsTxtGenerator: generatorCopy[language],
    robotsTxtTester: testerCopy[language],
    logAnalyzer: logAnalyzerCopy[language],
    aiPolicy: policyCopy[language],
    siteCheck: siteCheck[language],
    team: team[language],
    privacy: legalPages[language],
    crawlers: directory[language],
    ledger: ledgerCopy[language],
    market: marketCopy[language],
  };
}
