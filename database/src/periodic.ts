/**
 * Runs a task at start, and again after as many milliseconds as it says, counted from its end: a slow round delays the
 * next and never runs beside it. Returns what stops it, once it has run.
 */
export function runPeriodically(task: () => Promise<number>): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    const delayMs = await task();
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, delayMs).unref();
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

const dayMs = 24 * 60 * 60 * 1_000;
const retryAfterMs = 10 * 60 * 1_000;

/** Runs at start and every day; soon again where it says that it could not. Returns what stops it, once it has run. */
export function runDaily(task: () => Promise<"done" | "unavailable">): () => Promise<void> {
  return runPeriodically(async () => ((await task()) === "done" ? dayMs : retryAfterMs));
}
