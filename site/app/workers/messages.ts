/** What the page sends to a worker. */
export type ToWorker<Request> = { kind: "request"; request: Request } | { kind: "cancel" };

/** What a worker sends back: any number of updates, then one answer. */
export type FromWorker<Answer, Update> =
  | { kind: "update"; update: Update }
  | { kind: "answer"; answer: Answer };
