import { Field } from "@octroi/ui/components/field.tsx";
import type { Draft, DraftField } from "@octroi/ui/policy/draft";
import { withOrigin } from "@octroi/ui/policy/edit";
import { type ComponentProps, useId } from "react";
import type { PolicyCopy } from "../content/policy/copy.ts";

export interface DraftPartProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The fields that hold what no policy can. */
  wrong: readonly DraftField[] | undefined;
}

interface DraftInputProps extends DraftPartProps, Pick<ComponentProps<"input">, "inputMode"> {
  copy: Pick<PolicyCopy, "wrong">;
  field: DraftField;
  label: string;
  hint?: string;
  optional?: string;
}

/** A text field of the draft. What it holds stays, and what is wrong with it is said below. */
export function DraftInput({ copy, field, draft, onChange, wrong, hint, ...rest }: DraftInputProps) {
  const id = useId();
  const isWrong = wrong?.includes(field) ?? false;
  const change = (text: string) =>
    onChange(field === "origin" ? withOrigin(draft, text) : { ...draft, [field]: text });
  return (
    <div>
      <Field
        {...rest}
        name={field}
        value={draft[field]}
        invalid={isWrong}
        maxLength={2048}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={id}
        onChange={({ target }) => change(target.value)}
      />
      <p
        id={id}
        role={isWrong ? "alert" : undefined}
        className={`mt-1.5 text-sm ${isWrong ? "text-coral" : "text-faint"}`}
      >
        {isWrong ? copy.wrong[field] : hint}
      </p>
    </div>
  );
}
