import { useSyncExternalStore } from "react";
import { searchFor, selectionIn } from "../../domain/robots/bot-selection.ts";

const listeners = new Set<() => void>();

/**
 * The selected crawlers. The address is where they are kept, so that it can be shared: it changes in place.
 *
 * @param rendered The query string that the page was rendered for.
 */
export function useSelection(offered: readonly string[], rendered: string) {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => rendered,
  );
  const selected = selectionIn(search, offered);

  function select(names: readonly string[]) {
    const { pathname, hash } = window.location;
    const address = pathname + searchFor(names, offered, window.location.search) + hash;
    window.history.replaceState(window.history.state, "", address);
    for (const listener of listeners) listener();
  }

  function toggle(name: string) {
    select(offered.filter((each) => selected.includes(each) !== (each === name)));
  }

  return { selected, select, toggle };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}
