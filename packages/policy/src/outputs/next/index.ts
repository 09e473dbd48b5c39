import type { Output } from "../output.ts";
import { checkRobots } from "../robots-txt/check.ts";
import { printNext } from "./print.ts";

/** `headers()` and a robots.txt route for Next. */
export const next: Output<string> = {
  support: {
    status: { fr: "Dit la politique ; n’arrête personne", en: "States the policy; stops nobody" },
    honoredBy: { fr: "Comme robots.txt et les en-têtes", en: "As robots.txt and headers are" },
    source: "https://nextjs.org/docs/app/api-reference/config/next-config-js/headers",
    date: "2026-11-16",
  },
  print: printNext,
  read: robotsIn,
  check: (text) => checkRobots(robotsIn(text)).findings,
};

/** The robots.txt that a printed route answers with; empty for any other file. */
function robotsIn(text: string): string {
  const [, literal] = /^const robots =\s*("(?:[^"\\]|\\.)*");$/m.exec(text) ?? [];
  return literal === undefined ? "" : String(JSON.parse(literal));
}
