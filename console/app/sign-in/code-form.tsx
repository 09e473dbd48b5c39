import { pathTo } from "../../../domain/access/paths.ts";
import type { CodeCopy } from "../content/sign-in.ts";
import type { FormFault } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { PageForm, Submit, TextField } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";

interface CodeFormProps {
  copy: CodeCopy;
  /** Said where it is. */
  over: string;
  /** Where the code went; undefined where nobody knows anymore. */
  email: string | undefined;
  isOver: boolean;
  next: string | undefined;
  fault: FormFault | undefined;
}

export function CodeForm({ copy, over, email, isOver, next, fault }: CodeFormProps) {
  const hiddenNext = next && <input type="hidden" name="next" value={next} />;
  return (
    <NarrowPage title={copy.title} intro={isOver ? over : `${copy.sent} ${email}.`}>
      {!isOver && (
        <PageForm fault={fault}>
          {hiddenNext}
          {/* Once the code is over, only the form knows where a new one goes. */}
          <input type="hidden" name="email" value={email} />
          <CodeField label={copy.code} hint={copy.hint} fault={fault} />
          <Submit size="lg">{copy.submit}</Submit>
        </PageForm>
      )}
      {email && (
        <PageForm action={pathTo("signIn")}>
          {hiddenNext}
          <input type="hidden" name="email" value={email} />
          <Submit variant={isOver ? "jade" : "outline"}>{copy.again}</Submit>
        </PageForm>
      )}
      <p>
        <a href={pathTo("signIn")} className={linkClass}>
          {copy.other}
        </a>
      </p>
    </NarrowPage>
  );
}

interface CodeFieldProps {
  /** Where there are several. */
  name?: string;
  label: string;
  hint?: string;
  /** Unless another field comes before it. */
  autoFocus?: boolean;
  fault: FormFault | undefined;
}

export function CodeField({ name = "code", label, hint, autoFocus = true, fault }: CodeFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      {...(hint && { hint })}
      figures
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      required
      maxLength={12}
      fault={fault}
    />
  );
}
