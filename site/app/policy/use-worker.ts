import { useEffect, useRef } from "react";
import type { PolicyAnswer, PolicyRequest } from "./protocol.ts";

interface Asked {
  request: PolicyRequest;
  answer: PromiseWithResolvers<PolicyAnswer>;
}

/**
 * Asks the worker, which starts when something is asked for the first time. One request is on its way at a time,
 * and of the drafts that wait to be worked out only the newest counts: the others get its answer.
 */
export function useWorker() {
  const worker = useRef<Worker>(undefined);
  const queue = useRef<Asked[]>([]);

  function sendFirst() {
    const [first] = queue.current;
    if (first === undefined) return;
    worker.current ??= startWorker(stop);
    worker.current.onmessage = ({ data }: MessageEvent<PolicyAnswer>) => {
      queue.current.shift();
      first.answer.resolve(data);
      sendFirst();
    };
    worker.current.postMessage(first.request);
  }

  /** What is asked next starts anew: a worker that could not be fetched may be there by then. */
  function stop() {
    worker.current?.terminate();
    worker.current = undefined;
    for (const { answer } of queue.current.splice(0)) answer.reject(new Error("The worker has stopped."));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is left.
  useEffect(() => () => stop(), []);

  return function ask(request: PolicyRequest): Promise<PolicyAnswer> {
    const asked: Asked = { request, answer: Promise.withResolvers() };
    const isOlder = ({ request: { kind } }: Asked, at: number) =>
      at > 0 && kind === "work" && request.kind === "work";
    const older = queue.current.filter(isOlder);
    queue.current = [...queue.current.filter((each) => !older.includes(each)), asked];
    for (const { answer } of older) answer.resolve(asked.answer.promise);
    if (queue.current.length === 1) sendFirst();
    return asked.answer.promise;
  };
}

function startWorker(onFailure: () => void): Worker {
  const worker = new Worker(new URL("./policy-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", onFailure);
  return worker;
}
