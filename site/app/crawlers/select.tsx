import { type ReactNode, useId } from "react";

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** The platform's own list, dressed like a field. */
export function Select({ label, value, onChange, children }: SelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-[0.9375rem] font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="mt-2 block h-12 w-full cursor-pointer text-ellipsis rounded-control border border-edge bg-ink-950 px-3 text-base hover:border-muted focus-visible:border-jade"
      >
        {children}
      </select>
    </div>
  );
}
