import type { GateRequest } from "../src/request.ts";
import { origin } from "./policy.ts";

/** User-Agent headers as their operators send them, and a browser's. */
export const userAgents = {
  browser: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  gptbot:
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)",
  ccbot: "CCBot/2.0 (https://commoncrawl.org/faq/)",
  googleAgent:
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent) Chrome/141.0.0.0 Safari/537.36",
  bytespider: "Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)",
  /** In no list. */
  unlisted: "ExampleBot/1.0 (+https://example.com/bot)",
  perplexity: "Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
} as const;

/** An address that nobody publishes: the documentation's own (RFC 5737). */
export const elsewhere = "203.0.113.7";

export interface Ask {
  readonly as: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function asks({ as, path = "/articles/1", method = "GET", headers = {} }: Ask): GateRequest {
  return new Request(origin + path, { method, headers: { "user-agent": as, ...headers } });
}
