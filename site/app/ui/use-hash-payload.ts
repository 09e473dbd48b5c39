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
  const carried = useMemo(() => read(hash), [read, hash]);
  const [kept, setKept] = useState(carried);
  if (carried !== undefined && carried !== kept) setKept(carried);
  return carried ?? kept;
}

/** Tells of links within the page; gives the way to end it. */
export function onHashChange(changed: () => void) {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}
