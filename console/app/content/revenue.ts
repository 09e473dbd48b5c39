import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { payoutsToday } from "@octroi/ui/words/plans";
import type { Rail } from "../../../domain/market/order.ts";
import type { OfferKind } from "../../../domain/offers/offer.ts";

export interface RevenueCopy {
  title: string;
  intro: string;
  /** `{{month}}`, and `{sum}` in money’s color. */
  titles: Record<"earned" | "soFar" | "nothing" | "nothingSoFar", string>;
  /** What became of it: `{{sum}}`. */
  standing: Record<"withBank" | "prepared" | "owed", string>;
  /** Of a site that joined no agreement: who collects what. With `{{payoutsToday}}`. */
  noPayment: string;
  /** After its number: `{{date}}`. */
  closed: string;
  /** Of a month that is not over: `{{date}}`, `{{closes}}`. */
  soFar: string;
  /** The same where nothing is closed: `{{date}}`. */
  unfinished: string;
  /** Of one that is over, and in which the books had nothing to state. */
  unstated: string;
  paid: Record<"payout" | "to" | "since" | "prepared" | "owed" | "direct", string>;
  earned: {
    caption: string;
    columns: Record<"company" | "by" | "visits" | "price" | "gross" | "share", string>;
    /** Before a statement’s number, which leads to it. */
    number: string;
    /** `{{uses}}`. */
    agreement: string;
    offers: Record<OfferKind, string>;
    rails: Record<Rail, string>;
    unknown: string;
    /** Beside the month, of its sum. */
    total: string;
    /** `{{percent}}`: of sites in an agreement alone. */
    share: string;
    offersShare: string;
    /** `{{received}}`, `{{earned}}`. */
    received: string;
    statements: string;
    none: string;
  };
  /** Beside what the site’s estimator says of the same visits. */
  estimate: {
    heading: string;
    promise: string;
    /** `{{price}}`. */
    promiseNote: Counted;
    real: string;
    /** `{{month}}`. */
    realNote: string;
    /** `{{licensed}}`, `{{visits}}`. */
    why: string;
    /** Where a company paid for days, and what it reads in them is not counted. */
    period: string;
    /** The same where nothing else was paid. */
    periodAlone: string;
    /** Where crawlers that are none of ours to know paid too: `{{licensed}}`. */
    others: string;
    /** `{{average}}`, `{{price}}`. */
    average: string;
    none: string;
  };
  figures: { asked: { name: string; note: Counted } } & Record<
    "licensed" | "gross",
    { name: string; note: string }
  >;
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
    /** `{{zone}}`, where it is not UTC. */
    zone: string;
  };
  files: string;
  print: string;
  /** Of the month without what is in the books. */
  heading: string;
  /** On paper: `{{workspace}}`, `{{domain}}`, `{{date}}`. */
  sheet: string;
}

export const revenue: Localized<RevenueCopy> = {
  fr: {
    title: "Revenus",
    intro: "Les prix que vos règles ont annoncés aux robots, et ce qui a été lu sous licence, mois par mois.",
    titles: {
      earned: "{{month}} vous a rapporté {sum}.",
      soFar: "{{month}} vous a rapporté {sum} jusqu’ici.",
      nothing: "{{month}} n’a rien rapporté.",
      nothingSoFar: "{{month}} n’a encore rien rapporté.",
    },
    standing: {
      withBank: "{{sum}} en route vers votre compte.",
      prepared: "Versement préparé : {{sum}}.",
      owed: "Reste dû : {{sum}}.",
    },
    noPayment: `Ce relevé sert à facturer vos licenciés, aux prix dont vous êtes convenus : ${brand.name} n’encaisse que ce qui est dû par un accord, et ce site n’en a rejoint aucun. ${payoutsToday} Ce que vous vendez par une offre vous est payé directement.`,
    closed: ", arrêté le {{date}}. Il ne change plus ; les corrections vont au mois où elles sont trouvées.",
    soFar: "Chiffres au {{date}}. Le mois sera arrêté le {{closes}}, et son relevé ne changera plus.",
    unfinished: "Le mois n’est pas fini : chiffres au {{date}}.",
    unstated: "Aucun accord n’a rien rapporté ce mois-là : il n’a pas de relevé.",
    paid: {
      payout: "Versement",
      to: "Vers",
      since: "À la banque depuis le",
      prepared: "Préparé le",
      owed: "Reste dû",
      direct: "Payé à vous directement",
    },
    earned: {
      caption: "Ce que chaque entreprise a rapporté ce mois-ci",
      columns: {
        company: "entreprise",
        by: "au titre de",
        visits: "pages",
        price: "prix",
        gross: "rapporté",
        share: "votre part",
      },
      number: "Relevé",
      agreement: "accord, {{uses}}",
      offers: { credit: "votre offre de visites", period: "votre offre de jours" },
      rails: { x402: "payée sur votre portefeuille", stripe: "payée sur votre compte Stripe" },
      unknown: "compte fermé",
      total: "en tout",
      share: "Accords : votre part est de {{percent}}.",
      offersShare: "Vos propres offres : tout vous revient, directement.",
      received:
        "Payé pour vos offres ce mois-ci, remboursements déduits : {{received}}. Compté comme rapporté : {{earned}}, car une visite vendue ne rapporte qu’une fois lue.",
      statements: "Relevés et versements",
      none: "Aucun accord ni aucune offre n’a rien rapporté ce mois-ci.",
    },
    estimate: {
      heading: "À côté de l’estimateur",
      promise: "L’estimateur aurait dit",
      promiseNote: {
        zero: "pour aucune visite d’IA",
        one: "votre part de # visite d’IA, à {{price}}",
        other: "votre part de # visites d’IA, à {{price}} chacune",
      },
      real: "Réellement rapporté",
      realNote: "{{month}}, accords et offres",
      why: "L’estimateur suppose que chaque visite d’IA est payée. Sur {{visits}}, {{licensed}} l’ont été, au titre d’un accord ou d’une offre.",
      others:
        "L’estimateur ne connaît que les robots d’IA de notre répertoire. {{licensed}} visites ont été payées, au titre d’accords et d’offres.",
      average: "Elles l’ont été à {{average}} en moyenne, et non à {{price}}.",
      period: "Ce qui est lu pendant une période vendue n’y est pas compté : elle se paie d’avance.",
      periodAlone:
        "L’estimateur suppose que chaque visite d’IA est payée. Ici, une entreprise a payé une période d’avance : ce qu’elle y lit n’est pas compté à la visite.",
      none: "L’estimateur suppose que chaque visite d’IA est payée. Aucune ne l’a été : une entreprise ne paie que par un accord ou une offre.",
    },
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
    },
    lines: {
      heading: "Licences que vous avez signées vous-même",
      caption: "Vos propres licences de ce mois, avec leurs visites : à vous de les facturer",
      none: "Aucune visite sous une licence à vous ce mois-ci.",
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
      caption: "Ce qui a été annoncé, lu sous licence et rapporté, par mois",
      columns: {
        month: "mois",
        asked: "prix annoncés",
        licensed: "sous licence",
        gross: "à facturer",
        share: "rapporté",
      },
      zone: "Les mois sont comptés en UTC, comme sur les relevés. Les visites d’IA, les prix annoncés et vos propres licences sont comptés par les jours de ce site ({{zone}}).",
    },
    heading: "Annoncé et lu",
    files: "Fichiers du mois",
    print: "Imprimer",
    sheet: `{{workspace}}, {{domain}}. Établi avec ${brand.name} le {{date}}.`,
  },
  en: {
    title: "Revenue",
    intro: "The prices your rules quoted to crawlers, and what was read under a license, month by month.",
    titles: {
      earned: "{{month}} earned you {sum}.",
      soFar: "{{month}} has earned you {sum} so far.",
      nothing: "{{month}} earned you nothing.",
      nothingSoFar: "{{month}} has earned you nothing yet.",
    },
    standing: {
      withBank: "{{sum}} is on its way.",
      prepared: "{{sum}} is about to leave.",
      owed: "{{sum}} is owed to you.",
    },
    noPayment: `Use this statement to invoice your licensees, at the prices you agreed: ${brand.name} collects only what is owed under an agreement, and this site has joined none. ${payoutsToday} What you sell by an offer is paid to you directly.`,
    closed: ", closed on {{date}}. It never changes; corrections go into the month in which they are found.",
    soFar:
      "Figures as of {{date}}. The month closes on {{closes}}, and its statement never changes after that.",
    unfinished: "The month is not over: figures as of {{date}}.",
    unstated: "No agreement earned anything that month: it has no statement.",
    paid: {
      payout: "Payout",
      to: "To",
      since: "With the bank since",
      prepared: "Prepared on",
      owed: "Owed to you",
      direct: "Paid to you directly",
    },
    earned: {
      caption: "What each company earned you this month",
      columns: {
        company: "company",
        by: "by",
        visits: "pages",
        price: "price",
        gross: "earned",
        share: "your share",
      },
      number: "Statement no.",
      agreement: "agreement, {{uses}}",
      offers: { credit: "your offer of visits", period: "your offer of days" },
      rails: { x402: "paid to your wallet", stripe: "paid to your Stripe account" },
      unknown: "account closed",
      total: "in all",
      share: "Agreements: your share is {{percent}}.",
      offersShare: "Offers of your own: all of it, straight to you.",
      received:
        "Paid for your offers this month, refunds taken off: {{received}}. Counted as earned: {{earned}}, since a visit that was sold is earned only once it is read.",
      statements: "Statements and payouts",
      none: "No agreement and no offer earned anything this month.",
    },
    estimate: {
      heading: "Beside the estimator",
      promise: "The estimator would have said",
      promiseNote: {
        zero: "for no AI visit",
        one: "your part of # AI visit, at {{price}}",
        other: "your part of # AI visits, at {{price}} each",
      },
      real: "Actually earned",
      realNote: "{{month}}, agreements and offers",
      why: "The estimator assumes that every AI visit is paid. Of {{visits}}, {{licensed}} were, under an agreement or an offer.",
      others:
        "The estimator only knows the AI crawlers in our directory. {{licensed}} visits were paid, under agreements and offers.",
      average: "They paid {{average}} on average, not {{price}}.",
      period: "What is read in a period that was sold is not among them: it is paid ahead.",
      periodAlone:
        "The estimator assumes that every AI visit is paid. Here a company paid ahead for a period: what it reads in it is not counted by the visit.",
      none: "The estimator assumes that every AI visit is paid. None was: a company pays only under an agreement or an offer.",
    },
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
    },
    lines: {
      heading: "Licenses you signed yourself",
      caption: "Licenses of your own this month, with their visits: yours to invoice",
      none: "No visit under a license of your own this month.",
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
      caption: "What was quoted, licensed and earned, by month",
      columns: {
        month: "month",
        asked: "prices quoted",
        licensed: "licensed",
        gross: "to invoice",
        share: "earned",
      },
      zone: "Months are in UTC, as on statements. AI visits, prices quoted and licenses of your own are counted by the days of this site ({{zone}}).",
    },
    heading: "Quoted and read",
    files: "Files of the month",
    print: "Print",
    sheet: `{{workspace}}, {{domain}}. Drawn up with ${brand.name} on {{date}}.`,
  },
};
