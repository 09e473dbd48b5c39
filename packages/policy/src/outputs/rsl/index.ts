import type { Output } from "../output.ts";
import { checkRsl } from "./check.ts";
import type { RslDocument } from "./document.ts";
import { printRsl } from "./print.ts";

/** An RSL 1.0 document: which uses are licensed, on which paths, at which price. */
export const rsl: Output<RslDocument> = {
  support: {
    status: { fr: "RSL 1.0, errata jusqu’au 7 août 2026", en: "RSL 1.0, errata to August 7, 2026" },
    honoredBy: {
      fr: "Soutenu par des éditeurs et des réseaux de diffusion ; aucun laboratoire d’IA ne dit le lire",
      en: "Backed by publishers and delivery networks; no AI lab says that it reads it",
    },
    source: "https://rslstandard.org/rsl",
    date: "2026-11-15",
  },
  print: printRsl,
  read: (text) => checkRsl(text).document,
  check: (text) => checkRsl(text).findings,
};
