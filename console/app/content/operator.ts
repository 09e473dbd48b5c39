import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { publisherShareWords } from "@octroi/ui/words/plans";
import type { AgreementState } from "../../../domain/agreements/agreement.ts";
import type { AgreementFault } from "../../../domain/agreements/typed-agreement.ts";
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
  agreements: Table<"company" | "state" | "price" | "dates" | "sites" | "owed"> & { add: string };
  agreementStates: Record<AgreementState, string>;
  /** `{{from}}`, `{{until}}`. */
  dates: string;
  bills: Table<"number" | "month" | "company" | "visits" | "due" | "state"> & {
    /** Of the older ones. */
    paid: string;
  };
  /** `{{date}}` of one that is paid. */
  billStates: Record<BillState, string>;
  payouts: Table<"currency" | Due["state"] | "file"> & { off: string; open: string };
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
      "Ce que des entreprises doivent par accord, ce qui en revient aux éditeurs, et ce qui leur est versé. Les mêmes chiffres que ceux de la ligne de commande.",
    figures: {
      receivable: { name: "Dû par les entreprises", note: "compté, et pas encore payé" },
      owed: { name: "Dû aux éditeurs", note: "leur part de ce qui a été compté, moins ce qui est parti" },
      ready: { name: "À verser", note: "payé par les entreprises, à partir de {{threshold}}" },
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
      add: "Ajouter un accord",
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
        ready: "à verser",
        "below-threshold": "sous le seuil",
        "no-bank-details": "sans compte",
        returned: "revenu de la banque",
        suspended: "espace suspendu",
        file: "dans un fichier",
      },
      none: "Aucune entreprise n’a encore payé de quoi verser.",
      off: "Les versements ne sont pas ouverts (PAYOUTS) : rien ne part.",
      open: "Préparer et suivre les versements",
    },
    months: {
      heading: "Mois",
      none: "Rien n’a encore été compté sous un accord.",
      open: "{{month}} sera clos à partir du {{date}}, heure UTC.",
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
        "payout-file-withdrawn": "a retiré le fichier de versements {{subject}}",
        "payout-returned": "a noté que le virement {{subject}} est revenu",
        "correction-entered": "a inscrit une correction à l’accord avec {{subject}}",
      },
    },
    publishers: { one: "# éditeur", other: "# éditeurs" },
  },
  en: {
    title: "Books",
    intro:
      "What companies owe under agreements, what publishers get of it, and what is paid out. The same figures as on the command line.",
    figures: {
      receivable: { name: "Owed by companies", note: "counted, and not paid yet" },
      owed: { name: "Owed to publishers", note: "their share of what was counted, less what left" },
      ready: { name: "Ready to pay out", note: "paid by companies, from {{threshold}} on" },
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
      add: "Add an agreement",
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
      none: "No closed month has led to a bill yet.",
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
        ready: "ready",
        "below-threshold": "below the threshold",
        "no-bank-details": "without an account",
        returned: "sent back",
        suspended: "workspace suspended",
        file: "in a file",
      },
      none: "No company has paid anything to pay out yet.",
      off: "Payouts are not open (PAYOUTS): nothing leaves.",
      open: "Prepare and follow payouts",
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
        "payout-file-withdrawn": "withdrew payout file {{subject}}",
        "payout-returned": "noted that transfer {{subject}} came back",
        "correction-entered": "entered a correction to the agreement with {{subject}}",
      },
    },
    publishers: { one: "# publisher", other: "# publishers" },
  },
};

export interface NewAgreementCopy {
  title: string;
  intro: string;
  company: string;
  crawlers: string;
  crawlersHint: string;
  uses: string;
  amount: string;
  amountHint: string;
  currency: string;
  from: string;
  until: string;
  daysHint: string;
  submit: string;
  cancel: string;
  /** `{{word}}`: what was typed. */
  faults: Record<AgreementFault | "unknown-crawler" | "taken", string>;
}

export const newAgreement: Localized<NewAgreementCopy> = {
  fr: {
    title: "Ajouter un accord",
    intro:
      "Ce que vous avez convenu avec une entreprise, pour les éditeurs qui le rejoindront. Les espaces sur Pro le voient aussitôt, et ceux dont la règle l’accepte le rejoignent d’eux-mêmes. Ses conditions ne changent plus ensuite.",
    company: "Entreprise",
    crawlers: "Robots",
    crawlersHint: "Leurs noms dans le répertoire, séparés par des virgules : GPTBot, OAI-SearchBot.",
    uses: "Usages",
    amount: "Prix d’une visite",
    amountHint: `Six décimales au plus. ${publisherShareWords.fr} en reviennent aux éditeurs.`,
    currency: "Devise",
    from: "Premier jour",
    until: "Dernier jour",
    daysHint: "Heure UTC.",
    submit: "Ajouter l’accord",
    cancel: "Revenir à la comptabilité",
    faults: {
      company: "Donnez le nom de l’entreprise (100 caractères au plus).",
      crawlers: "Donnez au moins un robot, comme GPTBot.",
      "unknown-crawler": "Le répertoire ne connaît aucun robot « {{word}} ».",
      uses: "Choisissez au moins un usage.",
      amount: "Donnez un prix au-dessus de zéro, comme 0,005.",
      decimals: "Un prix a six décimales au plus.",
      currency: "Personne ne paie dans cette devise.",
      from: "Donnez le premier jour.",
      until: "Donnez le dernier jour.",
      crossed: "Le dernier jour vient avant le premier.",
      over: "Le dernier jour est passé.",
      "too-long": "Un accord dure dix ans au plus.",
      taken: "Ce formulaire a déjà ajouté un accord, avec d’autres conditions. Ouvrez-en un nouveau.",
    },
  },
  en: {
    title: "Add an agreement",
    intro:
      "What you agreed with a company, for the publishers who will join. Workspaces on Pro see it at once, and those whose rule accepts it join by themselves. Its terms do not change from then on.",
    company: "Company",
    crawlers: "Crawlers",
    crawlersHint: "Their names in the directory, with commas between them: GPTBot, OAI-SearchBot.",
    uses: "Uses",
    amount: "Price of a visit",
    amountHint: `Six decimals at most. ${publisherShareWords.en} of it goes to publishers.`,
    currency: "Currency",
    from: "First day",
    until: "Last day",
    daysHint: "In UTC.",
    submit: "Add the agreement",
    cancel: "Back to the books",
    faults: {
      company: "Give the company’s name (100 characters at most).",
      crawlers: "Give at least one crawler, such as GPTBot.",
      "unknown-crawler": "The directory knows no crawler “{{word}}”.",
      uses: "Choose at least one use.",
      amount: "Give a price above zero, such as 0.005.",
      decimals: "A price has six decimals at most.",
      currency: "Nobody pays in this currency.",
      from: "Give the first day.",
      until: "Give the last day.",
      crossed: "The last day comes before the first.",
      over: "The last day has passed.",
      "too-long": "An agreement lasts ten years at most.",
      taken: "This form has added an agreement already, with other terms. Open a new one.",
    },
  },
};

export interface BooksAgreementCopy {
  /** `{{company}}`. */
  title: string;
  facts: Record<"state" | "uses" | "crawlers" | "price" | "share" | "dates" | "answers", string>;
  /** `{{joined}}`, `{{declined}}`, `{{left}}`. */
  answers: string;
  sites: Table<"site" | "visits" | "gross" | "share"> & {
    left: string;
    removed: string;
    /** Before the command that prints them. */
    codes: string;
  };
  months: Table<"month" | "visits" | "gross" | "share" | "fee">;
  bills: { heading: string; none: string };
  end: { heading: string; text: string; submit: string };
  done: Record<"added" | "ended", string>;
  back: string;
}

export const booksAgreement: Localized<BooksAgreementCopy> = {
  fr: {
    title: "Accord avec {{company}}",
    facts: {
      state: "État",
      uses: "Usages",
      crawlers: "Robots",
      price: "Prix d’une visite",
      share: "Part de l’éditeur",
      dates: "Durée",
      answers: "Réponses",
    },
    answers: "{{joined}} en font partie, {{declined}} ont décliné, {{left}} l’ont quitté",
    sites: {
      heading: "Sites",
      caption: "Les sites de l’accord, et ce qu’ils ont rapporté",
      columns: { site: "site", visits: "visites", gross: "dû par l’entreprise", share: "part de l’éditeur" },
      none: "Aucun site n’en fait encore partie.",
      left: "{{site}} (n’en fait plus partie)",
      removed: "un site retiré",
      codes:
        "Les robots de l’entreprise ouvrent chaque site par un code d’accès. Sur le serveur, cette commande affiche ceux à lui remettre, à nouveau quand d’autres sites l’ont rejoint :",
    },
    months: {
      heading: "Ce qu’il a rapporté",
      caption: "Par mois, du plus récent au plus ancien",
      columns: {
        month: "mois",
        visits: "visites",
        gross: "dû par l’entreprise",
        share: "aux éditeurs",
        fee: "le reste",
      },
      none: "Aucune visite n’a encore été comptée sous cet accord.",
    },
    bills: { heading: "Factures", none: "Aucun mois clos n’a encore donné lieu à une facture." },
    end: {
      heading: "Mettre fin à l’accord",
      text: "Toutes ses licences sont révoquées ; les connecteurs l’apprennent en moins d’une minute. Ce qui a été compté jusque-là reste dû. On ne revient pas en arrière : un autre accord prendrait la suite.",
      submit: "Mettre fin à l’accord",
    },
    done: {
      added: "L’accord est ajouté.",
      ended: "L’accord est terminé. Les connecteurs l’apprennent en moins d’une minute.",
    },
    back: "Revenir à la comptabilité",
  },
  en: {
    title: "Agreement with {{company}}",
    facts: {
      state: "State",
      uses: "Uses",
      crawlers: "Crawlers",
      price: "Price of a visit",
      share: "The publisher’s share",
      dates: "Dates",
      answers: "Answers",
    },
    answers: "{{joined}} joined, {{declined}} declined, {{left}} left",
    sites: {
      heading: "Sites",
      caption: "The sites of the agreement, and what they earned",
      columns: { site: "site", visits: "visits", gross: "owed by the company", share: "publisher’s share" },
      none: "No site has joined yet.",
      left: "{{site}} (has left)",
      removed: "a removed site",
      codes:
        "The company’s crawlers open each site with an access code. On the server, this command prints those to hand over, and again once more sites have joined:",
    },
    months: {
      heading: "What it earned",
      caption: "By month, latest first",
      columns: {
        month: "month",
        visits: "visits",
        gross: "owed by the company",
        share: "to publishers",
        fee: "the rest",
      },
      none: "No visit has been counted under this agreement yet.",
    },
    bills: { heading: "Bills", none: "No closed month has led to a bill yet." },
    end: {
      heading: "End the agreement",
      text: "All its licenses are revoked; connectors learn of it within a minute. What was counted until then stays owed. There is no way back: another agreement would follow it.",
      submit: "End the agreement",
    },
    done: {
      added: "The agreement is added.",
      ended: "The agreement is over. Connectors learn of it within a minute.",
    },
    back: "Back to the books",
  },
};

export interface BillCopy {
  /** `{{number}}`. */
  title: string;
  /** `{{company}}`, `{{month}}`, `{{date}}`. */
  intro: string;
  /** At the top of a printed sheet: `{{number}}`. */
  sheet: string;
  print: string;
  caption: string;
  columns: Record<"site" | "visits" | "price" | "gross", string>;
  removedSite: string;
  total: string;
  corrections: Record<"caption" | "note" | "countedIn", string>;
  account: Record<"gross" | "corrected" | "before" | "due" | "after", string>;
  state: string;
  paid: { heading: string; text: string; submit: string; done: string };
  writtenOff: string;
  back: string;
}

export const bill: Localized<BillCopy> = {
  fr: {
    title: "Facture {{number}}",
    intro: "{{company}}, {{month}}. Arrêtée le {{date}} ; elle ne change plus.",
    sheet: `${brand.name} · facture {{number}}`,
    print: "Imprimer",
    caption: "Ce qui a été lu, par site",
    columns: { site: "site", visits: "visites", price: "une visite", gross: "montant" },
    removedSite: "un site retiré",
    total: "total",
    corrections: {
      caption: "Les corrections de ce mois",
      note: "motif",
      countedIn: "comptées en",
    },
    account: {
      gross: "Visites du mois",
      corrected: "Corrections",
      before: "Reste des factures précédentes",
      due: "À payer",
      after: "Reporté sur la prochaine",
    },
    state: "État",
    paid: {
      heading: "L’entreprise a payé",
      text: "Une fois l’argent arrivé : ce qui en revient aux éditeurs pourra leur être versé.",
      submit: "Noter qu’elle est payée",
      done: "C’est noté. Ce qui en revient aux éditeurs part avec les prochains versements.",
    },
    writtenOff: "Cette facture a été passée en perte.",
    back: "Revenir à la comptabilité",
  },
  en: {
    title: "Bill {{number}}",
    intro: "{{company}}, {{month}}. Closed on {{date}}; it never changes.",
    sheet: `${brand.name} · bill {{number}}`,
    print: "Print",
    caption: "What was read, by site",
    columns: { site: "site", visits: "visits", price: "a visit", gross: "amount" },
    removedSite: "a removed site",
    total: "total",
    corrections: {
      caption: "The corrections of this month",
      note: "reason",
      countedIn: "counted in",
    },
    account: {
      gross: "Visits of the month",
      corrected: "Corrections",
      before: "Carried over from earlier bills",
      due: "To pay",
      after: "Carried to the next one",
    },
    state: "State",
    paid: {
      heading: "The company has paid",
      text: "Once the money has arrived: the publishers’ share can then be paid out.",
      submit: "Note that it is paid",
      done: "It is noted. The publishers’ share leaves with the next payouts.",
    },
    writtenOff: "This bill was written off.",
    back: "Back to the books",
  },
};

export interface OperatorPayoutsCopy {
  title: string;
  intro: string;
  off: string;
  ready: Table<"publisher" | "amount"> & {
    /** `{{sum}}`, `{{publishers}}`. */
    sentence: string;
    prepare: string;
    /** While a file of the currency waits. */
    afterFile: string;
  };
  waiting: {
    /** `{{number}}`. */
    heading: string;
    /** `{{sum}}`, `{{publishers}}`, `{{date}}`. */
    sentence: string;
    caption: string;
    sepa: string;
    csv: string;
    noPayer: string;
    text: string;
    sent: string;
  };
  columns: Record<"publisher" | "account" | "amount" | "reference" | "why" | "returned", string>;
  held: { heading: string; caption: string; why: Record<Exclude<Due["state"], "ready">, string> };
  gone: {
    heading: string;
    none: string;
    /** `{{number}}`, `{{date}}`, `{{sum}}`, `{{publishers}}`. */
    summary: string;
    caption: string;
    returned: string;
    /** `{{date}}`. */
    returnedOn: string;
  };
  deleted: string;
  done: Record<"made" | "sent" | "returned", string>;
  faults: Record<"nothing" | "off" | "sent" | "withdrawn" | "sealed" | "unknown" | "not-sent", string>;
  back: string;
}

export const operatorPayouts: Localized<OperatorPayoutsCopy> = {
  fr: {
    title: "Versements",
    intro:
      "Ce que des entreprises ont payé et qui revient aux éditeurs. Un fichier contient tout ce qui peut être versé dans une devise ; il reste le même jusqu’à ce que la banque l’ait pris.",
    off: "Les versements ne sont pas ouverts (PAYOUTS) : aucun fichier ne se prépare.",
    ready: {
      heading: "À verser",
      caption: "Ce qui peut être versé, par éditeur",
      columns: { publisher: "éditeur", amount: "montant" },
      none: "Rien ne peut être versé en ce moment.",
      sentence: "{{sum}} à {{publishers}}",
      prepare: "Préparer le fichier en {{currency}}",
      afterFile: "Partira après le fichier qui attend la banque.",
    },
    waiting: {
      heading: "Fichier {{number}}, en attente de la banque",
      sentence: "{{sum}} à {{publishers}}, préparé le {{date}}.",
      caption: "Les virements du fichier",
      sepa: "Fichier SEPA (pain.001)",
      csv: "CSV",
      noPayer: "Pour un fichier SEPA, réglez PAYOUT_HOLDER et PAYOUT_IBAN.",
      text: "Remettez-le à la banque une seule fois. Quand elle l’a pris, les éditeurs sont prévenus par e-mail et les numéros de compte sont effacés du fichier.",
      sent: "La banque l’a pris",
    },
    columns: {
      publisher: "éditeur",
      account: "compte",
      amount: "montant",
      reference: "référence",
      why: "pourquoi",
      returned: "retour",
    },
    held: {
      heading: "En attente",
      caption: "Ce qui ne peut pas encore être versé, et pourquoi",
      why: {
        "below-threshold": "sous le seuil de {{threshold}}",
        "no-bank-details": "pas de compte",
        returned: "un versement est revenu, le compte n’a pas changé depuis",
        suspended: "espace suspendu",
      },
    },
    gone: {
      heading: "Envoyé à la banque",
      none: "Aucun fichier n’est encore à la banque.",
      summary: "Fichier {{number}}, à la banque le {{date}} : {{sum}} à {{publishers}}",
      caption: "Les virements d’un fichier",
      returned: "Il est revenu",
      returnedOn: "revenu le {{date}}",
    },
    deleted: "un espace supprimé",
    done: {
      made: "Le fichier est prêt.",
      sent: "C’est noté. Les éditeurs sont prévenus par e-mail.",
      returned:
        "C’est noté : la somme est de nouveau due, et part une fois que l’éditeur aura changé son compte.",
    },
    faults: {
      nothing: "Rien ne peut être versé dans cette devise en ce moment.",
      off: "Les versements ne sont pas ouverts.",
      sent: "La banque a déjà pris ce fichier : les numéros de compte en sont effacés.",
      withdrawn:
        "Ce fichier a été retiré : ce qu’il versait est de nouveau à verser, et les numéros de compte en sont effacés.",
      sealed:
        "Un compte de ce fichier a été chiffré sous un autre secret de la console, et ne se lit plus. Son propriétaire doit le saisir de nouveau.",
      unknown: "Ce fichier ou ce virement n’existe pas.",
      "not-sent": "La banque n’a pas encore pris ce fichier.",
    },
    back: "Revenir à la comptabilité",
  },
  en: {
    title: "Payouts",
    intro:
      "What companies paid and publishers get. A file has all that can be paid out in a currency; it stays the same until the bank has taken it.",
    off: "Payouts are not open (PAYOUTS): no file is prepared.",
    ready: {
      heading: "Ready to pay out",
      caption: "What can be paid out, by publisher",
      columns: { publisher: "publisher", amount: "amount" },
      none: "Nothing can be paid out right now.",
      sentence: "{{sum}} to {{publishers}}",
      prepare: "Prepare the file in {{currency}}",
      afterFile: "Leaves after the file that waits for the bank.",
    },
    waiting: {
      heading: "File {{number}}, waiting for the bank",
      sentence: "{{sum}} to {{publishers}}, prepared on {{date}}.",
      caption: "The transfers of the file",
      sepa: "SEPA file (pain.001)",
      csv: "CSV",
      noPayer: "For a SEPA file, set PAYOUT_HOLDER and PAYOUT_IBAN.",
      text: "Hand it to the bank once. When the bank has taken it, publishers get an e-mail and the account numbers are deleted from the file.",
      sent: "The bank took it",
    },
    columns: {
      publisher: "publisher",
      account: "account",
      amount: "amount",
      reference: "reference",
      why: "why",
      returned: "return",
    },
    held: {
      heading: "On hold",
      caption: "What cannot be paid out yet, and why",
      why: {
        "below-threshold": "below the threshold of {{threshold}}",
        "no-bank-details": "no account",
        returned: "a payout came back, and the account is still the same",
        suspended: "workspace suspended",
      },
    },
    gone: {
      heading: "Sent to the bank",
      none: "No file is with the bank yet.",
      summary: "File {{number}}, with the bank since {{date}}: {{sum}} to {{publishers}}",
      caption: "The transfers of a file",
      returned: "It came back",
      returnedOn: "came back on {{date}}",
    },
    deleted: "a deleted workspace",
    done: {
      made: "The file is ready.",
      sent: "It is noted. Publishers get an e-mail.",
      returned: "It is noted: the sum is owed again, and leaves once the publisher has changed the account.",
    },
    faults: {
      nothing: "Nothing can be paid out in this currency right now.",
      off: "Payouts are not open.",
      sent: "The bank has this file already: its account numbers are deleted.",
      withdrawn:
        "This file was withdrawn: what it paid out is to be paid out again, and its account numbers are deleted.",
      sealed:
        "An account in this file was encrypted under another secret of the console, and cannot be read. Its owner has to set it again.",
      unknown: "There is no such file or transfer.",
      "not-sent": "The bank has not taken this file yet.",
    },
    back: "Back to the books",
  },
};
