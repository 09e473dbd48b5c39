import { assistantsCsv, crawlersCsv, type LogReport, pagesCsv } from "@octroi/logs";
import { Button } from "@octroi/ui/components/button.tsx";
import { Download, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { fragmentOfMeasured } from "../../domain/estimate/measured.ts";
import { shareIn } from "../../domain/logs/figures.ts";
import { pages } from "../../domain/pages/pages.ts";
import type { AnswerCopy } from "../content/log-analyzer/copy.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { download } from "../ui/download.ts";

/** What can be done with a report: carried on, saved, printed. The figures that go along stay in the browser. */
export function Actions({ copy, report }: { copy: AnswerCopy; report: LogReport }) {
  const measured = shareIn(report);
  return (
    <div className="grid justify-items-start gap-4 print:hidden lg:justify-items-end">
      {measured.aiVisits > 0 && (
        <ButtonLink to={pages.estimator} anchor={fragmentOfMeasured(measured)} variant="jade" size="lg">
          {copy.estimate}
        </ButtonLink>
      )}
      <div className="flex flex-wrap gap-2.5 lg:justify-end">
        <Save name="crawlers.csv" text={() => crawlersCsv(report)}>
          {copy.csv}
        </Save>
        <Save name="pages.csv" text={() => pagesCsv(report)}>
          {copy.pagesCsv}
        </Save>
        {report.assistants.length > 0 && (
          <Save name="people.csv" text={() => assistantsCsv(report)}>
            {copy.peopleCsv}
          </Save>
        )}
        <Save name="report.json" text={() => JSON.stringify(report, null, 2)}>
          {copy.json}
        </Save>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {copy.print}
        </Button>
      </div>
    </div>
  );
}

function Save({ name, text, children }: { name: string; text: () => string; children: ReactNode }) {
  return (
    <Button variant="outline" size="sm" onClick={() => download(name, text())}>
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {children}
    </Button>
  );
}
