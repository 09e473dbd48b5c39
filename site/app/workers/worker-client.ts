import type { FromWorker, ToWorker } from "./messages.ts";

interface ClientOptions<Request> {
  /** After so long the worker is taken for stuck. Without it, a request may take any time. */
  timeoutMs?: number;
  /** Whether a request makes an older one that still waits unnecessary. By default each does. */
  supersedes?: (newer: Request, older: Request) => boolean;
}

interface Pending<Request, Answer, Update> {
  request: Request;
  onUpdate: ((update: Update) => void) | undefined;
  answer: PromiseWithResolvers<Answer>;
}

/**
 * Asks a worker, which starts with the first request. One request is under way at a time; of those that wait, the
 * newest counts, and the ones that it supersedes get its answer. A worker that fails, is late or could not be fetched
 * is ended and its requests are rejected; the next request starts another.
 */
export function createWorkerClient<Request, Answer, Update = never>(
  start: () => Worker,
  { timeoutMs, supersedes = () => true }: ClientOptions<Request> = {},
) {
  /** The first is under way. */
  let queue: Pending<Request, Answer, Update>[] = [];
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fail(reason: string) {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    const rejected = queue;
    queue = [];
    for (const { answer } of rejected) answer.reject(new Error(reason));
  }

  /** Starts the worker before there is something to ask: by then the connection may be gone. */
  function prepare(): Worker {
    if (worker) return worker;
    worker = start();
    worker.onerror = () => fail("The worker failed or could not be fetched.");
    worker.onmessage = ({ data }: MessageEvent<FromWorker<Answer, Update>>) => {
      if (data.kind === "update") {
        queue[0]?.onUpdate?.(data.update);
        return;
      }
      clearTimeout(timer);
      queue.shift()?.answer.resolve(data.answer);
      sendFirst();
    };
    return worker;
  }

  function sendFirst() {
    const [first] = queue;
    if (first === undefined) return;
    if (timeoutMs !== undefined) {
      timer = setTimeout(() => fail(`The worker has not answered within ${timeoutMs} ms.`), timeoutMs);
    }
    post(prepare(), { kind: "request", request: first.request });
  }

  function ask(request: Request, onUpdate?: (update: Update) => void): Promise<Answer> {
    const pending = { request, onUpdate, answer: Promise.withResolvers<Answer>() };
    const superseded = queue.slice(1).filter((older) => supersedes(request, older.request));
    queue = [...queue.filter((each) => !superseded.includes(each)), pending];
    for (const { answer } of superseded) answer.resolve(pending.answer.promise);
    if (queue.length === 1) sendFirst();
    return pending.answer.promise;
  }

  return {
    prepare,
    ask,
    /** Asks for what there is so far as the answer to the request under way. */
    finishEarly() {
      if (worker && queue.length > 0) post(worker, { kind: "cancel" });
    },
    /** Drops every request. A worker with nothing to do is kept for the next. */
    drop() {
      if (queue.length > 0) fail("The request was dropped.");
    },
    end: () => fail("The client has ended."),
  };

  function post(to: Worker, message: ToWorker<Request>) {
    to.postMessage(message);
  }
}
