import { Check } from "lucide-react";
import type { ComponentProps } from "react";

/** A box whose fill is the decision: coral keeps a crawler out. */
export function Checkbox(props: ComponentProps<"input">) {
  return (
    <span className="grid size-6 place-items-center *:col-start-1 *:row-start-1">
      <input
        {...props}
        type="checkbox"
        className="peer size-5 cursor-pointer appearance-none rounded-[5px] border border-edge bg-ink-950 checked:border-coral checked:bg-coral hover:border-muted"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none size-3.5 text-ink-950 opacity-0 peer-checked:opacity-100 forced-colors:text-current"
      />
    </span>
  );
}
