import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { payoutsBegin } from "@octroi/ui/words/plans";

export interface RevenueCopy {
  title: string;
  intro: string;
  /** Of a site that joined no agreement: who collects what. */
  noPayment: string;
  /** `{{month}}`. */
  heading: string;
  /** Of a month that is not over: `{{date}}`. */
  soFar: string;
  figures: { asked: { name: string; note: Counted } } & Record<
    "licensed" | "gross" | "share",
    { name: string; note: string }
  >;
  /** Of sites that joined one. */
  agreements: {
    /** Who collects and pays, with `{{percent}}`. */
    collects: string;
    statements: string;
    heading: string;
    caption: string;
    columns: Record<"company" | "visits" | "gross" | "share", string>;
  };
  lines: {
    heading: string;
    caption: string;
    none: string;
    columns: Record<"company" | "price" | "visits" | "gross", string>;
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

export const revenue: Localized<RevenueCopy> = {
  fr: {
    title: "Revenus",
    intro: "Les prix que vos règles ont annoncés aux robots, et ce qui a été lu sous licence, mois par mois.",
    noPayment: `Ce relevé sert à facturer vos licenciés, aux prix dont vous êtes convenus : ${brand.name} n’encaisse que ce qui est dû par un accord, et ce site n’en a rejoint aucun. ${payoutsBegin.fr} Ce que vous vendez par une offre vous est payé directement.`,
    heading: "Relevé mensuel : {{month}}",
    soFar: "Le mois n’est pas fini : chiffres au {{date}}.",
    figures: {
      asked: {
        name: "Annoncé",
        note: {
          zero: "aucun prix annoncé",
          one: "# visite à qui un prix a été annoncé, sans licence",
          other: "# visites à qui un prix a été annoncé, sans licence",
        },
      },
      licensed: { name: "Sous licence", note: "visites ouvertes par une licence" },
      gross: { name: "Brut", note: "vos licences, à leur prix" },
      share: { name: "Votre part", note: "de ce que les accords ont rapporté à ce site" },
    },
    agreements: {
      collects: `${brand.name} encaisse ce que les entreprises doivent au titre des accords : votre part est de {{percent}}. Les licences que vous avez accordées vous-même, c’est vous qui les facturez ; ce qui s’achète par une offre vous est payé directement.`,
      statements: "Relevés et versements",
      heading: "Par accord",
      caption: "Ce que chaque accord a rapporté ce mois-ci",
      columns: { company: "entreprise", visits: "pages lues", gross: "brut", share: "votre part" },
    },
    lines: {
      heading: "Par licence",
      caption: "Les licences que vous avez accordées, avec leurs visites du mois",
      none: "Aucune visite sous une licence que vous avez accordée ce mois-ci.",
      columns: {
        company: "entreprise",
        price: "par visite",
        visits: "visites",
        gross: "brut",
      },
      free: "gratuite",
    },
    months: {
      heading: "Mois par mois",
      caption: "Ce qui a été annoncé et lu sous licence, par mois",
      columns: {
        month: "mois",
        asked: "prix annoncés",
        licensed: "sous licence",
        gross: "brut",
        share: "votre part",
      },
    },
    csv: "Télécharger en CSV",
    print: "Imprimer le relevé",
    sheet: `{{workspace}}, {{domain}}. Établi avec ${brand.name} le {{date}}.`,
  },
  en: {
    title: "Revenue",
    intro: "The prices your rules quoted to crawlers, and what was read under a license, month by month.",
    noPayment: `Use this statement to invoice your licensees, at the prices you agreed: ${brand.name} collects only what is owed under an agreement, and this site has joined none. ${payoutsBegin.en} What you sell by an offer is paid to you directly.`,
    heading: "Statement for {{month}}",
    soFar: "The month is not over: figures as of {{date}}.",
    figures: {
      asked: {
        name: "Quoted",
        note: {
          zero: "no price quoted",
          one: "# visit got your price instead of the page",
          other: "# visits got your price instead of the page",
        },
      },
      licensed: { name: "Licensed", note: "visits that a license opened" },
      gross: { name: "Gross", note: "your licenses at their price" },
      share: { name: "Your share", note: "of what agreements earned this site" },
    },
    agreements: {
      collects: `${brand.name} collects what companies owe under agreements: your share is {{percent}}. Licenses you issued yourself are yours to invoice; what is bought by an offer is paid to you directly.`,
      statements: "Statements and payouts",
      heading: "By agreement",
      caption: "What each agreement earned this month",
      columns: { company: "company", visits: "pages read", gross: "gross", share: "your share" },
    },
    lines: {
      heading: "By license",
      caption: "The licenses you issued, with their visits of the month",
      none: "No visit under a license you issued this month.",
      columns: {
        company: "company",
        price: "per visit",
        visits: "visits",
        gross: "gross",
      },
      free: "free",
    },
    months: {
      heading: "Month by month",
      caption: "What was quoted and licensed, by month",
      columns: {
        month: "month",
        asked: "prices quoted",
        licensed: "licensed",
        gross: "gross",
        share: "your share",
      },
    },
    csv: "Download as CSV",
    print: "Print the statement",
    sheet: `{{workspace}}, {{domain}}. Drawn up with ${brand.name} on {{date}}.`,
  },
};
