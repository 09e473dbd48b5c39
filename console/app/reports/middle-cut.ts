/** A path in one line of a mail: what is longer loses its middle. */
export function middleCut(path: string, length: number): string {
  if (path.length <= length) return path;
  const end = Math.floor((length - 1) / 2);
  return `${path.slice(0, length - 1 - end)}…${path.slice(-end)}`;
}
