import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import type { RevenueCopy } from "../content/revenue.ts";
import { linkClass } from "../layout/link.ts";
import type { monthEarnings } from "./month-earnings.ts";

type Earnings = ReturnType<typeof monthEarnings>;

interface MonthEarnedProps {
  copy: RevenueCopy["earned"];
  earnings: Pick<Earnings, "paid" | "rows" | "totals" | "shares">;
  /** Where the workspace’s statements are. */
  statements: string;
}

/** Whom a month came from, and what became of it. Brass is money. */
export function MonthEarned({ copy, earnings, statements }: MonthEarnedProps) {
  const { paid, rows, totals, shares } = earnings;
  const { columns } = copy;
  return (
    <section aria-label={copy.caption}>
      {paid.length > 0 && <PaidBox facts={paid} />}
      {rows.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <FactTable
          caption={copy.caption}
          isStacked
          rows={[...rows, ...totals]}
          rowKey={({ id }) => id}
          columns={[
            {
              id: "company",
              label: columns.company,
              heading: "words",
              cell: ({ company, isTotal }) => (
                <span className={`font-semibold ${isTotal ? "text-brass" : ""}`}>{company}</span>
              ),
            },
            { id: "by", label: columns.by, cell: ({ by }) => <span className="text-faint">{by}</span> },
            ...(["visits", "price", "gross", "share"] as const).map((id) => ({
              id,
              label: columns[id],
              figure: true,
              cell: (row: Earnings["rows"][number]) =>
                row.isTotal ? <span className="font-semibold text-brass">{row[id]}</span> : row[id],
            })),
          ]}
        />
      )}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-faint text-sm">
        {shares.length > 0 && <span>{shares.join(" ")}</span>}
        <a href={statements} className={`${linkClass} print:hidden`}>
          {copy.statements}
        </a>
      </p>
    </section>
  );
}

function PaidBox({ facts }: { facts: Earnings["paid"] }) {
  return (
    <dl className="mb-6 grid gap-x-8 gap-y-3 rounded-control border border-line bg-ink-900 px-5 py-4 sm:flex sm:flex-wrap">
      {facts.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt className="text-faint text-sm">{name}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
