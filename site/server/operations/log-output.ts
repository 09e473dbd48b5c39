import { type DestinationStream, pino } from "pino";

/** In characters: some hundred lines. */
const batchLength = 32_768;
/** On a quiet night a warning must not wait for company. */
const everyMs = 1_000;

/**
 * Standard output, written in batches and beside the event loop: a line per request must not cost a system call
 * per request, nor a look at all the lines that wait, which pino's own buffer takes for each.
 */
export function logOutput(): DestinationStream {
  let lines = "";
  let isClosed = false;

  function flush(): void {
    if (lines === "" || isClosed) return;
    output.write(lines);
    lines = "";
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
      lines += line;
      if (lines.length >= batchLength) flush();
    },
  };
}
