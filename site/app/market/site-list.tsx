import { marketPath } from "../../domain/market/address.ts";
import { pages } from "../../domain/pages/pages.ts";
import type { MarketCopy } from "../content/market.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PageLink } from "../ui/page-link.tsx";
import type { MarketView } from "./market-view.ts";

/** A row for each site, or why there is none. */
export function SiteList({ copy, view }: { copy: MarketCopy; view: MarketView }) {
  if (view.rows.length === 0) {
    const { heading, text } = view.isFiltered ? copy.nothing : copy.empty;
    return (
      <div className={`max-w-3xl border-jade border-l-2 pl-6 ${view.isFiltered ? "mt-10" : ""}`}>
        <h2 className="text-[1.375rem]">{heading}</h2>
        <p className="mt-2 text-muted">{text}</p>
        {view.isFiltered && (
          <PageLink to={pages.market} className="mt-3 inline-block text-jade underline underline-offset-4">
            {copy.nothing.all}
          </PageLink>
        )}
      </div>
    );
  }
  return (
    <>
      <ul aria-label={copy.list} className="mt-8 border-line border-t">
        {view.rows.map((row) => (
          <li
            key={row.domain}
            className="rule-dotted grid gap-x-12 gap-y-2 py-5 first:border-t-0 md:grid-cols-[1.4fr_1fr]"
          >
            <div className="min-w-0">
              <h2 className="text-[1.1875rem] wrap-anywhere">
                <PageLink to={marketPath(row.domain)} className="hover:text-jade">
                  {row.name ?? row.domain}
                </PageLink>
                {row.name !== null && (
                  <span className="ml-3 font-mono font-normal text-faint text-sm tracking-normal">
                    {row.domain}
                  </span>
                )}
              </h2>
              {row.description !== "" && <p className="mt-1.5 text-muted wrap-anywhere">{row.description}</p>}
            </div>
            <p className="text-label text-faint md:pt-1.5 md:text-right">{row.facts.join(" · ")}</p>
          </li>
        ))}
      </ul>
      {(view.next ?? view.first) && (
        <nav className="mt-8 flex flex-wrap gap-3.5">
          {view.next && (
            <ButtonLink to={view.next} variant="outline" rel="next">
              {copy.next}
            </ButtonLink>
          )}
          {view.first && (
            <ButtonLink to={view.first} variant="ghost">
              {copy.first}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
