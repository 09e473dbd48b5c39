/**
 * Loads each value once and keeps it for a moment: thousands of instances of one site ask for the same. What could
 * not be loaded is not kept. What is handed on beside the key helps to load it, and is no part of it.
 */
export function ttlCache<T, With extends unknown[] = []>(
  { ms, entries, now = Date.now }: { ms: number; entries: number; now?: () => number },
  load: (key: string, ...using: With) => Promise<T>,
): (key: string, ...using: With) => Promise<T> {
  const cache = new Map<string, { value: Promise<T>; until: number }>();
  return (key, ...using) => {
    const known = cache.get(key);
    if (known !== undefined && now() < known.until) return known.value;
    cache.delete(key);
    const oldest = cache.keys().next();
    if (cache.size >= entries && !oldest.done) cache.delete(oldest.value);
    const entry = { value: load(key, ...using), until: now() + ms };
    cache.set(key, entry);
    entry.value.catch(() => {
      if (cache.get(key) === entry) cache.delete(key);
    });
    return entry.value;
  };
}
