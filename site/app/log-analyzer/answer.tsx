import { isAiPurpose } from "@octroi/crawlers/identify";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { VisitsChart } from "@octroi/ui/visits/visits-chart.tsx";
import { type ReactNode, useMemo } from "react";
import { type ReportInShort, shareIn, visitsRows } from "../../domain/logs/figures.ts";
import type { LogAnalyzerCopy } from "../content/log-analyzer/copy.ts";
import { Crawlers } from "./crawlers.tsx";
import type { ResultWords } from "./words.ts";

interface AnswerProps {
  copy: LogAnalyzerCopy;
  words: ResultWords;
  report: ReportInShort;
  /** What can be done with the answer. */
  children?: ReactNode;
}

/** The answer before the evidence: one figure, one sentence, how it went over time, and who it was. */
export function Answer({ copy, words, report, children }: AnswerProps) {
  const format = formatter(useLanguage());
  const { share, visits, aiVisits, days } = useMemo(() => shareIn(report), [report]);
  const rows = useMemo(() => visitsRows(report), [report]);
  const ai = report.crawlers.filter(({ purpose }) => isAiPurpose(purpose));
  const aiBytes = ai.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      {/* On a phone it stays in sight while one looks through the evidence. */}
      <h2 className="wrap flex items-baseline gap-x-3 bg-ink-950 pt-6 pb-3 max-lg:sticky max-lg:top-header max-lg:z-10 lg:gap-x-4 lg:pt-10 print:static print:mt-6">
        <span className="shrink-0 text-[clamp(2.25rem,1rem+5vw,5.5rem)]/[0.95] text-brass figures">
          {format.percent(percent(share))}
        </span>{" "}
        <span className="text-lg sm:text-2xl">{copy.answer.share}</span>
      </h2>
      <div className="wrap pb-12">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
          <div>
            <p className="text-lead">
              {aiVisits === 0 ? (
                copy.answer.none
              ) : (
                <Filled
                  text={copy.answer.sentence}
                  values={{
                    ai: format.number(aiVisits),
                    visits: format.counted(visits, copy.answer.visits),
                    days: format.counted(Math.ceil(days), copy.answer.days),
                    crawlers: format.counted(ai.length, copy.answer.crawlers),
                  }}
                />
              )}
            </p>
            {report.total.bytes > 0 && (
              <p className="mt-2 text-[0.9375rem] text-muted">
                <Filled
                  text={copy.answer.sent}
                  values={{
                    bytes: format.size(report.total.bytes),
                    share: format.percent(percent(aiBytes / report.total.bytes)),
                  }}
                />
              </p>
            )}
          </div>
          {children}
        </div>
      </div>
      {rows.length > 0 && (
        <div className="laid-out-late border-line-soft border-t">
          <div className="wrap py-12">
            <VisitsChart
              title={report.days.length === 1 ? copy.chart.titleOfDay : copy.chart.title}
              rows={rows}
              words={words.chart}
              purposes={words.purposes}
            />
          </div>
        </div>
      )}
      {report.crawlers.length > 0 && (
        <section className="laid-out-late border-line-soft border-t">
          <div className="wrap py-12">
            <h2 className="text-2xl">{copy.crawlers.heading}</h2>
            <p className="mt-3 max-w-[64ch] text-muted">{copy.crawlers.lead}</p>
            <Crawlers copy={copy.crawlers} purposes={words.purposes} crawlers={report.crawlers} />
          </div>
        </section>
      )}
    </>
  );
}

/** One decimal below ten, none above: more would claim to know more. */
function percent(share: number): number {
  const value = share * 100;
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
