import type { LogReport, Progress } from "@octroi/logs";
import { startTransition, useCallback, useRef, useState } from "react";
import { useWorkerClient } from "../workers/use-worker-client.ts";
import type { Reading, ReadingUpdate } from "./protocol.ts";

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
  const client = useWorkerClient<Reading, void, ReadingUpdate>(startWorker);
  const newest = useRef<Reading>(undefined);

  const fail = useCallback(() => {
    client.end();
    setState((last) => ({ ...last, status: "failed" }));
  }, [client]);

  const read = useCallback(
    (reading: Reading) => {
      client.drop();
      newest.current = reading;
      // The same files read otherwise: what they told before stays until there is something to take its place.
      setState(({ reading: last, report }) => ({
        ...idle,
        status: "reading",
        reading,
        report: last?.source === reading.source ? report : undefined,
      }));
      client
        .ask(reading, (update) => {
          // Drawing many rows gives way to whatever the visitor does meanwhile.
          if (update.kind === "snapshot") startTransition(() => setState((last) => after(last, update)));
          else setState((last) => after(last, update));
        })
        // A worker that has read a log is ended, and with it the memory that this took.
        .then(client.end, () => newest.current === reading && fail());
    },
    [client, fail],
  );

  const clear = useCallback(() => {
    newest.current = undefined;
    client.drop();
    setState(idle);
  }, [client]);

  return { state, read, cancel: client.finishEarly, clear, fail };
}

function after(last: ReaderState, update: ReadingUpdate): ReaderState {
  switch (update.kind) {
    case "progress":
      return { ...last, progress: update.progress };
    case "policy-unreadable":
      return { ...last, isPolicyUnreadable: true };
    case "snapshot": {
      const { state: status, progress, report } = update.snapshot;
      return { ...last, status, progress, report };
    }
  }
}

const startWorker = () => new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module" });
