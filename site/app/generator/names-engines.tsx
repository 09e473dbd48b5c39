import { useId } from "react";
import type { ExistingCopy } from "../content/generator/copy.ts";
import { Checkbox } from "./checkbox.tsx";

interface NamesEnginesProps {
  copy: ExistingCopy["engines"];
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the rules that go into the visitor's file name the search engines. */
export function NamesEngines({ copy, checked, onChange }: NamesEnginesProps) {
  const id = useId();
  return (
    <div className="relative mt-4 grid grid-cols-[auto_1fr] gap-x-3 border-line border-t border-dashed pt-4">
      <Checkbox
        decision="allow"
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label
        htmlFor={id}
        className="cursor-pointer font-semibold text-[0.9375rem] after:absolute after:inset-0"
      >
        {copy.label}
      </label>
      <p id={`${id}-hint`} className="col-start-2 mt-1 text-muted text-sm">
        {copy.hint}
      </p>
    </div>
  );
}
