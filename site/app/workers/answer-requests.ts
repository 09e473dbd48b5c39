import type { FromWorker, ToWorker } from "./messages.ts";

interface RequestContext<Update> {
  /** Aborted when the page wants no more of it: the answer is then what there is. */
  signal: AbortSignal;
  update: (update: Update) => void;
}

/** The worker's side of `createWorkerClient`. */
export function answerRequests<Request, Answer, Update = never>(
  answer: (request: Request, context: RequestContext<Update>) => Answer | Promise<Answer>,
) {
  const post = (message: FromWorker<Answer, Update>) => self.postMessage(message);
  let running = new AbortController();

  async function handle(request: Request) {
    running = new AbortController();
    const update = (update: Update) => post({ kind: "update", update });
    post({ kind: "answer", answer: await answer(request, { signal: running.signal, update }) });
  }

  self.addEventListener("message", ({ data }: MessageEvent<ToWorker<Request>>) => {
    if (data.kind === "cancel") running.abort();
    // A rejection alone would not reach the page; a reported error does.
    else handle(data.request).catch(reportError);
  });
}
