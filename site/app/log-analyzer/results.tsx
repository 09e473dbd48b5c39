import type { LogReport } from "@octroi/logs";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { memo } from "react";
import type { LogAnalyzerCopy } from "../content/log-analyzer/copy.ts";
import { Actions } from "./actions.tsx";
import { Answer } from "./answer.tsx";
import { Hours } from "./hours.tsx";
import { HowRead } from "./how-read.tsx";
import { PagesRead } from "./pages-read.tsx";
import { PolicyReplay } from "./policy-replay.tsx";
import type { Reading } from "./protocol.ts";
import { RobotsReplay } from "./robots-replay.tsx";
import { Exchange, Outside } from "./trust.tsx";
import type { ResultWords } from "./words.ts";

interface ResultsProps {
  copy: LogAnalyzerCopy;
  words: ResultWords;
  report: LogReport;
  /** Whether nothing more is to come. */
  isWhole: boolean;
  reading: Reading;
  onOtherwise: (change: Partial<Pick<Reading, "format" | "robotsTxt">>) => void;
}

/** Everything a log tells, in the order in which it is asked. */
export const Results = memo(function Results({
  copy,
  words,
  report,
  isWhole,
  reading,
  onOtherwise,
}: ResultsProps) {
  const format = formatter(useLanguage());
  const { visits } = report.lines;
  const howRead = (
    <HowRead
      copy={copy.read}
      report={report}
      format={reading.format}
      onFormat={(format) => onOtherwise({ format })}
    />
  );
  // Nothing can be said of AI where no line names who came: not that there was none, either.
  if (visits === report.visitsWithoutAgent) {
    return (
      <>
        {isWhole && (
          <p role="alert" className="wrap mt-8 text-coral text-lg">
            {visits === 0 ? copy.reading.nothing : copy.answer.withoutAgent}
          </p>
        )}
        {howRead}
      </>
    );
  }
  return (
    <>
      <Answer copy={copy} words={words} report={report}>
        {isWhole && <Actions copy={copy.answer} report={report} />}
      </Answer>
      {report.visitsWithoutAgent > 0 && (
        <p className="wrap pb-10 text-coral">
          {format.counted(report.visitsWithoutAgent, copy.answer.someWithoutAgent)}
        </p>
      )}
      <Hours copy={copy.hours} report={report} />
      <PagesRead copy={copy.pages} report={report} />
      <section className="laid-out-late border-line-soft border-t">
        <div className="wrap grid gap-x-16 gap-y-12 py-12 lg:grid-cols-2">
          <Exchange copy={copy.exchange} report={report} />
          <Outside copy={copy.outside} report={report} />
        </div>
      </section>
      <RobotsReplay
        copy={copy}
        report={report}
        robotsTxt={reading.robotsTxt}
        onRobotsTxt={(robotsTxt) => onOtherwise({ robotsTxt })}
      />
      <PolicyReplay copy={copy.policy} report={report} />
      {howRead}
    </>
  );
});
