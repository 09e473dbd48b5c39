import { formatter } from "@octroi/ui/language/format";
import type { Language, Localized } from "@octroi/ui/language/language";
import { Hono } from "hono";
import { estimate, estimateLimits, estimateRequest } from "../../../site/domain/estimate/estimate.ts";
import { parseBody } from "./parse-body.ts";
import { type ApiEnv, onlyPost } from "./refusal-response.ts";

/** Nothing is kept: the answer depends on the traffic alone. */
export function estimatorApi() {
  return new Hono<ApiEnv>()
    .post("/", parseBody(estimateRequest, sentences), (c) =>
      c.json(estimate(c.req.valid("json").monthlyTraffic)),
    )
    .all("/", onlyPost);
}

const maxTraffic = (language: Language) => formatter(language).number(estimateLimits.traffic);

const sentences = {
  domain: {
    fr: `Indiquez un domaine (${estimateLimits.domain} caractères au plus).`,
    en: `Please enter a domain (${estimateLimits.domain} characters at most).`,
  },
  monthlyTraffic: {
    fr: `Indiquez un trafic mensuel : un nombre de visites entre 1 et ${maxTraffic("fr")}.`,
    en: `Please enter monthly traffic between 1 and ${maxTraffic("en")} visits.`,
  },
} satisfies Record<keyof typeof estimateRequest.entries, Localized<string>>;
