import { useEffect, useRef } from "react";
import { onHashChange } from "../ui/use-hash-payload.ts";

/** Browsers refuse to change an address a hundred times in a few seconds, and typing would. */
const pause = 300;

/**
 * Keeps the policy in the address, where it can be shared and never reaches a server, and hears of one that the
 * address brings.
 */
export function useFragment(fragment: string | undefined, onPolicy: (hash: string) => void) {
  const follow = useRef(onPolicy);
  follow.current = onPolicy;

  useEffect(() => {
    function read() {
      if (/[#&]policy=/.test(window.location.hash)) follow.current(window.location.hash);
    }
    read();
    return onHashChange(read);
  }, []);

  useEffect(() => {
    if (fragment === undefined) return;
    function write() {
      const { pathname, search, hash } = window.location;
      if (hash !== fragment)
        window.history.replaceState(window.history.state, "", pathname + search + fragment);
    }
    const timer = setTimeout(write, pause);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    };
  }, [fragment]);
}
