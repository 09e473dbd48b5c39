/** The longest waits of those who only ask whether the server lives, or sign up, and its most memory. */
export interface Beside {
  healthMs: number;
  /** The most that the server itself worked while one of them waited: a busy machine does not count. */
  healthBusyMs: number;
  signupMs: number;
  mebibytes: number;
}

/** What a scenario did, and what became of it. */
export interface Outcome {
  what: string;
  /** How often, in words: "5,000 visitors in 60 s". */
  done: string;
  requests: number;
  /** What was seen beside it, where one server runs all the while. */
  beside?: Beside;
  /** Sign-ups that were acknowledged and are not there. */
  lost: number;
  /** Everything else that should not have happened, one line each. */
  wrong: readonly string[];
}

/** Collects what went wrong: each kind once, with how often it was seen. */
export function faultList() {
  const seen = new Map<string, number>();
  return {
    add(fault: string) {
      seen.set(fault, (seen.get(fault) ?? 0) + 1);
    },
    list: () => [...seen].map(([fault, times]) => (times === 1 ? fault : `${fault} (${times} times)`)),
  };
}

export type FaultList = ReturnType<typeof faultList>;
