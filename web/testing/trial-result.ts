/** What a scenario did, and what became of it. */
export interface TrialResult {
  what: string;
  /** How often, in words: "5,000 visitors in 60 s". */
  done: string;
  requests: number;
  /** What was acknowledged and is not there. */
  lost: number;
  /** Everything else that should not have happened, one line each. */
  wrong: readonly string[];
}

/** Collects what went wrong: each kind once, with how often it was seen. */
export function faultList() {
  const counts = new Map<string, number>();
  return {
    add(fault: string) {
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
    },
    list: () => [...counts].map(([fault, times]) => (times === 1 ? fault : `${fault} (${times} times)`)),
  };
}

export type FaultList = ReturnType<typeof faultList>;
