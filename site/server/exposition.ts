/** Prometheus's text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
type Labels = Readonly<Record<string, string>>;

export interface Metric {
  text(): string;
}

export interface Counter extends Metric {
  add(labels?: Labels): void;
}

export interface Histogram extends Metric {
  observe(value: number, labels: Labels): void;
}

export function counter(name: string, help: string): Counter {
  const counts = new Map<string, number>();
  return {
    add(labels = {}) {
      const key = labelled(labels);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    text: () =>
      block(
        name,
        help,
        "counter",
        [...counts].map(([labels, count]) => `${name}${labels} ${count}`),
      ),
  };
}

/** `limits` are the upper ends of the buckets, rising; one without a limit is added. */
export function histogram(name: string, help: string, limits: readonly number[]): Histogram {
  const series = new Map<string, { labels: Labels; buckets: number[]; sum: number }>();
  return {
    observe(value, labels) {
      // For every request: their written form is left for whoever asks for it.
      let key = "";
      for (const name in labels) key += `${labels[name]}\n`;
      let known = series.get(key);
      if (!known) {
        known = { labels, buckets: Array<number>(limits.length + 1).fill(0), sum: 0 };
        series.set(key, known);
      }
      const found = limits.findIndex((limit) => value <= limit);
      const bucket = found < 0 ? limits.length : found;
      known.buckets[bucket] = (known.buckets[bucket] ?? 0) + 1;
      known.sum += value;
    },
    text() {
      const lines = [...series.values()].flatMap(({ labels, buckets, sum }) => {
        const key = labelled(labels);
        let count = 0;
        const cumulative = buckets.map((inBucket, index) => {
          count += inBucket;
          return `${name}_bucket${labelled({ ...labels, le: String(limits[index] ?? "+Inf") })} ${count}`;
        });
        return [...cumulative, `${name}_sum${key} ${sum}`, `${name}_count${key} ${count}`];
      });
      return block(name, help, "histogram", lines);
    },
  };
}

export function gauge(name: string, help: string, value: number): string {
  return block(name, help, "gauge", [`${name} ${value}`]);
}

function block(name: string, help: string, type: string, lines: readonly string[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
