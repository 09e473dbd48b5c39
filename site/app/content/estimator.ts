import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language, Localized } from "@octroi/ui/language/language";
import { payoutsToday } from "@octroi/ui/words/plans";
import { estimate, medianShare, shareOf } from "../../domain/estimate/estimate.ts";
import { marketing, monetisation } from "../../domain/figures/figures.ts";
import type { AssumptionId, OutputId } from "../estimator/lines.ts";
import type { PageHead } from "../metadata/head.tsx";

export interface EstimatorCopy extends PageHead {
  eyebrow: string;
  heading: string;
  lead: string;
  form: {
    domain: string;
    traffic: string;
    trafficHint: string;
    trafficPlaceholder: string;
    calculate: string;
    calculating: string;
    error: string;
  };
  idle: string;
  result: {
    heading: string;
    visits: Counted;
    shareLabel: string;
    marks: Readonly<Record<"low" | "median" | "high", string>>;
    outputs: Readonly<Record<OutputId, string>>;
    assumptions: string;
    origin: string;
    share: string;
  };
  measured: {
    heading: string;
    figures: string;
    days: Counted;
    shareLabel: string;
    outputs: Readonly<Record<"share" | "traffic" | "requests" | "gross" | "yearly", string>>;
    measured: string;
    assumed: string;
    instead: string;
    note: string;
  };
  assumptions: {
    heading: string;
    lead: string;
    columns: Readonly<Record<"name" | "value" | "origin", string>>;
    rows: Readonly<Record<AssumptionId, { name: string; value: string; origin: string }>>;
  };
  example: {
    heading: string;
    lead: string;
    lines: Readonly<Record<"traffic" | OutputId, { sum: string; result: string; unit: string }>>;
    note: string;
  };
  closing: { heading: string; text: string; signUp: string; howItWorks: string };
}

const fr = wording("fr");
const en = wording("en");

export const estimator: Localized<EstimatorCopy> = {
  fr: {
    title: `Estimateur de revenus des visites d’IA — ${brand.name}`,
    description:
      "Entrez votre domaine et votre trafic mensuel : une fourchette de ce que les visites de robots d’IA pourraient vous rapporter, avec toutes nos hypothèses.",
    eyebrow: "Estimateur de revenus",
    heading: "Que valent les visites des IA sur votre site ?",
    lead: "Votre domaine et votre trafic mensuel suffisent pour une fourchette. Nos hypothèses sont affichées avec le résultat : à vous de juger.",
    form: {
      domain: "Domaine",
      traffic: "Trafic mensuel",
      trafficHint:
        "Toutes les visites d’un mois, robots d’IA compris. Vos statistiques ne les comptent pas ? Indiquez ce que vous connaissez : l’estimation sera plutôt basse.",
      trafficPlaceholder: fr.placeholder,
      calculate: "Calculer",
      calculating: "Calcul en cours…",
      error: "Renseignez un domaine et un trafic valide.",
    },
    idle: "Votre fourchette apparaîtra ici.",
    result: {
      heading: "Estimation pour",
      visits: {
        one: "# visite par mois",
        other: "# visites par mois",
        millions: "# de visites par mois",
      },
      shareLabel: `de part éditeur par mois, soit ${fr.share} du montant brut`,
      marks: { low: "bas", median: "médian", high: "haut" },
      outputs: {
        requests: "Requêtes d’IA par mois",
        gross: "Montant brut par mois",
        share: "Part éditeur par mois",
        yearly: "Part éditeur par an, scénario médian",
      },
      assumptions: `Calculé avec ${fr.low} à ${fr.high} de trafic d’IA, ${fr.price} brut par visite et ${fr.share} pour l’éditeur.`,
      origin: "D’où viennent ces hypothèses",
      share: "Copier le lien de l’estimation",
    },
    measured: {
      heading: "Estimation d’après votre journal",
      figures: "{ai} visites d’IA sur {visits}, relevées en {days}",
      days: { one: "# jour", other: "# jours" },
      shareLabel: `de part éditeur par mois, soit ${fr.share} du montant brut`,
      outputs: {
        share: "Part d’IA",
        traffic: "Visites par mois",
        requests: "Requêtes d’IA par mois",
        gross: "Montant brut par mois",
        yearly: "Part éditeur par an",
      },
      measured: "mesuré",
      assumed: "ramené à 30 jours",
      instead: `Avec l’hypothèse de ${fr.low} à ${fr.high} de trafic d’IA, la fourchette serait de {range} par mois.`,
      note: `Le prix de ${fr.price} par visite et la part de ${fr.share} restent des hypothèses. Ces chiffres sont dans l’adresse de la page et n’ont pas quitté votre navigateur.`,
    },
    assumptions: {
      heading: "Les hypothèses, et d’où elles viennent",
      lead: "Aucune ne vient de votre site. Remplacez la part de trafic d’IA par la vôtre dès que vous la connaissez ; la part éditeur est celle annoncée pour la bêta.",
      columns: { name: "hypothèse", value: "valeur", origin: "d’où elle vient" },
      rows: {
        low: {
          name: "Part d’IA, borne basse",
          value: fr.low,
          origin: "Notre lecture prudente : une visite sur dix vient d’un robot d’IA.",
        },
        median: {
          name: "Part d’IA, scénario médian",
          value: fr.median,
          origin: "Entre les deux bornes, plus près de la basse. Sert au montant annuel, multiplié par 12.",
        },
        high: {
          name: "Part d’IA, borne haute",
          value: fr.high,
          origin: "Un site très lu par les robots d’IA : une visite sur quatre.",
        },
        price: {
          name: "Prix brut d’une visite d’IA",
          value: fr.price,
          origin: "Prix de référence que nous avons retenu. Le prix réel dépend des accords signés.",
        },
        visit: {
          name: "Requêtes par visite",
          value: "1",
          origin:
            "Une simplification : une visite compte pour une requête, même si le robot lit plusieurs fichiers. En requêtes, la part des robots est donc souvent plus élevée, comme dans nos cas d’usage.",
        },
        share: {
          name: "Part éditeur",
          value: fr.share,
          origin: `La part annoncée pour la bêta ; ${brand.name} garde le reste, pour négocier les accords. ${payoutsToday}`,
        },
      },
    },
    example: {
      heading: `Le calcul, posé pour ${fr.traffic} de pages vues`,
      lead: "Un site d’exemple, une page vue par visite. Les mêmes opérations que pour le vôtre, ligne par ligne.",
      lines: {
        traffic: { sum: "", result: fr.traffic, unit: "de visites par mois" },
        requests: { sum: `× ${fr.low} à ${fr.high}`, result: fr.requests, unit: "requêtes d’IA" },
        gross: { sum: `× ${fr.price}`, result: fr.gross, unit: "brut par mois" },
        share: { sum: `× ${fr.share}`, result: fr.publisher, unit: "part éditeur par mois" },
        yearly: {
          sum: `à ${fr.median}, × 12`,
          result: fr.yearly,
          unit: "part éditeur par an, scénario médian",
        },
      },
      note: `La borne haute rejoint l’estimation donnée aux éditeurs de la bêta : ${fr.beta} par mois.`,
    },
    closing: {
      heading: "Une estimation n’est pas une mesure",
      text: `La mesure est gratuite, et s’installe en ${fr.firstResult}. Les premiers robots viennent le plus souvent le jour même.`,
      signUp: "Créer mon compte gratuit",
      howItWorks: "Voir comment ça marche",
    },
  },
  en: {
    title: `AI visit revenue estimator — ${brand.name}`,
    description:
      "Enter your domain and monthly traffic: the estimator gives a range of what visits by AI crawlers could bring you, with every assumption spelled out.",
    eyebrow: "Revenue estimator",
    heading: "What are AI visits to your site worth?",
    lead: "Your domain and your monthly traffic are enough for a range. Our assumptions are shown with the result: judge for yourself.",
    form: {
      domain: "Domain",
      traffic: "Monthly traffic",
      trafficHint:
        "All visits in a month, AI crawlers included. Your analytics leave them out? Enter what you know: the estimate will be on the low side.",
      trafficPlaceholder: en.placeholder,
      calculate: "Calculate",
      calculating: "Calculating…",
      error: "Please enter a domain and a valid traffic number.",
    },
    idle: "Your range will appear here.",
    result: {
      heading: "Estimate for",
      visits: {
        one: "# visit per month",
        other: "# visits per month",
        millions: "# visits per month",
      },
      shareLabel: `publisher share per month: ${en.share} of the gross amount`,
      marks: { low: "low", median: "median", high: "high" },
      outputs: {
        requests: "AI requests per month",
        gross: "Gross amount per month",
        share: "Publisher share per month",
        yearly: "Publisher share per year, median scenario",
      },
      assumptions: `Based on ${en.low} to ${en.high} AI traffic, ${en.price} gross per visit and ${en.share} for the publisher.`,
      origin: "Where these assumptions come from",
      share: "Copy the link to this estimate",
    },
    measured: {
      heading: "Estimate from your log",
      figures: "{ai} AI visits out of {visits}, counted in {days}",
      days: { one: "# day", other: "# days" },
      shareLabel: `publisher share per month: ${en.share} of the gross amount`,
      outputs: {
        share: "AI share",
        traffic: "Visits per month",
        requests: "AI requests per month",
        gross: "Gross amount per month",
        yearly: "Publisher share per year",
      },
      measured: "measured",
      assumed: "scaled to 30 days",
      instead: `With the assumption of ${en.low} to ${en.high} AI traffic, the range would be {range} per month.`,
      note: `The price of ${en.price} per visit and the share of ${en.share} remain assumptions. These figures are in the page’s address and have not left your browser.`,
    },
    assumptions: {
      heading: "The assumptions, and where they come from",
      lead: "None of them comes from your site. Replace the share of AI traffic with your own as soon as you know it; the publisher share is the one announced for the beta.",
      columns: { name: "assumption", value: "value", origin: "where it comes from" },
      rows: {
        low: {
          name: "AI share, low end",
          value: en.low,
          origin: "Our cautious reading: one visit in ten is an AI crawler’s.",
        },
        median: {
          name: "AI share, median scenario",
          value: en.median,
          origin: "Between the two ends, closer to the low one. Used for the yearly amount, times 12.",
        },
        high: {
          name: "AI share, high end",
          value: en.high,
          origin: "A site that AI crawlers read a lot: one visit in four.",
        },
        price: {
          name: "Gross price of an AI visit",
          value: en.price,
          origin: "The reference price we settled on. The real price depends on the agreements signed.",
        },
        visit: {
          name: "Requests per visit",
          value: "1",
          origin:
            "A simplification: one visit counts as one request, even if the crawler reads several files. Counted in requests, crawlers’ share is therefore often higher, as in our use cases.",
        },
        share: {
          name: "Publisher share",
          value: en.share,
          origin: `The share announced for the beta; ${brand.name} keeps the rest, to negotiate the agreements. ${payoutsToday}`,
        },
      },
    },
    example: {
      heading: `The calculation, worked through for ${en.traffic} page views`,
      lead: "An example site, one page view per visit. The same steps as for yours, line by line.",
      lines: {
        traffic: { sum: "", result: en.traffic, unit: "visits per month" },
        requests: { sum: `× ${en.low} to ${en.high}`, result: en.requests, unit: "AI requests" },
        gross: { sum: `× ${en.price}`, result: en.gross, unit: "gross per month" },
        share: { sum: `× ${en.share}`, result: en.publisher, unit: "publisher share per month" },
        yearly: {
          sum: `at ${en.median}, × 12`,
          result: en.yearly,
          unit: "publisher share per year, median scenario",
        },
      },
      note: `The high end matches the estimate given to publishers in the beta: ${en.beta} per month.`,
    },
    closing: {
      heading: "An estimate is not a measurement",
      text: `Measuring is free, and set up in ${en.firstResult}. The first crawlers usually come the same day.`,
      signUp: "Create my free account",
      howItWorks: "See how it works",
    },
  },
};

/** The assumptions and the example's results, as a language writes them. */
function wording(language: Language) {
  const f = intlFormatter(language);
  const { aiShare, grossPerVisit, publisherShare } = monetisation;
  const traffic = marketing.examplePageViews;
  const { ai, grossMonthly } = estimate(traffic);
  return {
    low: f.percent(aiShare.low * 100),
    median: f.percent(aiShare.median * 100),
    high: f.percent(aiShare.high * 100),
    price: f.cents(grossPerVisit),
    share: f.percent(publisherShare * 100),
    traffic: f.number(traffic),
    placeholder: f.number(traffic),
    requests: f.range(ai, f.number),
    gross: f.range(grossMonthly, f.euros),
    publisher: f.range(shareOf(grossMonthly), f.euros),
    yearly: f.euros(medianShare(traffic).yearly),
    beta: f.euros(marketing.betaEstimateEur),
    firstResult: f.duration(marketing.firstResultMinutes, "minute"),
  };
}
