import type { Purpose } from "@octroi/crawlers";
import type { Identity } from "@octroi/crawlers/verify";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { outcomeWords, type VisitOutcome } from "@octroi/ui/words/outcome";
import type { Finding } from "../../../domain/visits/finding.ts";
import type { NamedPeriod } from "../../../domain/visits/period.ts";

/** How long ago something was; `#` stands for the number. */
export interface AgoWords {
  now: string;
  minutes: string;
  hours: string;
  days: string;
}

/** What the pages about visits say. `{{names}}` are filled in, and `{pages}` stands out. */
export interface VisitsCopy {
  titles: { overview: string; crawlers: string; pages: string };
  period: {
    label: string;
    short: Record<NamedPeriod, string>;
    /** After a verb: “in 30 days”. `{{date}}` where it begins with a date. */
    during: Record<NamedPeriod, string>;
    /** After “than in”. */
    before: Record<Exclude<NamedPeriod, "all">, string>;
    /** After a change in percent. */
    comparedWith: Record<Exclude<NamedPeriod, "all">, string>;
    proOnly: string;
  };
  headline: {
    asked: string;
    pages: Counted;
    nobody: string;
    refused: Counted & { zero: string };
    more: string;
    fewer: string;
    same: string;
    /** The way on from there. */
    toRules: string;
    leads: string;
  };
  figures: {
    ai: string;
    noChange: string;
    verified: string;
    outside: Counted & { zero: string };
    unverifiable: Counted;
    notChecked: string;
    /** Where some visits were not checked: what the share is of. */
    ofChecked: Counted;
    refused: string;
    outcomes: Record<Exclude<VisitOutcome, "passed">, Counted>;
    noneRefused: string;
    search: string;
    searchPassed: string;
    searchRefused: Counted;
  };
  chart: {
    titles: Record<Finding["kind"], string>;
    notes: { hour: string; day: string; week: string };
    units: { hour: string; day: string; week: string };
    imported: Counted;
    /** Short, for the ends of lines. */
    purposes: Record<Purpose, string>;
  };
  /** Where figures begin later than the chart: they are not kept, hidden for a while, or were never counted. */
  history: { began: string; ends: string; why: string; grace: string };
  /** Where the days that are shown are not all by the same clocks. */
  zones: string;
  news: {
    heading: string;
    /** With `{{crawler}}`, `{{ago}}` and `{{visits}}`. */
    gone: string;
    came: string;
    visits: Counted;
    /** What the rules in force say of it. */
    rules: Record<"none" | "search-engine" | "enforced" | "observed", string>;
    look: string;
  };
  /** Whether visits were the crawler’s own. */
  identity: {
    /** After a number of visits. */
    all: Record<Identity | "unchecked", string>;
    some: Record<"outside" | "verified", Counted>;
    /** In a table. */
    short: Record<Identity | "unchecked", string> & { someOutside: Counted; someVerified: Counted };
  };
  crawlers: {
    heading: string;
    note: Counted;
    caption: string;
    all: string;
    unlisted: string;
    unknownOperator: string;
    columns: {
      crawler: string;
      operator: string;
      visits: string;
      change: string;
      outcomes: string;
      robots: string;
      rule: string;
      last: string;
    };
    rules: { none: string; "search-engine": string; observed: string; byPath: string };
    followed: string;
    ignored: Counted;
    /** Of the visits of a row, beside its answers, which these have none of. */
    imported: Counted;
    robotsUnknown: string;
    robotsNote: string;
  };
  outcomes: Record<VisitOutcome, string>;
  live: { heading: string; note: string; none: string; on: string };
  pages: {
    heading: string;
    note: string;
    caption: string;
    sections: string;
    sectionsNote: string;
    sectionCaption: string;
    columns: { page: string; visits: string; section: string; share: string };
    root: string;
    rest: string;
    restOfSection: string;
    byDay: string;
    none: string;
  };
  crawler: {
    headline: string;
    nothing: string;
    lastSeen: string;
    ago: AgoWords;
    neverSeen: string;
    facts: {
      operator: string;
      purpose: string;
      robots: string;
      cost: string;
      rule: string;
      directory: string;
    };
    rule: Record<"none" | "search-engine" | "enforced" | "observed", string> & {
      byPath: string;
      change: string;
    };
    /** What it did, beside what it claims. */
    followsRobots: string;
    notChecked: string;
    chartTitle: string;
    identityHeading: string;
    answersHeading: string;
    pagesHeading: string;
    back: string;
  };
  files: { csv: string; json: string };
  ago: AgoWords;
  sample: { banner: string; leave: string; look: string };
}

export const visitsCopy: Localized<VisitsCopy> = {
  fr: {
    titles: { overview: "Vue d’ensemble", crawlers: "Robots", pages: "Pages" },
    period: {
      label: "Période",
      short: { "24h": "24 h", "7d": "7 j", "30d": "30 j", "90d": "90 j", all: "tout" },
      during: {
        "24h": "ces dernières 24 heures",
        "7d": "ces 7 derniers jours",
        "30d": "ces 30 derniers jours",
        "90d": "ces 90 derniers jours",
        all: "depuis le {{date}}",
      },
      before: {
        "24h": "pendant les 24 heures précédentes",
        "7d": "pendant les 7 jours précédents",
        "30d": "pendant les 30 jours précédents",
        "90d": "pendant les 90 jours précédents",
      },
      comparedWith: {
        "24h": "par rapport aux 24 heures précédentes",
        "7d": "par rapport aux 7 jours précédents",
        "30d": "par rapport aux 30 jours précédents",
        "90d": "par rapport aux 90 jours précédents",
      },
      proOnly: "avec Pro",
    },
    headline: {
      asked: "Les robots d’IA ont demandé {pages} {{during}}.",
      pages: { one: "# page", other: "# pages", millions: "# de pages" },
      nobody: "Aucun robot d’IA n’est venu {{during}}.",
      refused: {
        zero: "Vous n’en avez refusé aucune.",
        one: "Vous en avez refusé #.",
        other: "Vous en avez refusé #.",
      },
      more: "{{percent}} de plus que {{before}}.",
      fewer: "{{percent}} de moins que {{before}}.",
      same: "Autant que {{before}}.",
      toRules: "Choisir mes règles",
      leads: "{{purpose}} en tête : {{share}} de ces visites.",
    },
    figures: {
      ai: "Visites d’IA",
      noChange: "pas encore de période comparable",
      verified: "Identité vérifiée",
      outside: {
        zero: "toutes d’adresses que l’exploitant publie",
        one: "# d’une adresse inconnue de l’exploitant",
        other: "# d’adresses inconnues de l’exploitant",
      },
      unverifiable: { one: "# impossible à vérifier", other: "# impossibles à vérifier" },
      notChecked: "rien à vérifier encore",
      ofChecked: { one: "sur # visite vérifiable", other: "sur # visites vérifiables" },
      refused: "Refusées",
      outcomes: {
        blocked: { one: "# bloquée", other: "# bloquées" },
        charged: { one: "# avec un prix", other: "# avec un prix" },
        limited: { one: "# limitée", other: "# limitées" },
      },
      noneRefused: "toutes autorisées",
      search: "Moteurs de recherche",
      searchPassed: "toutes autorisées",
      searchRefused: {
        one: "# refusée : adresse inconnue de l’exploitant",
        other: "# refusées : adresses inconnues de l’exploitant",
      },
    },
    chart: {
      titles: {
        rose: "{{purpose}} : {{percent}} de visites de plus que {{before}}",
        fell: "{{purpose}} : {{percent}} de visites de moins que {{before}}",
        leads: "{{purpose}} : {{share}} des visites d’IA",
        nothing: "Visites par usage",
      },
      notes: {
        hour: "Visites par heure, selon leur usage. L’heure en cours est incomplète.",
        day: "Visites par jour, selon leur usage. La journée en cours est incomplète.",
        week: "Visites par semaine, selon leur usage. La semaine en cours est incomplète.",
      },
      units: { hour: "Heure", day: "Jour", week: "Semaine du" },
      imported: {
        one: "Dont # lue dans un journal d’accès : son identité n’a pas été vérifiée.",
        other: "Dont # lues dans un journal d’accès : leur identité n’a pas été vérifiée.",
      },
      purposes: {
        training: "Entraînement",
        "ai-search": "Moteurs de réponse",
        "user-triggered": "Assistants",
        agent: "Agents",
        "coding-agent": "Agents de code",
        dataset: "Bases d’entraînement",
        "search-engine": "Moteurs de recherche",
        "link-preview": "Aperçus de liens",
        advertising: "Publicité",
        archive: "Archives",
        "control-token": "Noms de contrôle",
      },
    },
    history: {
      began: "Les chiffres commencent le {{date}} : rien n’a été compté avant.",
      ends: "Les chiffres commencent le {{date}}.",
      grace:
        "L’offre gratuite montre trois mois. Ce qui est plus ancien est masqué, et sera supprimé le {{date}} si l’espace ne revient pas à Pro.",
      why: "L’offre gratuite conserve trois mois ; ce qui est plus ancien est supprimé.",
    },
    zones:
      "Jusqu’au {{date}}, les jours sont ceux du fuseau {{before}}, ensuite du fuseau {{after}} ; le {{date}} tient des deux.",
    news: {
      heading: "Du nouveau cette semaine",
      gone: "{{crawler}} ne vient plus : dernière visite {{ago}}, après {{visits}} en deux semaines.",
      came: "{{crawler}} est venu pour la première fois, {{visits}}, {{identity}}.",
      visits: { one: "# visite", other: "# visites" },
      rules: {
        none: "Aucune règle ne le concerne : il passe.",
        "search-engine": "Les moteurs de recherche passent toujours.",
        enforced: "Votre règle : {{decision}}.",
        observed: "Votre règle : {{decision}}, observée seulement : il passe.",
      },
      look: "Voir ce robot",
    },
    identity: {
      all: {
        verified: "identité vérifiée",
        outside: "d’adresses inconnues de son exploitant",
        unverifiable: "son exploitant ne permet pas de le vérifier",
        unchecked: "identité non vérifiée",
      },
      some: {
        outside: {
          one: "dont # d’une adresse inconnue de son exploitant",
          other: "dont # d’adresses inconnues de son exploitant",
        },
        verified: { one: "dont # vérifiée", other: "dont # vérifiées" },
      },
      short: {
        verified: "vérifié",
        outside: "adresses inconnues",
        unverifiable: "invérifiable",
        unchecked: "—",
        someOutside: { one: "dont # d’une adresse inconnue", other: "dont # d’adresses inconnues" },
        someVerified: { one: "dont # vérifiée", other: "dont # vérifiées" },
      },
    },
    crawlers: {
      heading: "Qui est venu",
      note: {
        one: "# robot ; la marque dit s’il est bien celui qu’il prétend être",
        other: "# robots ; la marque dit si chacun est bien celui qu’il prétend être",
      },
      caption: "Robots venus sur le site",
      all: "Voir tous les robots",
      unlisted: "Hors répertoire",
      unknownOperator: "inconnu",
      columns: {
        crawler: "robot",
        operator: "exploitant",
        visits: "visites",
        change: "évolution",
        outcomes: "réponses",
        robots: "robots.txt",
        rule: "règle",
        last: "vu",
      },
      rules: {
        none: "aucune règle",
        "search-engine": "toujours ouvert",
        observed: "observé",
        byPath: "selon le chemin",
      },
      followed: "suivi",
      ignored: { one: "# malgré robots.txt", other: "# malgré robots.txt" },
      imported: { one: "# lue dans un journal", other: "# lues dans un journal" },
      robotsUnknown: "—",
      robotsNote:
        "« Suivi » : le robot n’a demandé que des pages permises par votre robots.txt. Un tiret : aucune règle n’était publiée pendant la période.",
    },
    outcomes: outcomeWords.fr,
    live: {
      heading: "Dernières visites",
      note: "Les dernières visites de robots connus, jamais de personnes. Heures du fuseau {{zone}}.",
      none: "Aucune visite pour l’instant.",
      on: "en direct",
    },
    pages: {
      heading: "Pages les plus lues",
      note: "Par les robots d’IA",
      caption: "Pages les plus demandées par les robots d’IA",
      sections: "Par rubrique",
      sectionsNote: "La première partie de l’adresse",
      sectionCaption: "Rubriques les plus demandées par les robots d’IA",
      columns: { page: "page", visits: "visites", section: "rubrique", share: "part" },
      root: "à la racine",
      rest: "autres pages",
      restOfSection: "autres pages de /{{section}}/",
      byDay: "Les pages sont comptées par jour : aujourd’hui et hier.",
      none: "Aucune page demandée par un robot d’IA pendant cette période.",
    },
    crawler: {
      headline: "{{crawler}} a demandé {pages} {{during}}.",
      nothing: "{{crawler}} n’est pas venu {{during}}.",
      lastSeen: "Vu pour la dernière fois {{ago}}.",
      ago: { now: "à l’instant", minutes: "il y a # min", hours: "il y a # h", days: "il y a # j" },
      neverSeen: "Jamais vu par votre connecteur.",
      facts: {
        operator: "Exploitant",
        purpose: "Usage",
        robots: "Ce qu’il dit de robots.txt",
        cost: "Si vous le bloquez",
        rule: "Votre règle",
        directory: "Sa fiche dans le répertoire",
      },
      rule: {
        none: "Aucune règle ne le concerne : il passe.",
        "search-engine": "Les moteurs de recherche passent toujours, quelles que soient les règles.",
        enforced: "{{decision}}, par la version {{version}}, appliquée.",
        observed: "{{decision}}, par la version {{version}}, observée seulement : il passe.",
        byPath: "Certains chemins ont une autre règle.",
        change: "Changer",
      },
      followsRobots: "Ce qu’il a fait de robots.txt",
      notChecked: "Non vérifiées : lues dans un journal",
      chartTitle: "Visites : {{crawler}}",
      identityHeading: "Était-ce bien lui ?",
      answersHeading: "Ce qu’il a obtenu",
      pagesHeading: "Ce qu’il a demandé",
      back: "Tous les robots",
    },
    files: { csv: "CSV", json: "JSON" },
    ago: { now: "à l’instant", minutes: "# min", hours: "# h", days: "# j" },
    sample: {
      banner: "Exemple : ces chiffres sont inventés. Les vôtres prendront leur place dès la première visite.",
      leave: "Quitter l’exemple",
      look: "Voir un exemple",
    },
  },
  en: {
    titles: { overview: "Overview", crawlers: "Crawlers", pages: "Pages" },
    period: {
      label: "Period",
      short: { "24h": "24 h", "7d": "7 d", "30d": "30 d", "90d": "90 d", all: "all" },
      during: {
        "24h": "in the last 24 hours",
        "7d": "in the last 7 days",
        "30d": "in the last 30 days",
        "90d": "in the last 90 days",
        all: "since {{date}}",
      },
      before: {
        "24h": "the previous 24 hours",
        "7d": "the previous 7 days",
        "30d": "the previous 30 days",
        "90d": "the previous 90 days",
      },
      comparedWith: {
        "24h": "vs. the previous 24 hours",
        "7d": "vs. the previous 7 days",
        "30d": "vs. the previous 30 days",
        "90d": "vs. the previous 90 days",
      },
      proOnly: "with Pro",
    },
    headline: {
      asked: "AI crawlers requested {pages} {{during}}.",
      pages: { one: "# page", other: "# pages" },
      nobody: "No AI crawler came {{during}}.",
      refused: {
        zero: "You refused none.",
        one: "You refused # of them.",
        other: "You refused # of them.",
      },
      more: "{{percent}} more than in {{before}}.",
      fewer: "{{percent}} fewer than in {{before}}.",
      same: "Same as {{before}}.",
      toRules: "Choose my rules",
      leads: "{{purpose}} in the lead, with {{share}} of these visits.",
    },
    figures: {
      ai: "AI visits",
      noChange: "no earlier period to compare with yet",
      verified: "Identity verified",
      outside: {
        zero: "all from addresses the operator lists",
        one: "# from an address the operator does not list",
        other: "# from addresses the operator does not list",
      },
      unverifiable: { one: "# could not be verified", other: "# could not be verified" },
      notChecked: "nothing to check yet",
      ofChecked: { one: "of # visit that was checked", other: "of # visits that were checked" },
      refused: "Refused",
      outcomes: {
        blocked: { one: "# blocked", other: "# blocked" },
        charged: { one: "# quoted a price", other: "# quoted a price" },
        limited: { one: "# limited", other: "# limited" },
      },
      noneRefused: "all let through",
      search: "Search engines",
      searchPassed: "all let through",
      searchRefused: {
        one: "# refused, from addresses the operator does not list",
        other: "# refused, from addresses the operator does not list",
      },
    },
    chart: {
      titles: {
        rose: "{{purpose}}: {{percent}} more visits than in {{before}}",
        fell: "{{purpose}}: {{percent}} fewer visits than in {{before}}",
        leads: "{{purpose}}: {{share}} of AI visits",
        nothing: "Visits by purpose",
      },
      notes: {
        hour: "Visits per hour, by purpose. The current hour is not complete.",
        day: "Visits per day, by purpose. Today is not complete.",
        week: "Visits per week, by purpose. This week is not complete.",
      },
      units: { hour: "Hour", day: "Day", week: "Week of" },
      imported: {
        one: "# of them was read from an access log: its identity was not checked.",
        other: "# of them were read from an access log: their identity was not checked.",
      },
      purposes: {
        training: "Training",
        "ai-search": "Answer engines",
        "user-triggered": "Assistants",
        agent: "Agents",
        "coding-agent": "Coding agents",
        dataset: "Training datasets",
        "search-engine": "Search engines",
        "link-preview": "Link previews",
        advertising: "Advertising",
        archive: "Archives",
        "control-token": "Control tokens",
      },
    },
    history: {
      began: "Figures begin on {{date}}: nothing was counted before.",
      ends: "Figures begin on {{date}}.",
      grace:
        "The free plan shows three months. What is older is hidden, and is deleted on {{date}} unless the workspace goes back to Pro.",
      why: "The free plan keeps three months; what is older is deleted.",
    },
    zones:
      "Until {{date}}, days are those of the time zone {{before}}, then of {{after}}; {{date}} itself is part of both.",
    news: {
      heading: "News of this week",
      gone: "{{crawler}} no longer comes: last visit {{ago}}, after {{visits}} in two weeks.",
      came: "{{crawler}} came for the first time, {{visits}}, {{identity}}.",
      visits: { one: "# visit", other: "# visits" },
      rules: {
        none: "No rule applies to it: it gets through.",
        "search-engine": "Search engines always get through.",
        enforced: "Your rule: {{decision}}.",
        observed: "Your rule: {{decision}}, only observed: it gets through.",
      },
      look: "See this crawler",
    },
    identity: {
      all: {
        verified: "identity verified",
        outside: "from addresses its operator does not list",
        unverifiable: "cannot be verified",
        unchecked: "identity not checked",
      },
      some: {
        outside: {
          one: "# of them from an address its operator does not list",
          other: "# of them from addresses its operator does not list",
        },
        verified: { one: "# of them verified", other: "# of them verified" },
      },
      short: {
        verified: "verified",
        outside: "unlisted addresses",
        unverifiable: "not verifiable",
        unchecked: "—",
        someOutside: { one: "# from an unlisted address", other: "# from unlisted addresses" },
        someVerified: { one: "# verified", other: "# verified" },
      },
    },
    crawlers: {
      heading: "Who visited",
      note: {
        one: "# crawler; the mark says whether it is what it claims to be",
        other: "# crawlers; the mark says whether each is what it claims to be",
      },
      caption: "Crawlers that came to the site",
      all: "All crawlers",
      unlisted: "Not in the directory",
      unknownOperator: "unknown",
      columns: {
        crawler: "crawler",
        operator: "operator",
        visits: "visits",
        change: "change",
        outcomes: "answers",
        robots: "robots.txt",
        rule: "rule",
        last: "last seen",
      },
      rules: {
        none: "no rule",
        "search-engine": "always open",
        observed: "observed",
        byPath: "varies by path",
      },
      followed: "followed",
      ignored: { one: "# against robots.txt", other: "# against robots.txt" },
      imported: { one: "# from an access log", other: "# from access logs" },
      robotsUnknown: "—",
      robotsNote:
        "“Followed”: the crawler only requested pages your robots.txt allows. A dash: no rules were published in the period.",
    },
    outcomes: outcomeWords.en,
    live: {
      heading: "Latest visits",
      note: "The latest visits by known crawlers, never by people. Times in {{zone}}.",
      none: "No visit yet.",
      on: "live",
    },
    pages: {
      heading: "Most read pages",
      note: "By AI crawlers",
      caption: "Pages AI crawlers requested most",
      sections: "By section",
      sectionsNote: "The first part of the address",
      sectionCaption: "Sections AI crawlers requested most",
      columns: { page: "page", visits: "visits", section: "section", share: "share" },
      root: "at the root",
      rest: "other pages",
      restOfSection: "other pages of /{{section}}/",
      byDay: "Pages are counted by the day: today and yesterday.",
      none: "No AI crawler requested a page in this period.",
    },
    crawler: {
      headline: "{{crawler}} requested {pages} {{during}}.",
      nothing: "{{crawler}} did not come {{during}}.",
      lastSeen: "Last seen {{ago}}.",
      ago: { now: "just now", minutes: "# min ago", hours: "# h ago", days: "# d ago" },
      neverSeen: "Never seen by your connector.",
      facts: {
        operator: "Operator",
        purpose: "Purpose",
        robots: "What it says of robots.txt",
        cost: "If you block it",
        rule: "Your rule",
        directory: "Its entry in the directory",
      },
      rule: {
        none: "No rule applies to it: it gets through.",
        "search-engine": "Search engines always get through, whatever the rules say.",
        enforced: "{{decision}}, by version {{version}}, enforced.",
        observed: "{{decision}}, by version {{version}}, only observed: it gets through.",
        byPath: "Some paths have another rule.",
        change: "Change",
      },
      followsRobots: "What it did about robots.txt",
      notChecked: "Not checked: read from a log",
      chartTitle: "Visits: {{crawler}}",
      identityHeading: "Was it really this crawler?",
      answersHeading: "What it got",
      pagesHeading: "What it requested",
      back: "All crawlers",
    },
    files: { csv: "CSV", json: "JSON" },
    ago: { now: "now", minutes: "# min", hours: "# h", days: "# d" },
    sample: {
      banner: "Sample: these figures are made up. Yours will replace them with the first visit.",
      leave: "Leave the sample",
      look: "Look at a sample",
    },
  },
};

/** The same to whoever sees the dashboard of somebody else. */
export const sharedVisitsCopy: Localized<VisitsCopy> = {
  fr: shared(visitsCopy.fr, {
    refused: {
      zero: "Aucune n’a été refusée.",
      one: "# a été refusée.",
      other: "# ont été refusées.",
    },
    rule: "Sa règle sur ce site",
    ruleOfNew: {
      enforced: "Sa règle : {{decision}}.",
      observed: "Sa règle : {{decision}}, observée seulement : il passe.",
    },
    neverSeen: "Jamais vu sur ce site.",
    robotsNote:
      "« Suivi » : le robot n’a demandé que des pages permises par le robots.txt du site. Un tiret : aucune règle n’était publiée pendant la période.",
  }),
  en: shared(visitsCopy.en, {
    refused: {
      zero: "None was refused.",
      one: "# of them was refused.",
      other: "# of them were refused.",
    },
    rule: "Its rule on this site",
    ruleOfNew: {
      enforced: "Its rule: {{decision}}.",
      observed: "Its rule: {{decision}}, only observed: it gets through.",
    },
    neverSeen: "Never seen on this site.",
    robotsNote:
      "“Followed”: the crawler only requested pages the site’s robots.txt allows. A dash: no rules were published in the period.",
  }),
};

/** What is “yours” to the people of a site, said of the site; and nothing of the plan that it is on. */
function shared(
  copy: VisitsCopy,
  words: {
    refused: VisitsCopy["headline"]["refused"];
    rule: string;
    ruleOfNew: Record<"enforced" | "observed", string>;
    neverSeen: string;
    robotsNote: string;
  },
): VisitsCopy {
  const { crawler } = copy;
  return {
    ...copy,
    headline: { ...copy.headline, refused: words.refused },
    history: { ...copy.history, why: "", grace: "" },
    news: { ...copy.news, rules: { ...copy.news.rules, ...words.ruleOfNew } },
    crawlers: { ...copy.crawlers, robotsNote: words.robotsNote },
    crawler: {
      ...crawler,
      neverSeen: words.neverSeen,
      facts: { ...crawler.facts, rule: words.rule },
    },
  };
}
