/** Where a command writes. */
export interface Terminal {
  print(text: string): void;
  /** What is said besides the result, so that the result can be piped. */
  note(text: string): void;
}

/** What the person who called got wrong, in one sentence. */
export class UsageError extends Error {}

export const exitCodes = { ok: 0, errors: 1, usage: 2 } as const;
