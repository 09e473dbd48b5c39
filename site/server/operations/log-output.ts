import { pino } from "pino";

/** How many lines are written at once. */
const batch = 200;
/** On a quiet night a warning must not wait for company. */
const everyMs = 1_000;

/** A line of the log, or what it is made from when it is written. */
export interface Line {
  toString(): string;
}

export interface LogOutput {
  write(line: Line): void;
}

/**
 * Standard output, written in batches and beside the event loop: a line per request must not cost a system call
 * per request. Lines are put into words in batches as well, which takes about half of the time that it takes for
 * one line between two requests, when the processor has had other code to run.
 */
export function logOutput(): LogOutput {
  let lines: Line[] = [];
  let isClosed = false;

  function flush(): void {
    if (lines.length === 0 || isClosed) return;
    output.write(lines.join(""));
    lines = [];
  }

  // Before the output's own listeners, which write what it holds and close it.
  process.on("beforeExit", flush).on("exit", flush);
  const output = pino.destination({ sync: false });
  output.once("close", () => {
    isClosed = true;
  });
  setInterval(flush, everyMs).unref();
  return {
    write(line) {
      if (lines.push(line) >= batch) flush();
    },
  };
}
