import type { FrequentText, LogReport } from "@octroi/logs";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { PagesCopy } from "../content/log-analyzer/copy.ts";
import { Share } from "./share.tsx";

const maxRows = 10;

/** The pages that AI asks for most, beside those that it never asked for. */
export function PagesRead({ copy, report: { pages } }: { copy: PagesCopy; report: LogReport }) {
  return (
    <section className="laid-out-late border-line-soft border-t">
      <div className="wrap py-12">
        <h2 className="text-2xl">{copy.heading}</h2>
        <p className="mt-3 max-w-[64ch] text-muted">{copy.lead}</p>
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <div className="break-inside-avoid">
            <h3 className="text-lg">{copy.byAi}</h3>
            <PageList copy={copy} pages={pages.byAi} heading={copy.byAi} figure={copy.columns.byAi} />
          </div>
          <div className="break-inside-avoid">
            <h3 className="text-lg">{copy.notByAi}</h3>
            <PageList
              copy={copy}
              pages={pages.notByAi}
              heading={copy.notByAi}
              figure={copy.columns.byOthers}
            />
            {pages.notByAi.length > 0 && <p className="mt-4 text-muted text-sm">{copy.notByAiNote}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}

interface PageListProps {
  copy: PagesCopy;
  pages: readonly FrequentText[];
  heading: string;
  figure: string;
}

function PageList({ copy, pages, heading, figure }: PageListProps) {
  const format = formatter(useLanguage());
  if (pages.length === 0) return <p className="mt-4 text-muted">{copy.none}</p>;
  const maxVisits = pages[0]?.most ?? 1;
  return (
    <FactTable
      caption={heading}
      rows={pages.slice(0, maxRows)}
      rowKey={({ text }) => text}
      columns={[
        {
          id: "page",
          label: copy.columns.page,
          heading: true,
          cell: ({ text }) => <span className="wrap-anywhere font-normal">{text}</span>,
        },
        {
          id: "visits",
          label: figure,
          figure: true,
          cell: (page) => (
            <Share part={page.most / maxVisits}>
              {page.least === page.most ? (
                format.number(page.least)
              ) : (
                <Filled
                  text={copy.atMost}
                  values={{ least: format.number(page.least), most: format.number(page.most) }}
                />
              )}
            </Share>
          ),
        },
      ]}
    />
  );
}
