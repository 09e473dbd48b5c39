import type { KnownCrawler, Purpose } from "../crawler.ts";
import { advertising } from "./advertising.ts";
import { agents } from "./agents.ts";
import { aiSearch } from "./ai-search.ts";
import { archives } from "./archives.ts";
import { codingAgents } from "./coding-agents.ts";
import { controlTokens } from "./control-tokens.ts";
import { datasets } from "./datasets.ts";
import { withPurpose } from "./facts.ts";
import { linkPreviews } from "./link-previews.ts";
import { searchEngines } from "./search-engines.ts";
import { training } from "./training.ts";
import { userTriggered } from "./user-triggered.ts";

/** What the data files of each purpose hold. */
export const written = {
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

/** The same in full, as `packed.ts` has to give them back. */
export const writtenCrawlers: readonly KnownCrawler[] = [
  ...withPurpose("training", training),
  ...withPurpose("ai-search", aiSearch),
  ...withPurpose("user-triggered", userTriggered),
  ...withPurpose("agent", agents),
  ...withPurpose("coding-agent", codingAgents),
  ...withPurpose("dataset", datasets),
  ...withPurpose("search-engine", searchEngines),
  ...withPurpose("control-token", controlTokens),
  ...withPurpose("link-preview", linkPreviews),
  ...withPurpose("advertising", advertising),
  ...withPurpose("archive", archives),
].sort((a, b) => (a.token.toLowerCase() < b.token.toLowerCase() ? -1 : 1));
