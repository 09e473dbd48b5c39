/**
 * Runs a task at start, and again after as many milliseconds as it says, counted from its end: a slow round delays the
 * next and never runs beside it. Returns what stops it, once it has run; a task that may take minutes asks meanwhile
 * whether it is to stop.
 */
export function runPeriodically(task: (stopping: AbortSignal) => Promise<number>): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    const delayMs = await task(stopping.signal);
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = run();
    }, delayMs).unref();
  }

  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
