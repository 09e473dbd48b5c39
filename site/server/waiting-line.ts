/** Turned away: the line was full. */
export class LineFull extends Error {
  override name = "LineFull";
}

interface Line {
  /** How many pieces of work run at a time. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
}

/**
 * Runs what it is given in order, a few at a time, and refuses what would only wait: work that piles up
 * faster than it is done ends in nobody being served. `always` lets a piece wait however long the line is.
 */
export function waitingLine({ atOnce, waiting: longest }: Line) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inLine<T>(work: () => Promise<T>, { always = false } = {}): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longest && !always) throw new LineFull();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever is next takes over this place, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
