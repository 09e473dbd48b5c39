import { isStatedIn } from "../../statement-places.ts";
import { usageStatementsForEveryone } from "../../usage-statements.ts";
import { note, type Output } from "../output.ts";
import { checkRobots } from "../robots-txt/check.ts";
import { type RobotsStatements, readRobots } from "../robots-txt/statements.ts";
import { aboutRulesThat, aboutSignals } from "../rule-notes.ts";
import { printSignals } from "./print.ts";

/** The Content-Signal lines of a group that may crawl, for a robots.txt that is kept by hand. */
export const contentSignal: Output<RobotsStatements> = {
  support: {
    status: {
      fr: "Proposition de Cloudflare (24 septembre 2025) ; le projet IETF a expiré le 4 avril 2026",
      en: "Proposal by Cloudflare (September 24, 2025); the IETF draft expired on April 4, 2026",
    },
    honoredBy: {
      fr: "Aucun exploitant n’indique le suivre ; Google a dit ne pas le lire (juillet 2026)",
      en: "No operator documents that it follows it; Google has said that it does not read it (July 2026)",
    },
    source: "https://contentsignals.org",
    date: "2026-11-15",
  },
  print: (policy) => ({
    files: isStatedIn("file", "content-signal", policy)
      ? [{ path: "/robots.txt", text: `${printSignals(usageStatementsForEveryone(policy)).join("\n")}\n` }]
      : [],
    notes: [
      note("not-expressible", {
        fr: "Les groupes de robots.txt n’héritent de rien : répétez ces lignes dans chaque groupe qui peut lire des pages.",
        en: "Groups of robots.txt inherit nothing: repeat these lines in each group that may read pages.",
      }),
      note("not-expressible", {
        fr: "Le texte de la Content Signals Policy (conditions, définitions, réserve de l’article 4), publié en commentaires, n’est pas repris : les robots l’ignorent, et tdmrep.json porte la réserve.",
        en: "The text of the Content Signals Policy (conditions, definitions, reservation under article 4), published as comments, is not repeated: crawlers ignore it, and tdmrep.json carries the reservation.",
      }),
      ...aboutSignals(policy),
      ...(isStatedIn("file", "content-signal", policy)
        ? []
        : aboutRulesThat(
            policy,
            () => true,
            "not-expressible",
            "La politique fait dire Content-Signal par l’en-tête des pages seulement.",
            "The policy has Content-Signal said in the headers of pages alone.",
          )),
    ],
  }),
  read: (text) => readRobots(`User-agent: *\n${text}`),
  check: (text) => checkRobots(`User-agent: *\n${text}`).findings,
};
