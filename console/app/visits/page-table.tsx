import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { PageRow } from "../../domain/visits/pages.ts";
import type { VisitsCopy } from "../content/visits.ts";
import { filled } from "../page/words.ts";
import { Bar } from "./bar.tsx";

interface PageTableProps {
  rows: readonly PageRow[];
  copy: VisitsCopy["pages"];
  caption: string;
}

/** What was asked for, the most often first. */
export function PageTable({ rows, copy, caption }: PageTableProps) {
  const { number } = formatter(useLanguage());
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
          cell: ({ path, section }) =>
            path === "" ? (
              <span className="font-normal font-sans text-muted">{restName(section, copy)}</span>
            ) : (
              <span className="wrap-anywhere">{path}</span>
            ),
        },
        {
          id: "visits",
          label: copy.columns.visits,
          figure: true,
          cell: ({ visits }) => (
            <span className="flex items-center justify-end gap-3">
              <Bar visits={visits} max={max} />
              {number(visits)}
            </span>
          ),
        },
      ]}
    />
  );
}

function restName(section: string, copy: VisitsCopy["pages"]): string {
  return section === "" ? copy.rest : filled(copy.restOfSection, { section });
}
