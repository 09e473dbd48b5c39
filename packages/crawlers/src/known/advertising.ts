import type { KnownFacts } from "./facts.ts";

export const advertising = [
  { token: "adidxbot", operator: "Microsoft" },
  { token: "AdsBot-Google", operator: "Google", ignoresWildcardGroup: true },
  { token: "AdsBot-Google-Mobile", operator: "Google", ignoresWildcardGroup: true },
  { token: "AmazonAdBot", operator: "Amazon" },
  { token: "Assaybot", operator: "Index Exchange" },
  { token: "ExteContextCrawl", operator: "Exte" },
  { token: "ias_crawler", aliases: ["IAS crawler", "ias_wombles"], operator: "Integral Ad Science" },
  { token: "Mediapartners-Google", operator: "Google", ignoresWildcardGroup: true },
  { token: "meta-externalads", operator: "Meta" },
  { token: "OAI-AdsBot", operator: "OpenAI" },
] as const satisfies readonly KnownFacts[];
