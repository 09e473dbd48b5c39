/** How a kind of project takes the gate. */
export interface Framework {
  readonly name: string;
  /** Files that hold the gate and nothing else, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** What goes into a file that the project has: its server, or one of those above. */
  readonly lines?: string;
  /** Where the lines go. */
  readonly into?: string;
  /** What a publisher should know before the first visit. */
  readonly notes?: readonly string[];
  /** The file that it reads variables from on the developer's machine: `.env`, where absent. */
  readonly variablesFile?: string;
  /** How a secret is set where it is deployed. */
  readonly secretCommand?: string;
}
