import type { Crawler, Status, UserAgentExample } from "@octroi/crawlers";
import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";

/** How robots.txt can speak of a crawler. */
export const lineCases = [
  "own-name",
  "other-name",
  "replaced",
  "real-names",
  "search-engine",
  "none",
] as const;
export type LineCase = (typeof lineCases)[number];

export interface CrawlerCopy {
  breadcrumbs: { label: string; directory: string };
  card: {
    heading: string;
    operator: string;
    unknownOperator: string;
    purpose: string;
    status: string;
    logs: string;
    /** Whether its name turns up in a log, as far as its standing allows to say. */
    inLogs: Record<Status, string>;
    neverInLogs: string;
    robotsTxt: string;
    aliases: string;
    checked: string;
  };
  notices: Record<Exclude<Status, "active">, { heading: string; text: string }>;
  /** Before the names that replace it: those that robots.txt can name, or those that it cannot. */
  successors: Record<"named" | "unnamed", string>;
  commonWord: string;
  noteHeading: string;
  cost: { heading: string };
  lines: {
    heading: string;
    cases: Record<LineCase, string>;
    follows: string;
    beware: string;
    copyBlock: string;
    /** Leads to the tool that says a decision in every form. */
    policy: string;
    copyAllow: string;
    overrides: string;
    preference: string;
  };
  identity: {
    heading: string;
    claim: string;
    methods: string;
    source: string;
    sourceRead: string;
    sourceNotRead: string;
    reverseDns: { intro: string; host: string; address: string };
    unverifiable: string;
    sendsNothing: { title: string; text: string };
    header: string;
    /** Where a header was seen; a public list goes by its own name. */
    headerSources: Record<
      Extract<UserAgentExample["source"], "operator" | "issue-thread" | "secondary-page">,
      string
    >;
    headerFromList: string;
  };
  related: { heading: string; caption: string; token: string; purpose: string; cost: string; all: string };
  sources: {
    heading: string;
    kind: string;
    documentation: string;
    pages: string;
    lists: string;
    checked: string;
    wrong: string;
    write: string;
  };
  closing: { heading: string; text: string; signUp: string; generator: string };
}

/** The words of a crawler's page, with its name and its operator's in them. */
export const crawlerCopy: Localized<
  (crawler: Pick<Crawler, "token" | "robotsToken" | "operator">) => CrawlerCopy
> = {
  fr: ({ token, robotsToken, operator }) => ({
    breadcrumbs: { label: "Fil d’Ariane", directory: "Répertoire des robots" },
    card: {
      heading: "Fiche",
      operator: "exploitant",
      unknownOperator: "Inconnu",
      purpose: "usage",
      status: "statut",
      logs: "dans vos journaux",
      inLogs: {
        active: "Oui, il envoie des requêtes",
        undocumented: "Oui, il envoie des requêtes",
        unconfirmed: "Peut-être : non confirmé",
        legacy: "Peut-être encore",
        "never-real": "Jamais",
      },
      neverInLogs: "Jamais : un nom de robots.txt",
      robotsTxt: "robots.txt",
      aliases: "autres graphies",
      checked: "sources lues en",
    },
    notices: {
      undocumented: {
        heading: "Vu, mais non documenté",
        text: "Ce robot est en service, mais son exploitant ne publie rien à son sujet. Ce qui suit vient d’autres sources.",
      },
      unconfirmed: {
        heading: "Non confirmé",
        text: "Des listes publiques ou d’autres pages citent ce nom. Nous n’avons rien lu qui établisse qu’un robot visite des sites sous ce nom.",
      },
      legacy: {
        heading: "Un ancien nom",
        text: "Ce nom a été retiré ou remplacé. Une règle qui ne vise que lui laisse passer ses successeurs.",
      },
      "never-real": {
        heading: "Ce robot n’a jamais existé",
        text: "Ce nom est recopié de fichier en fichier, mais aucun robot ne l’a jamais porté. Une règle à ce nom ne bloque personne.",
      },
    },
    successors: { named: "À écrire à sa place", unnamed: "Remplacé par" },
    commonWord: "C’est aussi un mot courant : le trouver dans un en-tête User-Agent ne prouve presque rien.",
    noteHeading: "À savoir",
    cost: { heading: "Ce que coûte son blocage" },
    lines: {
      heading: "Le dire dans robots.txt",
      cases: {
        "own-name": `Ces lignes visent ${token}, et lui seul.`,
        "other-name": `Ce robot répond au nom « ${robotsToken} » : c’est ce nom qu’il faut écrire.`,
        replaced:
          "Ces lignes ne visent que l’ancien nom. Celles des robots qui l’ont remplacé sont sur leur fiche, avec ce que coûte leur blocage.",
        "real-names":
          "Une ligne à ce nom n’a aucun effet. Celles des vrais robots sont sur leur fiche, avec ce que coûte leur blocage.",
        "search-engine":
          "C’est le robot d’un moteur de recherche. Le bloquer retirerait vos pages de ses résultats : nous ne donnons que les lignes qui l’autorisent.",
        none: "Aucune ligne de robots.txt ne peut le viser de façon sûre. Pour l’arrêter, il faut une règle à l’entrée du site : un connecteur, un pare-feu ou un CDN.",
      },
      follows: "le suit-il ?",
      beware: "attention",
      copyBlock: "Copier les lignes de blocage",
      policy: "Décider une fois, et l’écrire dans tous les fichiers",
      copyAllow: "Copier les lignes d’autorisation",
      overrides:
        "Un groupe qui nomme un robot remplace, pour ce robot, tout ce que dit le groupe « User-agent: * ». S’il doit aussi éviter certains dossiers, répétez-les ici.",
      preference:
        "Un fichier robots.txt n’est qu’une demande ; seul un contrôle à l’entrée du site la fait respecter.",
    },
    identity: {
      heading: `Est-ce vraiment ${token} ?`,
      claim:
        "L’en-tête User-Agent, par lequel un visiteur dit son nom, n’est qu’une déclaration : n’importe qui peut envoyer celui-ci.",
      methods: "Façons de vérifier",
      source: "À comparer avec",
      sourceRead: "Source lue par nos soins.",
      sourceNotRead: "Source que nous n’avons pas pu lire : vérifiez-la avant de vous y fier.",
      reverseDns: {
        intro: "Par exemple, avec une adresse de vos journaux",
        host: "doit donner un hôte de l’exploitant",
        address: "doit redonner l’adresse de départ",
      },
      unverifiable:
        "Une règle à ce nom n’arrête que les visiteurs honnêtes. Les autres ne se repèrent qu’à leur rythme et à leurs adresses IP.",
      sendsNothing: {
        title: "Il n’envoie aucune requête",
        text: "Ce nom n’existe que dans robots.txt. Un visiteur qui le donne ment sur ce qu’il est.",
      },
      header: "Un en-tête relevé",
      headerSources: {
        operator: "publié par l’exploitant",
        "issue-thread": "relevé dans une discussion publique",
        "secondary-page": "relevé sur la page d’un tiers",
      },
      headerFromList: "relevé dans",
    },
    related: {
      heading: `Du même exploitant : ${operator}`,
      caption: `Les autres robots du même exploitant (${operator})`,
      token: "robot",
      purpose: "usage",
      cost: "le bloquer coûte",
      all: "Tous dans le répertoire",
    },
    sources: {
      heading: "Sur quoi repose cette fiche",
      kind: "nature de la preuve",
      documentation: "page de l’exploitant",
      pages: "pages lues",
      lists: "listes lues",
      checked: "dernière lecture",
      wrong: "Une erreur, une source qui manque ?",
      write: "Écrivez-nous",
    },
    closing: {
      heading: "Voyez qui lit votre site",
      text: `${brand.name} compte les visites des robots, page par page, et applique votre décision pour chacun : gratuitement, site par site, avec le plugin ou le middleware, ou pour tous vos sites avec l’offre Pro, en bêta. L’analyse est gratuite.`,
      signUp: "Créer mon compte gratuit",
      generator: "Générer mon robots.txt",
    },
  }),
  en: ({ token, robotsToken, operator }) => ({
    breadcrumbs: { label: "Breadcrumbs", directory: "Crawler directory" },
    card: {
      heading: "At a glance",
      operator: "operator",
      unknownOperator: "Unknown",
      purpose: "purpose",
      status: "status",
      logs: "in your logs",
      inLogs: {
        active: "Yes, it sends requests",
        undocumented: "Yes, it sends requests",
        unconfirmed: "Perhaps: not confirmed",
        legacy: "Possibly still",
        "never-real": "Never",
      },
      neverInLogs: "Never: a robots.txt name",
      robotsTxt: "robots.txt",
      aliases: "other spellings",
      checked: "sources read in",
    },
    notices: {
      undocumented: {
        heading: "Seen, but not documented",
        text: "This crawler is active, but its operator publishes nothing about it. What follows comes from other sources.",
      },
      unconfirmed: {
        heading: "Unconfirmed",
        text: "Public lists or other pages give this name. We have read nothing that establishes that a crawler visits sites under it.",
      },
      legacy: {
        heading: "A former name",
        text: "This name was retired or replaced. A rule that names it alone lets its successors through.",
      },
      "never-real": {
        heading: "This crawler never existed",
        text: "The name is copied from file to file, but no crawler ever had it. A rule with this name blocks nobody.",
      },
    },
    successors: { named: "Write instead", unnamed: "Replaced by" },
    commonWord: "It is an everyday word too: finding it in a User-Agent header proves next to nothing.",
    noteHeading: "Good to know",
    cost: { heading: "What blocking it costs" },
    lines: {
      heading: "Say it in robots.txt",
      cases: {
        "own-name": `These lines reach ${token} and nobody else.`,
        "other-name": `This crawler answers to ${robotsToken}: that is the name to write.`,
        replaced:
          "These lines name the former name alone. Those for the crawlers that replaced it are on their pages, with what blocking them costs.",
        "real-names":
          "A line with this name has no effect. Those for the real crawlers are on their pages, with what blocking them costs.",
        "search-engine":
          "This is a search engine’s crawler. Blocking it would take your pages out of its results, so we only give the lines that allow it.",
        none: "No robots.txt line can reach it reliably. Stopping it requires a rule at the site’s door: a connector, a firewall or a CDN.",
      },
      follows: "does it obey?",
      beware: "caution",
      copyBlock: "Copy the blocking lines",
      policy: "Decide once, and say it in every file",
      copyAllow: "Copy the allowing lines",
      overrides:
        "A group that names a crawler replaces, for that crawler, everything the “User-agent: *” group says. If it should stay out of some folders as well, repeat them here.",
      preference: "A robots.txt file is only a request; only a check at the site’s door enforces it.",
    },
    identity: {
      heading: `Is it really ${token}?`,
      claim:
        "The User-Agent header, in which a visitor states its name, is only a claim: anyone can send this one.",
      methods: "Ways to check",
      source: "Compare with",
      sourceRead: "We have read this source.",
      sourceNotRead: "We could not read this source: check it before you rely on it.",
      reverseDns: {
        intro: "For example, with an address from your server logs",
        host: "must return one of the operator’s hosts",
        address: "must return the original address",
      },
      unverifiable:
        "A rule with this name only stops honest visitors. The others can be spotted only by their pace and their IP addresses.",
      sendsNothing: {
        title: "It sends no requests",
        text: "The name exists only in robots.txt. A visitor that uses it is lying about what it is.",
      },
      header: "A header that was seen",
      headerSources: {
        operator: "published by the operator",
        "issue-thread": "seen in a public thread",
        "secondary-page": "seen on someone else’s page",
      },
      headerFromList: "seen in",
    },
    related: {
      heading: `Also run by ${operator}`,
      caption: `The other crawlers run by ${operator}`,
      token: "crawler",
      purpose: "purpose",
      cost: "cost of blocking",
      all: "All of them in the directory",
    },
    sources: {
      heading: "What this page rests on",
      kind: "kind of evidence",
      documentation: "operator’s page",
      pages: "pages read",
      lists: "lists read",
      checked: "last read",
      wrong: "A mistake, or a source we missed?",
      write: "Write to us",
    },
    closing: {
      heading: "See who visits your site",
      text: `${brand.name} counts crawler visits, page by page, and applies your decision for each: for free, one site at a time, with the plugin or the middleware, or for all your sites with the Pro plan, in beta. Analytics are free.`,
      signUp: "Create my free account",
      generator: "Generate my robots.txt",
    },
  }),
};
