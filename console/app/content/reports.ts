import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import type { Advice } from "../../../domain/reports/advice.ts";
import type { MailList } from "../../../domain/reports/mail-lists.ts";

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
  choose: string;
  /** The page where a person chooses. */
  settings: {
    title: string;
    intro: string;
    lists: Record<MailList, string>;
    means: Record<MailList, string>;
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
    titles: Record<MailList, string>;
    intros: Record<MailList, string>;
    buttons: Record<MailList, string>;
    all: string;
    done: { title: string; lists: Record<MailList, string>; all: string; back: string };
  };
  /** The page that shows the mail. */
  shown: {
    title: string;
    intro: string;
    /** Where nobody got it. */
    notSent: string;
    subject: string;
    toWhom: string;
    gets: string;
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
      why: "Vous recevez ce rapport en tant que membre de « {{workspace}} ». Il part le lundi à 9 h, fuseau horaire {{zone}} ; les jours sont comptés en UTC.",
      stop: "Ne plus recevoir ce rapport",
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
    choose: "Choisir mes rapports et alertes",
    settings: {
      title: "Rapports et alertes",
      intro:
        "Ce que vous recevez par e-mail, site par site. Les codes de connexion et les invitations sont toujours envoyés.",
      lists: { reports: "Rapport hebdomadaire", alerts: "Alertes" },
      means: {
        reports:
          "Le lundi à 9 h : visites, évolution, nouveaux robots, pages les plus lues, et une chose à faire.",
        alerts:
          "Une par jour au plus, à 9 h : un robot jamais vu, un possible imposteur pour la première fois en sept jours, un connecteur sans nouvelles depuis un jour.",
      },
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
        reports: "Ne plus recevoir le rapport hebdomadaire sur {{domain}} ?",
        alerts: "Ne plus recevoir les alertes sur {{domain}} ?",
      },
      intros: {
        reports:
          "Rien ne change avant que vous ne le confirmiez. Les rapports de vos autres sites continuent.",
        alerts: "Rien ne change avant que vous ne le confirmiez. Le rapport hebdomadaire continue.",
      },
      buttons: { reports: "Arrêter ce rapport", alerts: "Arrêter ces alertes" },
      all: "Arrêter tout, pour tous les sites",
      done: {
        title: "C’est arrêté",
        lists: {
          reports: "Vous ne recevrez plus le rapport hebdomadaire sur {{domain}}.",
          alerts: "Vous ne recevrez plus d’alertes sur {{domain}}.",
        },
        all: "Vous ne recevrez plus ni rapport ni alerte, pour aucun site.",
        back: "Changer d’avis",
      },
    },
    shown: {
      title: "Rapport : {{domain}}",
      intro: "Le dernier rapport hebdomadaire, tel qu’il est parti par e-mail.",
      notSent:
        "Ce rapport n’est parti chez personne. Voici ce qu’il aurait dit de la semaine dernière ; le prochain part lundi à 9 h.",
      subject: "Objet :",
      toWhom: "Qui le reçoit",
      gets: "Le reçoit, {{language}}",
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
      why: "You get this report as a member of “{{workspace}}”. It is sent on Mondays at 9:00, time zone {{zone}}; days are counted in UTC.",
      stop: "Stop this report",
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
    choose: "Choose my reports and alerts",
    settings: {
      title: "Reports and alerts",
      intro: "What you get by e-mail, site by site. Sign-in codes and invitations are always sent.",
      lists: { reports: "Weekly report", alerts: "Alerts" },
      means: {
        reports:
          "On Mondays at 9:00: visits, how they changed, new crawlers, the most read pages, and one thing to do.",
        alerts:
          "At most one a day, at 9:00: a crawler never seen before, a possible impostor for the first time in seven days, no news from a connector for a day.",
      },
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
        reports: "Stop the weekly report about {{domain}}?",
        alerts: "Stop the alerts about {{domain}}?",
      },
      intros: {
        reports: "Nothing changes until you confirm. Reports about your other sites go on.",
        alerts: "Nothing changes until you confirm. The weekly report goes on.",
      },
      buttons: { reports: "Stop this report", alerts: "Stop these alerts" },
      all: "Stop everything, for all sites",
      done: {
        title: "Stopped",
        lists: {
          reports: "You will get no more weekly reports about {{domain}}.",
          alerts: "You will get no more alerts about {{domain}}.",
        },
        all: "You will get no more reports or alerts, for any site.",
        back: "Change your mind",
      },
    },
    shown: {
      title: "Report about {{domain}}",
      intro: "The latest weekly report, as it was sent by e-mail.",
      notSent:
        "This report was sent to nobody. Here is what it would have said of last week; the next one leaves on Monday at 9 a.m.",
      subject: "Subject:",
      toWhom: "Who gets it",
      gets: "Gets it, {{language}}",
      getsNot: "Does not get it",
      languages: { fr: "in French", en: "in English" },
    },
  },
};
