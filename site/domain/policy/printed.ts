import { outputs, type Policy, type Printed, printAll, type SpecSupport } from "@octroi/policy";
import type { Form, PrintedForms } from "./forms.ts";

/** The name under which the gate looks for a policy. */
export const policyFileName = "octroi.policy.json";

/** Every file that a policy becomes. */
export function printForms(policy: Policy): PrintedForms {
  return { ...printAll(policy), policy: policyFile(policy) };
}

function policyFile(policy: Policy): Printed {
  const text = JSON.stringify({ $schema: "./node_modules/@octroi/policy/schema.json", ...policy }, null, 2);
  return { files: [{ path: policyFileName, type: "application/json", text: `${text}\n` }], notes: [] };
}

/** How far a form is settled and who heeds it; the gate's own file needs nobody's consent. */
export function specSupportOf(form: Form): SpecSupport | undefined {
  return form === "policy" ? undefined : outputs[form].support;
}
