import { withNext } from "../../../domain/access/next-page.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import type { SignInCopy } from "../content/sign-in.ts";
import type { FormFault } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { PageForm, Submit, TextField } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { PasskeyButton } from "./passkey-button.tsx";

interface SignInFormProps {
  copy: SignInCopy;
  /** Where the same form stands in other words. */
  other: "signIn" | "signUp";
  next: string | undefined;
  fault: FormFault | undefined;
}

export function SignInForm({ copy, other, next, fault }: SignInFormProps) {
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={fault}>
        {next && <input type="hidden" name="next" value={next} />}
        <TextField
          name="email"
          type="email"
          label={copy.email}
          autoComplete="username webauthn"
          autoFocus
          required
          maxLength={254}
          fault={fault}
        />
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <PasskeyButton label={copy.passkey} failure={copy.passkeyFault} next={next} />
      <p>
        <a href={withNext(pathTo(other), next)} className={linkClass}>
          {copy.other}
        </a>
      </p>
    </NarrowPage>
  );
}
