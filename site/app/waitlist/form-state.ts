/** A sign-up that was posted without script and refused: the page shows what was typed and what to correct. */
export interface SignupFormState {
  status: number;
  /** Why, in one sentence. */
  error: string;
  /** The field to correct. */
  invalid?: string | undefined;
  typed: Readonly<Record<string, string>>;
}
