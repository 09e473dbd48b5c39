import { Button, type ButtonLook } from "@octroi/ui/components/button.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { addressOf, pages } from "../../domain/pages/pages.ts";
import type { CheckFieldCopy } from "../content/check-field.ts";
import { usePrefix } from "../page/root-data.ts";

/**
 * The check-up's single field. Before script it leads to the tool, which runs on what its address says; where there is
 * no script, nothing would, and it is not offered.
 */
export function CheckField({
  copy,
  variant = "jade",
}: { copy: CheckFieldCopy } & Pick<ButtonLook, "variant">) {
  return (
    <form
      action={addressOf(pages.siteCheck, usePrefix())}
      className="scripting-only grid gap-3 sm:grid-cols-[1fr_auto]"
    >
      <Field
        label={copy.label}
        hint={copy.hint}
        name="domain"
        required
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder="example.com"
      />
      {/* Level with the field, which has its label above it. */}
      <Button type="submit" variant={variant} size="lg" className="self-start sm:mt-8 sm:min-h-12">
        {copy.action}
      </Button>
    </form>
  );
}
