import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import { payoutWords } from "@octroi/ui/words/plans";

export interface StatementsCopy {
  title: string;
  intro: string;
  figures: Record<"owed" | "collected" | "paid", { name: string; note: string }>;
  list: {
    heading: string;
    caption: string;
    /** Before the first month closes. */
    none: string;
    columns: Record<"month" | "number" | "earned" | "after", string>;
  };
  payouts: {
    heading: string;
    caption: string;
    none: string;
    columns: Record<"sum" | "account" | "state", string>;
    /** `{{date}}`. */
    withBank: string;
    /** `{{date}}`. */
    prepared: string;
    /** `{{date}}`. */
    returned: string;
  };
  /** What becomes of what is owed: `{{sum}}` is the threshold. */
  states: Record<"ready" | "below-threshold" | "no-bank-details" | "returned", string>;
  account: {
    heading: string;
    /** `{{account}}`, `{{date}}`. */
    known: string;
    missing: string;
    change: string;
    add: string;
  };
  /** To what is sold without the operator. */
  toSelling: string;
  /** That nobody is paid yet: where nothing is owed, and where something is. */
  notOpen: Record<"nothingOwed" | "owed", string>;
}

export const statements: Localized<StatementsCopy> = {
  fr: {
    title: "Relevés et versements",
    intro: `Ce que les accords négociés par ${brand.name} rapportent à tous vos sites, mois par mois. Un relevé est arrêté le 2 du mois suivant et ne change plus.`,
    figures: {
      owed: { name: "Vous est dû", note: "ce que les accords ont rapporté, moins ce qui a été versé" },
      collected: { name: "Déjà réglé par les entreprises", note: "peut vous être versé" },
      paid: { name: "Versé", note: "depuis le début" },
    },
    list: {
      heading: "Relevés",
      caption: "Les relevés, le plus récent d’abord",
      none: "Pas encore de relevé. Le premier suit le premier mois de lectures sous un accord.",
      columns: { month: "mois", number: "n°", earned: "gagné", after: "dû à la fin du mois" },
    },
    payouts: {
      heading: "Versements",
      caption: "Les versements, le plus récent d’abord",
      none: "Aucun versement pour l’instant.",
      columns: { sum: "somme", account: "compte", state: "où il en est" },
      withBank: "à la banque depuis le {{date}}",
      prepared: "préparé le {{date}}",
      returned: "revenu de la banque le {{date}}, vous est de nouveau dû",
    },
    states: {
      ready: "Part avec le prochain versement.",
      "below-threshold": "Moins de {{sum}} : la somme attend le mois suivant.",
      "no-bank-details": "Indiquez un compte pour être payé.",
      returned: "Un versement est revenu de la banque : vérifiez le compte et enregistrez-le à nouveau.",
    },
    account: {
      heading: "Compte de versement",
      known: "{{account}}, depuis le {{date}}",
      missing: "Aucun compte : un propriétaire peut en indiquer un.",
      change: "Changer de compte",
      add: "Indiquer un compte",
    },
    toSelling: "Où vos offres sont payées, et par qui",
    notOpen: {
      nothingOwed: payoutWords("fr", false),
      owed: "Les versements ne sont pas encore ouverts : ce qui est gagné vous reste dû.",
    },
  },
  en: {
    title: "Statements and payouts",
    intro: `What agreements negotiated by ${brand.name} bring to all your sites, month by month. A statement is drawn up on the 2nd of the next month and never changes.`,
    figures: {
      owed: { name: "Owed to you", note: "what agreements earned, less what was paid" },
      collected: { name: "Paid by companies", note: "can be paid out to you" },
      paid: { name: "Paid out", note: "since the beginning" },
    },
    list: {
      heading: "Statements",
      caption: "The statements, the latest first",
      none: "No statement yet. The first follows the first month of reads under an agreement.",
      columns: { month: "month", number: "no.", earned: "earned", after: "owed at its end" },
    },
    payouts: {
      heading: "Payouts",
      caption: "The payouts, the latest first",
      none: "No payout so far.",
      columns: { sum: "sum", account: "account", state: "where it stands" },
      withBank: "with the bank since {{date}}",
      prepared: "prepared on {{date}}",
      returned: "came back from the bank on {{date}}, owed to you again",
    },
    states: {
      ready: "Leaves with the next payout.",
      "below-threshold": "Less than {{sum}}: it waits for the next month.",
      "no-bank-details": "Add an account to be paid.",
      returned: "A payout came back from the bank: check the account and save it again.",
    },
    account: {
      heading: "Payout account",
      known: "{{account}}, since {{date}}",
      missing: "No account yet: an owner can add one.",
      change: "Change the account",
      add: "Add an account",
    },
    toSelling: "Where your offers are paid, and by whom",
    notOpen: {
      nothingOwed: payoutWords("en", false),
      owed: "Payouts are not open yet: what is earned stays owed to you.",
    },
  },
};

export interface StatementCopy {
  /** `{{month}}`, `{{sum}}`. */
  title: string;
  /** Of a month with nothing earned: `{{month}}`. */
  emptyTitle: string;
  /** `{{number}}`, `{{date}}`. */
  intro: string;
  /** On paper: `{{workspace}}`, `{{number}}`. */
  sheet: string;
  caption: string;
  columns: Record<"company" | "site" | "visits" | "price" | "gross" | "share", string>;
  /** `{{month}}`. */
  total: string;
  removedSite: string;
  /** `{{percent}}`. */
  share: string;
  corrections: {
    heading: string;
    caption: string;
    columns: Record<"company" | "note" | "countedIn" | "amount", string>;
  };
  account: {
    heading: string;
    caption: string;
    columns: Record<"currency" | "before" | "earned" | "corrected" | "paid" | "after", string>;
  };
  files: string;
  print: string;
  back: string;
}

export const statement: Localized<StatementCopy> = {
  fr: {
    title: "{{month}} : {{sum}} pour vous",
    emptyTitle: "{{month}} : rien de gagné",
    intro:
      "Relevé n° {{number}}, arrêté le {{date}}. Il ne change plus : une correction figure au relevé du mois où elle est trouvée.",
    sheet: `{{workspace}}. Relevé n° {{number}}, établi par ${brand.name}.`,
    caption: "Ce que chaque accord a rapporté",
    columns: {
      company: "entreprise",
      site: "site",
      visits: "pages lues",
      price: "prix",
      gross: "brut",
      share: "votre part",
    },
    total: "Total",
    removedSite: "site retiré",
    share: "Votre part est de {{percent}} de ce que les entreprises doivent au titre des accords.",
    corrections: {
      heading: "Corrections de mois précédents",
      caption: "Les corrections de ce mois",
      columns: { company: "entreprise", note: "motif", countedIn: "comptées en", amount: "votre part" },
    },
    account: {
      heading: "Ce qui vous est dû",
      caption: "Ce qui était dû, ce qui s’y est ajouté, ce qui a été versé",
      columns: {
        currency: "devise",
        before: "au début",
        earned: "gagné",
        corrected: "corrigé",
        paid: "versé",
        after: "à la fin",
      },
    },
    files: "Fichiers du relevé",
    print: "Imprimer",
    back: "Tous les relevés",
  },
  en: {
    title: "{{month}} earned you {{sum}}",
    emptyTitle: "{{month}} earned nothing",
    intro:
      "Statement no. {{number}}, closed on {{date}}. It never changes: corrections go into the month in which they are found.",
    sheet: `{{workspace}}. Statement no. {{number}}, drawn up by ${brand.name}.`,
    caption: "What each agreement earned",
    columns: {
      company: "company",
      site: "site",
      visits: "pages read",
      price: "price",
      gross: "gross",
      share: "your share",
    },
    total: "Total",
    removedSite: "removed site",
    share: "Your share is {{percent}} of what companies owe under agreements.",
    corrections: {
      heading: "Corrections of earlier months",
      caption: "The corrections of this month",
      columns: { company: "company", note: "reason", countedIn: "counted in", amount: "your share" },
    },
    account: {
      heading: "What you are owed",
      caption: "What was owed, what came to it, what was paid",
      columns: {
        currency: "currency",
        before: "at the start",
        earned: "earned",
        corrected: "corrected",
        paid: "paid",
        after: "at the end",
      },
    },
    files: "Files of the statement",
    print: "Print",
    back: "All statements",
  },
};

export interface BankDetailsCopy {
  title: string;
  intro: string;
  holder: string;
  holderHint: string;
  iban: string;
  ibanHint: string;
  submit: string;
  back: string;
  notOpen: string;
}

export const bankDetails: Localized<BankDetailsCopy> = {
  fr: {
    title: "Compte de versement",
    intro:
      "Où virer ce qui est dû à l’espace. Le compte est conservé chiffré, ses quatre derniers caractères seuls s’affichent, et chaque propriétaire est prévenu par e-mail.",
    holder: "Titulaire du compte",
    holderHint: "Comme la banque l’écrit.",
    iban: "IBAN",
    ibanHint: "Avec ou sans espaces. Un compte de la zone SEPA.",
    submit: "Enregistrer le compte",
    back: "Relevés et versements",
    notOpen: "Les versements ne sont pas encore ouverts : aucun compte n’est demandé.",
  },
  en: {
    title: "Payout account",
    intro:
      "Where to send what the workspace is owed. The account is kept encrypted, only its last four characters are shown, and every owner is notified by e-mail.",
    holder: "Account holder",
    holderHint: "As the bank writes it.",
    iban: "IBAN",
    ibanHint: "With or without spaces. An account in the SEPA area.",
    submit: "Save the account",
    back: "Statements and payouts",
    notOpen: "Payouts are not open yet: no account is asked for.",
  },
};
