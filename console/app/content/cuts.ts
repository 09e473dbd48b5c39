import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import type { CutDimension } from "../../../domain/visits/cut.ts";
import type { Compare } from "../../../domain/visits/period.ts";
import type { DatesProblem } from "../../../domain/visits/view.ts";

/** Dates that are chosen, what visits are cut by, and the page about one page. `{{names}}` are filled in. */
export interface CutsCopy {
  dates: {
    /** Of what opens the form. */
    open: string;
    legend: string;
    from: string;
    to: string;
    hint: string;
    compare: string;
    compares: Record<Compare, string>;
    show: string;
    problems: Record<DatesProblem, string>;
    /** After a verb. */
    during: string;
    duringOne: string;
    /** After “than in”, and after a change in percent. */
    before: string;
    comparedWith: string;
    yearBefore: string;
    comparedWithYear: string;
    /** Under a chart whose last step is over. */
    closed: { hour: string; day: string; week: string };
    /** The chart that draws all visits and those of the time beside. */
    chart: {
      label: string;
      purposes: string;
      beside: Record<Compare, string>;
      titles: Record<Compare, string>;
      /** Of the second line. */
      names: Record<Compare, string>;
      open: { hour: string; day: string; week: string };
      closed: { hour: string; day: string; week: string };
    };
  };
  cut: {
    label: string;
    add: string;
    addMore: string;
    clear: string;
    remove: string;
    names: Record<CutDimension, string>;
    root: string;
    unlisted: string;
    /** What a cut cannot say. */
    byDay: string;
    withoutLogs: string;
    pagesSince: string;
    unclassified: Counted;
    /** In place of “AI crawlers”, where the cut names some. */
    asked: string;
    nobody: string;
    ai: string;
  };
  notes: {
    heading: string;
    enforced: string;
    observed: string;
    silent: string;
    silentOne: string;
  };
  page: {
    back: string;
    headline: string;
    nothing: string;
    since: string;
    /** For one that was requested on one day alone, with `{{day}}`. */
    once: string;
    never: string;
    readers: string;
    readersCaption: string;
    answers: string;
    statuses: string;
    identities: string;
    rules: string;
    rulesNote: string;
    rule: string;
    change: string;
    cutBy: string;
    chart: string;
    crawler: string;
    visits: string;
    status: Record<"2xx" | "3xx" | "402" | "403" | "429" | "4xx" | "5xx", string>;
  };
}

export const cutsCopy: Localized<CutsCopy> = {
  fr: {
    dates: {
      open: "Du … au",
      legend: "Période au choix",
      from: "Du",
      to: "Au",
      hint: "Sans date de fin : jusqu’à aujourd’hui.",
      compare: "Comparer avec",
      compares: { before: "la période précédente", year: "un an avant" },
      show: "Afficher",
      problems: {
        malformed: "Une date s’écrit jour, mois, année : choisissez-la dans le calendrier.",
        "no-start": "Choisissez aussi le premier jour.",
        reversed: "Le premier jour doit précéder le dernier.",
        future: "Cette période n’a pas encore commencé.",
        "not-kept": "Des chiffres aussi anciens ne sont pas conservés : ils commencent le {{date}}.",
      },
      during: "du {{from}} au {{to}}",
      duringOne: "le {{from}}",
      before: "pendant les {{days}} précédents",
      comparedWith: "par rapport aux {{days}} précédents",
      yearBefore: "aux mêmes dates un an avant",
      comparedWithYear: "par rapport aux mêmes dates un an avant",
      closed: {
        hour: "Visites par heure, selon leur usage.",
        day: "Visites par jour, selon leur usage.",
        week: "Visites par semaine, selon leur usage. La dernière peut être plus courte.",
      },
      chart: {
        label: "Ce que montre la courbe",
        purposes: "Par usage",
        beside: { before: "Face à la période précédente", year: "Face à l’année d’avant" },
        titles: {
          before: "Toutes les visites et, en tirets, celles de la période précédente",
          year: "Toutes les visites et, en tirets, celles des mêmes dates un an avant",
        },
        names: { before: "Période précédente", year: "Un an avant" },
        open: {
          hour: "Visites par heure, tous usages confondus. L’heure en cours est incomplète.",
          day: "Visites par jour, tous usages confondus. La journée en cours est incomplète.",
          week: "Visites par semaine, tous usages confondus. La semaine en cours est incomplète.",
        },
        closed: {
          hour: "Visites par heure, tous usages confondus.",
          day: "Visites par jour, tous usages confondus.",
          week: "Visites par semaine, tous usages confondus. La dernière peut être plus courte.",
        },
      },
    },
    cut: {
      label: "Filtres",
      add: "Filtrer",
      addMore: "Filtrer encore",
      clear: "Tout enlever",
      remove: "enlever ce filtre",
      names: {
        purpose: "usage",
        operator: "exploitant",
        crawler: "robot",
        identity: "identité",
        answer: "réponse",
        section: "rubrique",
        page: "page",
      },
      root: "à la racine",
      unlisted: "hors répertoire",
      byDay: "Les pages sont comptées par jour : aujourd’hui et hier.",
      withoutLogs: "Sans les visites lues dans un journal : il n’en dit que le jour et le robot.",
      pagesSince:
        "Par page, identités et réponses sont connues depuis le {{date}} : ce qui précède n’est pas compté ici.",
      unclassified: {
        one: "Dont # visite d’avant le {{date}}, dont la réponse n’est pas connue par page.",
        other: "Dont # visites d’avant le {{date}}, dont la réponse n’est pas connue par page.",
      },
      asked: "Les robots choisis ont demandé {pages} {{during}}.",
      nobody: "Aucun des robots choisis n’est venu {{during}}.",
      ai: "Visites",
    },
    notes: {
      heading: "Pendant cette période",
      enforced: "version {{version}} des règles publiée, appliquée",
      observed: "version {{version}} des règles publiée, observée seulement",
      silent: "aucune visite pendant {{days}} : connecteur sans nouvelles, ou site hors ligne",
      silentOne: "aucune visite ce jour-là : connecteur sans nouvelles, ou site hors ligne",
    },
    page: {
      back: "Toutes les pages",
      headline: "Cette page a été demandée {pages} {{during}}.",
      nothing: "Personne n’a demandé cette page {{during}}.",
      since: "Demandée pour la première fois le {{first}}, pour la dernière le {{last}}.",
      once: "Demandée le {{day}}, aucun autre jour.",
      never: "Aucun robot ne l’a demandée depuis que les pages sont comptées.",
      readers: "Qui la lit",
      readersCaption: "Robots qui ont demandé cette page",
      answers: "Ce qu’ils ont obtenu",
      statuses: "Statut de la réponse",
      identities: "Étaient-ce bien eux ?",
      rules: "La règle pour cette page",
      rulesNote: "Ce que les règles publiées disent de chaque robot, à cette adresse.",
      rule: "règle",
      change: "Changer les règles pour cette adresse",
      cutBy: "Tous les chiffres pour cette page",
      chart: "Visites de cette page",
      crawler: "robot",
      visits: "visites",
      status: {
        "2xx": "page servie (2xx)",
        "3xx": "redirection ou inchangée (3xx)",
        "402": "paiement demandé (402)",
        "403": "refus (403)",
        "429": "trop de demandes (429)",
        "4xx": "introuvable ou autre refus (4xx)",
        "5xx": "erreur du serveur (5xx)",
      },
    },
  },
  en: {
    dates: {
      open: "From … to",
      legend: "Any dates",
      from: "From",
      to: "To",
      hint: "Without a last day: until today.",
      compare: "Compare with",
      compares: { before: "the period before", year: "a year before" },
      show: "Show",
      problems: {
        malformed: "This is not a date: pick one in the calendar.",
        "no-start": "Choose the first day too.",
        reversed: "The first day must come before the last.",
        future: "This period has not begun yet.",
        "not-kept": "No figures that old are kept: they begin on {{date}}.",
      },
      during: "from {{from}} to {{to}}",
      duringOne: "on {{from}}",
      before: "the {{days}} before",
      comparedWith: "vs. the {{days}} before",
      yearBefore: "the same dates a year before",
      comparedWithYear: "vs. the same dates a year before",
      closed: {
        hour: "Visits per hour, by purpose.",
        day: "Visits per day, by purpose.",
        week: "Visits per week, by purpose. The last may be shorter.",
      },
      chart: {
        label: "What the chart shows",
        purposes: "By purpose",
        beside: { before: "Against the period before", year: "Against the year before" },
        titles: {
          before: "All visits and, dashed, those of the period before",
          year: "All visits and, dashed, those of the same dates a year before",
        },
        names: { before: "Period before", year: "A year before" },
        open: {
          hour: "Visits per hour, for all purposes. The current hour is not complete.",
          day: "Visits per day, for all purposes. Today is not complete.",
          week: "Visits per week, for all purposes. This week is not complete.",
        },
        closed: {
          hour: "Visits per hour, for all purposes.",
          day: "Visits per day, for all purposes.",
          week: "Visits per week, for all purposes. The last may be shorter.",
        },
      },
    },
    cut: {
      label: "Filters",
      add: "Filter",
      addMore: "Filter further",
      clear: "Clear all",
      remove: "remove this filter",
      names: {
        purpose: "purpose",
        operator: "operator",
        crawler: "crawler",
        identity: "identity",
        answer: "answer",
        section: "section",
        page: "page",
      },
      root: "at the root",
      unlisted: "not in the directory",
      byDay: "Pages are counted by the day: today and yesterday.",
      withoutLogs: "Without visits read from a log, which gives only their day and crawler.",
      pagesSince:
        "By page, identities and answers are known since {{date}}: earlier visits are not counted here.",
      unclassified: {
        one: "# of these visits is from before {{date}}: its answer is not known by page.",
        other: "# of these visits are from before {{date}}: their answers are not known by page.",
      },
      asked: "The crawlers you chose requested {pages} {{during}}.",
      nobody: "None of the crawlers you chose came {{during}}.",
      ai: "Visits",
    },
    notes: {
      heading: "In this period",
      enforced: "version {{version}} of the rules published, enforced",
      observed: "version {{version}} of the rules published, only observed",
      silent: "no visit for {{days}}: the connector was silent, or the site offline",
      silentOne: "no visit on that day: the connector was silent, or the site offline",
    },
    page: {
      back: "All pages",
      headline: "This page was requested {pages} {{during}}.",
      nothing: "Nobody requested this page {{during}}.",
      since: "First requested on {{first}}, last on {{last}}.",
      once: "Requested on {{day}}, and on no other day.",
      never: "No crawler has requested it since pages have been counted.",
      readers: "Who reads it",
      readersCaption: "Crawlers that requested this page",
      answers: "What they got",
      statuses: "Status of the answer",
      identities: "Were they really who they said?",
      rules: "The rule for this page",
      rulesNote: "What the published rules say of each crawler, at this address.",
      rule: "rule",
      change: "Change the rules for this address",
      cutBy: "All figures for this page",
      chart: "Visits to this page",
      crawler: "crawler",
      visits: "visits",
      status: {
        "2xx": "page served (2xx)",
        "3xx": "redirected or unchanged (3xx)",
        "402": "payment asked (402)",
        "403": "refused (403)",
        "429": "too many requests (429)",
        "4xx": "not found, or otherwise refused (4xx)",
        "5xx": "server error (5xx)",
      },
    },
  },
};

/** “# times”, in a headline. */
export const timesWords: Localized<Counted> = {
  fr: { one: "# fois", other: "# fois", millions: "# de fois" },
  en: { one: "once", other: "# times" },
};

export const daysWords: Localized<Counted> = {
  fr: { one: "# jour", other: "# jours" },
  en: { one: "# day", other: "# days" },
};
