import type { Policy } from "../../policy.ts";
import { type Note, note, type Printed } from "../output.ts";
import { rslMediaType } from "../rsl/vocabulary.ts";

/** Writes what a page's head can say. */
export function printHtmlMeta({ license, mining, rules }: Policy): Printed {
  const href = license?.url.replace(
    /[&"<>]/g,
    (found) => ({ "&": "&amp;", '"': "&quot;", "<": "&lt;" })[found] ?? "&gt;",
  );
  const text = href === undefined ? "" : `<link rel="license" type="${rslMediaType}" href="${href}">\n`;
  return {
    files: text === "" ? [] : [{ path: "head.html", type: "text/html", text }],
    notes: metaNotes(mining !== undefined, [...rules.keys()]),
  };
}

function metaNotes(reserves: boolean, rules: readonly number[]): readonly Note[] {
  return [
    note(
      "not-expressible",
      {
        fr: "Content-Usage et Content-Signal n’ont pas de forme HTML ; le head ne peut que renvoyer à la licence.",
        en: "Content-Usage and Content-Signal have no HTML form; a head can only point at the license.",
      },
      { rules },
    ),
    ...(reserves
      ? [
          note("not-expressible", {
            fr: "La réserve TDMRep n’est pas répétée ici : le W3C demande une seule technique, et tdmrep.json la porte.",
            en: "The TDMRep reservation is not repeated here: the W3C asks for one technique, and tdmrep.json carries it.",
          }),
        ]
      : []),
  ];
}
