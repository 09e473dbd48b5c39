import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

interface SelectProps {
  label: string;
  name: string;
  value: string;
  /** Left out in a form that the browser sends by itself, which begins with the value. */
  onChange?: (value: string) => void;
  children: ReactNode;
}

/** The platform's own list, which phones show in their own way, dressed like a field. */
export function Select({ label, name, value, onChange, children }: SelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block font-semibold text-[0.9375rem]">
        {label}
      </label>
      <div className="relative mt-2">
        <select
          id={id}
          name={name}
          {...(onChange
            ? { value, onChange: (event) => onChange(event.currentTarget.value) }
            : { defaultValue: value })}
          className="block h-12 w-full cursor-pointer appearance-none text-ellipsis rounded-control border border-edge bg-ink-950 pr-10 pl-4 text-base hover:border-muted focus-visible:border-jade"
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted"
        />
      </div>
    </div>
  );
}
