/**
 * Tells about failures without ever becoming one: nothing it calls can throw, and the same sentence is written
 * once a minute however often it happens.
 */
export function failureReport(tell: (error: unknown) => void = toConsole): (error: unknown) => void {
  const reportedAt = new Map<string, number>();
  return (error) => {
    const sentence = error instanceof Error ? error.message : String(error);
    const now = performance.now();
    if (now - (reportedAt.get(sentence) ?? -minute) < minute) return;
    if (reportedAt.size >= maxSentences) reportedAt.clear();
    reportedAt.set(sentence, now);
    try {
      tell(error);
    } catch {
      // Whoever listens has failed too, and there is nobody left to tell.
    }
  };
}

/** Tells about a problem that lasts once, and again when it comes back after an end or as another. */
export function oncePerStreak(failed: (error: unknown) => void) {
  let last: string | undefined;
  return {
    tell(error: unknown): void {
      if (String(error) === last) return;
      last = String(error);
      failed(error);
    },
    end(): void {
      last = undefined;
    },
  };
}

const minute = 60_000;
const maxSentences = 100;

function toConsole(error: unknown): void {
  console.error(`octroi: ${error instanceof Error ? error.message : String(error)}`);
}
