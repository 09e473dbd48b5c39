import type { Localized } from "@octroi/ui/language/language";

/** What is said of crawlers that no list knows. */
export interface UnlistedCopy {
  heading: string;
  note: string;
  caption: string;
  columns: { name: string; visits: string; last: string };
  /** All that give no name that can be kept, or came after many other names. */
  rest: string;
}

export const unlistedCopy: Localized<UnlistedCopy> = {
  fr: {
    heading: "Hors répertoire : comment ils se nomment",
    note: "Des robots qu’aucune liste ne connaît, sous le nom qu’ils se donnent : n’importe qui peut en choisir un. Un nom vu sur plusieurs sites est proposé au répertoire.",
    caption: "Noms que se donnent les robots hors répertoire",
    columns: { name: "nom", visits: "visites", last: "dernier jour" },
    rest: "sans nom, ou d’autres noms",
  },
  en: {
    heading: "Not in the directory: what they call themselves",
    note: "Crawlers that no list knows, by the name they give: anyone can choose one. A name that is seen on several sites is proposed to the directory.",
    caption: "Names that crawlers outside the directory give",
    columns: { name: "name", visits: "visits", last: "last day" },
    rest: "no name, or other names",
  },
};
