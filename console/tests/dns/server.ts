import { internet } from "@octroi/web/reading/network";
import { localNetwork } from "@octroi/web/testing/local-web";
import * as v from "valibot";

const web = v.object({
  ports: v.object({ "http:": v.number(), "https:": v.number() }),
  nameServerPort: v.number(),
});

/**
 * The console as it is started, put into a web of one machine. What it takes for the internet is changed here, from
 * outside: nothing in the console itself can turn its guards off.
 */
const { ports, nameServerPort } = v.parse(web, JSON.parse(process.env["LOCAL_WEB"] ?? ""));
Object.assign(internet, localNetwork(ports), {
  nameServerPort,
  deadline: (ms: number) => AbortSignal.timeout(ms),
});
await import("../../server/main.ts");
