import { type CrawlerCheck, checkEngines } from "@octroi/check/robots/check";
import { parseRobots } from "@octroi/crawlers/robots";
import type { Note, Policy, PrintedFile } from "@octroi/policy";
import type { Language } from "@octroi/ui/language/language";
import { fragmentOf } from "../../domain/policy/address.ts";
import { type Form, forms, type Matrix, matrixOf } from "../../domain/policy/forms.ts";
import { printForms } from "../../domain/policy/printed.ts";
import { robotsPart } from "../../domain/robots/address.ts";
import { type MergedFile, mergeFiles } from "../robots-file/merge.ts";

/** All that a policy comes to. */
export interface PolicyPreview {
  rules: Policy["rules"];
  /** The address's fragment that carries the policy, and the visitor's robots.txt where it is short enough. */
  fragment: string;
  forms: Record<Form, FormPreview>;
  matrix: Matrix;
  /** What the robots.txt says to search engines. */
  engines: readonly CrawlerCheck[];
  /** The visitor's robots.txt with the policy in it, where they brought one. */
  merged: Omit<MergedFile, "text"> | undefined;
}

export interface FormPreview {
  files: readonly PrintedFile[];
  notes: readonly PreviewNote[];
}

export interface PreviewNote {
  kind: Note["kind"];
  sentence: string;
  crawlers: readonly string[];
}

export interface PreviewOptions {
  /** The visitor's own robots.txt; empty for none. */
  existing: string;
  language: Language;
}

export function previewPolicy(policy: Policy, { existing, language }: PreviewOptions): PolicyPreview {
  const printed = printForms(policy);
  const [robots] = printed["robots-txt"].files;
  const merged = existing === "" || robots === undefined ? undefined : mergeFiles(existing, robots.text);
  const { text = robots?.text ?? "", ...merging } = merged ?? {};
  const preview = (form: Form): FormPreview => {
    const { files, notes } = printed[form];
    return {
      files: form === "robots-txt" ? files.map((file) => ({ ...file, text })) : files,
      notes: notes.map((note) => ({
        kind: note.kind,
        sentence: note[language],
        crawlers: note.crawlers ?? [],
      })),
    };
  };
  return {
    rules: policy.rules,
    fragment: [fragmentOf(policy), robotsPart(existing)].filter((part) => part !== undefined).join("&"),
    // Every form is among them.
    forms: Object.fromEntries(forms.map((form) => [form, preview(form)])) as Record<Form, FormPreview>,
    matrix: matrixOf(policy, printed),
    engines: checkEngines(parseRobots(text), "as-the-file-says"),
    merged: merged && (merging as Omit<MergedFile, "text">),
  };
}
