import { type FetchedRobots, fetchedRobots } from "@octroi/check/robots/fetched";
import type { Language } from "@octroi/ui/language/language";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";

type Reading = { status: "idle" } | { status: "reading" } | { status: "refused"; sentence: string };

const refusal = v.object({ error: v.string() });

/** Asks the server for a domain's file. What it refuses, it says in words; what fails on the way, the page does. */
export function useDomain(onFetched: (fetched: FetchedRobots) => void, failed: string) {
  const [reading, setReading] = useState<Reading>({ status: "idle" });
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function read(domain: string, lang: Language) {
    call.current?.abort();
    call.current = new AbortController();
    const { signal } = call.current;
    setReading({ status: "reading" });
    try {
      const response = await fetch("/api/robots-txt", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ domain, lang }),
        signal,
      });
      const body: unknown = await response.json();
      if (response.ok) onFetched(v.parse(fetchedRobots, body));
      setReading(
        response.ok ? { status: "idle" } : { status: "refused", sentence: v.parse(refusal, body).error },
      );
    } catch {
      if (!signal.aborted) setReading({ status: "refused", sentence: failed });
    }
  }
  return { reading, read };
}
