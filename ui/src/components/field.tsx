import { type ComponentProps, useId } from "react";

interface FieldProps extends ComponentProps<"input"> {
  label: string;
  /** Shown after the label of a field that may stay empty. */
  optional?: string;
  hint?: string;
  invalid?: boolean;
  /** For a code that is typed off: figures that stand apart. */
  figures?: boolean;
  /** For an address or a key, which is compared letter by letter. */
  code?: boolean;
}

/** A labelled input: the label is always there, the hint is read with the field. */
export function Field({
  label,
  optional,
  hint,
  invalid = false,
  figures = false,
  code = false,
  ...input
}: FieldProps) {
  const id = useId();
  const described = [input["aria-describedby"], hint && `${id}-hint`].filter(Boolean).join(" ");
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
        aria-describedby={described || undefined}
        className={`mt-2 block h-12 w-full rounded-control border border-edge bg-ink-950 px-4 placeholder:text-faint hover:border-muted focus-visible:border-jade aria-invalid:border-coral ${
          figures ? "font-mono text-xl tracking-[0.35em]" : code ? "font-mono text-base" : "text-base"
        }`}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
