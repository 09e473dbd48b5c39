import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";

/** What is said of what operators take and whom they send. `{{names}}` are filled in, and `{pages}` stands out. */
export interface TakeAndSendCopy {
  heading: string;
  note: string;
  /** Where both begin with the first person who was counted. */
  since: string;
  /** For 24 hours. */
  byDay: string;
  columns: { operator: string; taken: string; sent: string; each: string };
  pagesForEach: Counted;
  peopleForEach: Counted;
  before: { pages: Counted; people: Counted };
  nobody: string;
  nothingTaken: string;
  /** Of an operator that runs a search engine too. */
  notTold: string;
  ofAssistants: string;
  likeSearch: string;
  more: Counted;
  none: string;
  /** Where the site's settings end it. */
  off: string;
  /** Of a cut that says nothing of people. */
  notCut: string;
  /** Of a cut by crawlers. */
  allCrawlers: string;
  /** Of a cut by operators that neither took nor sent. */
  nothingOf: string;
  headline: { pages: string; people: string; next: string; pagesRead: Counted; peopleSent: Counted };
  /** On a crawler's page. */
  crawler: { fact: string; taken: Counted; sent: Counted & { zero: string }; sentence: string };
  pages: {
    heading: string;
    note: string;
    /** Of some pages. */
    of: { heading: string; note: string; since: string; none: string };
    columns: { page: string; from: string; people: string };
  };
  /** What was published of other sites. */
  elsewhere: {
    heading: string;
    note: string;
    source: string;
    columns: { operator: string; here: string; there: string };
  };
}

export const takeAndSendCopy: Localized<TakeAndSendCopy> = {
  fr: {
    heading: "Ce qu’ils prennent, ce qu’ils envoient",
    note: "Les personnes sont comptées par jour, d’après l’assistant d’où elles viennent ; rien d’autre n’est gardé d’elles. Les applications et beaucoup d’assistants n’en disent rien : elles étaient au moins autant.",
    since: "Les deux chiffres commencent le {{date}}, avec la première personne comptée.",
    byDay: "Comptées par jour : aujourd’hui et hier.",
    columns: {
      operator: "exploitant",
      taken: "pris : pages lues",
      sent: "envoyé : personnes, au moins",
      each: "pour une personne",
    },
    pagesForEach: { one: "# page par personne", other: "# pages par personne" },
    peopleForEach: { one: "# personne par page", other: "# personnes par page" },
    before: {
      pages: { one: "# page auparavant", other: "# pages auparavant" },
      people: { one: "# personne par page auparavant", other: "# personnes par page auparavant" },
    },
    nobody: "n’envoie personne",
    nothingTaken: "n’a rien lu",
    notTold: "indiscernable",
    ofAssistants: "{{people}} : {{assistants}}",
    likeSearch: "ses réponses d’IA ressemblent à sa recherche",
    more: { one: "# autre exploitant", other: "# autres exploitants" },
    none: "Personne n’a encore été compté en provenance d’un assistant : aucun n’a envoyé quelqu’un, ou votre connecteur date d’avant ce compte et attend sa mise à jour.",
    off: "Les personnes que des assistants envoient ne sont pas comptées : un réglage du site y a mis fin.",
    notCut: "Les personnes ne sont comptées que par assistant et par page : ce filtre ne dit rien d’elles.",
    allCrawlers:
      "Chiffres de l’exploitant, tous ses robots compris : les personnes viennent de ses assistants.",
    nothingOf:
      "Pendant cette période, les exploitants de ce filtre n’ont rien lu ici pour l’IA, et aucune personne comptée n’est venue d’eux.",
    headline: {
      pages: "{{operator}} a lu {pages} pour chaque personne envoyée chez vous.",
      people: "{{operator}} vous a envoyé {pages} pour chaque page lue.",
      next: "{{operator}} : {{pages}}.",
      pagesRead: { one: "# page", other: "# pages" },
      peopleSent: { one: "# personne", other: "# personnes" },
    },
    crawler: {
      fact: "Pris et envoyé : {{operator}}",
      taken: { one: "# page lue par tous ses robots", other: "# pages lues par tous ses robots" },
      sent: {
        zero: "personne n’est venu de ses assistants",
        one: "au moins # personne venue de ses assistants",
        other: "au moins # personnes venues de ses assistants",
      },
      sentence: "{{taken}} ; {{sent}} : {{ratio}}.",
    },
    pages: {
      heading: "Où ils envoient",
      note: "Pages où au moins cinq personnes sont venues d’un même assistant le même jour",
      of: {
        heading: "Qui y a été envoyé",
        note: "Personnes venues d’un même assistant, les jours où il en a envoyé cinq ou plus sur une page. Les autres ne sont pas comptées par page : combien de pages sont lues par personne n’est donc pas dit.",
        since: "Comptées depuis le {{date}}.",
        none: "Pendant cette période, aucun assistant n’a envoyé cinq personnes ou plus le même jour sur une page montrée ici.",
      },
      columns: { page: "page", from: "assistant", people: "personnes, au moins" },
    },
    elsewhere: {
      heading: "Ailleurs sur le web",
      note: "Pages lues par les robots d’un exploitant pour une page ouverte depuis ses réponses, sur les sites que sert {{publisher}}, en {{month}}. Les applications n’y sont pas comptées non plus.",
      source: "{{publisher}}, {{date}}",
      columns: { operator: "exploitant", here: "chez vous", there: "ailleurs" },
    },
  },
  en: {
    heading: "What they take, and what they send",
    note: "People are counted by the day, by the assistant they came from; nothing else about them is kept. Apps and many assistants do not say: these are the fewest there were.",
    since: "Both figures begin on {{date}}, with the first person counted.",
    byDay: "Counted by the day: today and yesterday.",
    columns: {
      operator: "operator",
      taken: "took: pages read",
      sent: "sent: people, at least",
      each: "for each person",
    },
    pagesForEach: { one: "# page for each person", other: "# pages for each person" },
    peopleForEach: { one: "# person for each page", other: "# people for each page" },
    before: {
      pages: { one: "# page before", other: "# pages before" },
      people: { one: "# person for each page before", other: "# people for each page before" },
    },
    nobody: "sends nobody",
    nothingTaken: "read nothing",
    notTold: "not told apart",
    ofAssistants: "{{people}} from {{assistants}}",
    likeSearch: "its AI answers look like its search",
    more: { one: "# more operator", other: "# more operators" },
    none: "Nobody has been counted who came from an assistant: none has sent anyone, or your connector is from before it counted them and needs an update.",
    off: "People whom assistants send are not counted: a setting of the site ended that.",
    notCut: "People are counted by assistant and by page alone: this filter says nothing of them.",
    allCrawlers: "Figures of the operator, with all its crawlers: people come from its assistants.",
    nothingOf:
      "In this time, the operators of this filter read nothing here for AI, and nobody counted came from them.",
    headline: {
      pages: "{{operator}} read {pages} for each person it sent you.",
      people: "{{operator}} sent you {pages} for each page it read.",
      next: "{{operator}}, {{pages}}.",
      pagesRead: { one: "# page", other: "# pages" },
      peopleSent: { one: "# person", other: "# people" },
    },
    crawler: {
      fact: "What {{operator}} sends",
      taken: { one: "# page read by all its crawlers", other: "# pages read by all its crawlers" },
      sent: {
        zero: "nobody came from its assistants",
        one: "at least # person came from its assistants",
        other: "at least # people came from its assistants",
      },
      sentence: "{{taken}}; {{sent}}: {{ratio}}.",
    },
    pages: {
      heading: "Where they send people",
      note: "Pages to which five or more people came from one assistant on one day",
      of: {
        heading: "Who was sent here",
        note: "People from one assistant, on days when it sent five or more to a page. Others are not counted by page, so nothing is said of how many pages are read for each person.",
        since: "Counted since {{date}}.",
        none: "In this time, no assistant sent five or more people to a page shown here on one day.",
      },
      columns: { page: "page", from: "assistant", people: "people, at least" },
    },
    elsewhere: {
      heading: "Elsewhere on the web",
      note: "Pages that an operator’s crawlers read for one page opened from its answers, on the sites that {{publisher}} serves, in {{month}}. Apps are not counted there either.",
      source: "{{publisher}}, {{date}}",
      columns: { operator: "operator", here: "on your site", there: "elsewhere" },
    },
  },
};

/** The same in a shared dashboard, where nobody is “you”. */
export const sharedTakeAndSendCopy: Localized<TakeAndSendCopy> = {
  fr: {
    ...takeAndSendCopy.fr,
    headline: {
      ...takeAndSendCopy.fr.headline,
      pages: "{{operator}} a lu {pages} pour chaque personne envoyée ici.",
      people: "{{operator}} a envoyé {pages} pour chaque page lue.",
    },
    elsewhere: {
      ...takeAndSendCopy.fr.elsewhere,
      columns: { ...takeAndSendCopy.fr.elsewhere.columns, here: "ici" },
    },
  },
  en: {
    ...takeAndSendCopy.en,
    headline: {
      ...takeAndSendCopy.en.headline,
      pages: "{{operator}} read {pages} for each person it sent.",
      people: "{{operator}} sent {pages} for each page it read.",
    },
    elsewhere: {
      ...takeAndSendCopy.en.elsewhere,
      columns: { ...takeAndSendCopy.en.elsewhere.columns, here: "here" },
    },
  },
};
