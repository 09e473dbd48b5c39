import { brand } from "@octroi/ui/brand/brand";
import { pluginZipPath } from "@octroi/ui/brand/plugin-zip";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { consoleLabels } from "@octroi/ui/words/labels";
import type { Connector, KeyConnector } from "../../../domain/sites/site.ts";
import type { SiteState } from "../../../domain/sites/site-standing.ts";

/** How a site stands, wherever it is shown. */
export const standingWords: Localized<Record<SiteState | "unproven", string>> = {
  fr: {
    inactive: consoleLabels.fr.inactive,
    waiting: consoleLabels.fr.waiting,
    counting: consoleLabels.fr.counting,
    enforcing: consoleLabels.fr.enforcing,
    unproven: "domaine non prouvé",
  },
  en: {
    inactive: consoleLabels.en.inactive,
    waiting: consoleLabels.en.waiting,
    counting: consoleLabels.en.counting,
    enforcing: consoleLabels.en.enforcing,
    unproven: "domain not proven",
  },
};

export const connectorWords: Localized<Record<Connector, { name: string; hint: string }>> = {
  fr: {
    wordpress: {
      name: consoleLabels.fr.wordpressSite,
      hint: "Une extension à installer, environ 5 minutes.",
    },
    middleware: {
      name: consoleLabels.fr.middleware,
      hint: "Pour un site fait par un développeur (Vercel, Cloudflare, Netlify, Node…) : un fichier, environ 1 minute.",
    },
    dns: {
      name: consoleLabels.fr.dnsRedirect,
      hint: "Un enregistrement DNS, rien à installer, pour tout hébergement. Environ 15 minutes, puis la propagation.",
    },
  },
  en: {
    wordpress: { name: consoleLabels.en.wordpressSite, hint: "A plugin to install, about 5 minutes." },
    middleware: {
      name: consoleLabels.en.middleware,
      hint: "For a site with a developer (Vercel, Cloudflare, Netlify, Node…): one file, about 1 minute.",
    },
    dns: {
      name: consoleLabels.en.dnsRedirect,
      hint: "One DNS record, nothing to install, for any hosting. About 15 minutes, then propagation.",
    },
  },
};

export interface SitesCopy {
  title: string;
  add: string;
  caption: string;
  headline: {
    /** With `{pages}`, and `{{site}}` or `#` sites. */
    asked: { one: string; other: Counted };
    pages: Counted;
    nobody: string;
    /** Before the first visit to any of them. */
    noVisit: Counted;
    /** With `{{site}}` and `{{share}}`. */
    most: string;
    waits: { one: string; other: Counted };
  };
  note: string;
  columns: Record<"site" | "line" | "today" | "week" | "sent" | "change" | "last", string>;
  /** What the column of changes compares, and when it says nothing. */
  changeNote: string;
  /** Above the sites that no crawler has come to yet. */
  waiting: string;
  /** Of a list of several pages; `{{from}}`, `{{to}}` and `{{all}}` sites. */
  page: { label: string; shown: string; previous: string; next: string };
  /** Where there is no column for it. */
  inWeek: string;
  empty: { heading: string; text: string };
  readerEmpty: string;
  /** To whoever has none. */
  passkey: { text: string; link: string };
}

export const sites: Localized<SitesCopy> = {
  fr: {
    title: consoleLabels.fr.sites,
    add: consoleLabels.fr.addSite,
    caption: "Vos sites, et ce que les robots d’IA leur ont demandé",
    headline: {
      asked: {
        one: "Aujourd’hui, les robots d’IA ont demandé {pages} sur {{site}}.",
        other: {
          one: "Les robots d’IA ont demandé {pages} à votre site aujourd’hui.",
          other: "Les robots d’IA ont demandé {pages} à vos # sites aujourd’hui.",
        },
      },
      pages: { one: "# page", other: "# pages", millions: "# de pages" },
      nobody: "Aucun robot d’IA n’est encore venu aujourd’hui.",
      noVisit: {
        one: "Votre site attend sa première visite.",
        other: "Vos # sites attendent leur première visite.",
      },
      most: "{{site}} en reçoit {{share}}.",
      waits: {
        one: "{{site}} attend sa première visite.",
        other: { one: "# site attend sa première visite.", other: "# sites attendent leur première visite." },
      },
    },
    note: "Visites de robots d’IA. La journée en cours est incomplète.",
    columns: {
      site: "site",
      line: "30 jours",
      today: "aujourd’hui",
      week: "7 jours",
      sent: "envoyés par l’IA",
      change: "évolution",
      last: "dernière visite",
    },
    changeNote:
      "L’évolution compare les sept derniers jours complets aux sept précédents ; elle manque là où une partie n’a pas été comptée. Envoyés par l’IA : personnes arrivées depuis un assistant en 7 jours, au moins.",
    waiting: "Pas encore comptés",
    page: {
      label: "Pages de la liste",
      shown: "Sites {{from}} à {{to}} sur {{all}}",
      previous: "Précédents",
      next: "Suivants",
    },
    inWeek: "{{visits}} en 7 j",
    empty: {
      heading: "Quel site voulez-vous surveiller ?",
      text: "Cinq minutes avec WordPress, une avec Vercel. Les mesures d’audience habituelles ne montrent pas les robots d’IA : ici, vous verrez lesquels viennent, et ce qu’ils lisent.",
    },
    readerEmpty: "Qui a le rôle « Gestion » ou « Propriétaire » dans l’espace peut en ajouter un.",
    passkey: { text: "La prochaine fois, connectez-vous sans code :", link: "ajouter une clé d’accès" },
  },
  en: {
    title: consoleLabels.en.sites,
    add: consoleLabels.en.addSite,
    caption: "Your sites, and what AI crawlers requested",
    headline: {
      asked: {
        one: "AI crawlers requested {pages} on {{site}} today.",
        other: {
          one: "AI crawlers requested {pages} on your site today.",
          other: "AI crawlers requested {pages} on your # sites today.",
        },
      },
      pages: { one: "# page", other: "# pages" },
      nobody: "No AI crawler has come yet today.",
      noVisit: {
        one: "Your site is waiting for its first visit.",
        other: "Your # sites are waiting for their first visits.",
      },
      most: "{{site}} gets {{share}} of them.",
      waits: {
        one: "{{site}} is waiting for its first visit.",
        other: {
          one: "# site is waiting for its first visit.",
          other: "# sites are waiting for their first visits.",
        },
      },
    },
    note: "Visits by AI crawlers. Today is not complete.",
    columns: {
      site: "site",
      line: "30 days",
      today: "today",
      week: "7 days",
      sent: "sent by AI",
      change: "change",
      last: "last visit",
    },
    changeNote:
      "Change compares the last seven whole days with the seven before; there is none where a part was not counted. Sent by AI: people who came from an assistant in 7 days, at least.",
    waiting: "Not counted yet",
    page: {
      label: "Pages of the list",
      shown: "Sites {{from}} to {{to}} of {{all}}",
      previous: "Previous",
      next: "Next",
    },
    inWeek: "{{visits}} in 7 d",
    empty: {
      heading: "Which site do you want to watch?",
      text: "Five minutes with WordPress, one with Vercel. Ordinary analytics do not show AI crawlers: here you will see which ones come, and what they read.",
    },
    readerEmpty: "A manager or an owner of the workspace can add one.",
    passkey: { text: "Next time, sign in without a code:", link: "add a passkey" },
  },
};

export interface NewSiteCopy {
  title: string;
  intro: string;
  domain: string;
  domainHint: string;
  look: string;
  /** What the first look found. */
  found: {
    heading: string;
    robotsUnreachable: string;
    robotsMissing: string;
    robotsOpen: string;
    /** With `{{closed}}` and `{{all}}`. */
    robotsClosed: string;
    /** With `{{platform}}`. */
    platform: string;
  };
  mode: string;
  destinationIp: string;
  destinationIpHint: string;
  destinationPort: string;
  destinationLegend: string;
  save: string;
  otherDomain: string;
}

export const newSite: Localized<NewSiteCopy> = {
  fr: {
    title: consoleLabels.fr.addSite,
    intro: "Nous regardons d’abord ce que votre site dit aux robots d’IA, et comment le connecter.",
    domain: "Domaine",
    domainHint: "Le domaine seul, comme exemple.fr, avec ou sans www.",
    look: consoleLabels.fr.lookAtSite,
    found: {
      heading: "Ce que nous avons vu",
      robotsUnreachable: "Le site n’a pas répondu. Vous pouvez l’ajouter quand même.",
      robotsMissing: "Le site n’a pas de robots.txt : il ne dit rien aux robots d’IA.",
      robotsOpen: "Le robots.txt ne refuse aucun des robots d’IA que nous connaissons.",
      robotsClosed: "Le robots.txt refuse {{closed}} des {{all}} robots d’IA que nous connaissons.",
      platform: "Le site semble utiliser {{platform}}.",
    },
    mode: consoleLabels.fr.connectorMode,
    destinationIp: consoleLabels.fr.destinationIp,
    destinationIpHint: "Celle du serveur qui héberge le site : votre hébergeur l’indique.",
    destinationPort: consoleLabels.fr.destinationPort,
    destinationLegend: "Le serveur qui héberge le site",
    save: consoleLabels.fr.continue,
    otherDomain: "Changer de domaine",
  },
  en: {
    title: consoleLabels.en.addSite,
    intro: "First we look at what your site says to AI crawlers, and how to connect it.",
    domain: "Domain",
    domainHint: "The domain alone, such as example.com, with or without www.",
    look: consoleLabels.en.lookAtSite,
    found: {
      heading: "What we saw",
      robotsUnreachable: "The site did not answer. You can add it all the same.",
      robotsMissing: "The site has no robots.txt: it says nothing to AI crawlers.",
      robotsOpen: "The robots.txt does not block any of the AI crawlers we know.",
      robotsClosed: "The robots.txt blocks {{closed}} of the {{all}} AI crawlers we know.",
      platform: "The site seems to use {{platform}}.",
    },
    mode: consoleLabels.en.connectorMode,
    destinationIp: consoleLabels.en.destinationIp,
    destinationIpHint: "That of the server that hosts the site: your host shows it.",
    destinationPort: consoleLabels.en.destinationPort,
    destinationLegend: "The server that hosts the site",
    save: consoleLabels.en.continue,
    otherDomain: "Change the domain",
  },
};

export interface ConnectCopy {
  title: string;
  /** Said of the key, once. */
  once: string;
  keyLabel: string;
  /** Where it stood before. */
  keyAway: string;
  newKey: string;
  steps: Record<KeyConnector, readonly ConnectStep[]>;
  guide: string;
  toConnection: string;
}

/**
 * One step: what to do, with a page or a file of the site, and the lines to copy, with `{{key}}` and `{{domain}}` in
 * their place.
 */
export interface ConnectStep {
  text: string;
  link?: { path: string; label: string };
  lines?: string;
}

/** The guide of each, on the site. */
export const guidePaths: Record<KeyConnector, string> = {
  wordpress: "/documentation/wordpress",
  middleware: "/middleware",
};

const install = `npm install ${brand.edgePackage.name}`;
const init = `npx ${brand.edgePackage.name} init --origin https://{{domain}}`;

export const connect: Localized<ConnectCopy> = {
  fr: {
    title: "Connecter {{domain}}",
    once: "Copiez la clé maintenant : elle ne sera plus affichée. C’est un secret, comme un mot de passe.",
    keyLabel: "La clé du site",
    keyAway:
      "La clé n’a été affichée qu’une fois. Si vous ne l’avez plus, l’actuelle reste valable pendant que vous changez :",
    newKey: "créer une nouvelle clé",
    steps: {
      wordpress: [
        {
          text: `Téléchargez l’extension ${brand.name}, puis, dans l’administration de WordPress, téléversez le fichier et activez l’extension.`,
          link: { path: pluginZipPath, label: "Télécharger l’extension (zip)" },
        },
        {
          text: "Dans son menu, onglet « Connexion et données », acceptez les conditions, puis cliquez sur « Connecter ». Ou collez la clé et cliquez sur « Connecter avec la clé ».",
          lines: "{{key}}",
        },
        { text: `L’état du site passe à « ${consoleLabels.fr.counting} ».` },
      ],
      middleware: [
        {
          text: "À la racine du projet, installez le paquet et laissez la commande écrire le fichier.",
          lines: `${install}\n${init}`,
        },
        {
          text: "Donnez la clé au projet, dans ses variables d’environnement, puis déployez.",
          lines: "OCTROI_KEY={{key}}",
        },
        { text: `L’état du site passe à « ${consoleLabels.fr.counting} » avec la première visite.` },
      ],
    },
    guide: "Suivre le guide pas à pas",
    toConnection: "Continuer",
  },
  en: {
    title: "Connect {{domain}}",
    once: "Copy the key now: it will not be shown again. It is a secret, like a password.",
    keyLabel: "The site’s key",
    keyAway:
      "The key was shown only once. If you no longer have it, the current one stays valid while you change:",
    newKey: "create a new key",
    steps: {
      wordpress: [
        {
          text: `Download the ${brand.name} plugin, then upload the file in the WordPress admin and activate the plugin.`,
          link: { path: pluginZipPath, label: "Download the plugin (zip)" },
        },
        {
          text: "In its menu, on the “Connection and privacy” tab, accept the terms, then click “Connect”. Or paste the key and click “Connect with the key”.",
          lines: "{{key}}",
        },
        { text: `The site’s status changes to “${consoleLabels.en.counting}”.` },
      ],
      middleware: [
        {
          text: "At the root of the project, install the package and let the command write the file.",
          lines: `${install}\n${init}`,
        },
        {
          text: "Give the key to the project, among its environment variables, then deploy.",
          lines: "OCTROI_KEY={{key}}",
        },
        { text: `The site’s status changes to “${consoleLabels.en.counting}” with the first visit.` },
      ],
    },
    guide: "Follow the guide step by step",
    toConnection: "Continue",
  },
};

export interface ConnectionCopy {
  title: string;
  waiting: string;
  connectedSince: string;
  /** Whether it was shown that the domain is the workspace's. */
  proof: { proven: string; unproven: string };
  /** To whoever comes back from WordPress. */
  pluginConnected: string;
  keys: {
    heading: string;
    created: string;
    lastUsed: string;
    never: string;
    justUsed: string;
    none: string;
    replace: string;
  };
}

export const connection: Localized<ConnectionCopy> = {
  fr: {
    title: "Connexion : {{domain}}",
    waiting: "En attente du premier robot. Une visite d’essai montre tout de suite si le connecteur répond.",
    connectedSince: "Connecté depuis le {{date}}.",
    proof: {
      proven: "Le domaine est à vous : prouvé le {{date}}.",
      unproven: "Vous n’avez pas encore montré que ce domaine est à vous. Une visite d’essai suffit.",
    },
    pluginConnected:
      "L’extension WordPress est connectée. La première visite d’un robot apparaîtra dans la vue d’ensemble.",
    keys: {
      heading: "Clés valables",
      created: "Créée le {{date}}",
      lastUsed: "utilisée le {{date}}",
      never: "pas encore utilisée",
      justUsed: "utilisée à l’instant",
      none: "Aucune : le site est déconnecté.",
      replace: "Gérer les clés",
    },
  },
  en: {
    title: "Connection: {{domain}}",
    waiting: "Waiting for the first crawler. A test visit shows at once whether the connector answers.",
    connectedSince: "Connected since {{date}}.",
    proof: {
      proven: "The domain is yours: proven on {{date}}.",
      unproven: "You have not shown yet that this domain is yours. A test visit is enough.",
    },
    pluginConnected:
      "The WordPress plugin is connected. The first crawler’s visit will appear in the overview.",
    keys: {
      heading: "Valid keys",
      created: "Created on {{date}}",
      lastUsed: "used on {{date}}",
      never: "not used yet",
      justUsed: "used just now",
      none: "None: the site is disconnected.",
      replace: "Manage keys",
    },
  },
};

export interface SiteKeyCopy {
  title: string;
  intro: string;
  replace: string;
  end: string;
  endHint: string;
  /** For the last one. */
  disconnect: string;
  disconnectHint: string;
}

export const siteKey: Localized<SiteKeyCopy> = {
  fr: {
    title: "Clés : {{domain}}",
    intro:
      "La nouvelle clé et l’actuelle seront valables toutes les deux : rien ne s’interrompt. Mettez la nouvelle en place, puis révoquez l’ancienne ici.",
    replace: "Créer une nouvelle clé",
    end: "Révoquer cette clé",
    endHint: "Un site qui utilise encore cette clé sera déconnecté.",
    disconnect: consoleLabels.fr.disconnectSite,
    disconnectHint:
      "C’est la seule clé : la révoquer déconnecte le site. Il revient à ses propres règles, s’il en a ; ses chiffres restent.",
  },
  en: {
    title: "Keys: {{domain}}",
    intro:
      "The new key and the current one will both be valid: nothing is interrupted. Put the new one in place, then revoke the old one here.",
    replace: "Create a new key",
    end: "Revoke this key",
    endHint: "A site that still uses this key will be disconnected.",
    disconnect: consoleLabels.en.disconnectSite,
    disconnectHint:
      "This is the only key: revoking it disconnects the site. It goes back to its own rules, if any; its figures stay.",
  },
};

export interface SiteSettingsCopy {
  title: string;
  /** On the page about the connection. */
  heading: string;
  name: string;
  nameHint: string;
  timeZone: {
    label: string;
    hint: string;
    /** With `{{before}}`, `{{after}}` and `{{moment}}`. */
    changed: string;
    willChange: string;
  };
  people: { label: string; hint: string };
  optional: string;
  save: string;
  saved: string;
  share: string;
  remove: string;
}

export const siteSettings: Localized<SiteSettingsCopy> = {
  fr: {
    title: "Réglages : {{domain}}",
    heading: "Ce site",
    name: "Nom affiché",
    nameHint: "Sans nom, c’est le domaine qui est affiché.",
    timeZone: {
      label: "Fuseau horaire des chiffres",
      hint: "Les jours commencent à minuit, à cette heure. Un nouveau fuseau compte à partir du quart d’heure suivant : ce qui est déjà compté reste à sa place, et le jour du changement est signalé.",
      changed: "{{before}} jusqu’au {{moment}}, {{after}} depuis.",
      willChange: "{{before}} jusqu’au {{moment}}, {{after}} ensuite.",
    },
    people: {
      label: "Compter les personnes que des assistants envoient",
      hint: "Un nombre par jour, par assistant et par page : rien d’une personne. Sans cette case, ce que chaque exploitant vous envoie n’est plus affiché, et repart du jour où vous la cochez de nouveau. Ce qui est déjà compté reste dans vos fichiers.",
    },
    optional: "facultatif",
    save: consoleLabels.fr.save,
    saved: "C’est enregistré.",
    share: "Partager la vue d’ensemble",
    remove: "Supprimer le site",
  },
  en: {
    title: "Settings: {{domain}}",
    heading: "This site",
    name: "Display name",
    nameHint: "Without a name, the domain is shown.",
    timeZone: {
      label: "Time zone of the figures",
      hint: "Days begin at midnight there. A new time zone counts from the next quarter of an hour on: what is counted already stays where it is, and the day of the change is marked.",
      changed: "{{before}} until {{moment}}, {{after}} since.",
      willChange: "{{before}} until {{moment}}, then {{after}}.",
    },
    people: {
      label: "Count the people whom assistants send",
      hint: "A number by day, assistant and page: nothing of a person. Without this box, what each operator sends you is no longer shown, and begins anew on the day you tick it again. What is counted already stays in your files.",
    },
    optional: "optional",
    save: consoleLabels.en.save,
    saved: "Saved.",
    share: "Share the overview",
    remove: "Remove the site",
  },
};

export interface RemoveSiteCopy {
  title: string;
  intro: string;
  deletes: readonly string[];
  stays: string;
  /** In its place for a site behind the DNS connector: visits pass through us until its record is changed. */
  staysBehindDns: string;
  submit: string;
  cancel: string;
}

export const removeSite: Localized<RemoveSiteCopy> = {
  fr: {
    title: "Supprimer {{domain}}",
    intro: "Cette suppression est définitive. Elle efface :",
    deletes: [
      "le site et ses réglages ;",
      "ses clés : le connecteur sera déconnecté ;",
      "toutes ses visites et tous ses chiffres.",
    ],
    stays:
      "Votre site lui-même n’est pas touché. Le connecteur y reste et applique ses propres règles, s’il en a, jusqu’à ce que vous le retiriez.",
    staysBehindDns:
      "Tant que votre zone DNS mène à nos serveurs, votre site passe par eux : remettez d’abord vos enregistrements A et AAAA, et laissez le retour se propager. Après la suppression, nos serveurs ne répondent plus pour ce domaine.",
    submit: "Supprimer définitivement",
    cancel: "Annuler",
  },
  en: {
    title: "Remove {{domain}}",
    intro: "This cannot be undone. It deletes:",
    deletes: [
      "the site and its settings;",
      "its keys: the connector will be disconnected;",
      "all of its visits and figures.",
    ],
    stays:
      "Your site itself is not touched. The connector stays there and applies its own rules, if any, until you remove it.",
    staysBehindDns:
      "As long as your DNS zone leads to our servers, your site passes through them: put your A and AAAA records back first, and let that propagate. Once removed, our servers no longer answer for this domain.",
    submit: "Delete for good",
    cancel: "Cancel",
  },
};
