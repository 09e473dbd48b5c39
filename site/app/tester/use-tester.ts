import { useEffect, useRef, useState } from "react";
import type { RobotsFindings } from "../../domain/robots/findings.ts";
import type { Verdicts } from "../../domain/robots/question.ts";
import { useWorkerClient } from "../workers/use-worker-client.ts";
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

/** Answers a request in a worker, from the first time that `asks` is true. */
export function useTester(request: TesterRequest, example: Answers, asks: boolean) {
  const client = useWorkerClient<TesterRequest, TesterAnswer>(startWorker);
  const [answers, setAnswers] = useState(example);
  const [failed, setFailed] = useState(false);
  /** How many requests were made, and which of them was answered last. */
  const count = useRef({ asked: 0, answered: 0 });
  const { source, question, chosen } = request;

  useEffect(() => {
    if (!asks && count.current.asked === 0) return;
    count.current.asked += 1;
    const position = count.current.asked;
    client.ask({ source, question, chosen }).then(
      (answer) => {
        // A request that a newer one has overtaken gets the newer one's answer, about another source.
        if (position < count.current.answered) return;
        count.current.answered = position;
        setFailed(false);
        setAnswers((last) => ({ ...last, ...answer, ...(answer.check && { source }) }));
      },
      () => setFailed(true),
    );
  }, [client, asks, source, question, chosen]);

  return { ...answers, failed };
}

const startWorker = () => new Worker(new URL("./tester-worker.ts", import.meta.url), { type: "module" });
