import { octroi } from "@octroi/edge/bun";
import policy from "./octroi.policy.json";

const site = octroi({ policy }, () => new Response("Hello"));
const server = Bun.serve({ fetch: site });
console.log(server.url.href);
process.once("SIGTERM", () => server.stop().then(() => site.flush()));
