import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import type { EstimatorCopy } from "../content/estimator.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { assumptionIds } from "./lines.ts";

/** What the estimate rests on, and on whose word. */
export function Assumptions({ copy }: { copy: EstimatorCopy["assumptions"] }) {
  const rows = assumptionIds.map((id) => ({ id, ...copy.rows[id] }));
  return (
    <section id="assumptions" className="wrap chapter">
      <SectionHeading title={copy.heading} lead={copy.lead} />
      <div className="mt-10 border-b border-line">
        <FactTable
          caption={copy.heading}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              id: "name",
              label: copy.columns.name,
              heading: true,
              cell: (row) => (
                <span className="font-sans text-[0.9375rem] font-semibold">
                  {row.name}
                  <span className="mt-1 block font-normal text-muted md:hidden">{row.origin}</span>
                </span>
              ),
            },
            {
              id: "value",
              label: copy.columns.value,
              figure: true,
              cell: (row) => <span className={row.id === "price" ? "text-brass" : ""}>{row.value}</span>,
            },
            {
              id: "origin",
              label: copy.columns.origin,
              wideOnly: true,
              cell: (row) => <span className="block max-w-[58ch] text-muted">{row.origin}</span>,
            },
          ]}
        />
      </div>
    </section>
  );
}
