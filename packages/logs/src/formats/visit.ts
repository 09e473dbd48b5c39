/** The fields of a visit that a line may hold. Each has two places in `spans`: where it starts, where it ends. */
export const field = {
  host: 0,
  address: 2,
  /** `GET /path HTTP/1.1`, where a format keeps the three together. */
  request: 4,
  path: 6,
  query: 8,
  status: 10,
  size: 12,
  referrer: 14,
  agent: 16,
  time: 18,
  /** Where a format keeps the date and the time of day apart. */
  date: 20,
  /** What only a gate knows: who came, and what it decided. */
  eventId: 22,
  crawler: 24,
  operator: 26,
  purpose: 28,
  identity: 30,
  decision: 32,
} as const;
export type Field = (typeof field)[keyof typeof field];

const places = 34;

/**
 * One line, read. One object serves for every line: what a line says is left where it lies in `bytes`, and is
 * turned into text only where it is needed.
 */
export class Visit {
  bytes: Uint8Array = new Uint8Array(0);
  /** A field that the line does not hold starts at -1. */
  readonly spans: Int32Array = new Int32Array(places).fill(-1);
  /** 0 where the log has none (`-`). */
  status = 0;
  size = 0;
  /** Days since 1 January 1970, by the clock of the log. */
  day = 0;
  /** Seconds since midnight, by the clock of the log. */
  second = 0;
  /** Minutes that the clock of the log is ahead of UTC, or `noZone`. */
  zone = 0;

  /** Whether the path holds a backslash, which most formats write for what they cannot write otherwise. */
  isPathEscaped = false;

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.isPathEscaped = false;
    this.spans.fill(-1);
  }

  set(name: Field, start: number, end: number): void {
    this.spans[name] = start;
    this.spans[name + 1] = end;
  }

  start(name: Field): number {
    return this.spans[name] ?? -1;
  }

  end(name: Field): number {
    return this.spans[name + 1] ?? -1;
  }

  has(name: Field): boolean {
    return this.start(name) >= 0;
  }
}

/** The zone of a time that says none. */
export const noZone = 0x7fff;
