import { type PresetName, preset } from "@octroi/policy";
import { type Draft, exampleOrigin, proposedPrice } from "./draft.ts";
import { draftOf } from "./draft-of.ts";

/** In the order of the chips: what most publishers come for stands first. */
const names = ["search-not-training", "charge-training", "block-ai", "allow-all"] as const;

export interface PresetDraft {
  readonly name: PresetName;
  readonly draft: Draft;
}

/** The presets as the form shows them. */
export const presetDrafts: readonly PresetDraft[] = names.map((name) => ({
  name: name satisfies PresetName,
  draft: draftOf(preset(name, { origin: exampleOrigin }, proposedPrice)),
}));
