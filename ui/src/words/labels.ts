import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";

/**
 * What the console writes on pages, fields, buttons and marks that a guide sends readers to. Console and guides read it
 * here, so that a guide names what the reader finds: `{{console.addSite}}` in Markdown.
 */
export const consoleLabels = {
  fr: {
    sites: "Sites",
    addSite: "Ajouter un site",
    lookAtSite: "Analyser mon site",
    connectorMode: "Comment connecter ce site ?",
    wordpressSite: "Site WordPress",
    middleware: "Middleware",
    dnsRedirect: "Redirection DNS",
    destinationIp: "IP du serveur de destination",
    destinationPort: "Port",
    testConfiguration: "Tester la configuration",
    redirectionCheck: "Redirection du domaine via DNS",
    reachabilityCheck: "Accessibilité du serveur",
    activateProtection: `Activer ${brand.name}`,
    deactivateProtection: `Désactiver ${brand.name}`,
    save: "Enregistrer",
    continue: "Continuer",
    connection: "Connexion",
    connectSite: "Connecter ce site",
    disconnectSite: "Déconnecter le site",
    rules: "Règles",
    files: "Fichiers",
    pending: "En attente",
    waiting: "En attente de visite",
    inactive: "À activer",
    counting: "Visites comptées",
    enforcing: "Règles appliquées",
    share: "Partager",
  },
  en: {
    sites: "Sites",
    addSite: "Add a site",
    lookAtSite: "Check my site",
    connectorMode: "How to connect this site?",
    wordpressSite: "WordPress site",
    middleware: "Middleware",
    dnsRedirect: "DNS redirect",
    destinationIp: "Destination server IP",
    destinationPort: "Port",
    testConfiguration: "Test configuration",
    redirectionCheck: "Domain redirection via DNS",
    reachabilityCheck: "Server reachability",
    activateProtection: `Activate ${brand.name}`,
    deactivateProtection: `Deactivate ${brand.name}`,
    save: "Save",
    continue: "Continue",
    connection: "Connection",
    connectSite: "Connect this site",
    disconnectSite: "Disconnect the site",
    rules: "Rules",
    files: "Files",
    pending: "Pending",
    waiting: "Waiting for a visit",
    inactive: "Not active yet",
    counting: "Counting visits",
    enforcing: "Enforcing rules",
    share: "Share",
  },
} as const satisfies Localized<Record<string, string>>;

/** The same of the WordPress plugin, which is PHP: a test finds each of them in its source and its translation. */
export const pluginLabels = {
  fr: {
    rules: "Règles",
    connection: "Connexion et données",
    accept: "Accepter",
    connect: "Connecter",
    connectWithKey: "Connecter avec la clé",
    disconnect: "Déconnecter",
    testNow: "Tester maintenant",
  },
  en: {
    rules: "Rules",
    connection: "Connection and privacy",
    accept: "Accept",
    connect: "Connect",
    connectWithKey: "Connect with the key",
    disconnect: "Disconnect",
    testNow: "Test now",
  },
} as const satisfies Localized<Record<string, string>>;
