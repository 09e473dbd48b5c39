/** A file of documents with the verdict that a checker should give. */
export interface CaseFile {
  readonly cases: readonly Case[];
}

export interface Case {
  readonly id: string;
  readonly standard: string;
  readonly carrier?: string;
  /** One document; absent where several files are judged together. */
  readonly input?: string;
  readonly page?: string;
  readonly files?: Readonly<Record<string, unknown>>;
  readonly valid: boolean | "open";
  readonly findings: readonly { readonly code: string; readonly level: string }[];
  readonly meaning?: Meaning;
}

export type Meaning = Readonly<Record<string, unknown>> & { readonly ask?: readonly Question[] };
export type Question = Readonly<Record<string, unknown>>;

/** What the package says about a case. */
export interface Verdict {
  readonly valid: boolean;
  readonly findings: readonly { readonly code: string; readonly level: string }[];
  /** The answers to a question, by the names that cases use. */
  readonly answer: (question: Question) => Readonly<Record<string, unknown>>;
  /** What the whole says, by the names that cases use. */
  readonly meaning: Readonly<Record<string, unknown>>;
}

export function isCaseFile(value: unknown): value is CaseFile {
  return typeof value === "object" && value !== null && "cases" in value && Array.isArray(value.cases);
}
