import type { Token } from "../../known.ts";
import type { CrawlerWords } from "../words.ts";
import { advertising } from "./crawlers/advertising.ts";
import { agents } from "./crawlers/agents.ts";
import { aiSearch } from "./crawlers/ai-search.ts";
import { archives } from "./crawlers/archives.ts";
import { codingAgents } from "./crawlers/coding-agents.ts";
import { controlTokens } from "./crawlers/control-tokens.ts";
import { datasets } from "./crawlers/datasets.ts";
import { linkPreviews } from "./crawlers/link-previews.ts";
import { searchEngines } from "./crawlers/search-engines.ts";
import { training } from "./crawlers/training.ts";
import { userTriggered } from "./crawlers/user-triggered.ts";

/** What each crawler is, by token. */
export const crawlerWords: Readonly<Record<Token, CrawlerWords>> = {
  ...training,
  ...aiSearch,
  ...userTriggered,
  ...agents,
  ...codingAgents,
  ...datasets,
  ...searchEngines,
  ...controlTokens,
  ...linkPreviews,
  ...advertising,
  ...archives,
};
