import { Check } from "lucide-react";
import type { ComponentProps } from "react";

interface CheckboxProps extends ComponentProps<"input"> {
  decision: "allow" | "block";
}

const fill = {
  allow: "checked:border-jade checked:bg-jade",
  block: "checked:border-coral checked:bg-coral",
} as const;

/** A box whose fill is the decision. */
export function Checkbox({ decision, ...props }: CheckboxProps) {
  return (
    <span className="relative z-1 grid size-6 place-items-center *:col-start-1 *:row-start-1">
      <input
        {...props}
        type="checkbox"
        className={`peer size-5 cursor-pointer appearance-none rounded-[5px] border border-edge bg-ink-950 hover:border-muted ${fill[decision]}`}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none size-3.5 text-ink-950 opacity-0 peer-checked:opacity-100 forced-colors:text-current"
      />
    </span>
  );
}
