import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import type { Mode } from "../../../domain/rules/mode.ts";

export interface VersionsCopy {
  title: string;
  intro: string;
  /** `{{version}}`. */
  published: string;
  empty: string;
  write: string;
  connectors: {
    heading: string;
    none: string;
    toConnection: string;
    caption: string;
    columns: { software: string; version: string; seen: string };
    /** Of a connector that still follows the site's own file. */
    bundled: string;
    /** Beside the version that a connector was given, before it has confirmed it. */
    sent: string;
    current: string;
    seconds: Counted;
    minutes: Counted;
    hours: Counted;
    days: Counted;
  };
  list: {
    heading: string;
    version: string;
    latest: string;
    modes: Record<Mode, string>;
    by: string;
    operator: string;
    /** Which version it repeats. */
    restores: string;
    /** `{{version}}`, of the house rules. */
    house: string;
    same: string;
    first: string;
    restore: string;
    compare: string;
  };
  comparison: {
    heading: string;
    from: string;
    to: string;
    button: string;
    result: string;
    same: string;
    unknown: string;
  };
  faults: { outdated: string; needsPro: string; followsHouse: string; unknown: string };
}

export const versions: Localized<VersionsCopy> = {
  fr: {
    title: "Versions des règles",
    intro:
      "Chaque publication est une version. Rétablir une ancienne version la publie de nouveau, sous un nouveau numéro : rien n’est effacé.",
    published: "La version {{version}} est publiée. Vos sites l’auront reçue dans la minute.",
    empty: "Aucune version n’est encore publiée.",
    write: "Écrire des règles",
    connectors: {
      heading: "Les connecteurs, et leur version",
      none: "Aucun connecteur n’a encore demandé ses règles : votre site les recevra à sa prochaine visite.",
      toConnection: "Voir la connexion",
      caption: "Les connecteurs vus en dernier, avec la version qu’ils appliquent",
      columns: { software: "connecteur", version: "version", seen: "vu" },
      bundled: "fichier du site",
      sent: "envoyée",
      current: "à jour",
      seconds: { zero: "à l’instant", one: "il y a # seconde", other: "il y a # secondes" },
      minutes: { one: "il y a # minute", other: "il y a # minutes" },
      hours: { one: "il y a # heure", other: "il y a # heures" },
      days: { one: "il y a # jour", other: "il y a # jours" },
    },
    list: {
      heading: "Toutes les versions",
      version: "Version {{version}}",
      latest: "publiée",
      modes: { observe: "en observation", enforce: "appliquée" },
      by: "par {{name}}",
      operator: `l’équipe ${brand.name}`,
      restores: "rétablit la version {{version}}",
      house: "règles communes, version {{version}}",
      same: "Les mêmes décisions que la version précédente.",
      first: "Première version.",
      restore: "Rétablir cette version",
      compare: "Comparer avec la version publiée",
    },
    comparison: {
      heading: "Comparer deux versions",
      from: "De la version",
      to: "À la version",
      button: "Comparer",
      result: "De la version {{from}} à la version {{to}}",
      same: "Ces deux versions contiennent les mêmes règles.",
      unknown: "L’une de ces versions n’existe pas.",
    },
    faults: {
      outdated: "Une autre version a été publiée entre-temps. Voyez la liste, puis recommencez.",
      needsPro: "Cette version était appliquée, ce qui fait partie de Pro.",
      followsHouse:
        "Ce site suit les règles communes : donnez-lui ses propres règles avant d’y rétablir une version.",
      unknown: "Cette version n’existe pas.",
    },
  },
  en: {
    title: "Versions of the rules",
    intro:
      "Every publication is a version. Restoring an earlier one publishes it again under a new number: nothing is erased.",
    published: "Version {{version}} is published. Your sites will have it within a minute.",
    empty: "No version is published yet.",
    write: "Write rules",
    connectors: {
      heading: "Connectors and their versions",
      none: "No connector has asked for its rules yet: your site gets them with its next visit.",
      toConnection: "See the connection",
      caption: "The connectors seen last, with the version that they apply",
      columns: { software: "connector", version: "version", seen: "seen" },
      bundled: "the site’s file",
      sent: "sent",
      current: "up to date",
      seconds: { zero: "just now", one: "# second ago", other: "# seconds ago" },
      minutes: { one: "# minute ago", other: "# minutes ago" },
      hours: { one: "# hour ago", other: "# hours ago" },
      days: { one: "# day ago", other: "# days ago" },
    },
    list: {
      heading: "All versions",
      version: "Version {{version}}",
      latest: "published",
      modes: { observe: "in observation", enforce: "enforced" },
      by: "by {{name}}",
      operator: `the ${brand.name} team`,
      restores: "restores version {{version}}",
      house: "house rules, version {{version}}",
      same: "The same decisions as the version before it.",
      first: "First version.",
      restore: "Restore this version",
      compare: "Compare with the published version",
    },
    comparison: {
      heading: "Compare two versions",
      from: "From version",
      to: "To version",
      button: "Compare",
      result: "From version {{from}} to version {{to}}",
      same: "These two versions hold the same rules.",
      unknown: "One of these versions does not exist.",
    },
    faults: {
      outdated: "Another version was published meanwhile. See the list, then try again.",
      needsPro: "This version was enforced, which is part of Pro.",
      followsHouse:
        "This site follows the house rules: give it rules of its own before you restore a version.",
      unknown: "This version does not exist.",
    },
  },
};
