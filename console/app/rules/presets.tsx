import type { PresetName } from "@octroi/policy";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { Check } from "lucide-react";
import type { ActionCounts } from "../../../domain/rules/replay.ts";
import type { RulesCopy } from "../content/rules.ts";
import { countsText } from "./counts.ts";

interface PresetsProps {
  copy: RulesCopy;
  /** What each would have done; nothing where no visit came. */
  presets: readonly { name: PresetName; counts: ActionCounts | undefined }[];
  /** The one that the switches are set to. */
  chosen: PresetName | undefined;
  hasVisits: boolean;
}

/** Rules to start from, each with what it would have done. */
export function Presets({ copy, presets, chosen, hasVisits }: PresetsProps) {
  const language = useLanguage();
  const { names } = policyFormWords[language].presets;
  return (
    <section id="presets" aria-labelledby="presets-heading" className="scroll-mt-6">
      <h2 id="presets-heading" className="text-section-title">
        {copy.presets}
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-2 @min-[42rem]:grid-cols-4">
        {presets.map(({ name, counts }) => (
          <button
            key={name}
            type="submit"
            name="button"
            value={`preset:${name}`}
            aria-current={name === chosen || undefined}
            className="flex min-h-20 cursor-pointer flex-col justify-between gap-1.5 rounded-control border border-edge px-3.5 py-3 text-left hover:border-muted hover:bg-ink-850 disabled:cursor-default aria-[current]:border-jade aria-[current]:bg-ink-900"
          >
            <span className="flex w-full justify-between gap-2 font-semibold text-[0.9375rem]/snug">
              {names[name]}
              {name === chosen && (
                <Check aria-hidden="true" strokeWidth={2} className="mt-0.5 size-4 shrink-0 text-jade" />
              )}
            </span>
            {hasVisits && counts && (
              <span className="text-[0.8125rem]/snug text-muted">
                {countsText(counts, copy.counts, formatter(language))}
              </span>
            )}
          </button>
        ))}
      </div>
      <p className="mt-2 text-[0.8125rem]/snug text-muted">{copy.presetAlso}</p>
    </section>
  );
}
