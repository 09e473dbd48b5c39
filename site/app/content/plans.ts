import { crawlers } from "@octroi/crawlers/registry";
import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language, Localized } from "@octroi/ui/language/language";
import { payoutsToday, whatProIsFor } from "@octroi/ui/words/plans";
import { aiCrawlers } from "../../domain/directory/ai-crawlers.ts";
import { history, prices } from "../../domain/figures/figures.ts";
import type { FeatureGroupId, FeatureId, Highlight, Offer, PlanId } from "../../domain/plans/plans.ts";

interface PlanCopy<Plan extends PlanId> {
  name: string;
  price: string;
  period: string;
  summary: string;
  highlights: Record<Highlight<Plan>, string>;
  action: string;
}

/** The two plans, as the pricing page and the plugin page both show them. */
export interface PlansCopy {
  free: PlanCopy<"free">;
  paid: PlanCopy<"paid"> & { badge: string };
  comparison: {
    caption: string;
    feature: string;
    groups: Record<FeatureGroupId, string>;
    features: Record<FeatureId, { name: string; detail: string }>;
    offers: Record<Offer, string>;
  };
}

const fr = intlFormatter("fr");
const en = intlFormatter("en");

const taxNotes: Localized<Record<"included" | "excluded", string>> = {
  fr: { included: ", TTC", excluded: ", HT" },
  en: { included: ", VAT included", excluded: ", plus VAT" },
};

/** Said after a price once the operator has settled it; nothing until then. */
export function taxNote(language: Language, includesTax: boolean | undefined): string {
  if (includesTax === undefined) return "";
  return taxNotes[language][includesTax ? "included" : "excluded"];
}

export const plans: Localized<PlansCopy> = {
  fr: {
    free: {
      name: "Gratuit",
      price: fr.euros(prices.free),
      period: "pour toujours",
      summary:
        "Voyez chaque robot d’IA qui vient, les pages qu’il prend, et ce que vos règles auraient refusé. Sans carte, sans fin.",
      highlights: {
        dashboard: "Tableau de bord",
        realTime: "Analyse en temps réel",
        identification: "Identification des IA",
        reports: "Rapport hebdomadaire par e-mail",
        history: `${fr.duration(history.freeMonths, "month")} d’historique`,
      },
      action: "Créer mon compte gratuit",
    },
    paid: {
      name: "Pro",
      badge: "bêta, sur invitation",
      price: fr.euros(prices.paid),
      period: `par mois${taxNote("fr", brand.pricesIncludeTax)}`,
      summary: whatProIsFor.fr,
      highlights: {
        everythingInFree: "Toute l’offre gratuite",
        control: "Blocage sélectif, liste d’autorisation, protection",
        earnings: "Revenus et licences",
        history: "Historique illimité",
        support: "Assistance prioritaire",
      },
      action: "Demander une invitation",
    },
    comparison: {
      caption: "Ce que comprend chaque offre, fonction par fonction",
      feature: "fonction",
      groups: { see: "Voir", decide: "Décider", earn: "Être payé", help: "Demander de l’aide" },
      features: {
        dashboard: { name: "Tableau de bord", detail: "Robots, pages et volumes sur un seul écran." },
        realTime: {
          name: "Analyse en temps réel",
          detail: "Chaque visite reconnue, au moment où elle a lieu.",
        },
        identification: {
          name: "Identification des IA",
          detail: `${fr.number(aiCrawlers.length)} robots d’IA reconnus, avec leur exploitant et leur usage, parmi ${fr.number(crawlers.length)} robots de toute sorte.`,
        },
        reports: {
          name: "Rapport par e-mail",
          detail:
            "Chaque semaine : les chiffres, ce qui a changé et une chose à faire. Des alertes, si vous les demandez.",
        },
        history: { name: "Historique", detail: "Jusqu’où vous pouvez remonter." },
        blocking: {
          name: "Blocage sélectif",
          detail: "Un refus, robot par robot et section par section, réglé depuis le tableau de bord.",
        },
        allowList: {
          name: "Liste d’autorisation",
          detail:
            "« Autoriser » pour un robot ou une section, réglé depuis le tableau de bord, quelle que soit la règle des autres.",
        },
        protection: {
          name: "Protection",
          detail:
            "Vos règles atteignent tous vos connecteurs en une minute environ, et s’appliquent à chaque visite reconnue, même quand robots.txt est ignoré.",
        },
        revenue: {
          name: "Revenus",
          detail:
            "Un relevé par mois : les prix que vos règles ont annoncés, et ce qui a été lu sous licence. Ce que vous vendez par une offre vous est payé aussitôt.",
        },
        licensing: {
          name: "Licences",
          detail:
            "Celles que vous accordez, renouvelez et révoquez depuis le tableau de bord ; celles qui s’achètent par vos offres, à prix affiché, et vous sont payées directement ; et les accords que nous négocions avec les sociétés d’IA, que vous êtes libre de refuser.",
        },
        monetisation: {
          name: "Monétisation automatique",
          detail: `Bientôt ouverte à tous les abonnés Pro. Pendant la bêta, seuls les éditeurs invités recevront des versements, pour les accords. ${payoutsToday}`,
        },
        support: {
          name: "Assistance",
          detail: "Tout le monde peut nous écrire ; avec l’offre Pro, la réponse est prioritaire.",
        },
      },
      offers: {
        yes: "inclus",
        no: "non inclus",
        soon: "bientôt",
        months: fr.duration(history.freeMonths, "month"),
        unlimited: "illimité",
        community: "par e-mail",
        priority: "prioritaire",
      },
    },
  },
  en: {
    free: {
      name: "Free",
      price: en.euros(prices.free),
      period: "forever",
      summary:
        "See every AI crawler that comes, the pages it takes, and what your rules would have refused. No card, no end date.",
      highlights: {
        dashboard: "Dashboard",
        realTime: "Real-time analytics",
        identification: "AI identification",
        reports: "Weekly e-mail report",
        history: `${en.duration(history.freeMonths, "month")} of history`,
      },
      action: "Create my free account",
    },
    paid: {
      name: "Pro",
      badge: "beta, by invitation",
      price: en.euros(prices.paid),
      period: `per month${taxNote("en", brand.pricesIncludeTax)}`,
      summary: whatProIsFor.en,
      highlights: {
        everythingInFree: "Everything in Free",
        control: "Selective blocking, allow-list, protection",
        earnings: "Revenue and licensing",
        history: "Unlimited history",
        support: "Priority support",
      },
      action: "Request an invitation",
    },
    comparison: {
      caption: "What each plan includes, feature by feature",
      feature: "feature",
      groups: { see: "See", decide: "Decide", earn: "Get paid", help: "Get help" },
      features: {
        dashboard: { name: "Dashboard", detail: "Crawlers, pages and volumes on one screen." },
        realTime: { name: "Real-time analytics", detail: "Every recognized visit, as it happens." },
        identification: {
          name: "AI identification",
          detail: `${en.number(aiCrawlers.length)} AI crawlers recognized, with their operator and purpose, among ${en.number(crawlers.length)} crawlers of every kind.`,
        },
        reports: {
          name: "E-mail report",
          detail: "Once a week: the figures, what changed and one thing to do. Alerts, if you ask for them.",
        },
        history: { name: "History", detail: "How far back you can look." },
        blocking: {
          name: "Selective blocking",
          detail: "Refusals by crawler and by section of the site, set from the dashboard.",
        },
        allowList: {
          name: "Allow-list",
          detail:
            "“Allow” for one crawler or one section, set from the dashboard, whatever the rule for the others.",
        },
        protection: {
          name: "Protection",
          detail:
            "Your rules reach all your connectors within about a minute and apply to every recognized visit, even where robots.txt is ignored.",
        },
        revenue: {
          name: "Revenue",
          detail:
            "A statement each month: the prices your rules quoted, and what was read under a license. What you sell by an offer is paid to you at once.",
        },
        licensing: {
          name: "Licensing",
          detail:
            "Licenses you issue, renew and revoke from the dashboard; those that are bought by your offers, at a posted price, and paid to you directly; and the agreements we negotiate with AI companies, which you are free to decline.",
        },
        monetisation: {
          name: "Automatic monetization",
          detail: `Coming to every Pro subscriber. During the beta, only invited publishers receive payouts, under agreements. ${payoutsToday}`,
        },
        support: { name: "Support", detail: "Anyone can write to us; with Pro, the answer comes first." },
      },
      offers: {
        yes: "included",
        no: "not included",
        soon: "coming soon",
        months: en.duration(history.freeMonths, "month"),
        unlimited: "unlimited",
        community: "by e-mail",
        priority: "priority",
      },
    },
  },
};
