/**
 * Does small things in the order they come, for a few milliseconds in each turn of the event loop: hundreds that
 * waited for the same page would otherwise all be answered in the turn that finishes it.
 */
export function inSlices(sliceMs = 5): (work: () => void) => void {
  const waiting: (() => void)[] = [];

  function slice(): void {
    const end = performance.now() + sliceMs;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < end);
    if (waiting.length > 0) setImmediate(slice);
  }

  return (work) => {
    if (waiting.push(work) === 1) setImmediate(slice);
  };
}
