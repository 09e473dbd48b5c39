import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { crawlerPath, operatorPath } from "../../domain/directory/address.ts";
import { PageLink } from "../ui/page-link.tsx";
import type { CrawlerView } from "./crawler-view.ts";

/** The other names of the same operator: blocking one says nothing about them. */
export function Related({ view: { copy, operator, related } }: { view: CrawlerView }) {
  if (operator === null || related.length === 0) return null;
  return (
    <section>
      <h2 className="text-[1.625rem]">{copy.related.heading}</h2>
      <div className="mt-4 border-b border-line">
        <FactTable
          caption={copy.related.caption}
          rows={related}
          rowKey={({ token }) => token}
          columns={[
            {
              id: "token",
              label: copy.related.token,
              heading: true,
              cell: ({ token }) => (
                <PageLink to={crawlerPath(token)} className="break-all hover:text-jade">
                  {token}
                </PageLink>
              ),
            },
            { id: "purpose", label: copy.related.purpose, cell: ({ purpose }) => purpose },
            { id: "cost", label: copy.related.cost, wideOnly: true, cell: ({ cost }) => cost },
          ]}
        />
      </div>
      <PageLink
        to={operatorPath(operator)}
        className="mt-5 inline-block text-[0.9375rem] text-jade underline underline-offset-4"
      >
        {copy.related.all}
      </PageLink>
    </section>
  );
}
