import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import { reportsCopy } from "../../console/app/content/reports.ts";
import { visitsCopy } from "../../console/app/content/visits.ts";
import { filled } from "../../console/app/page/words.ts";
import { pathTo } from "../../domain/access/paths.ts";
import type { RunningOctroi } from "./octroi.ts";

/** The next Monday, at an hour when the weekly mails have been sent. */
export function mondayAfter(moment: Date): Date {
  const monday = new Date(moment);
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7 || 7));
  monday.setUTCHours(12, 0, 0, 0);
  return monday;
}

/** AI crawlers' visits to a site by its gate, and how many it refused, as the dashboard gives them to programs. */
export async function visitFigures(
  signedIn: APIRequestContext,
  octroi: RunningOctroi,
  site: string,
): Promise<{ visits: number; refused: number }> {
  const response = await signedIn.get(octroi.console + pathTo("siteVisitsJson", { site }));
  const { ai } = await response.json();
  return { visits: ai.checked, refused: ai.refused };
}

interface Subject {
  language: Language;
  email: string;
  domain: string;
  visits: number;
  refused: number;
}

/** Waits for a person's next weekly mail, which tells of a site's visits. Gives where one click stops it. */
export async function expectWeeklyMail({ mails }: RunningOctroi, subject: Subject): Promise<string> {
  const { language, email, domain, visits, refused } = subject;
  const found = await mails.find(email, /^List-Unsubscribe:\s+<(\S+)>/m);
  const { number, counted } = intlFormatter(language);
  const { asked, pages } = reportsCopy[language].report;
  expect(found.input).toContain(filled(asked, { domain, pages: counted(visits, pages) }));
  expect(found.input).toContain(`- ${visitsCopy[language].figures.refused}  ${number(refused)} (`);
  return found[1] ?? "";
}
