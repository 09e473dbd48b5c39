/** From the one who reads to the one who decides. Each may what the one before may. */
export const roles = ["reader", "editor", "owner"] as const;
export type Role = (typeof roles)[number];

export const plans = ["free", "pro"] as const;
export type Plan = (typeof plans)[number];

/** What pays and decides: its people and its sites. */
export interface Workspace {
  id: string;
  name: string;
  plan: Plan;
  createdAt: string;
  /** When it is deleted, unless an owner decides otherwise before. */
  deleteAt: string | undefined;
  /** By whose clocks its mails are sent. */
  timeZone: string;
  /** When it went from Pro to free; undefined on Pro, and where it never was. */
  leftProAt: string | undefined;
  /** Since when the operator has closed it to its people; undefined while it is open. */
  suspendedAt: string | undefined;
}

/** A workspace as one of its people sees it. */
export interface Membership extends Workspace {
  role: Role;
}

export interface Member {
  personId: string;
  email: string;
  name: string | undefined;
  role: Role;
  since: string;
}

/** Whether a role is at least another one. */
export function mayAs(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

export function isPlan(value: unknown): value is Plan {
  return plans.some((plan) => plan === value);
}

export interface Invitation {
  id: string;
  workspaceId: string;
  email: string;
  role: Role;
  createdAt: string;
  expiresAt: string;
}

export const invitationDays = 7;

/** How long an owner can think again. */
export const deletionDays = 7;
