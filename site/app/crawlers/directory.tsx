import { brand } from "@octroi/ui/brand/brand";
import { Button } from "@octroi/ui/components/button.tsx";
import { useDeferredValue, useMemo, useRef } from "react";
import { directorySearch } from "../../domain/directory/filter.ts";
import { DirectoryTable } from "./directory-table.tsx";
import type { DirectoryView } from "./directory-view.ts";
import { Filters } from "./filters.tsx";
import { SortLinks } from "./sort-links.tsx";
import { Summary } from "./summary.tsx";
import { useFilter } from "./use-filter.ts";

/** The figures, the filters and the table. */
export function Directory({ view }: { view: DirectoryView }) {
  const { copy, words, rows } = view;
  const list = useRef<HTMLElement>(null);
  const { filter, change, clear, search } = useFilter(view.order);
  // Typing comes first; the table follows when it can.
  const applied = useDeferredValue(filter);
  const find = useMemo(() => directorySearch(rows), [rows]);
  const visibleRows = useMemo(() => new Set(find(applied)), [find, applied]);
  return (
    <>
      <Summary
        view={view}
        onPurpose={(purpose) => {
          change({ purpose });
          list.current?.scrollIntoView();
        }}
      />
      <section ref={list} id="list" aria-labelledby="list-heading" className="wrap py-14 lg:pt-16 lg:pb-28">
        <h2 id="list-heading" className="sr-only">
          {copy.filters.heading}
        </h2>
        <Filters
          view={view}
          all={rows.length}
          filter={filter}
          change={change}
          clear={clear}
          shown={visibleRows.size}
          search={search}
        />
        <SortLinks copy={copy.sort} filter={filter} current={view.order} />
        {visibleRows.size === 0 && (
          <div className="rounded-panel border border-dashed border-line p-8">
            <p className="font-display text-xl font-semibold">{copy.filters.nobody.heading}</p>
            <p className="mt-2 max-w-[60ch] text-muted">
              {copy.filters.nobody.text}{" "}
              <a href={`mailto:${brand.contactEmail}`} className="text-jade underline underline-offset-4">
                {brand.contactEmail}
              </a>
            </p>
            <Button variant="secondary" className="mt-6" onClick={clear}>
              {copy.filters.clear}
            </Button>
          </div>
        )}
        <div hidden={visibleRows.size === 0}>
          <DirectoryTable copy={copy.table} words={words} rows={rows} shown={visibleRows} />
        </div>
      </section>
    </>
  );
}
