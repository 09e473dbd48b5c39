import type { Command } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { isLanguage, languages } from "@octroi/ui/language/language";
import { digestLetter } from "../console/app/reports/digest-letter.ts";
import { textOf } from "../domain/mail/letter-text.ts";
import { loadDigest } from "../domain/reports/digest.ts";
import { lastMondayMorning } from "../domain/time-zone.ts";
import type { OperatorContext } from "./operator.ts";
import { json, print } from "./print.ts";

export const report: Command<OperatorContext> = {
  usage: "report <id> [--language fr|en]",
  summary: "The last weekly report of a site’s workspace, and who gets it",
  options: {
    language: { type: "string", help: "--language <fr|en>   in which it is written (en)" },
    json,
  },
  maxOperands: 1,
  prepare({ language = "en", json: asJson }, id) {
    if (id === undefined)
      throw new UsageError("report takes the id of a site, as `sites` lists it, or of its workspace.");
    if (!isLanguage(language)) throw new UsageError(`--language takes ${languages.join(" or ")}.`);
    return async (store, terminal) => {
      const workspace = await store.workspaces.find((await store.sites.find(id))?.workspaceId ?? id);
      if (workspace === undefined) {
        terminal.err.write("There is no workspace and no site with this id.\n");
        return "failed";
      }
      const { at: dueAt } = lastMondayMorning(workspace.timeZone, new Date());
      const sites = await store.sites.list(workspace.id);
      const digest = await loadDigest(store, { sites, plan: workspace.plan, dueAt });
      const { consoleUrl, siteUrl } = store;
      const letter = digestLetter(
        { language, workspace, digest },
        { consoleUrl, siteUrl, unsubscribeUrl: undefined, leaveOutUrl: undefined },
      );
      const to = (await store.reports.readersOf(workspace.id)).map(({ email }) => email);
      const shown = { dueAt: dueAt.toISOString(), to, subject: letter.subject, text: textOf(letter) };
      print(terminal, asJson, shown, (one) =>
        [`Due: ${one.dueAt}`, `To: ${one.to.join(", ")}`, `Subject: ${one.subject}`, "", one.text].join("\n"),
      );
      return "done";
    };
  },
};
