import { type Role, roles } from "../../../domain/workspaces/workspace.ts";
import type { FormFault } from "../forms/form.ts";
import { Choice } from "../forms/parts.tsx";

interface RoleChoiceProps {
  legend: string;
  words: Record<Role, { name: string; hint: string }>;
  chosen: Role;
  fault: FormFault | undefined;
}

export function RoleChoice({ legend, words, chosen, fault }: RoleChoiceProps) {
  const options = roles.map((value) => ({ value, label: words[value].name, hint: words[value].hint }));
  return <Choice name="role" legend={legend} options={options} chosen={chosen} fault={fault} />;
}
