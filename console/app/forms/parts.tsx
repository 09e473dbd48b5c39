import { Button, type ButtonLook } from "@octroi/ui/components/button.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { FormFault } from "./form.ts";

interface PageFormProps {
  fault?: FormFault | undefined;
  /** Where it is posted: the page itself, unless it says so. */
  action?: string;
  children: ReactNode;
}

/** A form that the browser posts. What there is to correct stands first, and is read out. */
export function PageForm({ fault, action, children }: PageFormProps) {
  return (
    <form method="post" action={action} noValidate className="flex flex-col gap-5">
      {fault && (
        <p role="alert" className="rounded-control border border-coral-deep px-4 py-3 text-coral">
          {fault.sentence}
        </p>
      )}
      {children}
    </form>
  );
}

interface TextFieldProps extends ComponentProps<typeof Field> {
  name: string;
  fault?: FormFault | undefined;
}

/** A field that keeps what was typed, and has the focus where it is to be corrected. */
export function TextField({ fault, defaultValue, ...field }: TextFieldProps) {
  const invalid = fault?.field === field.name;
  return (
    <Field
      {...field}
      invalid={invalid}
      autoFocus={invalid || (field.autoFocus === true && fault === undefined)}
      defaultValue={fault?.typed[field.name] ?? defaultValue}
    />
  );
}

export function Submit({ children, variant = "jade", ...look }: ComponentProps<"button"> & ButtonLook) {
  return (
    <div>
      <Button {...look} type="submit" variant={variant}>
        {children}
      </Button>
    </div>
  );
}

interface CheckProps {
  name: string;
  children: ReactNode;
  fault?: FormFault | undefined;
  defaultChecked?: boolean;
}

export function Check({ name, children, fault, defaultChecked }: CheckProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={defaultChecked || fault?.typed[name] === "yes"}
        aria-invalid={fault?.field === name || undefined}
        className="mt-0.5 size-5 shrink-0 accent-jade"
      />
      <label htmlFor={id} className="text-[0.9375rem]">
        {children}
      </label>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  chosen?: string | undefined;
  fault?: FormFault | undefined;
}

/** One of a few, each with a line that says what it means. */
export function Choice({ name, legend, options, chosen, fault }: ChoiceProps) {
  const id = useId();
  const value = fault?.typed[name] ?? chosen;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-[0.9375rem] font-semibold">{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className="flex items-start gap-3">
          <input
            id={`${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={value === option.value}
            aria-describedby={option.hint && `${id}-${option.value}-hint`}
            className="mt-0.5 size-5 shrink-0 accent-jade"
          />
          <div>
            <label htmlFor={`${id}-${option.value}`} className="text-[0.9375rem] font-semibold">
              {option.label}
            </label>
            {option.hint && (
              <p id={`${id}-${option.value}-hint`} className="text-sm text-muted">
                {option.hint}
              </p>
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
