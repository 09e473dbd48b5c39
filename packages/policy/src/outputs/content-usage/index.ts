import { isStatedIn } from "../../statement-places.ts";
import { usageStatementsForEveryone } from "../../usage-statements.ts";
import type { Output } from "../output.ts";
import { aboutRulesThat, aboutUsageHeader } from "../rule-notes.ts";
import { printUsage } from "./print.ts";
import { type ContentUsageStatement, readUsage } from "./statement.ts";

/** The value of a Content-Usage header, for every page. */
export const contentUsage: Output<ContentUsageStatement> = {
  support: {
    status: {
      fr: "Projets de l’IETF sans consensus (aipref-attach-05, aipref-vocab-08)",
      en: "IETF drafts without consensus (aipref-attach-05, aipref-vocab-08)",
    },
    honoredBy: { fr: "Aucun exploitant ne le documente", en: "No operator documents it" },
    source: "https://datatracker.ietf.org/wg/aipref/documents/",
    date: "2026-11-15",
  },
  print(policy) {
    const [all] = usageStatementsForEveryone(policy);
    return {
      files:
        all !== undefined && isStatedIn("header", "content-usage", policy)
          ? [{ path: "headers", text: printUsage(all.answers) }]
          : [],
      notes: [
        ...aboutRulesThat(
          policy,
          ({ paths }) => paths !== undefined,
          "not-expressible",
          "L’en-tête parle de la page qui le porte : sur les chemins où vous décidez autrement, envoyez-en un autre.",
          "The header speaks of the page that carries it: on the paths where you decide otherwise, send another.",
        ),
        ...aboutUsageHeader(policy),
      ],
    };
  },
  read: readUsage,
  check: (text) => readUsage(text).findings,
};
