import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import type { VisitsCopy } from "../content/visits.ts";
import { filled } from "../page/words.ts";
import { BarFigure } from "./bar.tsx";
import type { ShownPage } from "./page-rows.ts";
import { ShortPath } from "./short-path.tsx";

interface PageTableProps {
  rows: readonly ShownPage[];
  copy: VisitsCopy["pages"];
  caption: string;
}

/** What was asked for, the most often first. */
export function PageTable({ rows, copy, caption }: PageTableProps) {
  const max = Math.max(...rows.map(({ visits }) => visits));
  return (
    <FactTable
      caption={caption}
      rows={rows}
      rowKey={({ section, path }) => `${section} ${path}`}
      columns={[
        {
          id: "page",
          label: copy.columns.page,
          heading: true,
          truncated: true,
          cell: ({ path, section, to }) =>
            path === "" ? (
              <span className="font-normal font-sans text-muted">{restName(section, copy)}</span>
            ) : (
              <a href={to} className="block min-w-0 hover:text-jade">
                <ShortPath path={path} />
              </a>
            ),
        },
        {
          id: "visits",
          label: copy.columns.visits,
          figure: true,
          cell: ({ visits }) => <BarFigure visits={visits} max={max} />,
        },
      ]}
    />
  );
}

function restName(section: string, copy: VisitsCopy["pages"]): string {
  return section === "" ? copy.rest : filled(copy.restOfSection, { section });
}
