const dayMs = 24 * 60 * 60 * 1_000;
const retryAfterMs = 10 * 60 * 1_000;

/** Runs at start and every day; soon again where it says that it could not. Returns what stops it, once it has run. */
export function runDaily(task: () => Promise<"done" | "unavailable">): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    const outcome = await task();
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = run();
      },
      outcome === "done" ? dayMs : retryAfterMs,
    ).unref();
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
