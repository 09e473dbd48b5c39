import { changedFields, useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { useState } from "react";
import { type Filter, filterFrom, noFilter, queryOf } from "../../domain/directory/filter.ts";
import type { SortOrder } from "../../domain/directory/sort.ts";

/** What the visitor looks for, kept in the address so that it can be shared and found again. */
export function useFilter(order: SortOrder) {
  const [filter, setFilter] = useState(noFilter);

  // The server answers every query with the same page: what the query asks for, and what was typed or chosen
  // before hydration, is applied before the first paint after that.
  const search = useAdoptFormState<HTMLElement>((part) => {
    const requested = Object.fromEntries(new URLSearchParams(window.location.search));
    const found = filterFrom(new URLSearchParams({ ...requested, ...changedFields(part) }));
    if (queryOf(found) !== "") setFilter(found);
  });

  function change(part: Partial<Filter>) {
    const next = { ...filter, ...part };
    setFilter(next);
    writeToAddress(queryOf(next, order));
  }
  return { filter, change, clear: () => change(noFilter), search };
}

function writeToAddress(query: string) {
  try {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, "", pathname + query + hash);
  } catch {
    // Safari refuses after a hundred changes in half a minute; the next one will do.
  }
}
