import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import { consoleLabels, pluginLabels } from "@octroi/ui/words/labels";
import type { ConnectRequestFault } from "../../../domain/sites/connect-request.ts";
import type { ConnectFailure } from "../../../domain/sites/plugin-connection.ts";

export interface ConnectPluginCopy {
  /** With `{{domain}}`. */
  title: string;
  intro: string;
  facts: { site: string; workspace: string; account: string };
  /** Before the names of the person's other workspaces. */
  otherWorkspaces: string;
  isNew: string;
  isKnown: string;
  effects: { heading: string; list: readonly string[] };
  submit: string;
  cancel: string;
  /** To whoever comes without a site's question. */
  begin: { title: string; text: string };
  failure: {
    /** With `{{domain}}`. */
    title: string;
    reasons: Record<ConnectFailure | Exclude<ConnectRequestFault, "incomplete">, string>;
    again: string;
    key: { heading: string; text: string; add: string; make: string };
    /** Where the name is no site's. */
    otherName: { text: string; add: string; list: string };
  };
}

export const connectPlugin: Localized<ConnectPluginCopy> = {
  fr: {
    title: "Connecter {{domain}}",
    intro: `L’extension WordPress de ce site demande à être connectée. Confirmez si vous venez de cliquer sur « ${pluginLabels.fr.connect} » dans son administration.`,
    facts: { site: "Site", workspace: "Espace", account: "Votre compte" },
    otherWorkspaces: "Choisir un autre espace :",
    isNew: "Il sera ajouté à vos sites.",
    isKnown: "Il est déjà dans vos sites.",
    effects: {
      heading: "Ce que cela change",
      list: [
        "L’extension transmet les visites des robots : lequel, quelle page, quelle réponse. Rien sur vos lecteurs.",
        "Les règles publiées ici s’appliquent au site avec Pro ; avec l’offre gratuite, elles sont observées, et celles de WordPress restent appliquées.",
        "Vous pouvez déconnecter le site à tout moment, ici ou dans WordPress.",
      ],
    },
    submit: consoleLabels.fr.connectSite,
    cancel: "Ne pas connecter",
    begin: {
      title: "Connecter un site WordPress",
      text: `Commencez dans l’administration de WordPress : menu ${brand.name}, onglet « ${pluginLabels.fr.connection} », bouton « ${pluginLabels.fr.connect} ». Il mène ici, avec la demande de votre site.`,
    },
    failure: {
      title: "{{domain}} n’est pas connecté",
      reasons: {
        "private-name": "Ce nom ne mène à aucun serveur public : nous ne pouvons pas interroger le site.",
        "plain-http":
          "Le site répond sans chiffrement (http) : envoyée ainsi, sa clé pourrait être lue en chemin.",
        unreachable:
          "Le site ne nous a pas répondu, ou son certificat n’est pas reconnu. Un pare-feu l’écarte peut-être.",
        closed: "Le site est protégé par un mot de passe ou un pare-feu : nous ne pouvons pas y entrer.",
        unexpected:
          "Ce n’est pas l’extension qui nous a répondu : une redirection, une page de maintenance ou un cache, peut-être.",
        "not-begun": "Cette demande a expiré (15 minutes) ou a déjà servi.",
        "key-not-taken": "Le site a répondu, mais n’a pas enregistré sa clé.",
      },
      again: `Retournez dans WordPress, onglet « ${pluginLabels.fr.connection} », et cliquez de nouveau sur « ${pluginLabels.fr.connect} ».`,
      key: {
        heading: "Connecter avec la clé",
        text: `Collez la clé du site dans WordPress, onglet « ${pluginLabels.fr.connection} » : nous n’avons alors rien à demander au site.`,
        add: "Ajouter le site et afficher sa clé",
        make: "Créer une clé pour ce site",
      },
      otherName: {
        text: `Ajoutez le site sous son nom public, ou choisissez-le dans vos sites, puis collez sa clé dans WordPress, onglet « ${pluginLabels.fr.connection} ».`,
        add: "Ajouter un site",
        list: "Voir vos sites",
      },
    },
  },
  en: {
    title: "Connect {{domain}}",
    intro: `This site’s WordPress plugin asks to be connected. Confirm if you have just clicked “${pluginLabels.en.connect}” in its admin.`,
    facts: { site: "Site", workspace: "Workspace", account: "Your account" },
    otherWorkspaces: "Choose another workspace:",
    isNew: "It will be added to your sites.",
    isKnown: "It is already among your sites.",
    effects: {
      heading: "What this changes",
      list: [
        "The plugin reports crawlers’ visits: which crawler, which page, which answer. Nothing about your readers.",
        "Rules published here apply to the site with Pro; on the free plan they are observed, and those in WordPress stay enforced.",
        "You can disconnect the site at any time, here or in WordPress.",
      ],
    },
    submit: consoleLabels.en.connectSite,
    cancel: "Do not connect",
    begin: {
      title: "Connect a WordPress site",
      text: `Begin in the WordPress admin: ${brand.name} menu, “${pluginLabels.en.connection}” tab, “${pluginLabels.en.connect}” button. It leads here, with your site’s request.`,
    },
    failure: {
      title: "{{domain}} is not connected",
      reasons: {
        "private-name": "This name leads to no public server: we cannot ask the site.",
        "plain-http":
          "The site answers without encryption (http): sent that way, its key could be read in transit.",
        unreachable:
          "The site did not answer us, or its certificate is not recognized. A firewall may turn it away.",
        closed: "A password or a firewall protects the site: we cannot get in.",
        unexpected:
          "It was not the plugin that answered us: perhaps a redirect, a maintenance page or a cache.",
        "not-begun": "This request has expired (15 minutes) or was already used.",
        "key-not-taken": "The site answered, but did not save its key.",
      },
      again: `Go back to WordPress, to the “${pluginLabels.en.connection}” tab, and click “${pluginLabels.en.connect}” again.`,
      key: {
        heading: "Connect with the key",
        text: `Paste the site’s key in WordPress, on the “${pluginLabels.en.connection}” tab: we then have nothing to ask the site.`,
        add: "Add the site and show its key",
        make: "Make a key for this site",
      },
      otherName: {
        text: `Add the site under its public name, or choose it among your sites, then paste its key in WordPress, on the “${pluginLabels.en.connection}” tab.`,
        add: "Add a site",
        list: "See your sites",
      },
    },
  },
};
