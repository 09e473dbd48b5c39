import { internet } from "@octroi/web/reading/network";
import { localNetwork } from "@octroi/web/testing/local-web";
import * as v from "valibot";

const web = v.object({ ports: v.object({ "http:": v.number(), "https:": v.number() }), ca: v.string() });

/** Names that do not lead to the local web. */
const elsewhere = { "inside.example.com": ["10.0.0.7"], "nowhere.example.com": [] };

/**
 * The server as `npm start` runs it, put into a web of one machine. What its readers take for the internet is changed
 * here, from outside: nothing in the server itself can turn its guards off.
 */
const { ports, ca } = v.parse(web, JSON.parse(process.env["LOCAL_WEB"] ?? ""));
Object.assign(internet, localNetwork(ports, ca, elsewhere));
await import("../../../server/main.ts");
