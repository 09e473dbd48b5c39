import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const controlTokens: Readonly<Record<TokenFor<"control-token">, CrawlerWords>> = {
  "Applebot-Extended": {
    description:
      "A robots.txt switch that opts pages out of training Apple’s foundation models; it crawls nothing itself.",
  },
  "Google-Extended": {
    description:
      "A robots.txt switch that decides whether your pages train Gemini and support its answers; it sends no request and does not touch Google Search.",
    note: "Some lists give it a User-Agent header; it has none.",
  },
};
