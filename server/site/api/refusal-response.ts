import { type Language, type Localized, languageOf } from "@octroi/ui/language/language";
import { Refusal, type RefusalKind } from "@octroi/web/http/refusal";
import { refusalHeaders } from "@octroi/web/http/refusal-headers";
import type { Context } from "hono";

/** One sentence for each kind of refusal, for the person behind the caller. */
const sentences: Record<RefusalKind, Localized<string>> = {
  malformed: { fr: "La requête n’est pas du JSON valide.", en: "The request is not valid JSON." },
  invalid: { fr: "La requête n’est pas valide.", en: "The request is not valid." },
  unauthorized: { fr: "Cette adresse demande une clé.", en: "This address asks for a key." },
  forbidden: { fr: "Cette adresse ne vous est pas ouverte.", en: "This address is not open to you." },
  suspended: {
    fr: "Cet accès est suspendu.",
    en: "This access is suspended.",
  },
  gone: { fr: "Il n’y a plus rien à cette adresse.", en: "There is nothing at this address anymore." },
  crossSite: { fr: "Cette requête vient d’un autre site.", en: "This request comes from another site." },
  unknown: { fr: "Il n’y a rien à cette adresse.", en: "There is nothing at this address." },
  method: { fr: "Cette méthode n’est pas acceptée ici.", en: "This method is not accepted here." },
  conflict: {
    fr: "La requête ne correspond plus à ce qui est enregistré.",
    en: "The request no longer fits what is kept.",
  },
  tooSlow: {
    fr: "La requête a mis trop de temps à arriver.",
    en: "The request took too long to arrive.",
  },
  tooLarge: { fr: "La requête dépasse 16 Kio.", en: "The request is larger than 16 KiB." },
  unsupportedType: {
    fr: "La requête doit être en JSON (application/json).",
    en: "The request must be JSON (application/json).",
  },
  tooMany: {
    fr: "Trop de requêtes : réessayez dans quelques minutes.",
    en: "Too many requests: please try again in a few minutes.",
  },
  broken: {
    fr: "Une erreur s’est produite de notre côté.",
    en: "Something went wrong on our side.",
  },
  busy: {
    fr: "Trop de demandes à la fois : réessayez dans un instant.",
    en: "Too many requests at once: please try again in a moment.",
  },
  unavailable: {
    fr: "Le service est momentanément indisponible : réessayez dans un instant.",
    en: "The service is briefly unavailable: please try again in a moment.",
  },
};

/** What a handler may know of its caller beyond the request. */
export interface ApiEnv {
  Variables: { language?: Language; form?: Readonly<Record<string, string>> };
}

/** The language the body names, else the address, else the page it was asked from, else what the browser prefers. */
export function callerLanguage(c: Context<ApiEnv>): Language {
  return (
    c.get("language") ??
    languageOf({
      prefix: c.req.query("lang") ?? URL.parse(c.req.header("referer") ?? "")?.pathname.split("/")[1],
      cookie: c.req.header("cookie"),
      acceptLanguage: c.req.header("accept-language"),
    })
  );
}

/** A refusal as JSON. */
export function refusalResponse(c: Context<ApiEnv>, refusal: Refusal): Response {
  const { status, sentence, headers } = refusalParts(c, refusal);
  return c.json({ error: sentence }, status, headers);
}

/** What a response to a refused request says, be it JSON or a page. */
export function refusalParts(c: Context<ApiEnv>, refusal: Refusal) {
  const { kind, status, details } = refusal;
  const language = callerLanguage(c);
  return {
    status,
    sentence: details.sentence?.[language] ?? sentences[kind][language],
    headers: refusalHeaders(refusal, c.req.raw),
  };
}

export function onlyPost(): never {
  throw new Refusal("method", { headers: { allow: "POST" } });
}
