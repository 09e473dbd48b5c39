/**
 * How visits were answered, by the first digit of the status; `none` where the log has no status. Above 599 there is
 * none of HTTP's: RFC 9110 (15) has it taken for a server error.
 */
export const answers = [
  "none",
  "informational",
  "success",
  "redirect",
  "client-error",
  "server-error",
] as const;
export type Answer = (typeof answers)[number];

/** Some visits, counted. */
export interface Tally {
  readonly visits: number;
  /** What was sent; 0 where the format has none (README, What each format lacks). */
  readonly bytes: number;
  readonly answers: Readonly<Record<Answer, number>>;
}

/** Counts visits. */
export class TallyCount {
  visits = 0;
  #bytes = 0;
  readonly #answers: number[] = answers.map(() => 0);

  add(status: number, size: number): void {
    this.visits++;
    this.#bytes += size;
    const answer = Math.min(Math.trunc(status / 100), answers.length - 1);
    this.#answers[answer] = (this.#answers[answer] ?? 0) + 1;
  }

  get(): Tally {
    const counted = (answer: Answer) => this.#answers[answers.indexOf(answer)] ?? 0;
    return {
      visits: this.visits,
      bytes: this.#bytes,
      answers: {
        none: counted("none"),
        informational: counted("informational"),
        success: counted("success"),
        redirect: counted("redirect"),
        "client-error": counted("client-error"),
        "server-error": counted("server-error"),
      },
    };
  }
}
