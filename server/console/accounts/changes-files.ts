import { csvRow } from "@octroi/logs/csv";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import type { Change } from "../../../domain/workspaces/changes.ts";
import type { Workspaces } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

/** The whole log of a workspace's changes, for programs and for spreadsheets. Whoever asks may: that was checked. */
export function changesFiles({ workspaces }: { workspaces: Pick<Workspaces, "changes"> }): {
  changesCsv: Handler<ConsoleEnv>;
  changesJson: Handler<ConsoleEnv>;
} {
  async function load(c: Context<ConsoleEnv>): Promise<{ workspace: string; changes: Change[] }> {
    const { membership } = c.get("caller");
    if (membership === undefined) throw new Refusal("unknown");
    return { workspace: membership.name, changes: await workspaces.changes(membership.id) };
  }

  return {
    async changesCsv(c) {
      const { changes } = await load(c);
      const rows = changes.map(({ at, by, kind, subject, value, token }) => [
        at,
        by,
        kind,
        subject,
        value,
        token,
      ]);
      return c.body([["at", "by", "kind", "subject", "value", "token"], ...rows].map(csvRow).join(""), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="octroi-changes.csv"',
      });
    },

    async changesJson(c) {
      const { workspace, changes } = await load(c);
      c.header("content-disposition", 'attachment; filename="octroi-changes.json"');
      return c.json({ schemaVersion: 1, workspace, changes });
    },
  };
}
