import type { Plan } from "../workspaces/workspace.ts";

/** What a published policy does at the site: `observe` decides and reports, `enforce` answers too. */
export const modes = ["observe", "enforce"] as const;
export type Mode = (typeof modes)[number];

export function isMode(value: unknown): value is Mode {
  return modes.some((mode) => mode === value);
}

/** Whether a plan publishes rules that are enforced. Without it they are written, tried and observed. */
export function mayEnforce(plan: Plan): boolean {
  return plan === "pro";
}

/** The mode that connectors are given: what was enforced is observed once the plan no longer covers it. */
export function appliedMode(mode: Mode, plan: Plan): Mode {
  return mayEnforce(plan) ? mode : "observe";
}
