import type { ReadEvent, ReadFile } from "@octroi/check/events";
import { type Place, visitLimits } from "@octroi/check/places";
import type { Language } from "@octroi/ui/language/language";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";

/** A visit as it is shown: what is being read now, and what has been read. */
export interface Visit {
  host: string;
  /** When the site was asked; undefined until it has answered. */
  readAt: string | undefined;
  reading: readonly { place: Place; asked: string }[];
  read: readonly ReadFile[];
  state: "asking" | "over" | "cancelled" | "failed" | "refused";
  /** What the server said, where it refused. */
  sentence?: string | undefined;
}

const refusal = v.object({ error: v.string() });

/** The server is done by then: what takes longer is lost on the way. */
const timeoutMs = (visitLimits.seconds + 10) * 1_000;

/** Has the server visit a domain, and tells what it finds as it finds it. */
export function useVisit(onOver: (visit: Visit) => void) {
  const [visit, setVisit] = useState<Visit>();
  const call = useRef<AbortController>(undefined);
  const newest = useRef<Visit>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  function show(next: Visit) {
    newest.current = next;
    setVisit(next);
  }

  function finish(state: Visit["state"], sentence?: string) {
    if (newest.current === undefined) return;
    const over = { ...newest.current, reading: [], state, sentence };
    show(over);
    if (over.read.length > 0) onOver(over);
  }

  async function ask(domain: string, lang: Language) {
    call.current?.abort();
    const asking = new AbortController();
    call.current = asking;
    const { signal } = asking;
    // A connection that has gone does not end what comes over it: the browser knows, and the clock.
    const failVisit = () => {
      if (signal.aborted) return;
      asking.abort();
      finish("failed");
    };
    const timer = setTimeout(failVisit, timeoutMs);
    window.addEventListener("offline", failVisit, { signal });
    show({ host: domain, readAt: undefined, reading: [], read: [], state: "asking" });
    try {
      const response = await fetch(`/api/site-check?lang=${lang}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ domain, lang }),
        signal,
      });
      if (!response.ok) return finish("refused", v.parse(refusal, await response.json()).error);
      // What an answer has to look like is only needed once there is one.
      const { readEvents } = await import("./read-events.ts");
      let hasEnded = false;
      for await (const event of readEvents(response.body ?? new ReadableStream())) {
        if (signal.aborted || newest.current === undefined) return;
        if (event.kind === "ends") hasEnded = true;
        else show(after(newest.current, event));
      }
      finish(hasEnded ? "over" : "failed");
    } catch {
      if (!signal.aborted) finish("failed");
    } finally {
      clearTimeout(timer);
      asking.abort();
    }
  }

  function cancel() {
    call.current?.abort();
    finish("cancelled");
  }

  function reset() {
    call.current?.abort();
    newest.current = undefined;
    setVisit(undefined);
  }
  return { visit, ask, cancel, forget: reset };
}

type ProgressEvent = Exclude<ReadEvent, { kind: "ends" }>;

function after(visit: Visit, event: ProgressEvent): Visit {
  switch (event.kind) {
    case "begins":
      return { ...visit, host: event.host, readAt: event.readAt };
    case "reading":
      return { ...visit, reading: [...visit.reading, { place: event.place, asked: event.asked }] };
    case "read":
      return {
        ...visit,
        reading: visit.reading.filter(({ asked }) => asked !== event.file.asked),
        read: [...visit.read, event.file],
      };
  }
}
