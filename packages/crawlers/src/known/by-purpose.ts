import type { Purpose } from "../crawler.ts";
import { advertising } from "./advertising.ts";
import { agents } from "./agents.ts";
import { aiSearch } from "./ai-search.ts";
import { archives } from "./archives.ts";
import { codingAgents } from "./coding-agents.ts";
import { controlTokens } from "./control-tokens.ts";
import { datasets } from "./datasets.ts";
import { linkPreviews } from "./link-previews.ts";
import { searchEngines } from "./search-engines.ts";
import { training } from "./training.ts";
import { userTriggered } from "./user-triggered.ts";

/** The crawlers as they are written down. Programs carry them packed: `npm run print -w packages/crawlers`. */
export const byPurpose = {
  training,
  "ai-search": aiSearch,
  "user-triggered": userTriggered,
  agent: agents,
  "coding-agent": codingAgents,
  dataset: datasets,
  "search-engine": searchEngines,
  "control-token": controlTokens,
  "link-preview": linkPreviews,
  advertising,
  archive: archives,
} as const satisfies Record<Purpose, unknown>;

/** The tokens of the crawlers of one purpose. */
export type TokenFor<P extends Purpose> = (typeof byPurpose)[P][number]["token"];

/** The token of any crawler of the registry. */
export type Token = TokenFor<Purpose>;
