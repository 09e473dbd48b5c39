import type { Output } from "../output.ts";
import { checkRobots } from "./check.ts";
import { printRobotsTxt } from "./print.ts";
import { type RobotsStatements, readRobots } from "./statements.ts";

/** robots.txt, with Content-Signal, Content-Usage, License and Sitemap lines. */
export const robotsTxt: Output<RobotsStatements> = {
  support: {
    status: { fr: "Norme : RFC 9309 (2022)", en: "Standard: RFC 9309 (2022)" },
    honoredBy: {
      fr: "Les exploitants qui s’y engagent, robot par robot : voir le répertoire",
      en: "The operators that commit to it, crawler by crawler: see the directory",
    },
    source: "https://www.rfc-editor.org/rfc/rfc9309",
    date: "2026-11-15",
  },
  print: printRobotsTxt,
  read: readRobots,
  check: (text) => checkRobots(text).findings,
};
