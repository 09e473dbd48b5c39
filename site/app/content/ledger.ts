import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Localized } from "@octroi/ui/language/language";
import { outcomeWords, type VisitOutcome } from "@octroi/ui/words/outcome";
import { retention } from "../../domain/figures/figures.ts";
import type { PageGroup } from "../../domain/ledger/page-group.ts";
import type { GateMode } from "../../domain/ledger/report.ts";
import type { PageHead } from "../metadata/head.tsx";

export interface LedgerCopy extends PageHead {
  eyebrow: string;
  heading: string;
  lead: string;
  /** Beside the figures: how old they are at most. */
  updated: string;
  /** `{from}` and `{to}` are days. */
  period: string;
  figures: { verified: Counted; crawlers: Counted; charged: Counted; unverified: Counted };
  empty: { heading: string; text: string; example: string };
  unavailable: { heading: string; text: string };
  off: { heading: string; text: string };
  crawlers: {
    caption: string;
    columns: Record<"crawler" | "operator" | "purpose" | "identity" | "visits" | "outcome", string>;
    unknownOperator: string;
    others: Counted;
  };
  outcomes: Record<VisitOutcome, string>;
  chart: string;
  breakdowns: {
    heading: string;
    visits: string;
    purposes: string;
    identities: string;
    outcomes: string;
    pages: string;
    /** What operators read, and whom their assistants sent. */
    sent: Record<"title" | "taken" | "people" | "since", string>;
  };
  pages: Record<PageGroup, string>;
  arrive: {
    heading: string;
    lead: string;
    command: string;
    /** What comes back, by what the gate does. */
    answers: Record<Exclude<GateMode, "off">, string>;
    next: string;
  };
  counting: {
    heading: string;
    rules: Record<"who" | "nobody" | "identity" | "kept", { title: string; text: string }>;
    file: string;
    dashboard: { text: string; link: string };
  };
  closing: { heading: string; text: string; middleware: string; directory: string };
}

const months = (language: "fr" | "en") => intlFormatter(language).duration(retention.audienceMonths, "month");

export const ledgerCopy: Localized<LedgerCopy> = {
  fr: {
    title: `Registre public : les robots qui lisent ce site — ${brand.name}`,
    description:
      "Qui a lu ce site ces 30 derniers jours : chaque robot, son usage, vérifié ou non, et ce que notre propre barrière lui a répondu.",
    eyebrow: "Notre propre barrière",
    heading: "Qui a lu ce site",
    lead: "Nous utilisons sur ce site la barrière que nous vous proposons. Chaque visite d’un robot connu est inscrite ici, avec la réponse qu’il a reçue.",
    updated: "À jour à quelques secondes près",
    period: "Du {from} au {to}, en temps universel",
    figures: {
      verified: { one: "visite vérifiée", other: "visites vérifiées", millions: "de visites vérifiées" },
      crawlers: { one: "robot vérifié", other: "robots vérifiés" },
      charged: { one: "prix demandé à un robot vérifié", other: "prix demandés à des robots vérifiés" },
      unverified: {
        one: "visite sous un nom non vérifié",
        other: "visites sous un nom non vérifié",
        millions: "de visites sous un nom non vérifié",
      },
    },
    empty: {
      heading: "Personne n’est encore venu",
      text: "Le registre s’ouvre avec la première visite d’un robot connu : une ligne par robot, son usage, s’il est bien celui qu’il dit être, et la réponse reçue. Voici à quoi ressemblera une ligne.",
      example: "exemple",
    },
    unavailable: {
      heading: "Le registre est indisponible pour l’instant",
      text: "Les visites continuent d’être comptées. Revenez dans un moment.",
    },
    off: {
      heading: "La barrière est désactivée sur ce serveur",
      text: "Aucune visite n’est comptée. Celles qui l’ont été auparavant restent affichées.",
    },
    crawlers: {
      caption: "Robots venus ces 30 derniers jours, le plus de visites vérifiées d’abord",
      columns: {
        crawler: "robot",
        operator: "exploitant",
        purpose: "usage",
        identity: "identité",
        visits: "visites",
        outcome: "réponse",
      },
      unknownOperator: "inconnu",
      others: { one: "# autre robot", other: "# autres robots" },
    },
    outcomes: outcomeWords.fr,
    chart: "Visites jour après jour, selon ce que le robot vient chercher",
    breakdowns: {
      heading: "Les mêmes visites, autrement",
      visits: "visites",
      purposes: "Pour quoi faire",
      identities: "Vérifiés ou non",
      outcomes: "Réponse de la barrière",
      pages: "Ce qu’ils ont demandé",
      sent: {
        title: "Ce qu’ils ont lu, qui ils ont envoyé",
        taken: "pages lues",
        people: "personnes, au moins",
        since: "Les deux colonnes commencent le {date}, avec la première personne comptée.",
      },
    },
    pages: {
      home: "L’accueil",
      documentation: "La documentation",
      directory: "Le répertoire des robots",
      pages: "Les autres pages",
      files: "robots.txt, plan du site, licence, données",
      other: "Le reste, images et adresses inconnues comprises",
    },
    arrive: {
      heading: "Essayez : apparaissez dans le registre",
      lead: "Présentez-vous sous le nom d’un robot d’entraînement, depuis un terminal :",
      command: "Terminal",
      answers: {
        enforce:
          "Vous recevez un code 402 avec un prix, car la politique de ce site facture l’entraînement. Les moteurs de recherche, les moteurs de réponse et les assistants, eux, passent.",
        observe:
          "Vous recevez la page : sur ce serveur, la barrière observe sans rien changer. Si elle appliquait sa politique, vous recevriez un code 402 avec un prix.",
      },
      next: "Rechargez la page quelques secondes plus tard : la ligne GPTBot du registre compte une visite de plus. Comme elle ne vient pas d’une adresse d’OpenAI, elle n’est pas marquée comme vérifiée.",
    },
    counting: {
      heading: "Comment c’est compté",
      rules: {
        who: {
          title: "Les robots du répertoire",
          text: "Une visite compte quand un robot de notre répertoire a reçu une réponse complète, pages, fichiers et erreurs compris.",
        },
        nobody: {
          title: "Personne d’autre",
          text: "Ni adresse IP, ni paramètre, ni visite d’une personne : ce que les robots ont demandé, et quand. Des personnes, un seul chiffre : combien un assistant en envoie par jour, au moins.",
        },
        identity: {
          title: "Un nom ne prouve rien",
          text: "L’adresse est comparée à celles que l’exploitant publie, ou la signature à sa clé. L’adresse n’est pas conservée. N’importe qui peut emprunter un nom : les visites non vérifiées sont comptées à part.",
        },
        kept: {
          title: `${months("fr")}, puis plus rien`,
          text: "Passé ce délai, les totaux d’un jour sont supprimés, comme l’annonce la politique de confidentialité.",
        },
      },
      file: "Les mêmes chiffres, pour vos programmes :",
      dashboard: {
        text: "Les mêmes visites, dans le tableau de bord de nos clients :",
        link: "ouvrir le nôtre",
      },
    },
    closing: {
      heading: "Le même registre, devant votre site",
      text: "Quelques lignes suffisent, et la barrière commence par observer : rien ne change pour vos lecteurs.",
      middleware: "Installer le middleware",
      directory: "Parcourir le répertoire",
    },
  },
  en: {
    title: `Public ledger: the crawlers that read this site — ${brand.name}`,
    description:
      "Who read this site in the last 30 days: every crawler, its purpose, verified or not, and what our own gate answered.",
    eyebrow: "Our own gate",
    heading: "Who read this site",
    lead: "This site uses the gate we offer you. Every visit by a known crawler is listed here, with the answer it got.",
    updated: "Up to date to within a few seconds",
    period: "{from} to {to}, UTC",
    figures: {
      verified: { one: "verified visit", other: "verified visits" },
      crawlers: { one: "verified crawler", other: "verified crawlers" },
      charged: { one: "price asked of a verified crawler", other: "prices asked of verified crawlers" },
      unverified: { one: "visit under an unverified name", other: "visits under an unverified name" },
    },
    empty: {
      heading: "Nobody has come yet",
      text: "The ledger opens with the first visit of a known crawler: one row each, its purpose, whether it is what it claims to be, and the answer it got. This is what a row will look like.",
      example: "example",
    },
    unavailable: {
      heading: "The ledger is unavailable right now",
      text: "Visits are still being counted. Please come back in a moment.",
    },
    off: {
      heading: "The gate is off on this server",
      text: "No visit is counted. Those counted before stay on this page.",
    },
    crawlers: {
      caption: "Crawlers that came in the last 30 days, the most verified visits first",
      columns: {
        crawler: "crawler",
        operator: "operator",
        purpose: "purpose",
        identity: "identity",
        visits: "visits",
        outcome: "answer",
      },
      unknownOperator: "unknown",
      others: { one: "# other crawler", other: "# other crawlers" },
    },
    outcomes: outcomeWords.en,
    chart: "Visits day by day, by what the crawler comes for",
    breakdowns: {
      heading: "The same visits, another way",
      visits: "visits",
      purposes: "What for",
      identities: "Verified or not",
      outcomes: "What the gate answered",
      pages: "What they asked for",
      sent: {
        title: "What they read, and whom they sent",
        taken: "pages read",
        people: "people, at least",
        since: "Both columns begin on {date}, with the first person counted.",
      },
    },
    pages: {
      home: "The home page",
      documentation: "The documentation",
      directory: "The crawler directory",
      pages: "The other pages",
      files: "robots.txt, sitemap, license, data",
      other: "The rest, images and unknown addresses included",
    },
    arrive: {
      heading: "Try it: show up in the ledger",
      lead: "Introduce yourself by the name of a training crawler, from a terminal:",
      command: "Terminal",
      answers: {
        enforce:
          "You get a 402 with a price, because this site’s policy charges for training. Search engines, answer engines and assistants get in.",
        observe:
          "You get the page: on this server the gate observes and changes nothing. If it enforced its policy, you would get a 402 with a price.",
      },
      next: "Reload the page a few seconds later: the ledger’s GPTBot row counts one more visit. Since it does not come from one of OpenAI’s addresses, it is not marked as verified.",
    },
    counting: {
      heading: "How it is counted",
      rules: {
        who: {
          title: "The directory’s crawlers",
          text: "A visit counts once a crawler in our directory has had its whole answer: pages, files and errors alike.",
        },
        nobody: {
          title: "Nobody else",
          text: "No IP address, no query, no person’s visit: what crawlers asked for, and when. Of people, one figure: how many an assistant sends a day, at least.",
        },
        identity: {
          title: "A name proves nothing",
          text: "The address is compared with those its operator publishes, or the signature with its key. The address is not kept. Anyone can borrow a name: visits that are not verified are counted apart.",
        },
        kept: {
          title: `${months("en")}, then nothing`,
          text: "After that, a day’s totals are deleted, as the privacy policy says.",
        },
      },
      file: "The same figures, for your programs:",
      dashboard: {
        text: "The same visits, in the dashboard that our customers have:",
        link: "open ours",
      },
    },
    closing: {
      heading: "The same ledger, in front of your site",
      text: "A few lines will do, and the gate starts by observing: nothing changes for your readers.",
      middleware: "Install the middleware",
      directory: "Browse the directory",
    },
  },
};
