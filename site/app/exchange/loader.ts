import { crawlerByToken } from "@octroi/crawlers/registry";
import type { Language } from "@octroi/ui/language/language";
import { exchangeCopy } from "../content/exchange.ts";
import { firstChoice, visitorTokens } from "./choice.ts";
import { exchangeFor } from "./exchange.ts";
import type { ExchangePanelProps } from "./panel.tsx";

/** What the panel needs from the server: its words, the crawlers' headers and the first exchange. */
export async function exchangePanel(language: Language): Promise<ExchangePanelProps> {
  return {
    copy: exchangeCopy[language],
    first: await exchangeFor(firstChoice, userAgents),
    userAgents,
  };
}

const userAgents = Object.fromEntries(
  visitorTokens.map((token) => [token, crawlerByToken(token)?.userAgent?.header ?? token]),
);
