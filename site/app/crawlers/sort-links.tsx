import { type Filter, queryOf } from "../../domain/directory/filter.ts";
import { type SortOrder, sortOrders } from "../../domain/directory/sort.ts";
import { pages } from "../../domain/pages/pages.ts";
import type { DirectoryCopy } from "../content/crawlers/directory.ts";
import { PageLink } from "../ui/page-link.tsx";

interface SortLinksProps {
  copy: DirectoryCopy["sort"];
  filter: Filter;
  current: SortOrder;
}

/** The server sorts, so that these work without script; the filter goes along in the address. */
export function SortLinks({ copy, filter, current }: SortLinksProps) {
  return (
    <nav
      aria-label={copy.label}
      className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-1 pb-5 text-label"
    >
      <span aria-hidden="true" className="text-faint">
        {copy.label}
      </span>
      {sortOrders.map((order) => (
        <PageLink
          key={order}
          to={`${pages.crawlers}${queryOf(filter, order)}`}
          anchor="list"
          aria-current={order === current || undefined}
          className="py-1 text-muted hover:text-text aria-[current]:text-jade aria-[current]:underline aria-[current]:underline-offset-4"
        >
          {copy.orders[order]}
        </PageLink>
      ))}
    </nav>
  );
}
