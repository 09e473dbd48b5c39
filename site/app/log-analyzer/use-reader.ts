import type { LogReport, Progress } from "@octroi/logs";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { ReaderAnswer, ReaderRequest } from "./protocol.ts";

/** What is read, as what, and what it is held against. */
export type Reading = Omit<ReaderRequest & { readonly kind: "read" }, "kind">;

export interface ReaderState {
  readonly status: "idle" | "reading" | "done" | "canceled" | "failed";
  readonly reading: Reading | undefined;
  readonly progress: Progress | undefined;
  /** Of what has been read so far: it grows. */
  readonly report: LogReport | undefined;
  readonly isPolicyUnreadable: boolean;
}

const idle: ReaderState = {
  status: "idle",
  reading: undefined,
  progress: undefined,
  report: undefined,
  isPolicyUnreadable: false,
};

/** Reads logs in a worker. Another reading takes the place of the one before. */
export function useReader() {
  const [state, setState] = useState<ReaderState>(idle);
  const worker = useRef<Worker>(undefined);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const fail = useCallback(() => {
    end();
    setState((last) => ({ ...last, status: "failed" }));
  }, [end]);

  const read = useCallback(
    (reading: Reading) => {
      end();
      // The same files read otherwise: what they told before stays until there is something to take its place.
      setState(({ reading: last, report }) => ({
        ...idle,
        status: "reading",
        reading,
        report: last?.source === reading.source ? report : undefined,
      }));
      const started = new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module" });
      worker.current = started;
      started.addEventListener("error", fail);
      started.addEventListener("message", ({ data }: MessageEvent<ReaderAnswer>) => {
        if (data.kind === "progress") {
          setState((last) => ({ ...last, progress: data.progress }));
          return;
        }
        if (data.kind === "policy-unreadable") {
          setState((last) => ({ ...last, isPolicyUnreadable: true }));
          return;
        }
        const { state: status, progress, report } = data.snapshot;
        if (status !== "reading") end();
        // Drawing many rows gives way to whatever the visitor does meanwhile.
        startTransition(() => setState((last) => ({ ...last, status, reading, progress, report })));
      });
      started.postMessage({ kind: "read", ...reading } satisfies ReaderRequest);
    },
    [end, fail],
  );

  const cancel = useCallback(() => {
    worker.current?.postMessage({ kind: "cancel" } satisfies ReaderRequest);
  }, []);

  const clear = useCallback(() => {
    end();
    setState(idle);
  }, [end]);

  return { state, read, cancel, clear, fail };
}
