import { identities } from "../../domain/ledger/ledger.ts";
import { type LedgerReport, ledgerFile } from "../../domain/ledger/report.ts";
import { pages } from "../../domain/site/pages.ts";
import type { VisitsRow } from "../../domain/visits/over-time.ts";
import { datasetOf } from "../dataset.ts";
import { languageFrom } from "../language.ts";
import { Answer } from "../ledger/answer.tsx";
import { Arrive } from "../ledger/arrive.tsx";
import { Breakdowns } from "../ledger/breakdowns.tsx";
import { Counting } from "../ledger/counting.tsx";
import { CrawlerLedger } from "../ledger/crawler-ledger.tsx";
import { Empty } from "../ledger/empty.tsx";
import { Notice } from "../ledger/notice.tsx";
import { reportIn } from "../ledger/report-header.ts";
import { useLiveReport } from "../ledger/use-live-report.ts";
import { type LedgerWords, wordsIn } from "../ledger/words.ts";
import { pageMeta } from "../page-meta.ts";
import { useRootData } from "../root-data.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { StructuredData } from "../ui/structured-data.tsx";
import { IdentityMark } from "../visits/identity-mark.tsx";
import { VisitsChart } from "../visits/visits-chart.tsx";
import type { Route } from "./+types/ledger.ts";

export function loader(args: Route.LoaderArgs) {
  return { words: wordsIn(languageFrom(args)), rendered: reportIn(args.request.headers) };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) =>
  pageMeta(loaderData.words.copy, context);

export default function LedgerPage({ loaderData: { words, rendered } }: Route.ComponentProps) {
  const { report, liveness } = useLiveReport(rendered);
  const { copy } = words;
  const mode = report?.mode ?? "enforce";
  const files = { "application/json": ledgerFile };
  const dataset = datasetOf(copy, { ...useRootData(), page: pages.ledger, files });
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      {report === undefined && <Notice {...copy.unavailable} />}
      {mode === "off" && <Notice {...copy.off} />}
      {report?.visits === 0 && mode !== "off" && <Empty words={words} />}
      {report !== undefined && report.visits > 0 && (
        <>
          <Answer report={report} liveness={liveness} words={words} />
          <Entries report={report} words={words} />
        </>
      )}
      {mode !== "off" && <Arrive mode={mode} words={words} />}
      {report !== undefined && report.visits > 0 && <Breakdowns report={report} words={words} />}
      <Counting copy={copy.counting} />
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <ButtonLink to={pages.middleware} variant="jade" size="lg">
          {copy.closing.middleware}
        </ButtonLink>
        <ButtonLink to={pages.crawlers} variant="outline" size="lg">
          {copy.closing.directory}
        </ButtonLink>
      </ClosingCall>
      <StructuredData data={dataset} />
    </>
  );
}

/** The rows, and the same visits over time. */
function Entries({ report, words }: { report: LedgerReport; words: LedgerWords }) {
  return (
    <>
      <div className="border-line border-y bg-ink-900">
        <div className="wrap">
          <CrawlerLedger crawlers={report.crawlers} words={words} />
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
