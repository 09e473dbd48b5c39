import { type Tag, tagsIn } from "../../html/tags.ts";
import { licenseLinks, linksIn } from "../http-headers/links.ts";
import type { Output } from "../output.ts";
import { readTdmMeta } from "../tdmrep/statement.ts";
import { printHtmlMeta } from "./print.ts";

/** What a page's head says: a link to the license, and TDMRep's meta elements where others use them. */
export const htmlMeta: Output<readonly Tag[]> = {
  support: {
    status: { fr: "HTML et RSL 1.0", en: "HTML and RSL 1.0" },
    honoredBy: { fr: "Aucun exploitant ne le documente", en: "No operator documents it" },
    source: "https://rslstandard.org/rsl",
    date: "2026-11-15",
  },
  print: printHtmlMeta,
  read: tagsIn,
  check(html) {
    const tags = tagsIn(html);
    return [...licenseLinks(linksIn(tags)).findings, ...readTdmMeta(tags).findings];
  },
};
