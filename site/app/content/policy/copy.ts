import type { Action, Period, PresetName } from "@octroi/policy";
import type { Counted } from "@octroi/ui/language/format";
import type { DraftField, ReservationChoice } from "@octroi/ui/policy/draft";
import type { DecidedPurpose } from "@octroi/ui/policy/purposes";
import type { Form, Intent, Reach } from "../../../domain/policy/forms.ts";
import type { ExistingCopy } from "../../robots-file/existing-file.tsx";

export interface PolicyCopy {
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
  presets: PresetsCopy;
  origin: { label: string; hint: string };
  purposes: PurposesCopy;
  amounts: AmountsCopy;
  exceptions: ExceptionsCopy;
  carried: CarriedCopy;
  terms: TermsCopy;
  /** What each field takes, said where it holds something else. */
  wrong: Record<DraftField, string>;
  tooMuch: string;
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

export interface PresetsCopy {
  legend: string;
  names: Record<PresetName, string>;
  /** Before the preset's name, and the button after it. */
  changed: string;
  back: string;
  replaced: string;
  takeBack: string;
}

export interface PurposesCopy {
  heading: string;
  search: { name: string; always: string; consequence: string };
  names: Record<DecidedPurpose, string>;
  consequences: Record<DecidedPurpose, Record<Action, string>>;
  unsaid: string;
}

export interface AmountsCopy {
  heading: string;
  amount: string;
  currency: string;
  visits: string;
  per: { label: string } & Record<Period, string>;
  /** A price that no file can name, for want of a license. */
  unlicensed: string;
}

export interface ExceptionsCopy {
  heading: string;
  lead: string;
  label: string;
  add: string;
  /** `{name}` is nobody's. */
  unknown: string;
  remove: string;
  /** The link to a crawler's page in the directory. */
  page: string;
}

export interface CarriedCopy {
  heading: string;
  lead: string;
  rule: string;
  verified: string;
  unverified: string;
  everyone: string;
  everywhere: string;
  remove: string;
}

export interface TermsCopy {
  heading: string;
  license: { label: string; hint: string };
  contact: { label: string; hint: string };
  optional: string;
  reservation: {
    label: string;
    hint: string;
    /** The choice in the line that is read while the part is folded away. */
    holds: Record<ReservationChoice, string>;
  } & Record<ReservationChoice, string>;
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
