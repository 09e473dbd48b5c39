import { clientKey, type IsTrusted } from "@octroi/web/http/client-address";
import { Refusal } from "@octroi/web/http/refusal";
import { Hono } from "hono";
import type { LedgerStream } from "../gate/ledger-stream.ts";
import type { ApiEnv } from "./refusal-response.ts";

/** The ledger while one looks, by server-sent events. */
export function ledgerApi(stream: LedgerStream, isTrusted: IsTrusted) {
  return new Hono<ApiEnv>()
    .get("/", (c) => {
      const response = stream.open(clientKey(c, isTrusted));
      if (response === undefined) throw new Refusal("busy", { headers: { "retry-after": "30" } });
      return response;
    })
    .all("/", () => {
      throw new Refusal("method", { headers: { allow: "GET, HEAD" } });
    });
}
