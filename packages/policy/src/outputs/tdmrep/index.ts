import type { Output } from "../output.ts";
import { checkTdmrep, type TdmRule } from "./file.ts";
import { printTdmrep } from "./print.ts";

/** `/.well-known/tdmrep.json`, and its policy in ODRL. */
export const tdmrep: Output<readonly TdmRule[]> = {
  support: {
    status: {
      fr: "Rapport final d’un groupe communautaire du W3C (10 mai 2024)",
      en: "Final report of a W3C community group (May 10, 2024)",
    },
    honoredBy: {
      fr: "Publié par des éditeurs comme Hachette, Elsevier ou Radio France ; aucun exploitant de robot n’indique le lire",
      en: "Published by the likes of Hachette, Elsevier and Radio France; no crawler operator documents that it reads it",
    },
    source: "https://www.w3.org/2022/tdmrep/",
    date: "2026-11-15",
  },
  print: printTdmrep,
  read: (text) => checkTdmrep(text).rules,
  check: (text) => checkTdmrep(text).findings,
};
