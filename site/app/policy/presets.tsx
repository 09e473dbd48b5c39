import { Button } from "@octroi/ui/components/button.tsx";
import { isLike } from "@octroi/ui/policy/edit";
import type { PresetDraft } from "@octroi/ui/policy/presets";
import type { PresetsCopy } from "@octroi/ui/words/policy-form";
import type { ReactNode } from "react";
import type { PolicyState } from "./use-policy.ts";

interface PresetsProps {
  copy: PresetsCopy;
  presets: readonly PresetDraft[];
  policy: PolicyState;
  /** The other ways to begin. */
  children: ReactNode;
}

/** Where to begin, as chips; and the way back, once something has been changed. */
export function Presets({ copy, presets, policy, children }: PresetsProps) {
  const { draft, base, before } = policy;
  const begun = presets.find(({ name }) => name === base);
  const isChanged = begun !== undefined && !isLike(draft, begun.draft);
  return (
    <section aria-labelledby="presets" className="print:hidden">
      <h2 id="presets" className="text-faint text-label">
        {copy.legend}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2 sm:grid sm:grid-cols-2">
        {presets.map((preset) => (
          <li key={preset.name}>
            <Button
              variant="outline"
              size="sm"
              aria-pressed={preset.name === base && !isChanged}
              className="w-full aria-pressed:border-jade aria-pressed:bg-jade-deep/40"
              onClick={() => policy.choosePreset(preset)}
            >
              {copy.names[preset.name]}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">{children}</div>
      <p role="status" className="mt-3 flex min-h-6 flex-wrap gap-x-3 text-[0.9375rem] text-muted">
        {isChanged && (
          <>
            <span>
              {copy.changed} <em className="text-text">{copy.names[begun.name]}</em>
            </span>
            <Button variant="link" className="text-[0.9375rem]" onClick={() => policy.choosePreset(begun)}>
              {copy.back}
            </Button>
          </>
        )}
        {before && !isChanged && (
          <>
            <span>{copy.replaced}</span>
            <Button variant="link" className="text-[0.9375rem]" onClick={policy.takeBack}>
              {copy.takeBack}
            </Button>
          </>
        )}
      </p>
    </section>
  );
}
