import type { CrawlerReport, DistinctCount } from "@octroi/logs";
import { Button } from "@octroi/ui/components/button.tsx";
import { type FactColumn, FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { errorsIn, identityOf } from "../../domain/logs/figures.ts";
import type { CrawlersCopy } from "../content/log-analyzer/copy.ts";
import { CrawlerLink } from "./crawler-link.tsx";
import { RobotsTxtRead } from "./robots-txt-read.tsx";
import { Share } from "./share.tsx";

interface CrawlersProps {
  copy: CrawlersCopy;
  purposes: Readonly<Record<CrawlerReport["purpose"], string>>;
  crawlers: readonly CrawlerReport[];
}

const initialRows = 12;

/** The crawlers that came, the most frequent first. On a phone, a second line says what the columns would. */
export function Crawlers({ copy, purposes, crawlers }: CrawlersProps) {
  const format = formatter(useLanguage());
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // On paper there is nothing to press: all of them are there before the page is taken.
    const open = () => flushSync(() => setIsOpen(true));
    window.addEventListener("beforeprint", open);
    return () => window.removeEventListener("beforeprint", open);
  }, []);
  const visible = isOpen ? crawlers : crawlers.slice(0, initialRows);
  const maxVisits = crawlers[0]?.visits ?? 1;
  const pages = ({ count, error }: DistinctCount) =>
    error === 0 ? format.number(count) : `${copy.estimated} ${format.number(count)}`;

  const columns: FactColumn<CrawlerReport>[] = [
    {
      id: "crawler",
      label: copy.columns.crawler,
      heading: true,
      cell: (crawler) => (
        <>
          <span className="flex items-center gap-3">
            <IdentityMark identity={identityOf(crawler)} />
            <CrawlerLink crawler={crawler} className="wrap-anywhere print:whitespace-nowrap" />
          </span>
          <span className="mt-1 block font-normal font-sans text-faint text-sm md:hidden">
            {[
              purposes[crawler.purpose],
              `${copy.columns.pages}\u00a0${pages(crawler.paths)}`,
              `${copy.columns.errors}\u00a0${format.number(errorsIn(crawler))}`,
              format.size(crawler.bytes),
            ].join("\u00a0· ")}
            <span className="block">
              robots.txt <RobotsTxtRead copy={copy} crawler={crawler} />
            </span>
          </span>
        </>
      ),
    },
    {
      id: "purpose",
      label: copy.columns.purpose,
      wideOnly: true,
      cell: ({ purpose }) => <span className="text-muted">{purposes[purpose]}</span>,
    },
    {
      id: "visits",
      label: copy.columns.visits,
      figure: true,
      cell: ({ visits }) => <Share part={visits / maxVisits}>{format.number(visits)}</Share>,
    },
    {
      id: "bytes",
      label: copy.columns.bytes,
      figure: true,
      wideOnly: true,
      cell: ({ bytes }) => format.size(bytes),
    },
    {
      id: "pages",
      label: copy.columns.pages,
      figure: true,
      wideOnly: true,
      cell: ({ paths }) => pages(paths),
    },
    {
      id: "errors",
      label: copy.columns.errors,
      figure: true,
      wideOnly: true,
      cell: (crawler) => format.number(errorsIn(crawler)),
    },
    {
      id: "robots",
      label: copy.columns.robots,
      wideOnly: true,
      cell: (crawler) => (
        <span className="text-muted text-sm">
          <RobotsTxtRead copy={copy} crawler={crawler} />
        </span>
      ),
    },
  ];
  return (
    <>
      <FactTable caption={copy.heading} columns={columns} rows={visible} rowKey={({ token }) => token} />
      {visible.length < crawlers.length && (
        <Button variant="link" className="mt-5 text-[0.9375rem]" onClick={() => setIsOpen(true)}>
          {format.counted(crawlers.length - visible.length, copy.more)}
        </Button>
      )}
    </>
  );
}
