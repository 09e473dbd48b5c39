import { type RefObject, useLayoutEffect, useState } from "react";
import { type Filter, filterFrom, noFilter, queryOf } from "../../domain/crawler-filter.ts";

/**
 * What the visitor looks for, kept in the address so that it can be shared and found again. The router is
 * not told: nothing has to be fetched.
 */
export function useFilter(search: RefObject<HTMLInputElement | null>) {
  const [filter, setFilter] = useState(noFilter);

  // The server answers every query with the same page. What the query asks for, or what was typed before
  // the page was interactive, is applied before the first paint after that.
  useLayoutEffect(() => {
    const asked = filterFrom(new URLSearchParams(window.location.search));
    const typed = search.current?.value ?? "";
    if (queryOf(asked) !== "" || typed !== "") setFilter({ ...asked, q: typed || asked.q });
  }, [search]);

  function change(part: Partial<Filter>) {
    const next = { ...filter, ...part };
    setFilter(next);
    keepInAddress(next);
  }
  return { filter, change, clear: () => change(noFilter) };
}

function keepInAddress(filter: Filter) {
  try {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, "", pathname + queryOf(filter) + hash);
  } catch {
    // Safari refuses after a hundred changes in half a minute; the next one will do.
  }
}
