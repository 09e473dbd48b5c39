/** What a command may touch of the world. */
export interface Io {
  /** Where it was started. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  print(text: string): void;
  /** What is said besides the result, so that the result can be piped. */
  note(text: string): void;
  /** Asks the person at the terminal. Absent where there is none. */
  ask?(question: string): Promise<string>;
}

/** What the person who called got wrong, in one sentence: shown without a stack. */
export class UsageError extends Error {}
