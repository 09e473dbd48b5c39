import type { Action } from "@octroi/policy";
import type { Counted } from "@octroi/ui/language/format";
import type { PolicyFormWords } from "@octroi/ui/words/policy-form";
import type { Form, Intent, Reach } from "../../../domain/policy/forms.ts";
import type { ExistingCopy } from "../../robots-file/existing-file.tsx";

export interface PolicyCopy extends PolicyFormWords {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  scriptless: { text: string; generator: string };
  example: string;
  failed: string;
  /** Under the answer while a field holds what no policy can. */
  outdated: string;
  answer: AnswerCopy;
  origin: { label: string; hint: string };
  bring: BringCopy;
  existing: ExistingCopy;
  files: FilesCopy;
  matrix: MatrixCopy;
  visit: VisitCopy;
  closing: { heading: string; text: string; middleware: string; tester: string };
}

export interface AnswerCopy {
  heading: string;
  /** On a phone, the way down to them. */
  toFiles: string;
  /** `{total}` files say it, `{enforced}` of them can make it so. */
  training: Record<Action, string>;
  unsaid: string;
  /** Where crawlers are decided about by `{rules}` rules, and training as such is not. */
  byName: string;
  rules: Counted;
  total: Counted;
  enforced: Counted;
  /** Of those that the visitor's own robots.txt shuts out, the names. */
  search: { all: string; some: string };
}

export interface BringCopy {
  open: string;
  save: string;
  refused: Record<"file" | "link", string>;
  /** Where in the file: `{place}`. */
  at: string;
}

export interface FilesCopy {
  heading: string;
  legend: string;
  names: Record<Form, string>;
  where: Record<Form, string>;
  /** Why a form has no file. */
  none: Record<"license" | "reservation" | "block", string>;
  /** Beside the name of a robots.txt that the visitor's own is part of. */
  merged: string;
  download: string;
  zip: string;
  link: string;
  ourGate: string;
  notes: string;
  crawlers: Counted;
  /** The way to the log analyzer, which takes the policy along. */
  replay: string;
  /** Of a file too long to be drawn whole. */
  hidden: Counted;
}

export interface MatrixCopy {
  heading: string;
  lead: string;
  caption: string;
  form: string;
  intents: Record<Intent, string>;
  reaches: Record<Reach, string>;
}

export interface VisitCopy {
  heading: string;
  lead: string;
  crawler: string;
  path: string;
  stranger: string;
  limited: string;
  /** `{number}` is the place of the rule that decides, from 1. */
  rule: string;
}
