import { useMemo, useState, useSyncExternalStore } from "react";

/**
 * What the address carries behind its `#`, which no server is ever told. It stays when the visitor follows a link to
 * another part of the page. `read` has to be the same function each time.
 */
export function useHashPayload<Carried>(read: (hash: string) => Carried | undefined): Carried | undefined {
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => "",
  );
  const current = useMemo(() => read(hash), [read, hash]);
  const [previous, setPrevious] = useState(current);
  if (current !== undefined && current !== previous) setPrevious(current);
  return current ?? previous;
}

/** Tells of links within the page; gives the way to end it. */
export function onHashChange(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
