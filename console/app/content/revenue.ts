import { brand } from "@octroi/ui/brand/brand";
import { type Counted, formatter } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { publisherPercent } from "../../../domain/licenses/statement.ts";

export interface RevenueCopy {
  title: string;
  intro: string;
  /** That nothing is paid by this software. */
  noPayment: string;
  /** `{{month}}`. */
  heading: string;
  /** Of a month that is not over: `{{date}}`. */
  soFar: string;
  figures: { asked: { name: string; note: Counted } } & Record<
    "licensed" | "gross" | "share",
    { name: string; note: string }
  >;
  lines: {
    heading: string;
    caption: string;
    none: string;
    columns: Record<"company" | "price" | "visits" | "gross" | "share", string>;
    free: string;
  };
  months: {
    heading: string;
    caption: string;
    columns: Record<"month" | "asked" | "licensed" | "gross" | "share", string>;
  };
  csv: string;
  print: string;
  /** On paper: `{{workspace}}`, `{{domain}}`, `{{date}}`. */
  sheet: string;
}

const percent = {
  fr: formatter("fr").percent(publisherPercent),
  en: formatter("en").percent(publisherPercent),
};

export const revenue: Localized<RevenueCopy> = {
  fr: {
    title: "Revenus",
    intro: "Ce que vos règles ont demandé aux robots, et ce qui a été lu sous licence, mois par mois.",
    noPayment: `Aucun paiement ne passe par ${brand.name} : rien n’est encaissé ni versé. Ce relevé dit ce que valent les visites sous licence, aux prix dont vous êtes convenus.`,
    heading: "Relevé mensuel : {{month}}",
    soFar: "Le mois n’est pas fini : chiffres au {{date}}, en UTC.",
    figures: {
      asked: {
        name: "Demandé",
        note: {
          zero: "aucune visite refusée avec un prix",
          one: "# visite refusée avec un prix (402)",
          other: "# visites refusées avec un prix (402)",
        },
      },
      licensed: { name: "Sous licence", note: "visites ouvertes par une licence" },
      gross: { name: "Brut", note: "les visites sous licence, à leur prix" },
      share: { name: `Votre part, ${percent.fr}`, note: "ce qui revient à l’éditeur" },
    },
    lines: {
      heading: "Par licence",
      caption: "Les licences de ce mois, avec leurs visites",
      none: "Aucune visite sous licence ce mois-ci.",
      columns: {
        company: "Entreprise",
        price: "Par visite",
        visits: "Visites",
        gross: "Brut",
        share: `Part ${percent.fr}`,
      },
      free: "gratuite",
    },
    months: {
      heading: "Mois par mois",
      caption: "Ce qui a été demandé et lu sous licence, par mois",
      columns: {
        month: "Mois",
        asked: "Visites refusées avec un prix",
        licensed: "Sous licence",
        gross: "Brut",
        share: `Part ${percent.fr}`,
      },
    },
    csv: "Télécharger en CSV",
    print: "Imprimer le relevé",
    sheet: `{{workspace}}, {{domain}}. Établi avec ${brand.name} le {{date}}.`,
  },
  en: {
    title: "Revenue",
    intro: "What your rules asked of crawlers, and what was read under a license, month by month.",
    noPayment: `No payment passes through ${brand.name}: nothing is collected or paid out. This statement says what licensed visits come to, at the prices that you agreed.`,
    heading: "Statement for {{month}}",
    soFar: "The month is not over: figures as of {{date}}, in UTC.",
    figures: {
      asked: {
        name: "Asked",
        note: {
          zero: "no visit refused with a price",
          one: "# visit refused with a price (402)",
          other: "# visits refused with a price (402)",
        },
      },
      licensed: { name: "Licensed", note: "visits that a license opened" },
      gross: { name: "Gross", note: "licensed visits at their price" },
      share: { name: `Your share, ${percent.en}`, note: "what is the publisher’s" },
    },
    lines: {
      heading: "By license",
      caption: "The licenses of this month, with their visits",
      none: "No licensed visit this month.",
      columns: {
        company: "Company",
        price: "A visit",
        visits: "Visits",
        gross: "Gross",
        share: `${percent.en} share`,
      },
      free: "free",
    },
    months: {
      heading: "Month by month",
      caption: "What was asked and licensed, by month",
      columns: {
        month: "Month",
        asked: "Visits refused with a price",
        licensed: "Licensed",
        gross: "Gross",
        share: `${percent.en} share`,
      },
    },
    csv: "Download as CSV",
    print: "Print the statement",
    sheet: `{{workspace}}, {{domain}}. Drawn up with ${brand.name} on {{date}}.`,
  },
};
