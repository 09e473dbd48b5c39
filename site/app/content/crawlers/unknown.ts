import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import type { PageHead } from "../../metadata/head.tsx";

/** The page of a crawler that nobody knows. */
export interface UnknownCopy extends PageHead {
  heading: string;
  text: string;
  near: string;
  nobodyNear: string;
  directory: string;
  write: string;
}

export const unknownCrawler: Localized<UnknownCopy> = {
  fr: {
    title: `Robot absent du répertoire — ${brand.name}`,
    description:
      "Ce nom n’est pas dans notre répertoire des robots d’IA. Voici les noms les plus proches, et le répertoire entier.",
    heading: "Aucun robot à ce nom",
    text: "Le répertoire ne connaît pas ce nom. Il est mal orthographié, trop récent, ou n’a jamais été celui d’un robot.",
    near: "Vouliez-vous dire",
    nobodyNear: "Aucun nom du répertoire ne lui ressemble.",
    directory: "Chercher dans le répertoire",
    write: "Nous signaler ce nom",
  },
  en: {
    title: `No crawler by that name — ${brand.name}`,
    description:
      "This name is not in our directory of AI crawlers. Here are the names nearest to it, and the whole directory.",
    heading: "No crawler by that name",
    text: "The directory does not know this name. It may be misspelled or too recent, or it was never a crawler’s name.",
    near: "Did you mean",
    nobodyNear: "No name in the directory resembles it.",
    directory: "Search the directory",
    write: "Tell us about this name",
  },
};
