import { Button, type ButtonLook, button } from "@octroi/ui/components/button.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { Check, CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { type FormFault, isFaulty } from "./form.ts";

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
        <FaultLine>
          {[fault, ...(fault.others ?? [])].map(({ sentence }) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </FaultLine>
      )}
      {children}
    </form>
  );
}

/** Of the line below: the field that it is about is described by it. */
export const faultId = "form-fault";

/** What there is to correct. The field that it is about refers to it. */
export function FaultLine({ children }: { children: ReactNode }) {
  return (
    <p
      id={faultId}
      role="alert"
      className="flex items-start gap-3 rounded-control border border-coral-deep bg-ink-900 px-4 py-3 text-[0.9375rem] text-coral"
    >
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** That it was done. */
export function DoneLine({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-control border border-jade-deep bg-ink-900 px-4 py-3 text-[0.9375rem] text-jade"
    >
      <Check aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

interface TextFieldProps extends ComponentProps<typeof Field> {
  name: string;
  fault?: FormFault | undefined;
}

/** A field that keeps what was typed, and has the focus where it is to be corrected. */
export function TextField({ fault, defaultValue, ...field }: TextFieldProps) {
  const invalid = isFaulty(fault, field.name);
  return (
    <Field
      {...field}
      invalid={invalid}
      aria-describedby={invalid ? faultId : undefined}
      autoFocus={fault?.field === field.name || (field.autoFocus === true && fault === undefined)}
      defaultValue={fault?.typed[field.name] ?? defaultValue}
    />
  );
}

/** The way back from a page that asks for something. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <a href={to} className={button({ variant: "link" })}>
        {children}
      </a>
    </p>
  );
}

export function Submit({ children, variant = "jade", ...look }: ComponentProps<"button"> & ButtonLook) {
  return (
    <div className="grid sm:block">
      <Button {...look} type="submit" variant={variant}>
        {children}
      </Button>
    </div>
  );
}

interface CheckBoxProps {
  name: string;
  children: ReactNode;
  fault?: FormFault | undefined;
  defaultChecked?: boolean;
}

export function CheckBox({ name, children, fault, defaultChecked }: CheckBoxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={defaultChecked || fault?.typed[name] === "yes"}
        aria-invalid={isFaulty(fault, name) || undefined}
        aria-describedby={isFaulty(fault, name) ? faultId : undefined}
        className="mt-0.5 size-5 shrink-0 accent-jade aria-invalid:outline-2 aria-invalid:outline-coral aria-invalid:outline-offset-2"
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

/** One of a few, each with a line that says what it means: the whole frame is its label. */
export function Choice({ name, legend, options, chosen, fault }: ChoiceProps) {
  const id = useId();
  const value = fault?.typed[name] ?? chosen;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-semibold text-[0.9375rem]">{legend}</legend>
      <div className="grid gap-px overflow-hidden rounded-control border border-edge bg-line">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-start gap-3 bg-ink-950 px-4 py-3 hover:bg-ink-900 has-checked:bg-ink-850 has-focus-visible:outline-2 has-focus-visible:outline-jade has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={value === option.value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint && `${id}-${option.value}-hint`}
              className="mt-0.5 size-5 shrink-0 accent-jade outline-none"
            />
            <span className="min-w-0">
              <span id={`${id}-${option.value}`} className="block text-[0.9375rem]">
                {option.label}
              </span>
              {option.hint && (
                <span id={`${id}-${option.value}-hint`} className="block text-muted text-sm">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
