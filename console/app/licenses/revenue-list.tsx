import { button } from "@octroi/ui/components/button.tsx";
import type { ReactNode } from "react";
import type { RevenueTabsCopy } from "../content/licenses.ts";
import { WidePage } from "../forms/page.tsx";
import { Rows } from "../forms/rows.tsx";
import { ProBox } from "../plans/pro-box.tsx";
import { RevenueTabs } from "./revenue-tabs.tsx";

interface RevenueListProps<Row> {
  copy: { title: string; intro: string; caption: string; empty: string };
  tabs: RevenueTabsCopy;
  /** What Pro adds, for whoever does not have it. */
  pro: { heading: string; text: string; ask: string } | undefined;
  site: string;
  /** The one thing to make here, for whoever may. */
  make: { to: string; label: string } | undefined;
  /** Between the head and the list. */
  notes?: ReactNode;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** What a site sells or has licensed, one row each. */
export function RevenueList<Row>({
  copy,
  tabs,
  pro,
  site,
  make,
  notes,
  rows,
  children,
}: RevenueListProps<Row>) {
  return (
    <WidePage
      title={copy.title}
      intro={copy.intro}
      actions={
        make && (
          <a href={make.to} className={button({ variant: "jade" })}>
            {make.label}
          </a>
        )
      }
    >
      <RevenueTabs site={site} copy={tabs} />
      {notes}
      {pro && <ProBox copy={pro} heading="h2" />}
      {rows.length > 0 ? (
        <Rows label={copy.caption}>{rows.map(children)}</Rows>
      ) : (
        pro === undefined && <p className="text-muted">{copy.empty}</p>
      )}
    </WidePage>
  );
}

/** Which pages it opens: none named is every page. */
export function PathsLine({ paths, everyPage }: { paths: readonly string[]; everyPage: string }) {
  return paths.length === 0 ? (
    <span className="block first-letter:uppercase">{everyPage}</span>
  ) : (
    <span className="block font-mono text-sm">{paths.join(" ")}</span>
  );
}
