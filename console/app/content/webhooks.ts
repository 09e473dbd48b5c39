import type { Localized } from "@octroi/ui/language/language";
import type { SentKind } from "../../../domain/webhooks/event.ts";
import { type EventKind, type Format, webhookLimits } from "../../../domain/webhooks/webhook.ts";
import type { DeliveryState } from "../../../store/webhooks/webhooks.ts";

interface WebhooksCopy {
  /** As a list of choices has it. */
  kinds: Record<EventKind, { label: string; hint: string }>;
  /** What happened, in a sentence: in rooms, in mails and in lists. */
  sentences: Record<Exclude<SentKind, "visits.spike" | "rules.published">, string> & {
    "visits.spike": Record<"hour" | "day", string>;
    "rules.published": Record<"observe" | "enforce", string>;
  };
  visits: { one: string; other: string };
  /** Crawlers that no list knows, together. */
  unlisted: string;
  open: string;
  formats: Record<Format, string>;
  states: Record<DeliveryState, string>;
  outcomes: Record<Outcome, string>;
  list: {
    title: string;
    intro: string;
    none: string;
    add: string;
    caption: string;
    columns: Record<"host" | "format" | "kinds" | "state", string>;
    on: string;
    off: string;
    failing: string;
    alsoByMail: string;
    toMails: string;
    documentation: string;
  };
  form: {
    title: string;
    intro: string;
    address: string;
    addressHint: string;
    kinds: string;
    sites: string;
    everySite: { label: string; hint: string };
    chosenSites: { label: string; hint: string };
    chosen: string;
    noSites: string;
    spike: string;
    submit: string;
    cancel: string;
  };
  once: { title: string; intro: string; secret: string; how: string; toWebhook: string; rotated: string };
  webhook: {
    intro: string;
    added: string;
    saved: string;
    tested: string;
    enabled: string;
    isOff: string;
    failingSince: string;
    enable: string;
    save: string;
    deliveries: string;
    noDeliveries: string;
    caption: string;
    columns: Record<"what" | "at" | "state", string>;
    tries: { one: string; other: string };
    test: string;
    testMeans: string;
    secret: string;
    secretMeans: string;
    rotate: string;
    rotating: string;
    remove: string;
    removeMeans: string;
    removeNow: string;
    kept: string;
    back: string;
  };
  rotate: { title: string; intro: string; submit: string; cancel: string };
  delivery: {
    intro: string;
    replay: string;
    replayMeans: string;
    waits: string;
    replayed: string;
    sent: string;
    attempts: string;
    noAttempts: string;
    took: string;
    noAnswer: string;
    back: string;
  };
}

/** What becomes of an attempt, beside a status. */
export const outcomes = [
  "delivered",
  "status",
  "timeout",
  "unreachable",
  "no-public-server",
  "redirect",
  "gone",
  "unreadable",
] as const;
export type Outcome = (typeof outcomes)[number];

export const webhooksCopy: Localized<WebhooksCopy> = {
  fr: {
    kinds: {
      "crawler.new": {
        label: "Nouveau robot",
        hint: "Un robot connu lit le site pour la première fois.",
      },
      "crawler.impostor": {
        label: "Possible imposteur",
        hint: "Un robot en porte le nom, mais vient d’une adresse inconnue de son exploitant, pour la première fois en sept jours.",
      },
      "visits.spike": {
        label: "Pic de visites",
        hint: "Bien plus de visites que d’habitude, une fois par jour au plus.",
      },
      "connector.silent": {
        label: "Plus de nouvelles du connecteur",
        hint: "Plus rien n’est arrivé du site depuis un jour.",
      },
      "rules.published": { label: "Règles publiées", hint: "Une nouvelle version s’applique au site." },
      "order.paid": { label: "Commande payée", hint: "Une entreprise a acheté une de vos offres." },
      "statement.ready": { label: "Relevé prêt", hint: "Un mois est clos." },
    },
    sentences: {
      "crawler.new": "{{domain}} : {{crawler}} lit le site pour la première fois ({{visits}})",
      "crawler.impostor":
        "{{domain}} : quelqu’un se présente comme {{crawler}} depuis d’autres adresses ({{visits}})",
      "visits.spike": {
        hour: "{{domain}} : {{visits}} en une heure, {{usual}} d’habitude ; surtout {{crawler}}",
        day: "{{domain}} : {{visits}} en un jour, {{usual}} d’habitude ; surtout {{crawler}}",
      },
      "connector.silent": "{{domain}} : plus rien n’arrive du site depuis un jour",
      "rules.published": {
        observe: "{{domain}} : version {{version}} des règles publiée, en observation",
        enforce: "{{domain}} : version {{version}} des règles publiée et appliquée",
      },
      "order.paid": "{{domain}} : une commande de {{sum}} est payée",
      "statement.ready": "Relevé prêt : {{month}}",
      "webhook.test": "Ceci est un essai",
    },
    visits: { one: "# visite", other: "# visites" },
    unlisted: "des robots hors répertoire",
    open: "Ouvrir le tableau de bord",
    formats: {
      signed: "JSON signé (Standard Webhooks)",
      slack: "Message Slack",
      teams: "Message Teams",
      discord: "Message Discord",
    },
    states: { waiting: "en attente", delivered: "reçu", failed: "abandonné" },
    outcomes: {
      delivered: "reçu, réponse {{status}}",
      status: "réponse {{status}}",
      timeout: "pas de réponse en dix secondes",
      unreachable: "serveur injoignable",
      "no-public-server": "l’adresse ne mène à aucun serveur public",
      redirect: "le serveur redirige ailleurs : nous ne suivons pas",
      gone: "réponse 410 : il ne faut plus rien y envoyer",
      unreadable: "rien à envoyer",
    },
    list: {
      title: "Webhooks et alertes",
      intro:
        "Vos programmes, ou un canal Slack, Teams ou Discord, sont prévenus de ce qui arrive sur vos sites.",
      none: "Rien n’est encore envoyé nulle part.",
      add: "Ajouter une adresse",
      caption: "Où les événements sont envoyés",
      columns: { host: "adresse", format: "format", kinds: "événements", state: "état" },
      on: "actif",
      off: "désactivé",
      failing: "en échec",
      alsoByMail: "Les alertes existent aussi par e-mail, chaque matin ou sur le moment.",
      toMails: "Choisir ses e-mails",
      documentation: "Recevoir et vérifier un webhook",
    },
    form: {
      title: "Ajouter une adresse",
      intro:
        "Collez l’adresse de votre serveur, ou celle d’un webhook entrant de Slack, Teams ou Discord : nous la reconnaissons.",
      address: "Adresse",
      addressHint: "En HTTPS, joignable depuis Internet.",
      kinds: "De quoi la prévenir",
      sites: "Pour quels sites",
      everySite: { label: "Tous les sites", hint: "Ceux que vous ajouterez aussi." },
      chosenSites: { label: "Certains sites", hint: "Cochez-les ci-dessous." },
      chosen: "Sites choisis",
      noSites: "Cet espace n’a pas encore de site.",
      spike:
        "Un pic, c’est une heure d’au moins 100 visites, ou un jour d’au moins 500, trois fois plus que d’habitude. L’habitude est la valeur médiane du même moment de la semaine (pour une heure, celles d’avant et d’après comptent aussi) sur les quatre dernières semaines ; il faut aussi dépasser toutes ces valeurs sauf une. Un site compté depuis moins de deux semaines n’a pas de pic.",
      submit: "Ajouter",
      cancel: "Retour aux webhooks",
    },
    once: {
      title: "Votre secret de signature",
      intro: "Il ne sera plus affiché : copiez-le dans les réglages de votre serveur.",
      secret: "Secret",
      how: "Chaque envoi est signé selon Standard Webhooks. La documentation montre comment vérifier la signature en Node et en Python.",
      toWebhook: "Continuer",
      rotated:
        "Pendant 24 heures, l’ancien secret signe aussi : votre serveur peut passer à celui-ci sans coupure.",
    },
    webhook: {
      intro: "{{format}}, ajouté le {{date}}.",
      added: "L’adresse est ajoutée. Envoyez un essai pour voir ce qu’elle répond.",
      saved: "C’est enregistré.",
      tested: "L’essai sera envoyé dans les secondes qui viennent.",
      enabled: "Le webhook est réactivé.",
      isOff:
        "Ce webhook est désactivé : rien n’arrivait plus depuis trois jours, ou le serveur a répondu 410. Rien n’y est envoyé tant qu’il l’est.",
      failingSince: "Les envois échouent depuis le {{moment}}. Après trois jours, le webhook est désactivé.",
      enable: "Réactiver",
      save: "Enregistrer",
      deliveries: "Derniers envois",
      noDeliveries: "Rien n’a encore été envoyé.",
      caption: "Les derniers envois de ce webhook",
      columns: { what: "événement", at: "date", state: "état" },
      tries: { one: "# tentative", other: "# tentatives" },
      test: "Envoyer un essai",
      testMeans: "Un événement « webhook.test », qui ne dit rien d’autre.",
      secret: "Secret de signature",
      secretMeans: "Un nouveau secret signe tout de suite ; l’ancien signe encore pendant 24 heures.",
      rotate: "Renouveler le secret",
      rotating: "L’ancien secret signe aussi jusqu’au {{moment}}.",
      remove: "Supprimer ce webhook",
      removeMeans: "Plus rien n’y est envoyé, et ses envois ne peuvent plus être vus.",
      removeNow: "Supprimer",
      kept: `Les envois se voient et se renvoient pendant ${webhookLimits.keptDays} jours.`,
      back: "Retour aux webhooks",
    },
    rotate: {
      title: "Renouveler le secret",
      intro:
        "Le nouveau secret s’affiche une fois. Pendant 24 heures, chaque envoi porte aussi la signature de l’ancien.",
      submit: "Renouveler",
      cancel: "Retour au webhook",
    },
    delivery: {
      intro: "Événement {{id}}, {{moment}}.",
      replay: "Renvoyer",
      replayMeans:
        "Le même événement part à nouveau, sous le même identifiant : un destinataire qui l’a déjà traité le reconnaît.",
      waits: "La prochaine tentative est prévue le {{moment}}.",
      replayed: "L’événement sera envoyé dans les secondes qui viennent.",
      sent: "Ce qui est envoyé",
      attempts: "Tentatives",
      noAttempts: "Aucune tentative pour l’instant.",
      took: "{{ms}} ms",
      noAnswer: "Réponse vide.",
      back: "Retour au webhook",
    },
  },
  en: {
    kinds: {
      "crawler.new": { label: "New crawler", hint: "A known crawler reads the site for the first time." },
      "crawler.impostor": {
        label: "Possible impostor",
        hint: "A crawler’s name, used from addresses its operator does not list, for the first time in seven days.",
      },
      "visits.spike": { label: "Spike", hint: "Many more visits than usual, once a day at most." },
      "connector.silent": {
        label: "No news from the connector",
        hint: "Nothing has arrived from the site for a day.",
      },
      "rules.published": { label: "Rules published", hint: "A new version applies to the site." },
      "order.paid": { label: "Order paid", hint: "A company bought one of your offers." },
      "statement.ready": { label: "Statement ready", hint: "A month is closed." },
    },
    sentences: {
      "crawler.new": "{{domain}}: {{crawler}} reads the site for the first time ({{visits}})",
      "crawler.impostor": "{{domain}}: someone uses the name {{crawler}} from other addresses ({{visits}})",
      "visits.spike": {
        hour: "{{domain}}: {{visits}} in an hour, usually {{usual}}; mostly {{crawler}}",
        day: "{{domain}}: {{visits}} in a day, usually {{usual}}; mostly {{crawler}}",
      },
      "connector.silent": "{{domain}}: nothing has arrived from the site for a day",
      "rules.published": {
        observe: "{{domain}}: version {{version}} of the rules is published, observing",
        enforce: "{{domain}}: version {{version}} of the rules is published and enforced",
      },
      "order.paid": "{{domain}}: an order of {{sum}} is paid",
      "statement.ready": "The statement of {{month}} is ready",
      "webhook.test": "This is a test",
    },
    visits: { one: "# visit", other: "# visits" },
    unlisted: "crawlers not in the directory",
    open: "Open the dashboard",
    formats: {
      signed: "Signed JSON (Standard Webhooks)",
      slack: "Slack message",
      teams: "Teams message",
      discord: "Discord message",
    },
    states: { waiting: "waiting", delivered: "delivered", failed: "abandoned" },
    outcomes: {
      delivered: "delivered, answered {{status}}",
      status: "answered {{status}}",
      timeout: "no answer within ten seconds",
      unreachable: "server not reachable",
      "no-public-server": "the address leads to no public server",
      redirect: "the server redirects elsewhere: we do not follow",
      gone: "answered 410: nothing more should be sent there",
      unreadable: "nothing to send",
    },
    list: {
      title: "Webhooks and alerts",
      intro: "Your programs, or a channel in Slack, Teams or Discord, are told what happens on your sites.",
      none: "Nothing is sent anywhere yet.",
      add: "Add an address",
      caption: "Where events are sent",
      columns: { host: "address", format: "format", kinds: "events", state: "state" },
      on: "on",
      off: "off",
      failing: "failing",
      alsoByMail: "Alerts also come by e-mail, each morning or as they happen.",
      toMails: "Choose your e-mails",
      documentation: "Receive and verify a webhook",
    },
    form: {
      title: "Add an address",
      intro:
        "Paste the address of your server, or that of an incoming webhook of Slack, Teams or Discord: we recognize it.",
      address: "Address",
      addressHint: "Over HTTPS, reachable from the internet.",
      kinds: "What to tell it about",
      sites: "For which sites",
      everySite: { label: "Every site", hint: "Those you add later too." },
      chosenSites: { label: "Some sites", hint: "Check them below." },
      chosen: "Chosen sites",
      noSites: "This workspace has no site yet.",
      spike:
        "A spike is an hour of at least 100 visits, or a day of at least 500, and three times the usual. Usual is the median of the same time of the week (of an hour, those before and after count too) over the last four weeks; it must also exceed all of those but one. A site that has been counted for less than two weeks has no spikes.",
      submit: "Add",
      cancel: "Back to webhooks",
    },
    once: {
      title: "Your signing secret",
      intro: "It is not shown again: copy it into your server’s settings.",
      secret: "Secret",
      how: "Each message is signed as Standard Webhooks says. The documentation shows how to verify the signature in Node and in Python.",
      toWebhook: "Continue",
      rotated: "For 24 hours the old secret signs too: your server can change to this one without a gap.",
    },
    webhook: {
      intro: "{{format}}, added on {{date}}.",
      added: "The address is added. Send a test to see what it answers.",
      saved: "Saved.",
      tested: "The test will be sent within seconds.",
      enabled: "The webhook is on again.",
      isOff:
        "This webhook is off: for three days nothing arrived, or the server answered 410. Nothing is sent there while it is.",
      failingSince: "Deliveries have failed since {{moment}}. After three days the webhook is turned off.",
      enable: "Turn on again",
      save: "Save",
      deliveries: "Last deliveries",
      noDeliveries: "Nothing has been sent yet.",
      caption: "The last deliveries of this webhook",
      columns: { what: "event", at: "date", state: "state" },
      tries: { one: "# attempt", other: "# attempts" },
      test: "Send a test",
      testMeans: "An event “webhook.test”, which says nothing else.",
      secret: "Signing secret",
      secretMeans: "A new secret signs at once; the old one still signs for 24 hours.",
      rotate: "Renew the secret",
      rotating: "The old secret signs too until {{moment}}.",
      remove: "Remove this webhook",
      removeMeans: "Nothing more is sent there, and its deliveries can no longer be seen.",
      removeNow: "Remove",
      kept: `Deliveries can be seen and sent again for ${webhookLimits.keptDays} days.`,
      back: "Back to webhooks",
    },
    rotate: {
      title: "Renew the secret",
      intro:
        "The new secret is shown once. For 24 hours each message carries the signature of the old one too.",
      submit: "Renew",
      cancel: "Back to the webhook",
    },
    delivery: {
      intro: "Event {{id}}, {{moment}}.",
      replay: "Send again",
      replayMeans:
        "The same event is sent again under the same id: a receiver that has handled it recognizes the repeat.",
      waits: "The next attempt is due on {{moment}}.",
      replayed: "The event will be sent within seconds.",
      sent: "What is sent",
      attempts: "Attempts",
      noAttempts: "No attempt yet.",
      took: "{{ms}} ms",
      noAnswer: "Empty answer.",
      back: "Back to the webhook",
    },
  },
};
