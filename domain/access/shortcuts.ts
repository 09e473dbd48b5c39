import { pathWith, type RouteMatch } from "./paths.ts";
import type { RouteId } from "./routes.ts";

/**
 * Addresses that name no workspace, of bookmarks, of the plugin and of pages that are about none: each leads to its
 * page in the workspace where the person was last. Nothing is ever changed by them.
 */
export const shortcuts = {
  lastSites: "sites",
  lastNewSite: "newSite",
  lastHouseRules: "houseRules",
  lastConnect: "connect",
  lastStatements: "statements",
  lastWebhooks: "webhooks",
  lastPeople: "people",
  lastInvitePerson: "invitePerson",
  lastLeaveWorkspace: "leaveWorkspace",
  lastMember: "member",
  lastWorkspace: "workspace",
  lastPlan: "plan",
  lastEndPlan: "endPlan",
  lastDeleteWorkspace: "deleteWorkspace",
  lastKeepWorkspace: "keepWorkspace",
  lastChanges: "changes",
  lastChangesCsv: "changesCsv",
  lastChangesJson: "changesJson",
  lastWithdrawInvitation: "withdrawInvitation",
} as const satisfies Partial<Record<RouteId, RouteId>>;

export type ShortcutId = keyof typeof shortcuts;

export function isShortcut(id: string): id is ShortcutId {
  return id in shortcuts;
}

/** Where a shortcut leads, for whoever was last in a workspace. */
export function shortcutPath(
  id: ShortcutId,
  parameters: RouteMatch["parameters"],
  workspace: string,
): string {
  return pathWith(shortcuts[id], { ...parameters, workspace });
}
