import { type LedgerEntry, type LedgerKey, nameOf } from "./ledger.ts";

export interface Tally {
  add(key: LedgerKey, visits?: number): void;
  /** What was counted since the last time, which is then forgotten here. */
  take(): LedgerEntry[];
}

/** Visits added up in memory: as many entries as there are kinds of visits, however many come. */
export function createTally(): Tally {
  const entries = new Map<string, LedgerEntry>();
  return {
    add(key, visits = 1) {
      const name = nameOf(key);
      const entry = entries.get(name);
      if (entry === undefined) entries.set(name, { ...key, visits });
      else entry.visits += visits;
    },
    take() {
      const batch = [...entries.values()];
      entries.clear();
      return batch;
    },
  };
}
