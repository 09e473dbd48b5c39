import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import type { AgreementState } from "../../../domain/agreements/agreement.ts";
import type { OperatorChangeKind } from "../../../domain/books/operator-changes.ts";
import type { Due } from "../../../store/books/payouts.ts";

export type BillState = "unpaid" | "paid" | "nothing-due" | "written-off";

interface Table<Column extends string> {
  heading: string;
  caption: string;
  columns: Record<Column, string>;
  none: string;
}

export interface BooksCopy {
  title: string;
  intro: string;
  figures: Record<"receivable" | "owed" | "ready", { name: string; note: string }>;
  agreements: Table<"company" | "state" | "price" | "dates" | "sites" | "owed">;
  agreementStates: Record<AgreementState, string>;
  /** `{{from}}`, `{{until}}`. */
  dates: string;
  bills: Table<"number" | "month" | "company" | "visits" | "due" | "state"> & {
    /** Of the older ones. */
    paid: string;
  };
  /** `{{date}}` of one that is paid. */
  billStates: Record<BillState, string>;
  payouts: Table<"currency" | Due["state"] | "file"> & { off: string };
  months: {
    heading: string;
    none: string;
    /** `{{month}}`, `{{date}}`. */
    open: string;
    closed: string;
    underWay: string;
    earlier: string;
  };
  log: {
    heading: string;
    caption: string;
    none: string;
    byCommand: string;
    byNobody: string;
    /** After who did it, with `{{subject}}`. */
    kinds: Record<OperatorChangeKind, string>;
  };
  publishers: Counted;
}

export const books: Localized<BooksCopy> = {
  fr: {
    title: "Comptabilité",
    intro:
      "Ce que des entreprises doivent par accord, ce qui en revient aux éditeurs, et ce qui part. Les mêmes chiffres que ceux de la ligne de commande.",
    figures: {
      receivable: { name: "Dû par les entreprises", note: "compté, et pas encore payé" },
      owed: { name: "Dû aux éditeurs", note: "leur part de ce qui a été compté, moins ce qui est parti" },
      ready: { name: "Peut partir", note: "payé par les entreprises, à partir de {{threshold}}" },
    },
    agreements: {
      heading: "Accords",
      caption: "Les accords, du plus récent au plus ancien",
      columns: {
        company: "entreprise",
        state: "état",
        price: "une visite",
        dates: "durée",
        sites: "sites",
        owed: "doit",
      },
      none: "Aucun accord n’a encore été ajouté.",
    },
    agreementStates: { pending: "à venir", "in-force": "en vigueur", ended: "terminé" },
    dates: "{{from}} – {{until}}",
    bills: {
      heading: "Factures",
      caption: "Les factures, les impayées d’abord",
      columns: {
        number: "numéro",
        month: "mois",
        company: "entreprise",
        visits: "visites",
        due: "à payer",
        state: "état",
      },
      none: "Aucun mois clos n’a encore donné lieu à une facture.",
      paid: "Factures réglées",
    },
    billStates: {
      unpaid: "impayée",
      paid: "payée le {{date}}",
      "nothing-due": "rien à payer",
      "written-off": "passée en perte le {{date}}",
    },
    payouts: {
      heading: "Versements",
      caption: "Ce qui est dû et payé par les entreprises, par devise",
      columns: {
        currency: "devise",
        ready: "peut partir",
        "below-threshold": "sous le seuil",
        "no-bank-details": "sans compte",
        returned: "revenu de la banque",
        file: "dans un fichier",
      },
      none: "Aucune entreprise n’a encore payé de quoi verser.",
      off: "Les versements ne sont pas ouverts (PAYOUTS) : rien ne part.",
    },
    months: {
      heading: "Mois",
      none: "Rien n’a encore été compté sous un accord.",
      open: "{{month}} sera clos à partir du {{date}}, en temps universel.",
      closed: "clos le {{date}}",
      underWay: "clos le {{date}}, relevés et factures en cours d’écriture",
      earlier: "Mois précédents",
    },
    log: {
      heading: "Journal",
      caption: "Ce qui a été fait, du plus récent au plus ancien",
      none: "Rien n’a encore été fait ici, ni par la ligne de commande.",
      byCommand: "La ligne de commande",
      byNobody: "Un compte supprimé",
      kinds: {
        "agreement-added": "a ajouté l’accord avec {{subject}}",
        "agreement-ended": "a mis fin à l’accord avec {{subject}}",
        "bill-paid": "a noté que la facture {{subject}} est payée",
        "bill-written-off": "a passé la facture {{subject}} en perte",
        "payout-file-made": "a préparé le fichier de versements {{subject}}",
        "payout-file-sent": "a noté que la banque a pris le fichier {{subject}}",
        "payout-returned": "a noté que le virement {{subject}} est revenu",
        "correction-entered": "a inscrit une correction à l’accord avec {{subject}}",
      },
    },
    publishers: { one: "# éditeur", other: "# éditeurs" },
  },
  en: {
    title: "Books",
    intro:
      "What companies owe under agreements, what publishers get of it, and what leaves. The same figures as on the command line.",
    figures: {
      receivable: { name: "Owed by companies", note: "counted, and not paid yet" },
      owed: { name: "Owed to publishers", note: "their share of what was counted, less what left" },
      ready: { name: "Can leave", note: "paid by companies, from {{threshold}} on" },
    },
    agreements: {
      heading: "Agreements",
      caption: "The agreements, latest first",
      columns: {
        company: "company",
        state: "state",
        price: "a visit",
        dates: "dates",
        sites: "sites",
        owed: "owes",
      },
      none: "No agreement has been added yet.",
    },
    agreementStates: { pending: "to come", "in-force": "in force", ended: "over" },
    dates: "{{from}} – {{until}}",
    bills: {
      heading: "Bills",
      caption: "The bills, unpaid ones first",
      columns: {
        number: "number",
        month: "month",
        company: "company",
        visits: "visits",
        due: "due",
        state: "state",
      },
      none: "No month that was closed has led to a bill yet.",
      paid: "Settled bills",
    },
    billStates: {
      unpaid: "unpaid",
      paid: "paid on {{date}}",
      "nothing-due": "nothing due",
      "written-off": "written off on {{date}}",
    },
    payouts: {
      heading: "Payouts",
      caption: "What is owed and was paid by companies, by currency",
      columns: {
        currency: "currency",
        ready: "can leave",
        "below-threshold": "below the threshold",
        "no-bank-details": "without an account",
        returned: "sent back",
        file: "in a file",
      },
      none: "No company has paid anything to pay out yet.",
      off: "Payouts are not open (PAYOUTS): nothing leaves.",
    },
    months: {
      heading: "Months",
      none: "Nothing has been counted under an agreement yet.",
      open: "{{month}} can be closed from {{date}} on, in UTC.",
      closed: "closed on {{date}}",
      underWay: "closed on {{date}}, statements and bills being written",
      earlier: "Earlier months",
    },
    log: {
      heading: "Log",
      caption: "What was done, latest first",
      none: "Nothing has been done yet, here or on the command line.",
      byCommand: "The command line",
      byNobody: "A deleted account",
      kinds: {
        "agreement-added": "added the agreement with {{subject}}",
        "agreement-ended": "ended the agreement with {{subject}}",
        "bill-paid": "noted that bill {{subject}} is paid",
        "bill-written-off": "wrote off bill {{subject}}",
        "payout-file-made": "prepared payout file {{subject}}",
        "payout-file-sent": "noted that the bank took file {{subject}}",
        "payout-returned": "noted that transfer {{subject}} came back",
        "correction-entered": "entered a correction to the agreement with {{subject}}",
      },
    },
    publishers: { one: "# publisher", other: "# publishers" },
  },
};
