import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import type { RuleRow } from "../../domain/robots/crawler-rules.ts";
import type { UseCaseLabels } from "../content/use-cases/labels.ts";

/** Who may do what, where: one row per rule. Names and purposes are the registry's. */
export function RulesTable({ rows, labels }: { rows: readonly RuleRow[]; labels: UseCaseLabels }) {
  const { columns } = labels;
  return (
    <FactTable
      caption={labels.rulesCaption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: "crawler",
          label: columns.crawler,
          heading: true,
          cell: (row) => <Crawlers row={row} labels={labels} />,
        },
        {
          id: "operator",
          label: columns.operator,
          wideOnly: true,
          cell: ({ crawlers }) =>
            crawlers.map(({ token, operator }) => (
              <span key={token} className="block leading-6">
                {operator ?? labels.unknownOperator}
              </span>
            )),
        },
        {
          id: "purpose",
          label: columns.purpose,
          wideOnly: true,
          cell: ({ purpose }) => <span className="text-muted">{labels.purposes[purpose]}</span>,
        },
        {
          id: "reach",
          label: columns.reach,
          wideOnly: true,
          cell: ({ reach }) => <span className="text-muted">{labels.reach[reach]}</span>,
        },
        { id: "path", label: columns.path, wideOnly: true, cell: ({ path }) => <SitePath path={path} /> },
        {
          id: "decision",
          label: columns.decision,
          cell: ({ decision, path }) => (
            <>
              <span className="block pb-1 md:hidden">
                <SitePath path={path} />
              </span>
              <DecisionTag decision={decision} />
            </>
          ),
        },
      ]}
    />
  );
}

function Crawlers({ row, labels }: { row: RuleRow; labels: UseCaseLabels }) {
  return (
    <>
      {row.crawlers.map(({ token }) => (
        <span key={token} translate="no" className="block leading-6">
          {token}
        </span>
      ))}
      <span className="block pt-0.5 font-sans text-[0.8125rem] font-normal text-faint md:hidden">
        {labels.purposes[row.purpose]}
      </span>
    </>
  );
}

function SitePath({ path }: { path: string }) {
  return (
    <span translate="no" className="font-mono text-sm">
      {path}
    </span>
  );
}
