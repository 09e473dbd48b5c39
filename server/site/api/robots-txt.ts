import type { FetchRobots, NotVisitedReason } from "@octroi/check/reading/fetch-robots";
import type { RateLimit } from "@octroi/database/rate-limit";
import type { Localized } from "@octroi/ui/language/language";
import { clientKey, type IsTrusted } from "@octroi/web/http/client-address";
import { rateLimited } from "@octroi/web/http/rate-limited";
import { Refusal } from "@octroi/web/http/refusal";
import { Hono } from "hono";
import { robotsRequest } from "../../../site/domain/robots/request.ts";
import { parseBody } from "./parse-body.ts";
import { type ApiEnv, onlyPost } from "./refusal-response.ts";

/** A site's robots.txt, and what the site's answer means. Without a fetcher, the caller is asked for the file. */
export function robotsTxtApi(
  fetchRobots: FetchRobots | undefined,
  isTrusted: IsTrusted,
  limits: readonly RateLimit[],
) {
  return (
    new Hono<ApiEnv>()
      // An invalid domain causes no request, and does not count towards the limit.
      .post("/", parseBody(robotsRequest, domainSentences), rateLimited(limits, isTrusted), async (c) => {
        if (fetchRobots === undefined) throw new Refusal("unknown", { sentence: turnedOff });
        const outcome = await fetchRobots(c.req.valid("json").domain, clientKey(c, isTrusted));
        if (outcome.kind === "busy") throw new Refusal("busy", { headers: { "retry-after": "5" } });
        if (outcome.kind === "refused")
          throw new Refusal("invalid", { sentence: refusedHosts[outcome.because] });
        const { kind: _, ...fetched } = outcome;
        return c.json(fetched);
      })
      .all("/", onlyPost)
  );
}

export const turnedOff: Localized<string> = {
  fr: "La lecture d’un domaine n’est pas activée ici : collez votre fichier.",
  en: "Reading a domain is turned off here: please paste your file.",
};

export const domainSentences = {
  domain: {
    fr: "Indiquez un nom de domaine public, tel que example.com.",
    en: "Please enter a public domain name, such as example.com.",
  },
} satisfies Record<keyof typeof robotsRequest.entries, Localized<string>>;

export const refusedHosts: Record<NotVisitedReason, Localized<string>> = {
  "no-public-server": {
    fr: "Ce domaine n’existe pas, ou ne mène à aucun serveur web public.",
    en: "This domain does not exist, or leads to no public web server.",
  },
  "leads-elsewhere": {
    fr: "Ce site renvoie vers une adresse où nous n’allons pas.",
    en: "This site redirects to an address that we do not visit.",
  },
  "no-text-file": {
    fr: "Ce site renvoie vers une page qui n’est pas un fichier texte.",
    en: "This site redirects to a page that is not a text file.",
  },
};
