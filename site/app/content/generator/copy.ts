import type { AiPurpose } from "@octroi/crawlers";
import type { BlockConflict } from "@octroi/crawlers/robots";
import type { Counted } from "@octroi/ui/language/format";
import type { RegistryColumn } from "../../generator/registry-view.ts";
import type { ExistingCopy as ExistingFileCopy } from "../../robots-file/existing-file.tsx";
import type { Question } from "../../ui/accordion.tsx";

export interface GeneratorCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  checklist: ChecklistCopy;
  existing: ExistingCopy;
  file: FileCopy;
  preview: PreviewCopy;
  findings: FindingsCopy;
  howTo: { heading: string; steps: readonly Titled<"choose" | "bring" | "take">[] };
  registry: RegistryCopy;
  faq: { heading: string; questions: readonly Question[] };
  guide: {
    eyebrow: string;
    heading: string;
    steps: readonly (Titled<"publish" | "check" | "wait" | "watch"> & {
      note: string;
      /** The small drawing, line by line. */
      drawing: readonly string[];
    })[];
  };
  closing: { heading: string; text: string; signUp: string; pricing: string };
}

interface Titled<Id extends string> {
  id: Id;
  title: string;
  text: string;
}

export interface ChecklistCopy {
  legend: string;
  all: string;
  none: string;
  /** How many are selected: `15 of 15`. */
  of: string;
  costs: string;
  unchanged: string;
  toFile: string;
  withoutScript: string;
}

export interface ExistingCopy extends ExistingFileCopy {
  engines: { label: string; hint: string };
}

/** The comments of the generated file. The day follows `generatedOn`, the page's address `with`. */
export interface FileCopy {
  generatedOn: string;
  /** What the markers around the block say, where they are in another language. */
  markers: readonly string[];
  with: string;
  allowed: string;
  blocked: string;
  footer: string;
}

export interface PreviewCopy {
  heading: string;
  label: string;
  fileName: string;
  merged: string;
  download: string;
  hidden: Counted;
  summary: {
    /** Between its clauses. */
    between: string;
    blocked: Counted;
    enginesAllowed: string;
    enginesLeft: string;
    othersUnchanged: string;
    linesKept: Counted;
  };
  preference: string;
  /** The way to the tool that says the same in every other form. */
  policy: { before: string; link: string };
}

export interface FindingsCopy {
  heading: Counted;
  line: string;
  /** Around the names of the crawlers that a line concerns. */
  conflicts: Record<BlockConflict["kind"], { before: string; after: string }>;
  truncated: string;
  failed: string;
}

export interface RegistryCopy {
  eyebrow: string;
  heading: string;
  lead: string;
  updated: string;
  checked: string;
  links: string;
  caption: string;
  columns: Record<RegistryColumn, string>;
  sortBy: string;
  search: { label: string; placeholder: string };
  purpose: { label: string; all: string; names: Record<AiPurpose, string> };
  operator: { label: string; all: string; unknown: string };
  count: Counted;
  empty: string;
  reset: string;
  offered: string;
}
