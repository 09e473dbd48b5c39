import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";

/** Turned away: the line was full. */
export class LineFull extends Error {
  override name = "LineFull";
}

interface Line {
  /** How many pieces of work run at a time. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
  /** Whether each piece is followed by as long a pause: for work that keeps the event loop to itself. */
  pauses?: boolean;
}

/**
 * Runs what it is given in order, a few at a time, and refuses what would only wait: work that piles up
 * faster than it is done ends in nobody being served. What is to be done `always` is not, and goes first.
 *
 * Every piece begins in a turn of the event loop of its own. Rendering never waits for anything, so without
 * that, requests that arrive together would each be rendered before the next is even looked at: the line
 * would never be seen full, and nothing else would be answered meanwhile.
 */
export function waitingLine({ atOnce, waiting: longest, pauses = false }: Line) {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  /** Whoever is next takes over the place, so that nobody slips in between. */
  function leave(): void {
    const next = first.shift() ?? others.shift();
    if (next) next();
    else running -= 1;
  }

  return async function inLine<T>(work: () => Promise<T>, { always = false } = {}): Promise<T> {
    if (running >= atOnce) {
      if (others.length >= longest && !always) throw new LineFull();
      await new Promise<void>((resolve) => (always ? first : others).push(resolve));
    } else running += 1;
    await nextTurn();
    const started = performance.now();
    try {
      return await work();
    } finally {
      // A turn of the loop takes in one new connection: without a pause, a crowd would wait for as many pieces.
      if (pauses) delay(performance.now() - started).then(leave);
      else leave();
    }
  };
}
