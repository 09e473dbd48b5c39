import { octetLimit } from "@octroi/crawlers/robots";
import type { Localized } from "@octroi/ui/language/language";
import type { RobotsFileCopy } from "../robots-file/robots-file-box.tsx";

/** What a field for a robots.txt says, whatever the file is for. */
export const robotsFileWords: Localized<Omit<RobotsFileCopy, "label">> = {
  fr: {
    open: "Ouvrir un fichier",
    remove: "Vider",
    drop: "Déposez le fichier ici",
    kept: "Votre fichier est lu. Il est trop long pour être modifié ici.",
    cut: `Ce fichier dépasse ${octetLimit / 1024} Kio. Les robots s’arrêtent là ; nous aussi.`,
    notText: "Ce n’est pas un fichier texte en UTF-8. Vérifiez que c’est le bon.",
    lines: { one: "# ligne", other: "# lignes" },
  },
  en: {
    open: "Open a file",
    remove: "Clear",
    drop: "Drop the file here",
    kept: "Your file has been read. It is too long to be edited here.",
    cut: `This file is larger than ${octetLimit / 1024} KiB. Crawlers stop reading there, and so do we.`,
    notText: "This is not a UTF-8 text file. Check that it is the right one.",
    lines: { one: "# line", other: "# lines" },
  },
};
