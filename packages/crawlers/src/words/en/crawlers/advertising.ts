import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const advertising: Readonly<Record<TokenFor<"advertising">, CrawlerWords>> = {
  adidxbot: { description: "Visits the pages behind Microsoft Advertising ads for quality control." },
  "AdsBot-Google": {
    description:
      "Checks the quality of pages advertised through Google Ads; it ignores rules written for * and must be named.",
  },
  "AdsBot-Google-Mobile": {
    description:
      "Checks the quality of pages advertised through Google Ads, as a phone shows them; it ignores rules written for * and must be named.",
  },
  AmazonAdBot: { description: "Reads pages for Amazon’s advertising services." },
  Assaybot: {
    description:
      "Classifies pages with AI for the ad exchange Index Exchange; blocking it can lower ad demand.",
  },
  ExteContextCrawl: {
    description: "Reads pages to understand their context for Exte, an advertising company.",
  },
  ias_crawler: {
    description:
      "Classifies pages for advertisers through Integral Ad Science; blocking it can lower ad demand.",
  },
  "Mediapartners-Google": {
    description:
      "Reads pages so that AdSense and Ad Manager can place relevant ads: blocking it costs a publisher ad revenue.",
  },
  "meta-externalads": { description: "Crawls to improve Meta’s advertising and business products." },
  "OAI-AdsBot": { description: "Checks the landing pages that advertisers submit for ads in ChatGPT." },
};
