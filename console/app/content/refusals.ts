import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";

interface RefusalCopy {
  heading: string;
  text: string;
}

/** Why there is no other page. What is not among them is a fault of ours. */
export type RefusalKind =
  | "forbidden"
  | "suspended"
  | "unknown"
  | "conflict"
  | "crossSite"
  | "tooMany"
  | "unavailable"
  | "gone"
  | "other";

export const refusals: Localized<Record<RefusalKind, RefusalCopy>> = {
  fr: {
    forbidden: {
      heading: "Vous n’avez pas accès à cette page",
      text: "Votre rôle dans cet espace ne permet pas de faire cela. Demandez à l’un de ses propriétaires.",
    },
    suspended: {
      heading: "Cet espace est suspendu",
      text: `Personne de cet espace ne peut le consulter ni le modifier pour le moment. Rien n’est effacé : vos sites restent servis, leurs connecteurs gardent les dernières règles publiées et les visites continuent d’être comptées. Pour en connaître la raison ou le faire rouvrir, écrivez à ${brand.contactEmail}.`,
    },
    unknown: {
      heading: "Il n’y a rien à cette adresse",
      text: "La page n’existe pas, ou plus, ou elle appartient à un espace dont vous ne faites pas partie.",
    },
    conflict: {
      heading: "Ce formulaire n’est plus valable",
      text: "Il ne dit pas pour quel espace il a été ouvert, ou nomme un espace dont vous ne faites plus partie. Rien n’a été changé. Revenez au tableau de bord et rouvrez la page.",
    },
    crossSite: {
      heading: "Cette demande vient d’un autre site",
      text: "Rien n’a été changé. Revenez au tableau de bord et recommencez depuis sa page.",
    },
    tooMany: {
      heading: "Trop de demandes en peu de temps",
      text: "Attendez quelques minutes, puis réessayez.",
    },
    unavailable: {
      heading: "Le tableau de bord est momentanément indisponible",
      text: "Vos sites ne sont pas touchés : les connecteurs continuent avec les dernières règles. Réessayez dans un instant.",
    },
    gone: {
      heading: "Cette page n’est plus là",
      text: "Ce que vous cherchez a été supprimé ou a expiré.",
    },
    other: {
      heading: "La demande n’a pas pu être traitée",
      text: "Rien n’a été changé. Revenez à la page précédente et réessayez.",
    },
  },
  en: {
    forbidden: {
      heading: "You do not have access to this page",
      text: "Your role in this workspace does not allow this. Ask one of its owners.",
    },
    suspended: {
      heading: "This workspace is suspended",
      text: `For now, nobody in it can look at it or change it. Nothing is deleted: your sites are served, their connectors keep the rules published last, and visits go on being counted. To learn why, or to have it opened again, write to ${brand.contactEmail}.`,
    },
    unknown: {
      heading: "There is nothing at this address",
      text: "The page does not exist, no longer exists, or belongs to a workspace that you are not in.",
    },
    conflict: {
      heading: "This form is no longer valid",
      text: "It does not say which workspace it was opened for, or it names one that you are no longer in. Nothing was changed. Go back to the dashboard and open the page again.",
    },
    crossSite: {
      heading: "This request comes from another site",
      text: "Nothing was changed. Go back to the dashboard and start again from its page.",
    },
    tooMany: {
      heading: "Too many requests in a short time",
      text: "Wait a few minutes, then try again.",
    },
    unavailable: {
      heading: "The dashboard is briefly unavailable",
      text: "Your sites are not affected: connectors go on with the last rules. Please try again in a moment.",
    },
    gone: {
      heading: "This page is gone",
      text: "What you are looking for was deleted or has expired.",
    },
    other: {
      heading: "The request could not be handled",
      text: "Nothing was changed. Go back to the previous page and try again.",
    },
  },
};

/** The way on from there: to the sites, or to the sign-in; from a suspended workspace to what is the person's own. */
export const refusalWay: Localized<{ home: string; account: string }> = {
  fr: { home: "Revenir au tableau de bord", account: "Votre compte" },
  en: { home: "Back to the dashboard", account: "Your account" },
};

const others = ["malformed", "invalid", "method", "tooSlow", "tooLarge", "unsupportedType", "unauthorized"];

/** The words for a refusal of the server; none where the fault is ours. */
export function refusalKindOf(kind: string | undefined): RefusalKind | undefined {
  if (kind === undefined) return undefined;
  if (kind === "busy") return "unavailable";
  if (others.includes(kind)) return "other";
  return kind in refusals.en ? (kind as RefusalKind) : undefined;
}
