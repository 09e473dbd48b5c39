interface Terminal {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** A person sees a figure that moves; a log file gets a line now and then. */
const everyMs = { terminal: 200, log: 10_000 };

/** Passes the items on, and tells `terminal` how many they were so far once it takes more than a moment. */
export async function* withProgress<T>(
  items: AsyncIterable<T>,
  total: number,
  terminal: Terminal,
): AsyncIterable<T> {
  const every = terminal.isTTY ? everyMs.terminal : everyMs.log;
  const [start, end] = terminal.isTTY ? ["\r", ""] : ["", "\n"];
  let shownAt = performance.now();
  let isShown = false;
  let done = 0;
  for await (const item of items) {
    yield item;
    done += 1;
    if (performance.now() - shownAt < every) continue;
    shownAt = performance.now();
    isShown = true;
    terminal.write(`${start}${done} of ${total} entries exported${end}`);
  }
  if (isShown) terminal.write(`${start}${done} of ${total} entries exported\n`);
}
