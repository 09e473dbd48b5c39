import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import type { Rules } from "../../store/store.ts";
import type { ConsoleEnv } from "../console/env.ts";

/** The published policy as the file that a deployment can carry: it works without the console too. */
export function policyFile(rules: Pick<Rules, "latest">): Handler<ConsoleEnv> {
  return async (c) => {
    const version = await rules.latest(c.get("route").parameters.site ?? "");
    if (version === undefined) throw new Refusal("unknown");
    return c.body(`${JSON.stringify(version.policy, null, 2)}\n`, 200, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="octroi.policy.json"',
    });
  };
}
