import type { VisitsRow } from "@octroi/ui/series/over-time";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { VisitsChart } from "@octroi/ui/visits/visits-chart.tsx";
import { identities, type LedgerReport } from "../../domain/ledger/report.ts";
import { Notice } from "../ui/notice.tsx";
import { Answer } from "./answer.tsx";
import { Breakdowns } from "./breakdowns.tsx";
import { CrawlerTable } from "./crawler-table.tsx";
import { Empty } from "./empty.tsx";
import { VisitAsCrawler } from "./visit-as-crawler.tsx";
import type { LedgerWords } from "./words.ts";

interface LedgerProps {
  words: LedgerWords;
  /** Left out while it cannot be read. */
  report: LedgerReport | undefined;
}

/** All that the ledger says. */
export function Ledger({ words, report }: LedgerProps) {
  const { copy } = words;
  const mode = report?.mode ?? "enforce";
  return (
    <>
      {report === undefined && <Notice {...copy.unavailable} />}
      {mode === "off" && <Notice {...copy.off} />}
      {report?.visits === 0 && mode !== "off" && <Empty words={words} />}
      {report !== undefined && report.visits > 0 && (
        <>
          <Answer report={report} words={words} />
          <Entries report={report} words={words} />
        </>
      )}
      {mode !== "off" && <VisitAsCrawler mode={mode} words={words} />}
      {report !== undefined && report.visits > 0 && <Breakdowns report={report} words={words} />}
    </>
  );
}

/** The rows, and the same visits over time. */
function Entries({ report, words }: { report: LedgerReport; words: LedgerWords }) {
  return (
    <>
      <div className="border-line border-y bg-ink-900">
        <div className="wrap">
          <CrawlerTable crawlers={report.crawlers} words={words} />
          <p className="rule-dotted flex flex-wrap gap-x-7 gap-y-2 py-4 text-faint text-sm">
            {identities.map((identity) => (
              <IdentityMark key={identity} identity={identity} isNamed />
            ))}
          </p>
        </div>
      </div>
      <div className="wrap chapter">
        <VisitsChart
          title={words.copy.chart}
          rows={rowsOf(report)}
          words={words.chart}
          purposes={words.purposes}
        />
      </div>
    </>
  );
}

function rowsOf({ days }: LedgerReport): VisitsRow[] {
  // The names are those of purposes.
  return days.flatMap(({ day, purposes }) =>
    (Object.entries(purposes) as [VisitsRow["purpose"], number][]).map(([purpose, visits]) => ({
      day,
      purpose,
      visits,
    })),
  );
}
