import { ChevronDown } from "lucide-react";
import { useId } from "react";

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoice: (value: Value) => void;
}

/** A labelled list of which one is chosen: the platform's own, which phones show in their own way. */
export function Choice<Value extends string>({ label, value, options, onChoice }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-medium text-[0.9375rem]">
        {label}
      </label>
      <div className="relative mt-2">
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = options[target.selectedIndex];
            if (chosen) onChoice(chosen.value);
          }}
          className="block h-12 w-full cursor-pointer appearance-none truncate rounded-control border border-edge bg-ink-950 pr-11 pl-4 text-base hover:border-muted focus-visible:border-jade"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="pointer-events-none absolute top-3.5 right-4 size-5 text-muted"
        />
      </div>
    </div>
  );
}
