import { Badge } from "@octroi/ui/components/badge.tsx";
import { StaticSubtree } from "@octroi/ui/components/static-subtree.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { operatorName } from "@octroi/ui/words/crawlers";
import { memo, useLayoutEffect, useRef } from "react";
import { crawlerPath } from "../../domain/directory/address.ts";
import { isLoss } from "../../domain/directory/blocking-cost.ts";
import type { DirectoryCopy } from "../content/crawlers/directory.ts";
import { PageLink } from "../ui/page-link.tsx";
import type { Row, RowWords } from "./directory-view.ts";

interface DirectoryTableProps {
  copy: DirectoryCopy["table"];
  words: RowWords;
  rows: readonly Row[];
  shown: ReadonlySet<Row>;
}

const columns = ["token", "operator", "purpose", "cost", "verification"] as const;

/** Every crawler once, in the HTML. A filter hides rows and makes none; a key pressed touches neither. */
export const DirectoryTable = memo(function DirectoryTable({
  copy,
  words,
  rows,
  shown,
}: DirectoryTableProps) {
  const table = useRef<HTMLTableElement>(null);
  // Whatever has changed: other words come in other rows.
  useLayoutEffect(() => {
    const lines = table.current?.tBodies[0]?.rows ?? [];
    for (const [index, line] of [...lines].entries()) {
      const row = rows[index];
      line.hidden = row !== undefined && !shown.has(row);
    }
  });
  return (
    <table
      ref={table}
      className="directory w-full table-fixed border-collapse text-[0.9375rem]/snug **:[td]:px-3 **:[td]:py-3 **:[td]:align-baseline **:[td]:last:pr-0"
    >
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`bg-ink-950 px-3 py-3 text-left text-label text-faint md:shadow-[inset_0_-1px_var(--color-line)] first:w-[58%] first:pl-0 last:pr-0 md:sticky md:top-header md:z-10 md:first:w-[29%] md:last:w-[18%] ${wideOnly(column)}`}
            >
              {copy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <StaticSubtree as="tbody">
        {rows.map((row) => (
          <CrawlerRow key={row.token} row={row} words={words} unknownOperator={copy.unknownOperator} />
        ))}
      </StaticSubtree>
    </table>
  );
});

/** A phone has room for the name and the price of blocking it. */
function wideOnly(column: (typeof columns)[number]): string {
  return column === "token" || column === "cost" ? "" : "max-md:hidden";
}

interface CrawlerRowProps {
  row: Row;
  words: RowWords;
  unknownOperator: string;
}

const CrawlerRow = memo(function CrawlerRow({ row, words, unknownOperator }: CrawlerRowProps) {
  const language = useLanguage();
  const operator = row.operator === null ? unknownOperator : operatorName(row.operator, language);
  const purpose = words.purposes[row.purpose];
  return (
    <tr className="rule-dotted hover:bg-ink-900">
      <th scope="row" className="py-3 pr-3 text-left align-baseline">
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
          <PageLink
            to={crawlerPath(row.token)}
            className="font-mono text-sm wrap-anywhere hover:text-jade md:scroll-mt-32"
          >
            {row.token}
          </PageLink>
          {row.status !== "active" && (
            <Badge tone={row.status === "never-real" ? "loss" : "plain"}>{words.statuses[row.status]}</Badge>
          )}
        </span>
        <span className="mt-1 block text-sm text-muted md:hidden">{`${operator} · ${purpose}`}</span>
      </th>
      <td className={`max-md:hidden ${row.operator === null ? "text-faint" : ""}`}>{operator}</td>
      <td className="text-muted max-md:hidden">{purpose}</td>
      <td className={isLoss(row.cost) ? "text-coral" : "text-muted"}>{words.costs[row.cost]}</td>
      <td className={`max-md:hidden ${row.verification.length === 0 ? "text-faint" : "text-muted"}`}>
        {row.verification.map((method) => (
          <span key={method} className="block">
            {words.methods[method]}
          </span>
        ))}
        {row.verification.length === 0 && words.unverifiable}
      </td>
    </tr>
  );
});
