import type { Policy } from "../../policy.ts";
import { isStatedIn } from "../../statement-places.ts";
import { usageAnswersOn, usageStatementsForEveryone } from "../../usage-statements.ts";
import { printSignal } from "../content-signal/print.ts";
import { printUsage } from "../content-usage/print.ts";
import { type Note, note, type Printed } from "../output.ts";
import { rslMediaType } from "../rsl/vocabulary.ts";
import { aboutRulesThat, aboutUsageHeader } from "../rule-notes.ts";

/**
 * The headers that say the policy with a page.
 *
 * @example
 * for (const [name, value] of headersFor(policy, "/article")) response.headers.append(name, value);
 */
export function headersFor(policy: Policy, path = "/"): readonly (readonly [name: string, value: string])[] {
  const answers = usageAnswersOn(policy, path);
  const usage = isStatedIn("header", "content-usage", policy) ? printUsage(answers) : "";
  const signal = isStatedIn("header", "content-signal", policy) ? printSignal(answers) : "";
  const license = isStatedIn("header", "license", policy) ? policy.license : undefined;
  return [
    ...(usage === "" ? [] : [["Content-Usage", usage] as const]),
    ...(signal === "" ? [] : [["Content-Signal", signal] as const]),
    ...(license === undefined
      ? []
      : [["Link", `<${license.url}>; rel="license"; type="${rslMediaType}"`] as const]),
  ];
}

/** Those that are true of every page: a server's rules send them with all. */
export function headersForEveryPage(policy: Policy): readonly (readonly [name: string, value: string])[] {
  const isSame = usageStatementsForEveryone(policy).length === 1;
  return headersFor(policy).filter(([name]) => isSame || name === "Link");
}

/** What is lost where a page's headers depend on its path. */
export function everyPageNotes(policy: Policy): readonly Note[] {
  if (usageStatementsForEveryone(policy).length === 1) return [];
  const [fr, en] = isStatedIn("file", "content-usage", policy) ? saidInRobots : saidNowhere;
  return aboutRulesThat(policy, ({ paths }) => paths !== undefined, "not-expressible", fr, en);
}

const saidInRobots = [
  "Votre politique dit autre chose selon le chemin : Content-Usage n’est pas envoyé avec chaque page, et robots.txt le dit.",
  "Your policy says different things by path: Content-Usage is not sent with every page, and robots.txt says it.",
] as const;

const saidNowhere = [
  "Votre politique dit autre chose selon le chemin, et par en-tête seulement : ces règles n’envoient pas Content-Usage. Envoyez-le par @octroi/edge, ou dites-le aussi dans robots.txt.",
  "Your policy says different things by path, and by header alone: these rules do not send Content-Usage. Send it with @octroi/edge, or say it in robots.txt too.",
] as const;

/** Writes them as lines, for the page of a path. */
export function printHeaders(policy: Policy, path = "/"): Printed {
  const text = headersFor(policy, path)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
  return { files: text === "" ? [] : [{ path, text }], notes: headerNotes(policy) };
}

function headerNotes(policy: Policy): readonly Note[] {
  return [
    note("not-enforced", {
      fr: "Content-Usage est un projet de l’IETF sans consensus ; aucun exploitant ne dit encore le suivre.",
      en: "Content-Usage is an IETF draft without consensus; no operator has said that it follows it.",
    }),
    note("contradicts", {
      fr: "search=y couvre aussi l’entraînement qui sert à la recherche elle-même, quoi que dise train-ai.",
      en: "search=y also covers training done for search itself, whatever train-ai says.",
    }),
    ...aboutUsageHeader(policy),
    ...(policy.mining === undefined
      ? []
      : [
          note("not-expressible", {
            fr: "La réserve TDMRep n’est pas répétée ici : le W3C demande une seule technique, et tdmrep.json la porte.",
            en: "The TDMRep reservation is not repeated here: the W3C asks for one technique, and tdmrep.json carries it.",
          }),
        ]),
  ];
}
