import type { Command } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { isLanguage, languages } from "@octroi/ui/language/language";
import { reportLetter } from "../console/app/reports/report-letter.ts";
import { textOf } from "../domain/mail/letter-text.ts";
import { loadReportOf } from "../domain/reports/load.ts";
import { lastMondayMorning } from "../domain/reports/time-zone.ts";
import type { OperatorContext } from "./operator.ts";
import { json, print } from "./print.ts";

export const report: Command<OperatorContext> = {
  usage: "report <site id> [--language fr|en]",
  summary: "The last weekly report about a site, and who gets it",
  options: {
    language: { type: "string", help: "--language <fr|en>   in which it is written (en)" },
    json,
  },
  maxOperands: 1,
  prepare({ language = "en", json: asJson }, id) {
    if (id === undefined) throw new UsageError("report takes the id of a site, as `sites` lists it.");
    if (!isLanguage(language)) throw new UsageError(`--language takes ${languages.join(" or ")}.`);
    return async (store, terminal) => {
      const site = await store.sites.find(id);
      const workspace = site && (await store.workspaces.find(site.workspaceId));
      if (site === undefined || workspace === undefined) {
        terminal.err.write("There is no site with this id.\n");
        return "failed";
      }
      const { at: dueAt } = lastMondayMorning(workspace.timeZone, new Date());
      const loaded = await loadReportOf(store, { site: id, plan: workspace.plan, dueAt });
      const { consoleUrl, siteUrl } = store;
      const letter = reportLetter(
        { language, site, workspace, ...loaded },
        { consoleUrl, siteUrl, unsubscribeUrl: undefined },
      );
      const subscriptions = await store.reports.subscriptionsTo(id);
      const to = subscriptions
        .filter(({ choice, isStopped }) => choice.reports && !isStopped)
        .map(({ person }) => person.email);
      const shown = { dueAt: dueAt.toISOString(), to, subject: letter.subject, text: textOf(letter) };
      print(terminal, asJson, shown, (one) =>
        [`Due: ${one.dueAt}`, `To: ${one.to.join(", ")}`, `Subject: ${one.subject}`, "", one.text].join("\n"),
      );
      return "done";
    };
  },
};
