import type { LogReport } from "@octroi/logs";
import { Button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { useState } from "react";
import { type Ignored, ignoredRobots } from "../../domain/logs/figures.ts";
import type { LogAnalyzerCopy, RobotsCopy } from "../content/log-analyzer/copy.ts";
import { RobotsFileBox } from "../robots-file/robots-file-box.tsx";
import { CrawlerLink } from "./crawler-link.tsx";
import { RobotsTxtRead } from "./robots-txt-read.tsx";
import { Share } from "./share.tsx";

interface RobotsReplayProps {
  copy: LogAnalyzerCopy;
  report: LogReport;
  robotsTxt: string | undefined;
  onRobotsTxt: (text: string | undefined) => void;
}

/** Who asked for what robots.txt refuses. The files are read again when the visitor says so: they may be long. */
export function RobotsReplay({ copy, report, robotsTxt, onRobotsTxt }: RobotsReplayProps) {
  const [text, setText] = useState(robotsTxt ?? "");
  const ignored = robotsTxt === undefined ? undefined : ignoredRobots(report);
  return (
    <section
      className={`laid-out-late border-line-soft border-t ${ignored === undefined ? "print:hidden" : ""}`}
    >
      <div className="wrap grid gap-x-16 gap-y-8 py-12 lg:grid-cols-2">
        <div>
          <h2 className="text-2xl">{copy.robots.heading}</h2>
          {ignored === undefined ? (
            <p className="mt-3 max-w-[64ch] text-muted">{copy.robots.lead}</p>
          ) : (
            <IgnoredList copy={copy} ignored={ignored} />
          )}
        </div>
        <div className="grid content-start justify-items-start gap-4 *:first:w-full print:hidden">
          <RobotsFileBox copy={copy.robots.file} text={text} onText={setText} />
          <Button
            variant="outline"
            disabled={text === (robotsTxt ?? "")}
            onClick={() => onRobotsTxt(text === "" ? undefined : text)}
          >
            {copy.robots.hold}
          </Button>
        </div>
      </div>
    </section>
  );
}

const maxRows = 12;

function IgnoredList({ copy, ignored }: { copy: LogAnalyzerCopy; ignored: readonly Ignored[] }) {
  const format = formatter(useLanguage());
  const { columns, ...words }: RobotsCopy = copy.robots;
  const visits = ignored.reduce((sum, { refused }) => sum + refused, 0);
  return (
    <>
      <p role="status" className="mt-3 text-lg">
        {visits === 0 ? (
          words.kept
        ) : (
          <Filled
            text={words.ignored}
            values={{
              visits: <strong className="text-coral">{format.counted(visits, words.visits)}</strong>,
              crawlers: format.counted(ignored.length, words.crawlers),
            }}
          />
        )}
      </p>
      {visits > 0 && (
        <FactTable
          caption={words.heading}
          rows={ignored.slice(0, maxRows)}
          rowKey={({ crawler }) => crawler.token}
          columns={[
            {
              id: "crawler",
              label: columns.crawler,
              heading: true,
              cell: ({ crawler }) => (
                <>
                  <CrawlerLink crawler={crawler} className="wrap-anywhere print:whitespace-nowrap" />
                  <span className="mt-1 block font-normal font-sans text-faint text-sm">
                    robots.txt <RobotsTxtRead copy={copy.crawlers} crawler={crawler} />
                  </span>
                </>
              ),
            },
            {
              id: "refused",
              label: columns.refused,
              figure: true,
              cell: ({ refused }) => (
                <Share part={refused / (ignored[0]?.refused ?? 1)}>{format.number(refused)}</Share>
              ),
            },
            {
              id: "share",
              label: columns.share,
              figure: true,
              cell: ({ crawler, refused }) => format.percent(Math.round((refused / crawler.visits) * 100)),
            },
          ]}
        />
      )}
      <p className="mt-4 text-muted text-sm">{words.note}</p>
    </>
  );
}
