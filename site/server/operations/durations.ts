/** In seconds. What took longer than the last is counted as well. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  /** As Prometheus prints them. */
  labels: string;
  /** How many took at most as long as each bound and longer than the one before; then those above all bounds. */
  counts: number[];
  sum: number;
}

/**
 * How long things took, as a histogram of Prometheus's. Every request is noted in it, and prom-client's takes
 * several microseconds for each, because it puts the labels together anew.
 */
export function durations(name: string, help: string) {
  const known = new Map<string, Series>();

  function lines({ labels, counts, sum }: Series): string[] {
    let count = 0;
    const buckets = [...bounds, "+Inf"].map((bound, at) => {
      count += counts[at] ?? 0;
      return `${name}_bucket{le="${bound}",${labels}} ${count}`;
    });
    return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`];
  }

  return {
    /** Notes durations under these labels. Kept by the caller, it costs next to nothing. */
    under(values: Readonly<Record<string, string | number>>): (seconds: number) => void {
      const labels = Object.entries(values)
        .map(([label, value]) => `${label}="${value}"`)
        .join(",");
      const series = known.get(labels) ?? { labels, counts: Array(bounds.length + 1).fill(0), sum: 0 };
      known.set(labels, series);
      return (seconds) => {
        let at = 0;
        while (seconds > (bounds[at] ?? Number.POSITIVE_INFINITY)) at += 1;
        series.counts[at] = (series.counts[at] ?? 0) + 1;
        series.sum += seconds;
      };
    },
    text(): string {
      const head = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
      return `${[...head, ...[...known.values()].flatMap(lines)].join("\n")}\n`;
    },
  };
}
