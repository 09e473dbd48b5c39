import type { Localized } from "@octroi/ui/language/language";
import type { CrawlerRules } from "../robots/crawler-rules.ts";
import { generatorSearchEngines } from "../robots/generator-names.ts";
import type { GenericUseCaseId, UseCaseId } from "./use-cases.ts";

const everywhere = same("/");
const articles = same("/articles/");
const premium = same("/premium/");
const archives = same("/archives/");
const live = { fr: "/direct/", en: "/live/" };
const recipes = { fr: "/recettes/", en: "/recipes/" };
const guides = same("/guides/");
const comparisons = { fr: "/comparatifs/", en: "/comparisons/" };
const offerLinks = same("/go/");
const docs = same("/docs/");
const retiredDocs = same("/docs/v1/");
const community = { fr: "/communaute/", en: "/community/" };
const topics = { fr: "/sujets/", en: "/topics/" };
const members = { fr: "/membres/", en: "/members/" };

const search = { crawlers: generatorSearchEngines, path: everywhere, decision: "allow" } as const;
const switches = {
  crawlers: ["Google-Extended", "Applebot-Extended"],
  path: everywhere,
  decision: "block",
} as const;

/** A point of departure for each kind of publisher. Crawlers' purposes and operators come from the registry. */
export const useCaseRules = {
  media: {
    search,
    citations: {
      crawlers: ["OAI-SearchBot", "Claude-SearchBot", "PerplexityBot"],
      path: articles,
      decision: "allow",
    },
    subscribers: {
      crawlers: ["OAI-SearchBot", "Claude-SearchBot", "PerplexityBot"],
      path: premium,
      decision: "block",
    },
    onDemand: { crawlers: ["ChatGPT-User", "Perplexity-User"], path: articles, decision: "limit" },
    archives: { crawlers: ["GPTBot", "ClaudeBot"], path: archives, decision: "charge" },
    training: {
      crawlers: ["GPTBot", "ClaudeBot", "meta-externalagent"],
      path: everywhere,
      decision: "block",
    },
    datasets: { crawlers: ["CCBot"], path: everywhere, decision: "block" },
    switches,
  },
  recipes: {
    search: { ...search, crawlers: [...generatorSearchEngines, "Googlebot-Image"] },
    answers: { crawlers: ["OAI-SearchBot", "PerplexityBot"], path: recipes, decision: "limit" },
    onDemand: { crawlers: ["ChatGPT-User", "Claude-User"], path: recipes, decision: "charge" },
    training: { crawlers: ["GPTBot", "ClaudeBot", "Amazonbot"], path: everywhere, decision: "block" },
    pictures: { crawlers: ["ImagesiftBot", "CCBot"], path: everywhere, decision: "block" },
    switches,
  },
  affiliation: {
    search,
    guides: {
      crawlers: ["OAI-SearchBot", "PerplexityBot", "MistralAI-Index"],
      path: guides,
      decision: "allow",
    },
    tables: {
      crawlers: ["OAI-SearchBot", "PerplexityBot", "MistralAI-Index"],
      path: comparisons,
      decision: "block",
    },
    offers: {
      crawlers: ["OAI-SearchBot", "PerplexityBot", "MistralAI-Index"],
      path: offerLinks,
      decision: "block",
    },
    onDemand: { crawlers: ["ChatGPT-User", "Perplexity-User"], path: comparisons, decision: "charge" },
    buyers: { crawlers: ["Google-Agent", "Manus-User"], path: everywhere, decision: "limit" },
    training: {
      crawlers: ["GPTBot", "ClaudeBot", "meta-externalagent"],
      path: everywhere,
      decision: "block",
    },
    datasets: { crawlers: ["CCBot", "webzio"], path: everywhere, decision: "block" },
    switches,
  },
  "saas-docs": {
    search,
    assistants: { crawlers: ["Devin", "opencode"], path: docs, decision: "allow" },
    onDemand: { crawlers: ["ChatGPT-User", "Claude-User"], path: docs, decision: "allow" },
    answers: { crawlers: ["OAI-SearchBot", "Claude-SearchBot"], path: docs, decision: "allow" },
    retiredAnswers: { crawlers: ["OAI-SearchBot", "Claude-SearchBot"], path: retiredDocs, decision: "block" },
    training: { crawlers: ["GPTBot", "ClaudeBot"], path: docs, decision: "limit" },
    retiredTraining: { crawlers: ["GPTBot", "ClaudeBot"], path: retiredDocs, decision: "block" },
    community: { crawlers: ["GPTBot", "ClaudeBot"], path: community, decision: "charge" },
    resale: { crawlers: ["CCBot", "webzio"], path: everywhere, decision: "block" },
  },
} as const satisfies Record<UseCaseId, CrawlerRules>;

/** The four lines that matter most, for the shorter pages. */
export const genericRules: Record<GenericUseCaseId, CrawlerRules> = {
  media: {
    search,
    answers: { crawlers: ["OAI-SearchBot", "PerplexityBot"], path: articles, decision: "allow" },
    training: { crawlers: ["GPTBot", "ClaudeBot"], path: archives, decision: "charge" },
    datasets: { crawlers: ["CCBot", "webzio"], path: everywhere, decision: "block" },
  },
  blogs: {
    search,
    answers: { crawlers: ["OAI-SearchBot", "Claude-SearchBot"], path: articles, decision: "allow" },
    onDemand: { crawlers: ["ChatGPT-User"], path: articles, decision: "limit" },
    training: { crawlers: ["GPTBot", "meta-externalagent"], path: everywhere, decision: "block" },
  },
  news: {
    search,
    answers: { crawlers: ["OAI-SearchBot", "MistralAI-Index"], path: articles, decision: "allow" },
    onDemand: { crawlers: ["ChatGPT-User", "Perplexity-User"], path: live, decision: "limit" },
    training: { crawlers: ["GPTBot", "ClaudeBot"], path: everywhere, decision: "charge" },
  },
  forums: {
    search,
    answers: { crawlers: ["OAI-SearchBot", "PerplexityBot"], path: topics, decision: "allow" },
    training: { crawlers: ["GPTBot", "ClaudeBot", "Amazonbot"], path: topics, decision: "charge" },
    profiles: { crawlers: ["CCBot", "webzio"], path: members, decision: "block" },
  },
};

function same(path: string): Localized<string> {
  return { fr: path, en: path };
}
