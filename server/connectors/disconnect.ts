import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import type { SiteKeys } from "../../store/store.ts";
import type { ConsoleEnv } from "../console/env.ts";
import { siteCredentials } from "./credentials.ts";
import { unauthorized } from "./unauthorized.ts";

/** Answers `POST /v1/disconnect`: a connector that was taken out ends its own key. */
export function disconnectHandler(siteKeys: Pick<SiteKeys, "endSecret">): Handler<ConsoleEnv> {
  return async (c) => {
    const credentials = siteCredentials(c.req.header("authorization"));
    if (credentials === undefined) throw unauthorized();
    const outcome = await siteKeys.endSecret(credentials.site, credentials.secret, undefined);
    if (outcome === "wrong") throw unauthorized();
    if (outcome === "gone") throw new Refusal("gone");
    return c.body(null, 204);
  };
}
