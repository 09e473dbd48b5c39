import type { Bilingual, SpecSupport } from "../output.ts";

const byName: Bilingual = {
  fr: "Tout visiteur qui donne son nom, qu’il le veuille ou non",
  en: "Every visitor that gives its name, willing or not",
};

const enforced: Bilingual = {
  fr: "Appliqué par le serveur, sur la foi du nom donné",
  en: "Enforced by the server, on the name that is given",
};

/** Server rules stop visitors: they need nobody's consent, and trust the name that is given. */
export function enforcedByName(source: string): SpecSupport {
  return { status: enforced, honoredBy: byName, source, date: "2026-11-16" };
}
