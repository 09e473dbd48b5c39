/** What happens, in order, for as many as want to know, from the beginning whenever they come. */
export interface EventLog<Event> {
  /** Everything from the first event on, then what follows, until it is over. */
  events(): AsyncIterable<Event>;
  over: Promise<void>;
}

/** Runs `work` once and keeps what it tells. */
export function eventLog<Event>(work: (emit: (event: Event) => void) => Promise<void>): EventLog<Event> {
  const events: Event[] = [];
  let isOver = false;
  let next = Promise.withResolvers<void>();

  function notify(): void {
    next.resolve();
    next = Promise.withResolvers();
  }
  const over = work((event) => {
    events.push(event);
    notify();
  }).finally(() => {
    isOver = true;
    notify();
  });
  // Readers of the events get the failure. Without a reader it would be an unhandled rejection.
  over.catch(() => {});

  async function* all(): AsyncIterable<Event> {
    for (let at = 0; ; ) {
      while (at < events.length) {
        const event = events[at++];
        if (event !== undefined) yield event;
      }
      if (isOver) return await over;
      await next.promise;
    }
  }
  return { events: all, over };
}
