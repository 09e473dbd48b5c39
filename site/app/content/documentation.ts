import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Localized } from "@octroi/ui/language/language";
import { type ConnectorId, connectors } from "../../domain/documentation/connectors.ts";
import type { MarkdownDocument } from "../../domain/documentation/document.ts";
import { pluginDownload } from "../../domain/pages/plugin-download.ts";
import type { SectionId, WordpressStep } from "../documentation/sections.ts";
import type { PageHead } from "../metadata/head.tsx";
import apiEn from "./documentation/api.en.md";
import apiFr from "./documentation/api.fr.md";
import dnsEn from "./documentation/dns.en.md";
import dnsFr from "./documentation/dns.fr.md";
import startEn from "./documentation/getting-started.en.md";
import startFr from "./documentation/getting-started.fr.md";
import middlewareEn from "./documentation/middleware.en.md";
import middlewareFr from "./documentation/middleware.fr.md";
import readLawfullyEn from "./documentation/read-lawfully.en.md";
import readLawfullyFr from "./documentation/read-lawfully.fr.md";
import vercelEn from "./documentation/vercel.en.md";
import vercelFr from "./documentation/vercel.fr.md";
import webhooksEn from "./documentation/webhooks.en.md";
import webhooksFr from "./documentation/webhooks.fr.md";
import wordpressEn from "./documentation/wordpress.en.md";
import wordpressFr from "./documentation/wordpress.fr.md";

export interface SectionCopy {
  title: string;
  heading: string;
  /** What the guide is about: a file to download, or the way out of the site. */
  action?: { label: string; href: string };
  document: MarkdownDocument;
}

/** What stands around every section. */
export interface DocumentationFrame {
  name: string;
  sectionsLabel: string;
  menu: string;
  sections: Record<SectionId, string>;
  /** The middleware’s page, beside the sections. */
  elsewhere: { label: string; link: string };
  /** The guides for those who write programs, below. */
  programsLabel: string;
  time: Partial<Record<SectionId, string>>;
  outline: string;
  pager: string;
  previous: string;
  next: string;
  support: { heading: string; text: string };
  connectors: { heading: string; cards: Record<ConnectorId, string> };
  missing: PageHead & { heading: string; text: string; back: string };
  howTo: { name: string; steps: Record<WordpressStep, { name: string; text: string }> };
}

interface DocumentationCopy {
  frame: DocumentationFrame;
  sections: Record<SectionId, SectionCopy>;
  /** The middleware on every runtime but Vercel: a page of its own, beside the sections. */
  middleware: SectionCopy;
}

const time = (language: "fr" | "en", about: string) => {
  const { duration } = intlFormatter(language);
  const stated = (id: ConnectorId) => `${about}\u00a0${duration(connectors[id].minutes, "minute")}`;
  return { wordpress: stated("wordpress"), vercel: stated("vercel"), dns: stated("dns") };
};

export const documentation: Localized<DocumentationCopy> = {
  fr: {
    frame: {
      name: "Documentation",
      sectionsLabel: "Sections de la documentation",
      menu: "Documentation :",
      sections: {
        "getting-started": "Premiers pas",
        wordpress: "WordPress",
        vercel: "Vercel",
        dns: "DNS",
        api: "API",
        webhooks: "Webhooks",
        "read-lawfully": "Lire en règle",
      },
      programsLabel: "Guides pour les programmes",
      elsewhere: { label: "Le middleware ailleurs que sur Vercel", link: "Autres plateformes" },
      time: time("fr", "environ"),
      outline: "Sur cette page",
      pager: "Section précédente et suivante",
      previous: "Précédent",
      next: "Suivant",
      support: {
        heading: "Une étape vous bloque ?",
        text: "Écrivez-nous avec votre nom de domaine et ce que vous voyez à l’écran.",
      },
      connectors: {
        heading: "Les trois connecteurs",
        cards: {
          wordpress: "Un plugin gratuit, à téléverser.",
          vercel: "Un paquet npm, et une commande qui écrit le fichier.",
          dns: "Un enregistrement DNS, rien à installer.",
        },
      },
      missing: {
        title: `Page de documentation indisponible — ${brand.name}`,
        description:
          "Cette page de la documentation n’est pas encore disponible. D’autres le sont : premiers pas, WordPress, Vercel, DNS, API, webhooks et autres plateformes.",
        heading: "Cette page n’est pas encore disponible.",
        text: "Choisissez un guide dans la liste, ou repartez du début.",
        back: "Lire les premiers pas",
      },
      howTo: {
        name: `Installer ${brand.name} sur un site WordPress`,
        steps: {
          install: {
            name: "Installez le plugin",
            text: "Téléchargez le fichier zip, puis téléversez-le dans Extensions, Ajouter une extension, et cliquez sur Installer maintenant.",
          },
          activate: { name: "Activez-le", text: "Cliquez sur Activer l’extension." },
          "accept-terms": {
            name: "Acceptez les conditions",
            text: "À la première activation, lisez les conditions d’utilisation, puis cliquez sur Accepter.",
          },
          "add-domain": {
            name: "Ajoutez votre domaine",
            text: "Dans la section Sites du tableau de bord, ajoutez votre domaine avec l’option Site WordPress.",
          },
          connection: {
            name: "Confirmez la connexion",
            text: "Cliquez sur Connecter dans le plugin et confirmez dans le tableau de bord ; la connexion se fait ensuite automatiquement.",
          },
        },
      },
    },
    sections: {
      "getting-started": {
        title: `Documentation : choisir un connecteur — ${brand.name}`,
        heading: "Premiers pas",
        document: startFr,
      },
      wordpress: {
        title: `Installer le plugin WordPress — ${brand.name}`,
        heading: "Installer le plugin WordPress",
        action: { label: "Télécharger le plugin", href: pluginDownload.path },
        document: wordpressFr,
      },
      vercel: {
        title: `Installer le middleware sur Vercel — ${brand.name}`,
        heading: "Installer le middleware sur Vercel",
        action: { label: "Voir le paquet npm", href: brand.edgePackage.url },
        document: vercelFr,
      },
      dns: {
        title: `Connecter un domaine par DNS — ${brand.name}`,
        heading: "Connecter un domaine par DNS",
        document: dnsFr,
      },
      api: { title: `L’API et MCP, pour vos programmes — ${brand.name}`, heading: "L’API", document: apiFr },
      webhooks: {
        title: `Recevoir et vérifier un webhook — ${brand.name}`,
        heading: "Les webhooks",
        document: webhooksFr,
      },
      "read-lawfully": {
        title: `Lire en règle : acheter par programme — ${brand.name}`,
        heading: "Lire en règle",
        document: readLawfullyFr,
      },
    },
    middleware: {
      title: `Le middleware, partout ailleurs que sur Vercel — ${brand.name}`,
      heading: "Le middleware sur votre plateforme",
      document: middlewareFr,
    },
  },
  en: {
    frame: {
      name: "Documentation",
      sectionsLabel: "Documentation sections",
      menu: "Documentation:",
      sections: {
        "getting-started": "Getting started",
        wordpress: "WordPress",
        vercel: "Vercel",
        dns: "DNS",
        api: "API",
        webhooks: "Webhooks",
        "read-lawfully": "Read lawfully",
      },
      programsLabel: "Guides for programs",
      elsewhere: { label: "The middleware beyond Vercel", link: "Other platforms" },
      time: time("en", "about"),
      outline: "On this page",
      pager: "Previous and next section",
      previous: "Previous",
      next: "Next",
      support: {
        heading: "Stuck on a step?",
        text: "Write to us with your domain name and what you see on screen.",
      },
      connectors: {
        heading: "The three connectors",
        cards: {
          wordpress: "A free plugin to upload.",
          vercel: "An npm package, and a command that writes the file.",
          dns: "One DNS record, nothing to install.",
        },
      },
      missing: {
        title: `Documentation page not available — ${brand.name}`,
        description:
          "This page of the documentation is not yet available. Others are: getting started, WordPress, Vercel, DNS, API, webhooks and other platforms.",
        heading: "This page is not yet available.",
        text: "Choose a guide from the list, or go back to the beginning.",
        back: "Go to Getting started",
      },
      howTo: {
        name: `Install ${brand.name} on a WordPress site`,
        steps: {
          install: {
            name: "Install the plugin",
            text: "Download the zip file, upload it under Plugins, Add Plugin, then click Install Now.",
          },
          activate: { name: "Activate it", text: "Click Activate Plugin." },
          "accept-terms": {
            name: "Accept the terms",
            text: "On first activation, read the terms of use, then click Accept.",
          },
          "add-domain": {
            name: "Add your domain",
            text: "In the Sites section of the dashboard, add your domain with the WordPress site option.",
          },
          connection: {
            name: "Confirm the connection",
            text: "Click Connect in the plugin and confirm in the dashboard; the connection then happens automatically.",
          },
        },
      },
    },
    sections: {
      "getting-started": {
        title: `Documentation: choose a connector — ${brand.name}`,
        heading: "Getting started",
        document: startEn,
      },
      wordpress: {
        title: `Install the WordPress plugin — ${brand.name}`,
        heading: "Install the WordPress plugin",
        action: { label: "Download the plugin", href: pluginDownload.path },
        document: wordpressEn,
      },
      vercel: {
        title: `Install the middleware on Vercel — ${brand.name}`,
        heading: "Install the middleware on Vercel",
        action: { label: "See the npm package", href: brand.edgePackage.url },
        document: vercelEn,
      },
      dns: {
        title: `Connect a domain through DNS — ${brand.name}`,
        heading: "Connect a domain through DNS",
        document: dnsEn,
      },
      api: {
        title: `The API and MCP, for your programs — ${brand.name}`,
        heading: "The API",
        document: apiEn,
      },
      webhooks: {
        title: `Receive and verify a webhook — ${brand.name}`,
        heading: "Webhooks",
        document: webhooksEn,
      },
      "read-lawfully": {
        title: `Read lawfully: buy by program — ${brand.name}`,
        heading: "Read lawfully",
        document: readLawfullyEn,
      },
    },
    middleware: {
      title: `The middleware on every other platform — ${brand.name}`,
      heading: "The middleware on your platform",
      document: middlewareEn,
    },
  },
};
