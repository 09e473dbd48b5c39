import type { FormatName, LogReport, Progress } from "@octroi/logs";
import type { Policy } from "@octroi/policy";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { LogSource, ReaderAnswer, ReaderRequest } from "./protocol.ts";

/** What is read, and as what. */
export interface Reading {
  readonly source: LogSource;
  readonly format: FormatName | undefined;
  readonly policy: Policy | undefined;
}

export interface ReaderState {
  readonly status: "idle" | "reading" | "done" | "canceled" | "failed";
  readonly reading: Reading | undefined;
  readonly progress: Progress | undefined;
  /** Of what has been read so far: it grows. */
  readonly report: LogReport | undefined;
}

const idle: ReaderState = { status: "idle", reading: undefined, progress: undefined, report: undefined };

/** Reads logs in a worker. Another reading takes the place of the one before. */
export function useReader() {
  const [state, setState] = useState<ReaderState>(idle);
  const worker = useRef<Worker>(undefined);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const read = useCallback(
    (reading: Reading) => {
      end();
      setState({ ...idle, status: "reading", reading });
      const started = new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module" });
      worker.current = started;
      started.addEventListener("error", () => {
        end();
        setState((last) => ({ ...last, status: "failed" }));
      });
      started.addEventListener("message", ({ data }: MessageEvent<ReaderAnswer>) => {
        if (data.kind === "progress") {
          setState((last) => ({ ...last, progress: data.progress }));
          return;
        }
        const { state: status, progress, report } = data.snapshot;
        if (status !== "reading") end();
        // Drawing many rows gives way to whatever the visitor does meanwhile.
        startTransition(() => setState({ status, reading, progress, report }));
      });
      started.postMessage({ kind: "read", ...reading } satisfies ReaderRequest);
    },
    [end],
  );

  const cancel = useCallback(() => {
    worker.current?.postMessage({ kind: "cancel" } satisfies ReaderRequest);
  }, []);

  const clear = useCallback(() => {
    end();
    setState(idle);
  }, [end]);

  return { state, read, cancel, clear };
}
