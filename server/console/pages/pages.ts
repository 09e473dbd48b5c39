import type { Refusal, RefusalKind } from "@octroi/web/http/refusal";
import type { Context } from "hono";
import type { ConsoleEnv } from "../env.ts";

/** What makes pages. */
export interface Pages {
  /** The page that was asked for, or where the form that was sent leads. Whoever asks may: that was checked. */
  answer(c: Context<ConsoleEnv>): Promise<Response>;
  /** A page that says why there is no other, with the refusal's status and headers. */
  refused(c: Context<ConsoleEnv>, refusal: Refusal): Promise<Response>;
}

/** In both languages: it is sent where no page can be made. */
const sentences: Partial<Record<RefusalKind, string>> = {
  malformed: "Adresse mal formée.\nMalformed address.\n",
  crossSite: "Cette requête vient d’un autre site.\nThis request comes from another site.\n",
  forbidden: "Vous n’avez pas accès à cette page.\nYou have no access to this page.\n",
  unknown: "Il n’y a rien à cette adresse.\nThere is nothing at this address.\n",
  conflict: "Ce formulaire n’est plus valable.\nThis form is no longer valid.\n",
  method: "Méthode non autorisée.\nMethod not allowed.\n",
  tooMany: "Trop de requêtes. Réessayez plus tard.\nToo many requests. Please try again later.\n",
  busy: "Trop de visites à la fois. Réessayez dans un instant.\nToo many visits at once. Please try again in a moment.\n",
  unavailable:
    "Le tableau de bord est momentanément indisponible. Réessayez dans un instant.\nThe dashboard is briefly unavailable. Please try again in a moment.\n",
};
const otherwise =
  "Une erreur est survenue. Réessayez dans un instant.\nSomething failed. Please try again in a moment.\n";

export function refusalText({ kind }: Refusal): string {
  return sentences[kind] ?? otherwise;
}
