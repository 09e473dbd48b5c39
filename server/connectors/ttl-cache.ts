/**
 * Loads each value once and keeps it for a moment: thousands of instances of one site ask for the same. What could
 * not be loaded is not kept.
 */
export function ttlCache<T>(
  { ms, entries, now = Date.now }: { ms: number; entries: number; now?: () => number },
  load: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const cache = new Map<string, { value: Promise<T>; until: number }>();
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined && now() < known.until) return known.value;
    cache.delete(key);
    const oldest = cache.keys().next();
    if (cache.size >= entries && !oldest.done) cache.delete(oldest.value);
    const entry = { value: load(key), until: now() + ms };
    cache.set(key, entry);
    entry.value.catch(() => {
      if (cache.get(key) === entry) cache.delete(key);
    });
    return entry.value;
  };
}
