import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import type { UnlistedCopy } from "../content/unlisted.ts";
import { BarFigure } from "./bar.tsx";
import { Section } from "./section.tsx";

export interface ShownName {
  /** Empty for all that are told apart no further. */
  name: string;
  visits: number;
  last: string;
}

/** What crawlers call themselves that no list knows, the most visits first. */
export function UnlistedNames({ rows, copy }: { rows: readonly ShownName[]; copy: UnlistedCopy }) {
  const max = Math.max(...rows.map(({ visits }) => visits));
  return (
    <Section heading={copy.heading} note={<span className="block max-w-[80ch]">{copy.note}</span>}>
      <FactTable
        caption={copy.caption}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            id: "name",
            label: copy.columns.name,
            heading: true,
            cell: ({ name }) =>
              name === "" ? <span className="font-normal font-sans text-muted">{copy.rest}</span> : name,
          },
          {
            id: "visits",
            label: copy.columns.visits,
            figure: true,
            cell: ({ visits }) => <BarFigure visits={visits} max={max} />,
          },
          {
            id: "last",
            label: copy.columns.last,
            figure: true,
            cell: ({ last }) => <span className="whitespace-nowrap text-faint">{last}</span>,
          },
        ]}
      />
    </Section>
  );
}
