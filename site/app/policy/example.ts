import { knownCrawlers, type Purpose, statusOf } from "@octroi/crawlers/identify";
import { type PresetName, preset } from "@octroi/policy";
import type { Language } from "@octroi/ui/language/language";
import { type Draft, exampleOrigin } from "@octroi/ui/policy/draft";
import { draftOf } from "@octroi/ui/policy/draft-of";
import { crawlerWords, namesOf } from "@octroi/ui/words/crawlers";
import { type Form, forms } from "../../domain/policy/forms.ts";
import { specSupportOf } from "../../domain/policy/printed.ts";
import { type SpecSupportWords, specSupportWords } from "../ui/spec-support-words.ts";
import { type PolicyPreview, previewPolicy } from "./policy-preview.ts";
import type { VisitRequest, VisitResult } from "./protocol.ts";
import { tryVisit } from "./try-visit.ts";

export interface PolicyExample {
  draft: Draft;
  preset: PresetName;
  /** Of its files only the robots.txt comes with the page. */
  preview: PolicyPreview;
  visit: VisitRequest;
  exchange: VisitResult;
}

const visit: VisitRequest = { crawler: "GPTBot", path: "/articles/1", origin: "published" };

/** What the page shows before anything is chosen, and to whoever has no script. */
export async function policyExample(language: Language): Promise<PolicyExample> {
  const name: PresetName = "search-not-training";
  const policy = preset(name, { origin: exampleOrigin });
  const preview = previewPolicy(policy, { existing: "", language });
  const light = forms.map(
    (form) => [form, form === "robots-txt" ? preview.forms[form] : nothingYet] as const,
  );
  return {
    draft: draftOf(policy),
    preset: name,
    // Every form is among them.
    preview: { ...preview, forms: Object.fromEntries(light) as PolicyPreview["forms"] },
    visit,
    exchange: await tryVisit(policy, visit),
  };
}

const nothingYet = { files: [], notes: [] };

export function formSupport(language: Language): Readonly<Partial<Record<Form, SpecSupportWords>>> {
  return Object.fromEntries(
    forms.flatMap((form) => {
      const support = specSupportOf(form);
      return support === undefined ? [] : [[form, specSupportWords(support, language)]];
    }),
  );
}

/** The crawlers that a decision can be made about, by name. */
export const decidableNames: readonly string[] = knownCrawlers
  .filter(({ purpose, token }) => purpose !== "search-engine" && statusOf(token) !== "never-real")
  .map(({ token }) => token)
  .sort((a, b) => a.localeCompare(b, "en", { sensitivity: "base" }));

export function purposeNames(language: Language): Readonly<Record<Purpose, string>> {
  return namesOf(crawlerWords[language].purposes);
}
