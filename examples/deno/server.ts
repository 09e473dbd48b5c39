import { octroi } from "@octroi/edge/deno";
import policy from "./octroi.policy.json" with { type: "json" };

const site = octroi({ policy }, () => new Response("Hello"));
const server = Deno.serve(site);
Deno.addSignalListener("SIGTERM", () => server.shutdown().then(() => site.flush()));
