/**
 * Loads each value once and keeps it for a moment: thousands of instances of one site ask for the same. What could
 * not be loaded is not kept.
 */
export function rememberFor<T>(
  { ms, entries, now = Date.now }: { ms: number; entries: number; now?: () => number },
  load: (key: string) => Promise<T>,
) {
  const memory = new Map<string, { value: Promise<T>; until: number }>();
  return {
    get(key: string): Promise<T> {
      const known = memory.get(key);
      if (known !== undefined && now() < known.until) return known.value;
      memory.delete(key);
      const oldest = memory.keys().next();
      if (memory.size >= entries && !oldest.done) memory.delete(oldest.value);
      const entry = { value: load(key), until: now() + ms };
      memory.set(key, entry);
      entry.value.catch(() => {
        if (memory.get(key) === entry) memory.delete(key);
      });
      return entry.value;
    },
    forget(key: string): void {
      memory.delete(key);
    },
  };
}
