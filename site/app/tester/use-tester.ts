import { useEffect, useRef, useState } from "react";
import type { RobotsFindings } from "../../domain/robots/findings.ts";
import type { Verdicts } from "../../domain/robots/question.ts";
import type { Summary } from "./example.ts";
import type { TestedSource, TesterAnswer, TesterRequest } from "./protocol.ts";

interface Answers {
  /** The source that `check` is about. */
  source: TestedSource;
  check: Summary;
  findings: RobotsFindings;
  verdicts: Verdicts;
  lines: readonly number[];
}

type Wanted = Pick<TesterRequest, "question" | "chosen"> & { source: TestedSource };

/**
 * Answers what is wanted, in a worker that starts when something is wanted for the first time. One request is
 * on its way at a time and only the newest waits, so that typing never queues up work.
 */
export function useTester(wanted: Wanted, example: Answers, asks: boolean) {
  const [answers, setAnswers] = useState(example);
  const [failed, setFailed] = useState(false);
  const worker = useRef<Worker>(undefined);
  const flow = useRef({ busy: false, sent: undefined as TestedSource | undefined });
  const newest = useRef(wanted);

  function send() {
    const sent = newest.current;
    const { source, question, chosen } = sent;
    const isNew = flow.current.sent !== source;
    flow.current = { busy: true, sent: source };
    worker.current ??= startWorker(stop);
    worker.current.onmessage = ({ data }: MessageEvent<TesterAnswer>) => {
      flow.current.busy = false;
      setFailed(false);
      setAnswers((last) => ({ ...last, ...data, source: sent.source }));
      if (newest.current !== sent) send();
    };
    worker.current.postMessage({ ...(isNew && { source }), question, chosen } satisfies TesterRequest);
  }

  /** What is wanted next starts anew: a worker that could not be fetched may be there by then. */
  function stop() {
    worker.current?.terminate();
    worker.current = undefined;
    flow.current = { busy: false, sent: undefined };
    setFailed(true);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is these parts.
  useEffect(() => {
    newest.current = wanted;
    if (!asks && worker.current === undefined) return;
    if (!flow.current.busy) send();
  }, [asks, wanted.source, wanted.question, wanted.chosen]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
      flow.current = { busy: false, sent: undefined };
    },
    [],
  );

  return { ...answers, failed };
}

function startWorker(onFailure: () => void): Worker {
  const worker = new Worker(new URL("./tester-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", onFailure);
  return worker;
}
