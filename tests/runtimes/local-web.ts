import { internet } from "@octroi/web/reading/network";
import { localNetwork } from "@octroi/web/testing/local-web";
import * as v from "valibot";

const web = v.object({
  ports: v.object({ "http:": v.number(), "https:": v.number() }),
  /** Of the authority that sites' certificates are from. */
  ca: v.optional(v.string()),
  nameServerPort: v.optional(v.number()),
});

/**
 * Imported before a server: it is in a web of one machine. What it takes for the internet is changed here, from outside:
 * nothing in the server itself can turn its guards off.
 */
const { ports, ca, nameServerPort } = v.parse(web, JSON.parse(process.env["LOCAL_WEB"] ?? ""));
Object.assign(internet, localNetwork(ports, ca), {
  nameServerPort,
  deadline: (ms: number) => AbortSignal.timeout(ms),
});
