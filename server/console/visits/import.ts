import { bodyOf } from "@octroi/web/http/body";
import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import { firstDayKept } from "../../../domain/visits/history.ts";
import { parseImport } from "../../../domain/visits/import.ts";
import { todayOf } from "../../../domain/visits/site-zones.ts";
import type { Sites, Visits, Workspaces } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

interface ImportServices {
  visits: Pick<Visits, "importDays">;
  sites: Pick<Sites, "find">;
  workspaces: Pick<Workspaces, "find">;
}

const maxBytes = 4 * 1024 * 1024;

/** Adds the daily totals of an access log that was read in the browser. Whoever asks may: that was checked. */
export function importHandler({ visits, sites, workspaces }: ImportServices): Handler<ConsoleEnv> {
  return async (c) => {
    const site = await sites.find(c.get("route").parameters.site ?? "");
    const workspace = site && (await workspaces.find(site.workspaceId));
    if (site === undefined || workspace === undefined) throw new Refusal("unknown");
    if (!/^application\/json\b/i.test(c.req.header("content-type") ?? ""))
      throw new Refusal("unsupportedType");
    const today = todayOf(site.zones, new Date());
    const parsed = parseImport(
      jsonOf(await bodyOf(c.req.raw, maxBytes)),
      today,
      firstDayKept(workspace.plan, today),
    );
    if (parsed === undefined) throw new Refusal("invalid");
    return c.json({ ...(await visits.importDays(site.id, parsed.days)), leftOut: parsed.leftOut });
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("malformed");
  }
}
