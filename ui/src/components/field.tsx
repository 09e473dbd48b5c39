import { type ComponentProps, useId } from "react";

interface FieldProps extends ComponentProps<"input"> {
  label: string;
  /** Shown after the label of a field that may stay empty. */
  optional?: string;
  hint?: string;
  invalid?: boolean;
}

/** A labelled input: the label is always there, the hint is read with the field. */
export function Field({ label, optional, hint, invalid = false, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-4 text-[0.9375rem] font-semibold">
        {label}
        {optional && <span className="font-normal text-faint">{optional}</span>}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={invalid || undefined}
        aria-describedby={hint ? `${id}-hint` : input["aria-describedby"]}
        className="mt-2 block h-12 w-full rounded-control border border-edge bg-ink-950 px-4 text-base placeholder:text-faint hover:border-muted focus-visible:border-jade aria-invalid:border-coral"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
