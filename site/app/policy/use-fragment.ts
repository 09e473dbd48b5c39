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
  /** What was last read from there, or written. */
  const known = useRef("");

  useEffect(() => {
    function read() {
      known.current = window.location.hash;
      if (hasPolicy(known.current)) follow.current(known.current);
    }
    read();
    return onHashChange(read);
  }, []);

  useEffect(() => {
    if (fragment === undefined) return;
    function write() {
      const { pathname, search, hash } = window.location;
      // Another policy has come, and is about to be read.
      if (hasPolicy(hash) && hash !== known.current) return;
      if (hash !== fragment)
        window.history.replaceState(window.history.state, "", pathname + search + fragment);
      known.current = window.location.hash;
    }
    const timer = setTimeout(write, pause);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    };
  }, [fragment]);
}

const hasPolicy = (hash: string) => /[#&]policy=/.test(hash);
