import { internet } from "@octroi/web/reading/network";
import { localNetwork } from "@octroi/web/testing/local-web";
import * as v from "valibot";

const ports = v.object({ "http:": v.number(), "https:": v.number() });

/**
 * The proxy as `npm start -w proxy` runs it, put into a web of one machine. What it takes for the internet is changed
 * here, from outside: nothing in the proxy itself can turn its guards off.
 */
Object.assign(internet, localNetwork(v.parse(ports, JSON.parse(process.argv[2] ?? ""))));
await import("../src/main.ts");
