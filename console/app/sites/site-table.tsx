import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { pathTo } from "../../../domain/access/paths.ts";
import { hasCome } from "../../../domain/sites/site-standing.ts";
import type { SitesCopy } from "../content/sites.ts";
import { StatusMark } from "../layout/status.tsx";
import { filled } from "../page/words.ts";
import type { SiteRow } from "./site-rows.ts";
import { Sparkline } from "./sparkline.tsx";

/** One row a site, all of which leads to it: how far it is connected, and what came. On a phone, what came today. */
export function SiteTable({ rows, copy }: { rows: readonly SiteRow[]; copy: SitesCopy }) {
  const { number, change } = formatter(useLanguage());
  const isSent = rows.some(({ figures }) => (figures?.sent ?? 0) > 0);
  const { columns } = copy;
  return (
    <FactTable
      caption={copy.caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: "site", label: columns.site, heading: true, cell: (row) => <Name row={row} /> },
        {
          id: "line",
          label: columns.line,
          wideOnly: true,
          cell: ({ figures }) => figures && <Sparkline days={figures.days} />,
        },
        {
          id: "today",
          label: columns.today,
          figure: true,
          cell: ({ figures }) =>
            figures && (
              <>
                {number(figures.today)}
                <span className="block whitespace-normal text-faint text-label md:hidden">
                  {filled(copy.inWeek, { visits: number(figures.week) })}
                </span>
              </>
            ),
        },
        {
          id: "week",
          label: columns.week,
          figure: true,
          wideOnly: "desk",
          cell: ({ figures }) => figures && number(figures.week),
        },
        ...(isSent
          ? [
              {
                id: "sent",
                label: columns.sent,
                figure: true,
                wideOnly: true,
                cell: ({ figures }: SiteRow) => figures && number(figures.sent),
              } as const,
            ]
          : []),
        {
          id: "change",
          label: columns.change,
          figure: true,
          wideOnly: true,
          cell: ({ figures }) => (
            <span className="text-faint">{figures?.change === undefined ? "—" : change(figures.change)}</span>
          ),
        },
        {
          id: "last",
          label: columns.last,
          figure: true,
          wideOnly: true,
          cell: ({ last }) => <span className="whitespace-normal text-faint">{last}</span>,
        },
      ]}
    />
  );
}

function Name({ row: { id, name, domain, standing, connector } }: { row: SiteRow }) {
  return (
    <span className="block font-normal font-sans text-[0.9375rem]">
      <a
        href={pathTo(hasCome(standing) ? "site" : "siteConnection", { site: id })}
        className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-jade"
      >
        {name}
      </a>
      {domain && <span className="block text-faint text-sm wrap-anywhere">{domain}</span>}
      <span className="mt-0.5 block text-sm *:whitespace-normal">
        <StatusMark {...standing} note={connector} />
      </span>
    </span>
  );
}

/** The sites that no crawler has come to yet: each leads to where it is connected. */
export function WaitingSites({ rows, copy }: { rows: readonly SiteRow[]; copy: SitesCopy }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-section-title">
        {copy.waiting}
      </h2>
      <ul className="mt-2">
        {rows.map((row) => (
          <li key={row.id} className="rule-dotted relative py-3">
            <Name row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
