import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import type { Advice } from "../../../domain/reports/advice.ts";
import type { AlertTime, MailList, Stoppable } from "../../../domain/reports/mail-lists.ts";

interface Step {
  text: string;
  /** What its link is called; undefined where there is nothing to do. */
  link?: string;
}

/** What reports and alerts say. `{{names}}` are filled in. */
export interface ReportsCopy {
  visits: Counted;
  report: {
    subject: { visits: string; changed: string; none: string; pending: string };
    aiVisits: Counted;
    asked: string;
    pages: Counted;
    none: string;
    pending: string;
    more: string;
    fewer: string;
    same: string;
    noWeekBefore: string;
    /** Where a part of the two weeks was not counted. */
    gap: Counted;
    came: string;
    gone: string;
    /** With `{{date}}`. */
    goneSince: string;
    /** With `{{visits}}`. */
    goneVisits: string;
    eyebrow: string;
    crawlers: string;
    newCrawlers: Counted & { zero: string };
    /** In its place, where nothing was counted before. */
    firstWeek: string;
    advice: { heading: string } & Record<Advice["kind"], Step>;
    news: string;
    outside: string;
    outsideMeans: string;
    pagesHeading: string;
    open: string;
    checkUp: string;
    connect: string;
    why: string;
    stop: string;
  };
  /** The report of a workspace with several sites. */
  digest: {
    subject: { visits: string; changed: string; none: string; pending: string };
    sites: Counted;
    asked: string;
    none: string;
    pending: string;
    /** Where a part of the two weeks was not counted on some of the sites. */
    gaps: Counted;
    heading: string;
    /** In the line of a site. */
    row: { news: string; gone: string; gap: Counted; moreNames: Counted };
    /** With `{{visits}}`. */
    others: Counted;
    waits: { one: string; other: Counted };
    all: string;
    inFull: string;
    leaveOut: string;
  };
  alert: {
    subject: { news: string; outside: string; silent: string; several: string };
    eyebrow: string;
    lead: string;
    news: string;
    outside: string;
    silent: string;
    silentMeans: string;
    open: string;
    connection: string;
    why: string;
    stop: string;
  };
  /** An alert that is told as it happens. */
  instant: { eyebrow: string; spikeMeans: Record<"hour" | "day", string>; why: string };
  choose: string;
  /** The page where a person chooses. */
  settings: {
    title: string;
    intro: string;
    lists: Record<MailList, string>;
    means: Record<MailList, string>;
    /** When alerts come. */
    times: Record<AlertTime, string>;
    site: string;
    zone: string;
    none: string;
    save: string;
    saved: string;
    stopAll: string;
    stopAllMeans: string;
    isStopped: string;
    resume: string;
  };
  /** The page that a mail's link leads to. */
  unsubscribe: {
    titles: Record<Stoppable, string>;
    intros: Record<Stoppable, string>;
    buttons: Record<Stoppable, string>;
    /** To one's choices, site by site. */
    choose: string;
    all: string;
    done: { title: string; lists: Record<Stoppable, string>; all: string; back: string };
  };
  /** The page that shows the mail. */
  shown: {
    title: string;
    intro: string;
    /** Where others got it, and whoever looks did not. */
    toOthers: string;
    /** Where nobody got it. */
    notSent: string;
    /** Below the report of several sites: the one whose page it is. */
    thisSite: string;
    subject: string;
    toWhom: string;
    gets: string;
    /** Whom the last one went to. */
    got: string;
    getsNot: string;
    languages: { fr: string; en: string };
  };
}

export const reportsCopy: Localized<ReportsCopy> = {
  fr: {
    visits: { one: "# visite", other: "# visites" },
    report: {
      subject: {
        visits: "{{domain}} : {{visits}} la semaine dernière",
        changed: "{{domain}} : {{visits}} la semaine dernière ({{change}})",
        none: "{{domain}} : aucune visite d’IA la semaine dernière",
        pending: "{{domain}} n’est pas encore connecté",
      },
      aiVisits: { one: "# visite d’IA", other: "# visites d’IA" },
      asked: "La semaine dernière, les robots d’IA ont demandé {{pages}} sur {{domain}}.",
      pages: { one: "# page", other: "# pages", millions: "# de pages" },
      none: "Aucun robot d’IA n’est venu sur {{domain}} la semaine dernière.",
      pending: "{{domain}} n’est pas encore connecté : rien n’a pu être compté la semaine dernière.",
      more: "C’est {{percent}} de plus que la semaine précédente.",
      fewer: "C’est {{percent}} de moins que la semaine précédente.",
      same: "C’est autant que la semaine précédente.",
      noWeekBefore: "Il n’y a pas encore de semaine à laquelle comparer.",
      gap: {
        one: "Rien n’a été compté pendant # jour de ces deux semaines : elles ne se comparent pas.",
        other: "Rien n’a été compté pendant # jours de ces deux semaines : elles ne se comparent pas.",
      },
      came: "Qui est venu",
      gone: "Ne viennent plus",
      goneSince: "dernière visite le {{date}}",
      goneVisits: "{{visits}} en deux semaines",
      eyebrow: "Rapport hebdomadaire, du {{from}} au {{to}}",
      crawlers: "Robots d’IA",
      newCrawlers: { zero: "aucun nouveau", one: "dont # nouveau", other: "dont # nouveaux" },
      firstWeek: "première semaine comptée",
      advice: {
        heading: "À faire cette semaine",
        "check-connection": {
          text: "Le connecteur n’a plus donné signe de vie depuis le {{date}}. Les visites venues depuis ne sont pas comptées.",
          link: "Vérifier la connexion",
        },
        block: {
          text: "{{crawler}} a demandé {{visits}} que votre robots.txt lui demande de ne pas lire. Une règle peut les lui refuser.",
          link: "Ouvrir les règles",
        },
        "look-at-outside": {
          text: "{{visits}} sous le nom « {{crawler}} » sont venues d’adresses inconnues de son exploitant. C’est peut-être un imposteur.",
          link: "Voir ces visites",
        },
        decide: {
          text: "{{crawler}} est nouveau et aucune règle ne le concerne : il passe. À vous de décider.",
          link: "Ouvrir les règles",
        },
        enforce: {
          text: "Vos règles sont publiées, mais elles observent seulement. Si ce qu’elles refuseraient vous convient, appliquez-les.",
          link: "Ouvrir les règles",
        },
        "write-rules": {
          text: "Vous n’avez pas encore de règles : tout le monde passe. Essayez-en sur vos visites passées, rien ne change avant la publication.",
          link: "Essayer des règles",
        },
        nothing: { text: "Rien à faire cette semaine." },
      },
      news: "Venus pour la première fois",
      outside: "Venus d’adresses inconnues",
      outsideMeans:
        "Ces visites portaient le nom d’un robot, mais venaient d’adresses inconnues de son exploitant.",
      pagesHeading: "Pages les plus demandées par les robots d’IA",
      open: "Ouvrir le tableau de bord",
      checkUp: "Lancer le bilan du site",
      connect: "Connecter le site",
      why: "Vous recevez ce rapport en tant que membre de « {{workspace}} ». Il part le lundi à 9 h, fuseau horaire {{zone}}.",
      stop: "Ne plus recevoir ce rapport",
    },
    digest: {
      subject: {
        visits: "{{workspace}} : {{visits}} sur {{sites}} la semaine dernière",
        changed: "{{workspace}} : {{visits}} sur {{sites}} la semaine dernière ({{change}})",
        none: "{{workspace}} : aucune visite d’IA sur {{sites}} la semaine dernière",
        pending: "{{workspace}} : aucun de vos {{sites}} n’est encore connecté",
      },
      sites: { one: "# site", other: "# sites" },
      asked: "La semaine dernière, les robots d’IA ont demandé {{pages}} sur vos {{sites}}.",
      none: "Aucun robot d’IA n’est venu sur vos {{sites}} la semaine dernière.",
      pending: "Vos {{sites}} attendent leur première visite : rien n’a pu être compté la semaine dernière.",
      gaps: {
        one: "Sur # de ces sites, une partie de ces deux semaines n’a pas été comptée : le total ne se compare pas.",
        other:
          "Sur # de ces sites, une partie de ces deux semaines n’a pas été comptée : le total ne se compare pas.",
      },
      heading: "Site par site, ce qui a le plus changé d’abord",
      row: {
        news: "Première visite : {{crawlers}}.",
        gone: "Ne viennent plus : {{crawlers}}.",
        gap: {
          one: "Rien n’a été compté pendant # jour.",
          other: "Rien n’a été compté pendant # jours.",
        },
        moreNames: { one: "et # autre", other: "et # autres" },
      },
      others: { one: "Et # autre site : {{visits}}.", other: "Et # autres sites : {{visits}}." },
      waits: {
        one: "{{site}} attend sa première visite.",
        other: { one: "# site attend sa première visite.", other: "# sites attendent leur première visite." },
      },
      all: "Voir tous vos sites",
      inFull: "En détail : {{domain}}",
      leaveOut: "Retirer {{domain}} de ce rapport",
    },
    alert: {
      subject: {
        news: "{{domain}} : {{crawler}} est venu pour la première fois",
        outside: "{{domain}} : un possible imposteur de « {{crawler}} »",
        silent: "{{domain}} : plus de nouvelles du connecteur depuis un jour",
        several: "{{domain}} : ce qui a changé le {{date}}",
      },
      eyebrow: "Alerte du {{date}}",
      lead: "Ce qui a changé sur {{domain}}",
      news: "Venus pour la première fois",
      outside: "Venus d’adresses inconnues",
      silent: "Plus de nouvelles du connecteur",
      silentMeans:
        "Le connecteur n’a plus donné signe de vie depuis le {{moment}}. Tant qu’il ne répond pas, aucune visite n’est comptée.",
      open: "Ouvrir le tableau de bord",
      connection: "Vérifier la connexion",
      why: "Vous avez demandé des alertes sur ce site. Il en part une par jour au plus, à 9 h, fuseau horaire {{zone}}, et seulement si quelque chose a changé.",
      stop: "Ne plus recevoir ces alertes",
    },
    instant: {
      eyebrow: "Alerte, {{moment}}",
      spikeMeans: {
        hour: "C’est l’heure qui a commencé le {{moment}}. À la même heure des semaines passées : {{usual}} en valeur médiane. L’heure n’était peut-être pas finie quand nous avons compté.",
        day: "C’est le jour qui a commencé le {{moment}}. Le même jour des semaines passées : {{usual}} en valeur médiane. Le jour n’était peut-être pas fini quand nous avons compté.",
      },
      why: "Vous avez demandé les alertes de ce site sur le moment. Chaque nouveauté n’est dite qu’une fois, un pic une fois par jour au plus.",
    },
    choose: "Choisir mes rapports et alertes",
    settings: {
      title: "Rapports et alertes",
      intro:
        "Ce que vous recevez par e-mail. Un rapport parle de tous les sites d’un espace, sauf de ceux que vous décochez. Les codes de connexion et les invitations sont toujours envoyés.",
      lists: { reports: "Rapport hebdomadaire", alerts: "Alertes" },
      means: {
        reports:
          "Le lundi à 9 h, un seul e-mail par espace : visites, évolution, robots nouveaux ou disparus, et une chose à faire.",
        alerts:
          "Un robot jamais vu, un possible imposteur pour la première fois en sept jours, un connecteur sans nouvelles depuis un jour. Chaque matin à 9 h, un e-mail au plus ; ou sur le moment, un e-mail chaque fois, pics de visites compris.",
      },
      times: { never: "Non", morning: "Le matin", instant: "Aussitôt" },
      site: "Site",
      zone: "fuseau horaire {{zone}}",
      none: "Vous n’avez pas encore de site. Le rapport commence avec le premier.",
      save: "Enregistrer",
      saved: "Vos choix sont enregistrés.",
      stopAll: "Tout arrêter",
      stopAllMeans: "Plus de rapport ni d’alerte, pour aucun site, même futur.",
      isStopped: "Vous avez tout arrêté : aucun rapport ni alerte ne part.",
      resume: "Reprendre",
    },
    unsubscribe: {
      titles: {
        digest: "Ne plus recevoir le rapport hebdomadaire de « {{workspace}} » ?",
        reports: "Retirer {{domain}} du rapport hebdomadaire ?",
        alerts: "Ne plus recevoir les alertes sur {{domain}} ?",
      },
      intros: {
        digest:
          "Rien ne change avant que vous ne le confirmiez. Le rapport s’arrête pour tous les sites de cet espace, même futurs ; les alertes que vous avez demandées continuent.",
        reports: "Rien ne change avant que vous ne le confirmiez. Vos autres sites restent dans le rapport.",
        alerts: "Rien ne change avant que vous ne le confirmiez. Le rapport hebdomadaire continue.",
      },
      buttons: {
        digest: "Arrêter ce rapport",
        reports: "Retirer ce site",
        alerts: "Arrêter ces alertes",
      },
      choose: "Choisir les sites dont il parle",
      all: "Arrêter tout, pour tous les sites",
      done: {
        title: "C’est arrêté",
        lists: {
          digest: "Vous ne recevrez plus le rapport hebdomadaire de « {{workspace}} ».",
          reports: "Le site {{domain}} n’est plus dans le rapport hebdomadaire que vous recevez.",
          alerts: "Vous ne recevrez plus d’alertes sur {{domain}}.",
        },
        all: "Vous ne recevrez plus ni rapport ni alerte, pour aucun site.",
        back: "Changer d’avis",
      },
    },
    shown: {
      title: "Rapport : {{domain}}",
      intro: "Le dernier rapport hebdomadaire, tel qu’il vous a été envoyé par e-mail.",
      toOthers: "Le dernier rapport hebdomadaire. Il est parti chez d’autres membres, pas chez vous.",
      notSent:
        "Ce rapport n’est parti chez personne. Voici ce qu’il aurait dit de la semaine dernière ; le prochain part lundi à 9 h.",
      thisSite: "La semaine : {{domain}}",
      subject: "Objet :",
      toWhom: "Qui le reçoit",
      gets: "Le reçoit, {{language}}",
      got: "Le reçoit, {{language}} ; le dernier est parti",
      getsNot: "Ne le reçoit pas",
      languages: { fr: "en français", en: "en anglais" },
    },
  },
  en: {
    visits: { one: "# visit", other: "# visits" },
    report: {
      subject: {
        visits: "{{domain}}: {{visits}} last week",
        changed: "{{domain}}: {{visits}} last week ({{change}})",
        none: "{{domain}}: no AI visits last week",
        pending: "{{domain}} is not connected yet",
      },
      aiVisits: { one: "# AI visit", other: "# AI visits" },
      asked: "Last week, AI crawlers requested {{pages}} on {{domain}}.",
      pages: { one: "# page", other: "# pages" },
      none: "No AI crawler came to {{domain}} last week.",
      pending: "{{domain}} is not connected yet, so nothing could be counted last week.",
      more: "That is {{percent}} more than the week before.",
      fewer: "That is {{percent}} fewer than the week before.",
      same: "Same as the week before.",
      noWeekBefore: "There is no earlier week to compare with yet.",
      gap: {
        one: "Nothing was counted on # day of these two weeks, so they do not compare.",
        other: "Nothing was counted on # days of these two weeks, so they do not compare.",
      },
      came: "Who visited",
      gone: "No longer come",
      goneSince: "last visit on {{date}}",
      goneVisits: "{{visits}} in two weeks",
      eyebrow: "Weekly report, {{from}} to {{to}}",
      crawlers: "AI crawlers",
      newCrawlers: { zero: "none of them new", one: "# of them new", other: "# of them new" },
      firstWeek: "the first week counted",
      advice: {
        heading: "One thing to do",
        "check-connection": {
          text: "Nothing has been heard from the connector since {{date}}. Visits since then are not counted.",
          link: "Check the connection",
        },
        block: {
          text: "{{crawler}} made {{visits}} that your robots.txt asks it not to make. A rule can refuse them.",
          link: "Open the rules",
        },
        "look-at-outside": {
          text: "{{visits}} under the name {{crawler}} came from addresses its operator does not list. It may be an impostor.",
          link: "See these visits",
        },
        decide: {
          text: "{{crawler}} is new, and no rule applies to it: it gets through. The decision is yours.",
          link: "Open the rules",
        },
        enforce: {
          text: "Your rules are published, but only observe. If what they would refuse is right, enforce them.",
          link: "Open the rules",
        },
        "write-rules": {
          text: "You have no rules yet: everyone gets through. Try some on your past visits; nothing changes until you publish.",
          link: "Try rules",
        },
        nothing: { text: "Nothing to do this week." },
      },
      news: "Here for the first time",
      outside: "From unlisted addresses",
      outsideMeans:
        "These visits carried a crawler’s name, but came from addresses its operator does not list.",
      pagesHeading: "Pages AI crawlers requested most",
      open: "Open the dashboard",
      checkUp: "Run the site check-up",
      connect: "Connect the site",
      why: "You get this report as a member of “{{workspace}}”. It is sent on Mondays at 9:00, time zone {{zone}}.",
      stop: "Stop this report",
    },
    digest: {
      subject: {
        visits: "{{workspace}}: {{visits}} on {{sites}} last week",
        changed: "{{workspace}}: {{visits}} on {{sites}} last week ({{change}})",
        none: "{{workspace}}: no AI visits on {{sites}} last week",
        pending: "{{workspace}}: none of your {{sites}} is connected yet",
      },
      sites: { one: "# site", other: "# sites" },
      asked: "Last week, AI crawlers requested {{pages}} on your {{sites}}.",
      none: "No AI crawler came to your {{sites}} last week.",
      pending: "Your {{sites}} are waiting for their first visit, so nothing could be counted last week.",
      gaps: {
        one: "On # of these sites, a part of these two weeks was not counted, so the total does not compare.",
        other:
          "On # of these sites, a part of these two weeks was not counted, so the total does not compare.",
      },
      heading: "Site by site, what changed most first",
      row: {
        news: "First visit from {{crawlers}}.",
        gone: "No longer come: {{crawlers}}.",
        gap: { one: "Nothing was counted on # day.", other: "Nothing was counted on # days." },
        moreNames: { one: "and # more", other: "and # more" },
      },
      others: { one: "And # more site: {{visits}}.", other: "And # more sites: {{visits}}." },
      waits: {
        one: "{{site}} is waiting for its first visit.",
        other: {
          one: "# site is waiting for its first visit.",
          other: "# sites are waiting for their first visit.",
        },
      },
      all: "See all your sites",
      inFull: "In detail: {{domain}}",
      leaveOut: "Leave {{domain}} out of this report",
    },
    alert: {
      subject: {
        news: "{{domain}}: {{crawler}} came for the first time",
        outside: "{{domain}}: a possible impostor of {{crawler}}",
        silent: "{{domain}}: no news from the connector for a day",
        several: "{{domain}}: what changed on {{date}}",
      },
      eyebrow: "Alert, {{date}}",
      lead: "What changed on {{domain}}",
      news: "Here for the first time",
      outside: "From unlisted addresses",
      silent: "No news from the connector",
      silentMeans:
        "Nothing has been heard from the connector since {{moment}}. Until it answers, no visit is counted.",
      open: "Open the dashboard",
      connection: "Check the connection",
      why: "You asked for alerts about this site. At most one a day is sent, at 9:00, time zone {{zone}}, and only when something changed.",
      stop: "Stop these alerts",
    },
    instant: {
      eyebrow: "Alert, {{moment}}",
      spikeMeans: {
        hour: "This is the hour that began on {{moment}}. At the same time of past weeks there was a median of {{usual}}. The hour may not have been over when we counted.",
        day: "This is the day that began on {{moment}}. On the same day of past weeks there was a median of {{usual}}. The day may not have been over when we counted.",
      },
      why: "You asked for alerts about this site as they happen. Each is told once, a spike once a day at most.",
    },
    choose: "Choose my reports and alerts",
    settings: {
      title: "Reports and alerts",
      intro:
        "What you get by e-mail. A report is about all sites of a workspace except those you uncheck. Sign-in codes and invitations are always sent.",
      lists: { reports: "Weekly report", alerts: "Alerts" },
      means: {
        reports:
          "On Mondays at 9:00, one e-mail for each workspace: visits, how they changed, which crawlers are new or gone, and one thing to do.",
        alerts:
          "A crawler never seen before, a possible impostor for the first time in seven days, no news from a connector for a day. Each morning at 9:00, one e-mail at most; or as they happen, one e-mail each time, spikes of visits included.",
      },
      times: { never: "No", morning: "Mornings", instant: "At once" },
      site: "Site",
      zone: "time zone {{zone}}",
      none: "You have no site yet. Reports begin with the first.",
      save: "Save",
      saved: "Your choices are saved.",
      stopAll: "Stop everything",
      stopAllMeans: "No more reports or alerts, for any site, future ones included.",
      isStopped: "You stopped everything: no report or alert is sent.",
      resume: "Resume",
    },
    unsubscribe: {
      titles: {
        digest: "Stop the weekly report of “{{workspace}}”?",
        reports: "Leave {{domain}} out of the weekly report?",
        alerts: "Stop the alerts about {{domain}}?",
      },
      intros: {
        digest:
          "Nothing changes until you confirm. The report stops for all sites of this workspace, future ones included; alerts that you asked for go on.",
        reports: "Nothing changes until you confirm. Your other sites stay in the report.",
        alerts: "Nothing changes until you confirm. The weekly report goes on.",
      },
      buttons: { digest: "Stop this report", reports: "Leave it out", alerts: "Stop these alerts" },
      choose: "Choose which sites it is about",
      all: "Stop everything, for all sites",
      done: {
        title: "Stopped",
        lists: {
          digest: "You will get no more weekly reports of “{{workspace}}”.",
          reports: "The weekly report that you get will leave out {{domain}}.",
          alerts: "You will get no more alerts about {{domain}}.",
        },
        all: "You will get no more reports or alerts, for any site.",
        back: "Change your mind",
      },
    },
    shown: {
      title: "Report about {{domain}}",
      intro: "The latest weekly report, as it was sent to you by e-mail.",
      toOthers: "The latest weekly report. It was sent to other members, and not to you.",
      notSent:
        "This report was sent to nobody. Here is what it would have said of last week; the next one leaves on Monday at 9 a.m.",
      thisSite: "The week of {{domain}}",
      subject: "Subject:",
      toWhom: "Who gets it",
      gets: "Gets it, {{language}}",
      got: "Gets it, {{language}}; the last one was sent",
      getsNot: "Does not get it",
      languages: { fr: "in French", en: "in English" },
    },
  },
};
